"""Exactly-once requests to an event: idempotency key, cause in the log, retry after a lost race, repeated answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from domain.game.aggregate import IdempotencyEntry
from domain.kernel.errors import MissingVersion
from domain.tournament.batch import FactBatch, FactCause
from domain.tournament.facts.base import By
from domain.tournament.salted_text import SALT_BYTES, SaltedText
from domain.tournament.tournament import Tournament
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request
from service.app.core.tournament_repository import TournamentResult
from service.app.core.tournament_state import Tournaments
from service.app.tournaments.callers import Caller, authenticate_caller
from service.app.tournaments.forgetting import erase_if_forgotten, texts_of_players


class EventRequest(NamedTuple):
    """A request to an event. seen: version that it was decided on, None without If-Match."""

    event: str
    bearer: str | None
    request: Request
    seen: int | None = None

    def __repr__(self) -> str:
        return f"Asked({self.event!r})"


Decide = Callable[[Tournament, Caller, FactCause], FactBatch]
BuildAnswer = Callable[[Tournament, IdempotencyEntry | None], Any]
"""An answer from the event after the request, and the versions of its facts; None if it had no effect."""


def load_event(context: Context, event: str, bearer: str | None) -> tuple[Tournament, Caller]:
    """The event at its newest version, and the caller.  Raises Missing, Unauthorised, Gone."""
    tournament = context.part(Tournaments).repository.load(event)
    return tournament, authenticate_caller(context, tournament, bearer)


def execute_at_event(context: Context, asked: EventRequest, kind: str, decide: Decide, answer: BuildAnswer) -> Reply:
    """Carry out a request once per caller, kind and key, and answer it.

    Raises the errors of `decide`, Missing, Unauthorised, Gone, Conflict, Unavailable.
    """
    _, caller = load_event(context, asked.event, asked.bearer)
    scoped = asked.request.within(f"{kind}-{caller.by or 'anybody'}")

    written = dict[str, list[str]]()

    def act(latest: Tournament) -> FactBatch:
        now = authenticate_caller(context, latest, asked.bearer)
        batch = decide(latest, now, FactCause(max(context.stamp(), latest.at), now.by, *scoped))
        written.clear()
        written.update(texts_of_players(context, latest, batch))
        return batch

    done = context.part(Tournaments).repository.decide_and_append(asked.event, *scoped, act)
    erase_if_forgotten(context, done.tournament, written)
    return Reply(answer(event_after(context, done), done.answered), done.replayed)


def execute_for_holder(
    context: Context,
    event: str,
    holder: By,
    request: Request,
    *, decide: Callable[[Tournament, FactCause], FactBatch],
    answer: BuildAnswer,
) -> Reply:
    """Carry out a request whose body, not a token, proves that its caller is `holder`, once per key; and answer it. request:
    its key scoped.  Raises the errors of `decide`, Missing, Conflict, Unavailable.
    """

    def act(latest: Tournament) -> FactBatch:
        return decide(latest, FactCause(max(context.stamp(), latest.at), holder, *request))

    done = context.part(Tournaments).repository.decide_and_append(event, *request, act)
    return Reply(answer(event_after(context, done), done.answered), done.replayed)


def event_after(context: Context, done: TournamentResult) -> Tournament:
    """The event right after a request, ignoring later facts."""
    if done.answered is None or done.tournament.version == done.answered.last:
        return done.tournament
    return context.part(Tournaments).repository.at(done.tournament.id, done.answered.last)


def require_version(asked: EventRequest) -> int:
    """The version that a request was decided on.  Raises MissingVersion."""
    if asked.seen is None:
        raise MissingVersion('Name the version that you decided on, as in If-Match: "17".')
    return asked.seen


def salt_text(context: Context, text: str | None) -> SaltedText | None:
    """A text with a fresh salt; None stays None."""
    return None if text is None else SaltedText(text, context.entropy(SALT_BYTES).hex())


def salt_words(context: Context, text: str) -> SaltedText:
    """A text with a fresh salt."""
    return SaltedText(text, context.entropy(SALT_BYTES).hex())
