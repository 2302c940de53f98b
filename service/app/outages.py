"""Times in which nobody could play: the dispatcher was down, or the store took no writes. They count on no clock.

The dispatcher notes every second that it is there, in the store. What was never noted is an outage. Kept as rows: losing
them gives no time back, and nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

from service.store import Store

ALIVE, OUTAGES = "alive", "outages"
"""Names of the rows: the last sign of life, and the outages."""
BEAT_MS, GAP_MS = 1000, 5000
"""Time between signs of life, and time without one that is an outage."""
MOST_OUTAGES = 1000


class Outage(NamedTuple):
    """A time in which nobody could play, by the store's clock, in milliseconds since the epoch."""

    first_ms: int
    last_ms: int


def note_alive(store: Store) -> None:
    """Note a sign of life, and before it the outage that it ends, if there was one."""
    now_ms, last_ms = store.clock_ms(), last_alive_ms(store)
    if last_ms is not None and now_ms - last_ms < BEAT_MS:
        return
    if last_ms is not None and now_ms - last_ms > GAP_MS:
        store.put_row(OUTAGES, f"{last_ms}", 1, now_ms, f"{last_ms} {now_ms}".encode())
        for key, _ in store.rows(OUTAGES, None, MOST_OUTAGES + 1)[MOST_OUTAGES:]:
            store.delist(OUTAGES, key)
    store.put_row(ALIVE, ALIVE, now_ms, 0, str(now_ms).encode())


def last_alive_ms(store: Store) -> int | None:
    """The last sign of life; None before the first."""
    row = store.row(ALIVE, ALIVE)
    return None if row is None else int(row)


def load_outages(store: Store, now_ms: int) -> list[Outage]:
    """The outages, oldest first; the last one may not have been noted yet."""
    found = [Outage(*map(int, row.split())) for _, row in store.rows(OUTAGES, None, MOST_OUTAGES)][::-1]
    last_ms = last_alive_ms(store)
    if last_ms is not None and now_ms - last_ms > GAP_MS and (not found or found[-1].first_ms != last_ms):
        found.append(Outage(last_ms, now_ms))
    return found


def to_deadline_ms(since_ms: int, deadline_ms: int, outages: list[Outage]) -> int:
    """The deadline without the outages since then; each one before it moves it on by its length.

    >>> to_deadline_ms(0, 60_000, [Outage(50_000, 80_000), Outage(85_000, 90_000), Outage(95_000, 99_000)])
    95000
    """
    for first_ms, last_ms in outages:
        if since_ms < last_ms and first_ms < deadline_ms:
            deadline_ms += last_ms - max(first_ms, since_ms)
    return deadline_ms
