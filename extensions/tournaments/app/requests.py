"""Exactly-once requests to a tournament: idempotency key, cause in the log, retry after a lost race, repeated answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from domain.game.aggregate import IdempotencyEntry
from domain.kernel.errors import MissingVersion
from extensions.tournaments.app.callers import Caller, authenticate_caller
from extensions.tournaments.app.forgetting import erase_if_forgotten, texts_of_players
from extensions.tournaments.app.repository import TournamentResult
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.salted_text import SALT_BYTES, SaltedText
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.core.idempotent_requests import Reply, Request


class TournamentRequest(NamedTuple):
    """A request to a tournament. seen: version that it was decided on, None without If-Match."""

    tournament: str
    bearer: str | None
    request: Request
    seen: int | None = None

    def __repr__(self) -> str:
        return f"Asked({self.tournament!r})"


Decide = Callable[[Tournament, Caller, FactCause], FactBatch]
BuildAnswer = Callable[[Tournament, IdempotencyEntry | None], Any]
"""An answer from the tournament after the request, and the versions of its facts; None if it had no effect."""


def load_tournament(context: Context, tournament_id: str, bearer: str | None) -> tuple[Tournament, Caller]:
    """The tournament at its newest version, and the caller.  Raises Missing, Unauthorised, Gone."""
    tournament = context.part(Tournaments).repository.load(tournament_id)
    return tournament, authenticate_caller(context, tournament, bearer)


def execute_at_tournament(context: Context, asked: TournamentRequest, kind: str, decide: Decide, answer: BuildAnswer) -> Reply:
    """Carry out a request once per caller, kind and key, and answer it.

    Raises the errors of `decide`, Missing, Unauthorised, Gone, Conflict, Unavailable.
    """
    _, caller = load_tournament(context, asked.tournament, asked.bearer)
    scoped = asked.request.within(f"{kind}-{caller.by or 'anybody'}")

    written = dict[str, list[str]]()

    def act(latest: Tournament) -> FactBatch:
        now = authenticate_caller(context, latest, asked.bearer)
        batch = decide(latest, now, FactCause(max(context.stamp(), latest.at), now.by, *scoped))
        written.clear()
        written.update(texts_of_players(context, latest, batch))
        return batch

    done = context.part(Tournaments).repository.decide_and_append(asked.tournament, *scoped, act)
    erase_if_forgotten(context, done.tournament, written)
    return Reply(answer(tournament_after(context, done), done.answered), done.replayed)


def execute_for_holder(
    context: Context,
    tournament_id: str,
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

    done = context.part(Tournaments).repository.decide_and_append(tournament_id, *request, act)
    return Reply(answer(tournament_after(context, done), done.answered), done.replayed)


def tournament_after(context: Context, done: TournamentResult) -> Tournament:
    """The tournament right after a request, ignoring later facts."""
    if done.answered is None or done.tournament.version == done.answered.last:
        return done.tournament
    return context.part(Tournaments).repository.at(done.tournament.id, done.answered.last)


def require_version(asked: TournamentRequest) -> int:
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
