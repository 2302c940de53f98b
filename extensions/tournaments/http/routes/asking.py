"""Shared parts of event operations: the request for use cases, common problems, and a blueprint."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from extensions.tournaments.app.event_requests import EventRequest
from extensions.tournaments.http.event_cost import ReadsEvents
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call
from service.http.operation import Handler

READ = ("not-found", "gone", "unavailable")
WRITTEN = ("forbidden", "not-found", "gone", "standings-final", "event-cancelled", "busy", "unavailable")
"""Problems of requests that change an event."""


def to_event_request(call: Call, event: str) -> EventRequest:
    """The request in the use cases' terms."""
    return EventRequest(event, call.bearer, call.request, call.headers.get("seen"))


class EventBlueprint(ReadsEvents, Blueprint):
    """Operations with tokens of events: a request that succeeds has proved its token valid, and is counted by it."""

    def operation(
        self, method: str, path: str, answer: Answer, problems: Any = (), **more: Any
    ) -> Callable[[Handler], Handler]:
        """As `Blueprint.operation`."""
        decorate = super().operation(method, path, answer, problems, **more)

        def decorator(handler: Handler) -> Handler:
            @wraps(handler)
            def handle(call: Call, **names: Any) -> Any:
                made = handler(call, **names)
                if call.sent_token is not None:
                    request_parsing.note_valid_token()
                return made

            decorate(handle)
            return handler

        return decorator
