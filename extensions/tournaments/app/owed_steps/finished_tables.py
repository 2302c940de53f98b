"""Notes the results of games in their tournament: once for each game, by the first process that notices its end."""

from __future__ import annotations

from contextlib import suppress

from domain.game.aggregate import Game
from domain.game.events.game_events import GameHead
from domain.kernel.errors import Conflict
from extensions.tournaments.app.owed_steps.find_game import GamePlace, find_game
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.batch import FactBatch, FactCause
from extensions.tournaments.domain.decide.finishing import finish_table, is_by_scores
from extensions.tournaments.domain.game_results import played_by, result_of
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context


def note_finished(context: Context, tournament_id: str, game: Game) -> bool:
    """Append the end of a game to its tournament, unless it is noted. Returns whether the tournament knows of it now, or never
    will.

    Raises Missing, Unavailable.
    """
    place = find_game(context.part(Tournaments).repository.load(tournament_id), game.id)
    if place is None or place.is_withdrawn or place.game.opened is None:
        return True
    key = f"service/finished/{game.id}"

    def act(latest: Tournament) -> FactBatch:
        found = find_game(latest, game.id) or place
        return finish_table(
            latest, found.round.number, found.table.number, game.id, GameHead(game.version, game.digest.hex()),
            result=result_of(game, len(found.table.seats), is_by_scores=is_by_scores(found.round, found.table.number)),
            played_by=played_by(game, len(found.table.seats)),
            cause=FactCause(max(context.stamp(), latest.at), key=key, fingerprint="tournament"),
        )  # fmt: skip

    with suppress(Conflict):
        context.part(Tournaments).repository.decide_and_append(tournament_id, key, "tournament", act)
    after = find_game(context.part(Tournaments).repository.load(tournament_id), game.id)
    return after is None or is_settled(after)


def is_settled(place: GamePlace) -> bool:
    """Whether a tournament needs no more work for a finished game."""
    return place.game.is_over or place.is_withdrawn or place.round.state == "closed"
