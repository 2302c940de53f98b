"""The lobby: which public games there are, newest first. Deleted and rebuilt from the streams at any time."""

from __future__ import annotations

import msgspec

from domain.game.game import Game

NAME = "lobby"


class Row(msgspec.Struct, frozen=True):
    """A public game as the lobby finds it; its card is built from the game itself."""

    ruleset: str
    status: str


def row(game: Game) -> bytes | None:
    """The lobby's row of a game; None for a game that is not listed."""
    if game.created.visibility != "public":
        return None
    return msgspec.json.encode(Row(game.rules.name, game.status))


read = msgspec.json.Decoder(Row).decode
