"""Folds of the opening of a tournament's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.game.events.tournament_table import TOURNAMENT_TABLE_EVENTS, NoShowsNoted, PlayOpened
from domain.kernel.secrecy import Event


def with_opening(game: Game, event: PlayOpened | NoShowsNoted) -> Game:
    return replace(game, opening=game.opening and game.opening.after(event, game.version + 1))


TOURNAMENT_TABLE_FOLDS: dict[type[Event], Callable[[Game, Any], Game]] = dict.fromkeys(TOURNAMENT_TABLE_EVENTS, with_opening)
