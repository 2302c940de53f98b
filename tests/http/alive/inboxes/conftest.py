"""Inboxes as in memory."""

from tests.http.inboxes.conftest import often as often
