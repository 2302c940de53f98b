"""Requests to other services: allowed addresses, and one bounded POST or GET to a pinned address (ADR 30, ADR 33)."""
