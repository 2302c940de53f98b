"""Answers of sign-in."""
