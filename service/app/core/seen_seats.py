"""Seats of a tournament's table that were looked at, to decide on no-shows. Rows outside the log, for minutes."""

from __future__ import annotations

from dataclasses import dataclass, field

from domain.game.aggregate import Game, Grant
from domain.kernel.secrecy import Seat
from service.app.core.context import Context
from service.lru_cache import ENTRY, LruCache
from service.store import ProjectionRows

NAME = "seen-seats"
SEEN = 16_384
"""Seats whose holders are known to have looked."""


@dataclass(frozen=True)
class SeenSeats:
    """Seats that this process has noted."""

    cache: LruCache[bool] = field(default_factory=lambda: LruCache(SEEN * ENTRY))


def note_seen(context: Context, game: Game, grant: Grant | None) -> None:
    """Note that the holder of a seat's own token has looked at it, if its tournament checks for no-shows. Once per process.
    """
    if game.opening is None or game.opening.no_show_at is None or grant is None or grant.scope != "seat:act":
        return
    seat = grant.seat
    if seat is None:
        return
    if context.part(SeenSeats).cache.peek((game.id, seat)) is None:
        context.store.put_row(NAME, key_of(game, seat), 1, 0, b"")
        context.part(SeenSeats).cache.put((game.id, seat), True)


def load_seen(store: ProjectionRows, game: Game) -> frozenset[Seat]:
    """The seats that were looked at."""
    return frozenset(seat for seat in range(len(game.seats)) if store.row(NAME, key_of(game, seat)) is not None)


def forget_seen(store: ProjectionRows, game: Game) -> None:
    """Delete the rows of a game."""
    for seat in range(len(game.seats)):
        store.delist(NAME, key_of(game, seat))


def key_of(game: Game, seat: Seat) -> str:
    return f"{game.id}-{seat}"
