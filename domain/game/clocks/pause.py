"""A pause: its beginning, and the time that clocks get back at its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from domain.game.clocks.clock import Clock
from domain.game.clocks.table_clock import SeatTime, TableClock
from domain.kernel.timestamps import milliseconds

T = TypeVar("T", Clock, SeatTime)


class Pause(msgspec.Struct, frozen=True):
    """A pause of a table. until: its latest end, RFC 3339, UTC; after: ids of the decisions to be answered before it
    begins; since_ms: when it began, in milliseconds since the epoch, None before that.
    """

    until: str
    after: tuple[str, ...] = ()
    since_ms: int | None = None

    @property
    def until_ms(self) -> int:
        return milliseconds(self.until)


def pause_after(pause: Pause, asked: Iterable[str], at_ms: int) -> Pause | None:
    """The pause after an event; None if its time was over before it could begin. asked: ids of the open decisions."""
    if pause.since_ms is not None or not set(pause.after).isdisjoint(asked):
        return pause
    return None if pause.until_ms <= at_ms else replace(pause, since_ms=at_ms)


def clock_after_pause(clock: Clock, pause: Pause, at_ms: int) -> Clock:
    """The clock of the rules, with the time of the pause given back."""
    return with_pause(clock, clock.since_ms, pause, at_ms)


def table_clock_after_pause(clock: TableClock, pause: Pause, at_ms: int) -> TableClock:
    """The table clock, with the time of the pause given back to each of its times."""
    times = {seat: with_pause(time, time.since_ms, pause, at_ms) for seat, time in clock.times.items()}
    return replace(clock, times=times)


def with_pause(time: T, since_ms: int, pause: Pause, at_ms: int) -> T:
    """A time that began at `since_ms`, with its part of a pause that ends at `at_ms` given back."""
    first_ms = at_ms if pause.since_ms is None else max(since_ms, pause.since_ms)
    if first_ms >= at_ms:
        return time
    return replace(time, given_ms=time.given_ms + at_ms - first_ms, pauses=(*time.pauses, (first_ms, at_ms)))
