"""Rows of public games in the store, written after each append that changes what they say."""

from __future__ import annotations

from contextlib import suppress

from domain.game.aggregate import Game
from domain.kernel.timestamps import milliseconds
from projections import lobby
from service.store import ProjectionRows
from service.store.stored import Unavailable


def put_game_rows(store: ProjectionRows, game: Game) -> None:
    """Write a game's row in the list, and in the list of its parent's forks, unless ones of this version or a later one are stored."""
    row = lobby.encode_row(game)
    if row is None:
        return
    order = milliseconds(game.founded_at)
    store.put_row(lobby.NAME, game.id, game.version, order, row)
    if game.parent is not None and game.parent.game is not None:
        store.put_row(lobby.forks_of(game.parent.game), game.id, game.version, order, row)


def note_change(store: ProjectionRows, before: Game | None, game: Game) -> None:
    """Write the rows of a game that an append has changed. If the store fails, the projector writes them."""
    if before is None or not lobby.is_listed_alike(before, game):
        with suppress(Unavailable):
            put_game_rows(store, game)
