"""Statements signed by a host: heads of games, and shown views."""
