"""What every handler works with, kept with the Flask application it serves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flask import Flask, current_app

from service.app.context import Context
from service.app.feed_listener import Hub
from service.app.health import Health
from service.app.live_feed import Audiences
from service.http.streaming.response import Streams

NAME = "deaddrop"


@dataclass(frozen=True)
class Desk:
    """context: for the use cases; health: how things stand; hub: wakes who waits; audiences: who follows games here; streams:
    what all share that go on, with the `waiters`, how many requests may wait at once; contract: OpenAPI.
    """

    context: Context
    health: Health
    hub: Hub
    audiences: Audiences
    streams: Streams
    contract: Callable[[], dict[str, Any]]


def place(app: Flask, desk: Desk) -> None:
    """Make `desk` the one that the handlers of `app` work with."""
    app.extensions[NAME] = desk


def desk() -> Desk:
    """The desk of the application that handles this request."""
    found: Desk = current_app.extensions[NAME]
    return found


def context() -> Context:
    """What use cases are given."""
    return desk().context
