"""What a client was charged for in a day, in one process: before the work, whatever comes of it."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

from service.lru_cache import ENTRY, LruCache

DAY_MS = 24 * 60 * 60 * 1000
OWNERS = 10_000
"""Owners of whom a process keeps charges, the last who were charged."""


class Charged(NamedTuple):
    """What an owner was charged for since a time: bytes, and refused requests."""

    since_ms: int
    size: int = 0
    refused: int = 0


class DayCharges:
    """Bytes and refusals by owner, each in a window of a day from its first charge. Thread-safe."""

    def __init__(self) -> None:
        self._charged: LruCache[Charged] = LruCache(OWNERS * ENTRY)
        self._lock = Lock()

    def charge(self, owner: str, size: int, now_ms: int, fits: Callable[[Charged], bool]) -> bool:
        """Charge an owner for bytes if that fits. fits: whether the sums, with these bytes, may be."""
        with self._lock:
            before = self._at(owner, now_ms)
            wanted = before._replace(size=before.size + size)
            if not fits(wanted):
                return False
            self._charged.put(owner, wanted)
            return True

    def refuse(self, owner: str, now_ms: int) -> None:
        """Count a refused request."""
        with self._lock:
            before = self._at(owner, now_ms)
            self._charged.put(owner, before._replace(refused=before.refused + 1))

    def _at(self, owner: str, now_ms: int) -> Charged:
        known = self._charged.peek(owner)
        return known if known is not None and known.since_ms > now_ms - DAY_MS else Charged(now_ms)
