"""Stores that fail in one way each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from service.store import AppendConflict, Committed, StoredEntry, StreamHead, Unavailable
from tests.equipment.memory_store.store import MemoryStore


class Down(MemoryStore):
    """A store that nobody reaches."""

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        raise Unavailable("redis at 10.0.0.7 with password hunter2")

    def ping(self) -> None:
        raise Unavailable


class Broken(MemoryStore):
    """A store with a bug, whose message holds what nobody may see."""

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        raise RuntimeError("-".join(("canary", "in", "a", "message")))


class Crowded(MemoryStore):
    """A store where somebody else is always faster."""

    is_crowded = False

    def append(
        self, game: str, expected: StreamHead, events: Sequence[tuple[bytes, bytes]], **more: Any
    ) -> Committed | AppendConflict:
        if self.is_crowded:
            return AppendConflict(expected, ())
        return super().append(game, expected, events, **more)


class Tampered(MemoryStore):
    """A store where somebody has changed what an event says."""

    is_tampered = False

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        entries = super().read(game, after, limit)
        if not self.is_tampered:
            return entries
        return [
            each._replace(event=each.event.replace(b'turn_began","seat":', b'turn_began","seat":1')) for each in entries
        ]
