"""Display names of seats, cached."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from domain.game.aggregate import Game, SeatStatus
from domain.kernel.written_text import to_display_name
from service.app.lru_cache import LruCache
from service.store import Store

CACHE_BYTES = 16 * 2**20
FRESH_MS = 60_000


class KnownNames(NamedTuple):
    """Cached names, valid until `until_ms` while the game's seats are still `seats`."""

    seats: tuple[SeatStatus, ...]
    until_ms: int
    names: dict[int, str]


class SeatNames:
    """The names of the seats of one store's games. Thread-safe."""

    def __init__(self, store: Store, now_ms: Callable[[], int]) -> None:
        self._store = store
        self._now_ms = now_ms
        self._cache: LruCache[KnownNames] = LruCache(CACHE_BYTES, names_bytes)

    def of(self, game: Game) -> dict[int, str]:
        """Display names by seat. Cached for up to `FRESH_MS` while the seats do not change."""
        now_ms = self._now_ms()
        known_names = self._cache.peek(game.id)
        if known_names is not None and known_names.seats == game.seats and now_ms < known_names.until_ms:
            return known_names.names
        names = {seat: to_display_name(name) for seat, name in self._store.names(game.id).items()}
        self._cache.put(game.id, KnownNames(game.seats, now_ms + FRESH_MS, names))
        return names


def names_bytes(known_names: KnownNames) -> int:
    """Estimated bytes of cached names."""
    return sum(80 + 4 * len(each) for each in known_names.names.values())
