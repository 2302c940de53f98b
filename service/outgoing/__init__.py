"""Requests to user-supplied URLs: allowed addresses, and one bounded POST to a pinned address (ADR 30)."""
