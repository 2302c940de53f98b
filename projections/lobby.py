"""The lobby: public games, newest first. Can be deleted and rebuilt from the streams at any time."""

from __future__ import annotations

import msgspec

from domain.game.aggregate import Game
from projections.game_card import is_open

NAME = "lobby"


def forks_of(game: str) -> str:
    """Name of the list of a game's forks."""
    return f"forks.{game}"


class LobbyRow(msgspec.Struct, frozen=True):
    """Index row of a public game; its card is built from the game itself.

    is_delayed: spectators see the game late, so this status must not reach them. open_seats: number of seats free to
    take without a code. Rows outlive releases: a later field has a default that reveals nothing.
    """

    ruleset: str
    status: str
    is_delayed: bool = True
    open_seats: int = 0


def encode_row(game: Game) -> bytes | None:
    """The lobby's row of a game; None for unlisted and imported games."""
    if game.created.visibility != "public" or game.imported is not None:
        return None
    open_seats = sum(is_open(game, seat) for seat in range(len(game.seats)))
    return msgspec.json.encode(LobbyRow(game.rules.name, game.status, game.created.delay_s > 0, open_seats))


decode_row = msgspec.json.Decoder(LobbyRow).decode
