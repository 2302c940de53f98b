"""Rows of tournaments: what lists show, and public figures of size."""
