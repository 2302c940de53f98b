"""The games and events that wait for a round of drand, as rows of the store, for the fetcher of rounds."""

from __future__ import annotations

from domain.game.aggregate import Game
from domain.tournament.tournament import Tournament
from service.store import Store

NAME = "drand-rounds"
"""Name in the store of the games that wait for a round, and of their fetcher's position in the feeds."""


def note_awaited_round(store: Store, game: Game) -> None:
    """Remember a game's round, if it waits for one."""
    luck = game.luck_status
    if game.is_running and luck is not None and luck.state == "drawn" and luck.public is not None:
        store.put_row(NAME, game.id, game.version, 0, str(luck.public.round).encode())


def note_round_of_event(store: Store, tournament: Tournament) -> None:
    """Remember the round that an event waits for, if it does."""
    current = tournament.current
    awaits = None if current is None or current.has_luck else current.awaits
    if awaits is not None and not isinstance(awaits, str):
        store.put_row(NAME, tournament.id, tournament.version, 0, str(awaits.round).encode())
