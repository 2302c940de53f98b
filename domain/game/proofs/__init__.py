"""Statements that a host signs: heads of games, and what was shown."""
