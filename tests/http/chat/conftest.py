"""Rooms that are looked at often, and streams that end with their test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask import Flask

from service.http.app_services import NAME
from tests.http.chat.talking import FOLLOWED


@pytest.fixture(autouse=True)
def often(app: Flask) -> Iterator[None]:
    services = app.extensions[NAME]
    services.chat.glance_s = 0.02
    services.streams.beat_s, services.streams.writer.tick_s = 0.05, 0.01
    yield
    while FOLLOWED:
        FOLLOWED.pop().close()
