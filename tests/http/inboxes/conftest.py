"""Inboxes that notice soon."""

from __future__ import annotations

import pytest
from flask import Flask

from service.app.feeds import inbox_feed
from service.http.app_services import NAME


@pytest.fixture(autouse=True)
def often(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats that are put in are noticed soon, and streams are not silent for long."""
    monkeypatch.setattr(inbox_feed, "GLANCE_S", 0.02)
    monkeypatch.setattr(inbox_feed.InboxReader, "glance_s", 0.02)
    streams = app.extensions[NAME].streams
    streams.beat_s, streams.writer.tick_s = 0.05, 0.01
