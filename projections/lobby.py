"""The lobby: public games, newest first. Can be deleted and rebuilt from the streams at any time."""

from __future__ import annotations

import msgspec

from domain.game.aggregate import Game
from domain.kernel.timestamps import milliseconds
from projections.game_card import is_open

NAME = "lobby"
NEVER = 2**53
"""A time that never comes, in milliseconds since the epoch."""


def forks_of(game: str) -> str:
    """Name of the list of a game's forks."""
    return f"forks.{game}"


class LobbyRow(msgspec.Struct, frozen=True):
    """Index row of a public game; its card is built from the game itself.

    open_seats: number of seats free to take without a code; public_ms: from when spectators may know the row, in milliseconds since
    the epoch: 0 unless they see a running game late. Rows outlive releases: a later field has a default that reveals nothing.
    """

    ruleset: str
    status: str
    open_seats: int = 0
    public_ms: int = NEVER


def encode_row(game: Game) -> bytes | None:
    """The lobby's row of a game; None for unlisted and imported games."""
    if game.created.visibility != "public" or game.imported is not None:
        return None
    delay_ms = 1000 * game.created.delay_s
    public_ms = milliseconds(game.at) + delay_ms if delay_ms and game.is_running else 0
    return msgspec.json.encode(LobbyRow(game.rules.name, game.status, count_open(game), public_ms))


def count_open(game: Game) -> int:
    """The number of seats that are free to take without a code."""
    return sum(is_open(game, seat) for seat in range(len(game.seats)))


def is_listed_alike(before: Game, game: Game) -> bool:
    """Whether two versions of a game have the same row, but for its time."""
    return before.status == game.status and (game.status != "seating" or count_open(before) == count_open(game))


decode_row = msgspec.json.Decoder(LobbyRow).decode
