"""Streams that are not silent for long."""

from __future__ import annotations

import pytest
from flask import Flask

from service.http.app_services import NAME
from service.http.streaming.response import StreamState


@pytest.fixture(autouse=True)
def streams(app: Flask) -> StreamState:
    """What the streams of `app` share; they do not stay silent for long."""
    shared: StreamState = app.extensions[NAME].streams
    shared.beat_s = 0.05
    return shared
