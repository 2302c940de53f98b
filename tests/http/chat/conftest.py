"""Rooms that are looked at often."""

from __future__ import annotations

import pytest
from flask import Flask

from service.http.app_services import NAME


@pytest.fixture(autouse=True)
def often(app: Flask) -> None:
    services = app.extensions[NAME]
    services.chat.glance_s = 0.02
    services.streams.beat_s, services.streams.writer.tick_s = 0.05, 0.01
