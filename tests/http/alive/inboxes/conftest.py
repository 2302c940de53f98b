"""Streams of inboxes notice soon, and end with their test."""

from tests.http.inboxes.conftest import often

__all__ = ["often"]
