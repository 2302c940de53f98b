"""Repeats an arbiter's rulings in the games they concern, each once, by its number."""

from __future__ import annotations

from contextlib import suppress

from domain.game import decide
from domain.game.aggregate import Game
from domain.game.batch import Batch, Cause
from domain.game.events.game_events import RulingMade
from domain.game.interventions import interventions
from domain.game.interventions.interventions import Statement
from domain.kernel.errors import Conflict, Malformed
from domain.kernel.outcome import Outcome
from extensions.tournaments.app.owed_steps.games import find_existing
from extensions.tournaments.app.owed_steps.portion import Portion
from extensions.tournaments.domain.fact_codec import decode_fact
from extensions.tournaments.domain.facts.ruling_facts import TableRulingMade
from extensions.tournaments.domain.tournament import Tournament, TournamentRuling
from service.app.core.context import Context
from service.app.core.idempotent_requests import Request

RULED_OUTCOME = "ruling"
"""Reason of an outcome that an arbiter states without one."""


def mirror_rulings(context: Context, tournament: Tournament, portion: Portion) -> None:
    """Repeat each ruling on a table in its game, unless the game has it."""
    for ruling in tournament.rulings:
        if ruling.table is None or ruling.kind == "penalty":
            continue
        game = find_existing(context, game_of_ruling(tournament, ruling))
        if game is not None and game.answered.get(request_of(ruling).key) is None:
            portion.require_left()
            mirror_ruling(context, tournament, ruling, game, portion)


def game_of_ruling(tournament: Tournament, ruling: TournamentRuling) -> str:
    """The game that the table played when the ruling was made: each earlier replay gave the table another game."""
    assert ruling.round is not None
    assert ruling.table is not None
    replays = sum(
        each.kind == "replay" and (each.round, each.table) == (ruling.round, ruling.table) and each.number < ruling.number
        for each in tournament.rulings
    )
    return tournament.rounds[ruling.round].tables[ruling.table].games[replays].id


def request_of(ruling: TournamentRuling) -> Request:
    """The idempotency key of a ruling in its game."""
    return Request(f"tournament/ruling/{ruling.number}", "tournament")


def mirror_ruling(context: Context, tournament: Tournament, ruling: TournamentRuling, game: Game, portion: Portion) -> None:
    """Repeat one ruling. One without effect on the game's current state appends no event."""
    [entry] = context.store.read(tournament.id, ruling.version - 1, 1)
    fact = decode_fact(entry.event).fact
    assert isinstance(fact, TableRulingMade)
    statement = Statement(fact.author, f"Ruling {fact.number} of the tournament.")

    def act(latest: Game, cause: Cause) -> Batch:
        if fact.time is not None:
            return interventions.add_time(latest, fact.time.seat, fact.time.ms, statement, cause)
        if latest.is_running:
            return decide.decide_ruling(latest, RulingMade("abort", *statement, None, None), cause)
        return decide.decide_ruling(latest, RulingMade("correct", *statement, None, ruled_outcome(fact, latest)), cause)

    with suppress(Conflict, Malformed):
        context.games.execute(game.id, request_of(ruling), act)
        portion.spend()


def ruled_outcome(fact: TableRulingMade, game: Game) -> Outcome | None:
    """The outcome of a game after a ruling: other winners, or none if the game no longer counts; points do not change
    it.
    """
    if fact.kind in ("void", "replay"):
        return None
    if fact.kind == "correct" and fact.after is not None:
        return Outcome(fact.after.winners, fact.after.reason or RULED_OUTCOME)
    return game.outcome
