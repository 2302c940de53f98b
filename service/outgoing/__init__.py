"""Requests to addresses that strangers chose: which may be asked, and one bounded POST to a pinned one (ADR 30)."""
