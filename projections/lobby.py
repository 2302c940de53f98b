"""The lobby: which public games there are, newest first. Deleted and rebuilt from the streams at any time."""

from __future__ import annotations

import msgspec

from domain.game.aggregate import Game

NAME = "lobby"


def forks_of(game: str) -> str:
    """The name of the list of a game's forks."""
    return f"forks.{game}"


class LobbyRow(msgspec.Struct, frozen=True):
    """A public game as the lobby finds it; its card is built from the game itself.

    is_delayed: whether spectators see it late: then the status is not theirs yet, and only the card tells what it is to
    them. Rows that do not say so are taken for delayed.
    """

    ruleset: str
    status: str
    is_delayed: bool = True


def encode_row(game: Game) -> bytes | None:
    """The lobby's row of a game; None for a game that is not listed, as those that came as records."""
    if game.created.visibility != "public" or game.imported is not None:
        return None
    return msgspec.json.encode(LobbyRow(game.rules.name, game.status, game.created.delay_s > 0))


decode_row = msgspec.json.Decoder(LobbyRow).decode
