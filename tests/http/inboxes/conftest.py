"""Inboxes that notice soon, and whose streams end with their test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask import Flask

from service.app.feeds import inbox_feed
from service.http.app_services import NAME
from tests.http.inboxes.reading import FOLLOWED


@pytest.fixture(autouse=True)
def often(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Seats that are put in are noticed soon, streams are not silent for long, and are left with the test."""
    monkeypatch.setattr(inbox_feed, "GLANCE_S", 0.02)
    monkeypatch.setattr(inbox_feed.InboxReader, "glance_s", 0.02)
    streams = app.extensions[NAME].streams
    streams.beat_s, streams.writer.tick_s = 0.05, 0.01
    yield
    while FOLLOWED:
        FOLLOWED.pop().close()
