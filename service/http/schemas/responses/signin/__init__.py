"""Answers of signing in."""
