"""The table clock: the fold of a game's log to each seat's time. docs/adr/0040

It depends only on public parts of entries: the plan, the asked seats, the answers and their times.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from domain.game.events.clock_events import ClockPlan
from domain.kernel.secrecy import Seat
from domain.kernel.timestamps import earliest
from domain.kernel.tuples import with_item


class SeatTime(msgspec.Struct, frozen=True):
    """The time of an open decision. kind: of the decision; since_ms: when it began, milliseconds since the epoch.

    has_bank: whether it is asked alone and openly. Other decisions have one window for all, without a bank.
    given_ms: time since then that counted for no seat; outages_ms: of it, for outages; pauses: since then, first and last
    milliseconds since the epoch.
    """

    kind: str
    since_ms: int
    has_bank: bool
    given_ms: int = 0
    outages_ms: int = 0
    pauses: tuple[tuple[int, int], ...] = ()


class TableClock(msgspec.Struct, frozen=True):
    """The clock of a table. banks_ms: left to each seat when its last decision was answered; strikes: in a row, by seat.

    absent: by seat; times: of the open decisions of people.
    """

    plan: ClockPlan
    banks_ms: tuple[int, ...]
    strikes: tuple[int, ...]
    absent: tuple[bool, ...]
    times: Mapping[Seat, SeatTime] = {}

    def deadline_ms(self, seat: Seat) -> int | None:
        """When the time of a seat's open decision is used up, in milliseconds since the epoch; None if it has none."""
        time = self.times.get(seat)
        if time is None:
            return None
        bank_ms = self.banks_ms[seat] if time.has_bank else 0
        return time.since_ms + time.given_ms + (0 if self.absent[seat] else 1000 * self.plan.decision_s + bank_ms)

    def takes_bank(self, seat: Seat, at_ms: int) -> bool:
        """Whether a seat's open decision has used part of its bank by then."""
        time = self.times.get(seat)
        if time is None or not time.has_bank or self.absent[seat] or not self.banks_ms[seat]:
            return False
        return at_ms > time.since_ms + time.given_ms + 1000 * self.plan.decision_s

    @property
    def next_deadline_ms(self) -> int | None:
        """The earliest deadline."""
        return earliest(self.deadline_ms(seat) for seat in self.times)

    def struck_seats(self, at_ms: int) -> tuple[Seat, ...]:
        """Seats whose time is used up, ascending."""
        return tuple(seat for seat in sorted(self.times) if (self.deadline_ms(seat) or 0) <= at_ms)

    def newly_absent(self) -> tuple[Seat, ...]:
        """Seats that their strikes make absent, but are not marked so yet, ascending."""
        pairs = enumerate(zip(self.strikes, self.absent, strict=True))
        return tuple(seat for seat, (strikes, gone) in pairs if strikes >= self.plan.absent_after and not gone)


def initial_clock(plan: ClockPlan | msgspec.UnsetType, seats: int) -> TableClock | None:
    """The clock of a new game or fork, wound; None without a plan."""
    if not isinstance(plan, ClockPlan):
        return None
    return TableClock(plan, (1000 * plan.bank_s,) * seats, (0,) * seats, (False,) * seats)


def with_times(
    clock: TableClock, asked: Mapping[Seat, str], people: Sequence[bool], secret: frozenset[str], at_ms: int
) -> TableClock:
    """The clock after an event. asked: kinds of the open decisions, of all seats; people: whether people play, by seat;
    secret: kinds whose answers are secret.
    """
    times = {seat: time for seat, time in clock.times.items() if asked.get(seat) == time.kind and people[seat]}
    for seat, kind in asked.items():
        if people[seat] and seat not in times:
            times[seat] = SeatTime(kind, at_ms, kind not in secret)
    if len(asked) > 1:
        times = {
            seat: replace(time, has_bank=False) if time.since_ms == at_ms else time for seat, time in times.items()
        }
    return clock if times == clock.times else replace(clock, times=times)


def with_answer(clock: TableClock, seat: Seat, at_ms: int) -> TableClock:
    """After a player's own answer: the bank pays the excess time, and is refilled."""
    time, plan = clock.times.get(seat), clock.plan
    if time is not None and time.has_bank:
        spent_ms = max(0, at_ms - time.since_ms - time.given_ms - 1000 * plan.decision_s)
        left_ms = max(0, clock.banks_ms[seat] - spent_ms) + 1000 * plan.increment_s
        clock = replace(clock, banks_ms=with_item(clock.banks_ms, seat, min(left_ms, 1000 * plan.bank_s)))
    return with_return(clock, seat)


def with_strike(clock: TableClock, seats: Sequence[Seat]) -> TableClock:
    """After a strike at these seats: their banks are empty, and their decisions are about to be answered."""
    for seat in seats:
        time = clock.times.get(seat)
        if time is not None and time.has_bank:
            clock = replace(clock, banks_ms=with_item(clock.banks_ms, seat, 0))
        clock = replace(clock, strikes=with_item(clock.strikes, seat, clock.strikes[seat] + 1))
    return without_times(clock, seats)


def with_absence(clock: TableClock, seat: Seat) -> TableClock:
    return replace(clock, absent=with_item(clock.absent, seat, True))


def with_return(clock: TableClock, seat: Seat) -> TableClock:
    """A player is present: strikes are cleared, and the seat's open decision gets its full time from now on."""
    clock = replace(clock, strikes=with_item(clock.strikes, seat, 0), absent=with_item(clock.absent, seat, False))
    return without_times(clock, (seat,))


def with_time_added(clock: TableClock, ms: int, only: Seat | None) -> TableClock:
    """After an organiser added time. only: the seat that gets it; None for all."""
    times = {
        seat: replace(time, given_ms=time.given_ms + ms) if only in (None, seat) else time
        for seat, time in clock.times.items()
    }
    return replace(clock, times=times)


def with_outage(clock: TableClock, ms: int) -> TableClock:
    """After an outage, whose time is given back to all clocks."""
    times = {
        seat: replace(time, given_ms=time.given_ms + ms, outages_ms=time.outages_ms + ms)
        for seat, time in clock.times.items()
    }
    return replace(clock, times=times)


def without_times(clock: TableClock, seats: Sequence[Seat]) -> TableClock:
    """Restarts the time of these seats' decisions, if they are still open after this event."""
    return replace(clock, times={seat: time for seat, time in clock.times.items() if seat not in seats})
