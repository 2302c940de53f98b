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
from service.http.streaming.response import StreamState

NAME = "deaddrop"


@dataclass(frozen=True)
class AppServices:
    """context: for the use cases; health: how things stand; hub: wakes who waits; audiences: who follows games here; streams:
    what all share that go on, with the `waiters`, how many requests may wait at once; contract: OpenAPI.
    """

    context: Context
    health: Health
    hub: Hub
    audiences: Audiences
    streams: StreamState
    contract: Callable[[], dict[str, Any]]


def attach_services(app: Flask, desk: AppServices) -> None:
    """Make `desk` the one that the handlers of `app` work with."""
    app.extensions[NAME] = desk


def current_services() -> AppServices:
    """The desk of the application that handles this request."""
    found: AppServices = current_app.extensions[NAME]
    return found


def current_context() -> Context:
    """What use cases are given."""
    return current_services().context
