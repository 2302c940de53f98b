"""The games and other logs that wait for a round of drand, as rows of the store, for the fetcher of rounds."""

from __future__ import annotations

from domain.game.aggregate import Game
from service.store import ProjectionRows

NAME = "drand-rounds"
"""Name in the store of the logs that wait for a round, and of their fetcher's position in the feeds."""


def note_awaited_round(store: ProjectionRows, game: Game) -> None:
    """Remember a game's round, if it waits for one."""
    luck = game.luck_status
    if game.is_running and luck is not None and luck.state == "drawn" and luck.public is not None:
        note_round_of_stream(store, game.id, game.version, luck.public.round)


def note_round_of_stream(store: ProjectionRows, stream: str, version: int, number: int) -> None:
    """Remember the round that a log waits for since this version."""
    store.put_row(NAME, stream, version, 0, str(number).encode())
