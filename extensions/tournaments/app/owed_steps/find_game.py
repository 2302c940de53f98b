"""The place of a game in its tournament."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from extensions.tournaments.domain.tables import PlayedGame, Round, Table
from extensions.tournaments.domain.tournament import Tournament


class GamePlace(NamedTuple):
    """A game's place in its tournament. is_withdrawn: whether its round was withdrawn."""

    round: Round
    table: Table
    game: PlayedGame
    is_withdrawn: bool


def games_of(tournament: Tournament) -> Iterator[GamePlace]:
    """Every game of a tournament, including withdrawn rounds and replayed games."""
    for is_withdrawn, rounds in ((True, tournament.withdrawn), (False, tournament.rounds.values())):
        for played in rounds:
            for table in played.tables.values():
                for game in table.games:
                    yield GamePlace(played, table, game, is_withdrawn)


def find_game(tournament: Tournament, game: str) -> GamePlace | None:
    """The place of a game; None for one that was never published."""
    return next((each for each in games_of(tournament) if each.game.id == game), None)
