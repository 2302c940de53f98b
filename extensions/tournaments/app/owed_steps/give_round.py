"""A tournament's awaited round of drand: noted for the fetcher, and given to the tournament."""

from __future__ import annotations

from domain.game.opening.luck import NotTheRound
from domain.kernel.errors import Conflict
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide import publishing
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context
from service.app.due.awaited_rounds import note_round_of_stream
from service.signing.drand import verify_round
from service.store import ProjectionRows


def note_round(store: ProjectionRows, tournament: Tournament) -> None:
    """Remember the round that a tournament waits for, if it does."""
    current = tournament.current
    awaits = None if current is None or current.has_luck else current.awaits
    if awaits is not None and not isinstance(awaits, str):
        note_round_of_stream(store, tournament.id, tournament.version, awaits.round)


def give_round(context: Context, tournament_id: str, number: int, signature: str) -> Tournament:
    """Store the awaited round, from any caller: its signature proves it.  Raises Conflict, Malformed, Missing,
    NotTheRound.
    """
    if not verify_round(number, signature):
        raise NotTheRound(f"This is no signature of quicknet under round {number}.")
    current = context.part(Tournaments).repository.load(tournament_id).current
    if current is None:
        raise Conflict("luck-drawn", "This tournament waits for no luck.")
    played, key = current.number, f"service/entropy/{current.number}/{current.attempt}"

    def act(latest: Tournament) -> FactBatch:
        return publishing.give_round(
            latest, played, number, signature, FactCause(max(context.stamp(), latest.at), None, key, "tournament")
        )

    return context.part(Tournaments).repository.decide_and_append(tournament_id, key, "tournament", act).tournament
