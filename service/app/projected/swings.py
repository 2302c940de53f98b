"""Swings of imagined games, as rows outside the logs. Deleting them loses no data: they can be computed again."""

from __future__ import annotations

import msgspec

from domain.game.aggregate import Game
from domain.game.turning.swings import Swing
from domain.kernel.secrecy import Seat
from domain.kernel.timestamps import milliseconds
from service.store import ProjectionRows

NAME = "swings"
"""The projection: a row for each game that was imagined, even without a swing."""


class GameSwings(msgspec.Struct, frozen=True):
    """The swings of a game. ended: the version at which it was over, which changes if the game went on; winners: by its
    rules.
    """

    ended: int | None
    winners: tuple[Seat, ...]
    swings: tuple[Swing, ...]


def find_swings(store: ProjectionRows, end: Game, winners: tuple[Seat, ...]) -> tuple[Swing, ...] | None:
    """The swings of this end; None if it was not imagined yet."""
    held = store.row(NAME, end.id)
    row = None if held is None else msgspec.json.decode(held, type=GameSwings)
    return row.swings if row is not None and (row.ended, row.winners) == (end.ended, winners) else None


def note_swings(store: ProjectionRows, end: Game, winners: tuple[Seat, ...], swings: tuple[Swing, ...]) -> None:
    """Store the swings of this end."""
    row = msgspec.json.encode(GameSwings(end.ended, winners, swings))
    store.put_row(NAME, end.id, end.version, milliseconds(end.at), row)
