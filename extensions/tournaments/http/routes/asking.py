"""Shared parts of tournament operations: the request for use cases, common problems, and a blueprint."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from extensions.tournaments.app.requests import TournamentRequest
from extensions.tournaments.http.cost import ReadsTournaments
from service.http import request_parsing
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call
from service.http.operation import Handler

READ = ("not-found", "gone", "unavailable")
WRITTEN = ("forbidden", "not-found", "gone", "standings-final", "tournament-cancelled", "busy", "unavailable")
"""Problems of requests that change a tournament."""


def to_tournament_request(call: Call, tournament_id: str) -> TournamentRequest:
    """The request in the use cases' terms."""
    return TournamentRequest(tournament_id, call.bearer, call.request, call.headers.get("seen"))


class TournamentBlueprint(ReadsTournaments, Blueprint):
    """Operations with tokens of tournaments: a request that succeeds has proved its token valid, and is counted by it."""

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
