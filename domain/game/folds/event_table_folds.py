"""Folds of the opening of an event's table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from domain.game.aggregate import Game
from domain.game.events.event_table import EVENT_TABLE_EVENTS, NoShowsNoted, PlayOpened
from domain.kernel.secrecy import Event


def with_opening(game: Game, event: PlayOpened | NoShowsNoted) -> Game:
    return replace(game, opening=game.opening and game.opening.after(event, game.version + 1))


EVENT_TABLE_FOLDS: dict[type[Event], Callable[[Game, Any], Game]] = dict.fromkeys(EVENT_TABLE_EVENTS, with_opening)
