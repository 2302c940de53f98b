"""Outages: times in which play was impossible (API or dispatcher down, or no writes to the store). No clock counts
them.

Both processes write a sign of life to the store every second. A gap after the first sign is an outage. Kept as rows:
losing them gives no time back, and changes nothing else.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Literal, NamedTuple

from service.store import ProjectionRows, Store, Unavailable

Part = Literal["dispatcher", "api"]
ALIVE, OUTAGES = "alive", "outages"
"""Names of the rows: the last sign of life of each part, and the outages."""
KEYS: dict[Part, str] = {"dispatcher": "alive", "api": "api"}
"""By part: the key of its last sign of life."""
BEAT_MS, GAP_MS = 1000, 5000
"""Interval of signs of life, and the time without one that counts as an outage."""
MOST_OUTAGES = 1000


class Outage(NamedTuple):
    """A time in which play was impossible, by the store's clock, in milliseconds since the epoch."""

    first_ms: int
    last_ms: int


def note_alive(store: Store, part: Part = "dispatcher") -> None:
    """Note a sign of life, and before it the outage that it ends, if there was one."""
    now_ms, last_ms = store.clock_ms(), last_alive_ms(store, part)
    if last_ms is not None and now_ms - last_ms < BEAT_MS:
        return
    if last_ms is not None and now_ms - last_ms > GAP_MS:
        key = f"{last_ms}" if part == "dispatcher" else f"{part}-{last_ms}"
        store.put_row(OUTAGES, key, 1, now_ms, f"{last_ms} {now_ms}".encode())
        for old, _ in store.rows(OUTAGES, None, MOST_OUTAGES + 1)[MOST_OUTAGES:]:
            store.delist(OUTAGES, old)
    store.put_row(ALIVE, KEYS[part], now_ms, 0, str(now_ms).encode())


def start_noting_alive(store: Store, part: Part, note_write: Callable[[], None] = lambda: None) -> None:
    """Note signs of life in a thread, until the process ends. note_write: called after each."""

    def run() -> None:
        while True:
            with suppress(Unavailable):  # an unavailable store is an outage too
                note_alive(store, part)
                note_write()
            pause.wait(BEAT_MS / 1000)

    pause = threading.Event()
    threading.Thread(target=run, name="alive", daemon=True).start()


def last_alive_ms(store: ProjectionRows, part: Part = "dispatcher") -> int | None:
    """The last sign of life; None before the first."""
    row = store.row(ALIVE, KEYS[part])
    return None if row is None else int(row)


def load_outages(store: ProjectionRows, now_ms: int) -> list[Outage]:
    """The outages of both processes merged, oldest first; the last one may not have been noted yet."""
    found = [Outage(*map(int, row.split())) for _, row in store.rows(OUTAGES, None, MOST_OUTAGES)]
    for part in KEYS:
        last_ms = last_alive_ms(store, part)
        if last_ms is not None and now_ms - last_ms > GAP_MS:
            found.append(Outage(last_ms, now_ms))
    return merge(found)


def merge(outages: Iterable[Outage]) -> list[Outage]:
    """The same time as outages that do not overlap, oldest first.

    >>> merge([Outage(50, 60), Outage(10, 30), Outage(20, 40)])
    [Outage(first_ms=10, last_ms=40), Outage(first_ms=50, last_ms=60)]
    """
    found: list[Outage] = []
    for each in sorted(outages):
        if found and each.first_ms < found[-1].last_ms:
            found[-1] = Outage(found[-1].first_ms, max(found[-1].last_ms, each.last_ms))
        else:
            found.append(each)
    return found


def without_pauses(outages: list[Outage], pauses: Sequence[tuple[int, int]]) -> list[Outage]:
    """The parts of the outages outside of pauses, which were given back already. pauses: first and last milliseconds.

    >>> without_pauses([Outage(10, 40), Outage(50, 60)], [(20, 30), (45, 70)])
    [Outage(first_ms=10, last_ms=20), Outage(first_ms=30, last_ms=40)]
    """
    for first_ms, last_ms in pauses:
        parts = [
            part
            for each in outages
            for part in (
                each._replace(last_ms=min(each.last_ms, first_ms)),
                each._replace(first_ms=max(each.first_ms, last_ms)),
            )
        ]
        outages = [each for each in parts if each.first_ms < each.last_ms]
    return outages


def to_deadline_ms(since_ms: int, deadline_ms: int, outages: list[Outage]) -> int:
    """The deadline without the outages since then; each one before it moves it on by its length.

    >>> to_deadline_ms(0, 60_000, [Outage(50_000, 80_000), Outage(85_000, 90_000), Outage(95_000, 99_000)])
    95000
    """
    for first_ms, last_ms in outages:
        if since_ms < last_ms and first_ms < deadline_ms:
            deadline_ms += last_ms - max(first_ms, since_ms)
    return deadline_ms
