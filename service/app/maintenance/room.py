"""Memory and disk that are left, and roughly for how long, from what the dispatcher noted every hour."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import NamedTuple

from service.store import MemoryUse, ProjectionRows

NAME = "room"
"""Name of the rows: the readings of one hour."""
HOUR_MS, DAY_MS = 3_600_000, 86_400_000
KEPT = 14 * 24
"""Readings kept: of two weeks."""
TIGHT, SOON_DAYS = 0.85, 7
"""A share of the whole, and days until it is full, from which something should be done."""


class Room(NamedTuple):
    """One reading, in bytes. memory: of the events server, limit: its `maxmemory`, 0 for none; free: of the disk."""

    memory: int
    limit: int
    disk: int
    free: int


class Forecast(NamedTuple):
    """How full something is. share: of the whole; days: until it is full at the present pace, infinite if it does not
    grow, None if the pace is not known.
    """

    share: float
    days: float | None

    @property
    def is_tight(self) -> bool:
        return self.share > TIGHT or (self.days is not None and self.days < SOON_DAYS)


def measure_room(memory: Mapping[str, MemoryUse], folder: Path) -> Room:
    """The present reading. memory: of the servers by name; folder: on the disk of the games."""
    place = next(each for each in (folder, *folder.parents) if each.exists())
    use, disk = memory.get("events", MemoryUse(0, 0)), shutil.disk_usage(place)
    return Room(use.used, use.limit, disk.total, disk.free)


def note_room(store: ProjectionRows, room: Room, now_ms: int) -> None:
    """Note a reading, once an hour; drops those older than two weeks."""
    hour = now_ms // HOUR_MS
    store.put_row(NAME, f"{hour}", 1, hour, f"{now_ms} {room.memory} {room.free}".encode())
    for old, _ in store.rows(NAME, None, KEPT + 10)[KEPT:]:
        store.delist(NAME, old)


def forecast_room(store: ProjectionRows, room: Room, now_ms: int) -> tuple[Forecast, Forecast]:
    """Memory and disk, by their growth since the oldest reading."""
    rows = store.rows(NAME, None, KEPT)
    then_ms, memory, free = map(int, rows[-1][1].split()) if rows else (now_ms, room.memory, room.free)
    days = (now_ms - then_ms) / DAY_MS
    left = max(0, room.limit - room.memory) if room.limit else None
    return (
        Forecast(room.memory / room.limit if room.limit else 0.0, _days_left(left, room.memory - memory, days)),
        Forecast(1 - room.free / room.disk, _days_left(room.free, free - room.free, days)),
    )


def _days_left(left: int | None, grown: int, days: float) -> float | None:
    """Days until `left` bytes are used at this pace; None if an hour has not passed, or nothing is the limit.

    >>> _days_left(100, 20, 2.0)
    10.0
    """
    if left is None or days * DAY_MS < HOUR_MS:
        return None
    return left * days / grown if grown > 0 else inf
