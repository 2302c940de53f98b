"""Services of the handlers, stored in the Flask application's extensions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flask import Flask, current_app

from service.app.chat.chat_listener import ChatListener
from service.app.core.context import Context
from service.app.feeds.feed_listener import FeedListener
from service.app.feeds.live_feed import SharedFeeds
from service.app.maintenance.health import Health
from service.app.ratings.rating_book import RatingBook
from service.http.streaming.response import StreamState

NAME = "deaddrop"


@dataclass(frozen=True)
class AppServices:
    """Shared services of the handlers.

    context: of use cases; health: readiness, cached for a second; hub: wakes waiting requests; audiences:
    feeds shared by viewpoint; streams: streaming state, including the long-poll semaphore; chat: wakes followers of talk;
    ratings: ratings folded from the results by this process; contract: builds the OpenAPI document, with the types of a ruleset
    if one is given, whole or for players.
    """

    context: Context
    health: Health
    hub: FeedListener
    audiences: SharedFeeds
    streams: StreamState
    chat: ChatListener
    ratings: RatingBook
    contract: Callable[..., dict[str, Any]]


def attach_services(app: Flask, services: AppServices) -> None:
    """Attach the services to `app`."""
    app.extensions[NAME] = services


def current_services() -> AppServices:
    """Services of the current application."""
    found: AppServices = current_app.extensions[NAME]
    return found


def current_context() -> Context:
    """Context of the use cases."""
    return current_services().context
