"""The table page's panel of people: players of seats, absences, and remaining times. All of it is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domain.game.aggregate import SeatStatus
from domain.game.clocks.table_clock import SeatTime, TableClock
from domain.game.events.clock_events import ClockPlan
from domain.game.information_state import InformationState
from domain.kernel.secrecy import Seat
from domain.kernel.text.event_text import count_text
from domain.kernel.timestamps import earliest
from projections.timestamps import stamp_or_none

DAY_S, HOUR_S, MINUTE_S = 86_400, 3_600, 60

STAND_IN = "a bot plays until they are back"
AT_ONCE = "the usual answers are given at once"
ABSENCE = {
    "default": "the usual answers are given at once until they are back",
    "bot": "a bot plays until they are back",
    "forfeit": "a bot plays for good",
}


class SeatPanel(NamedTuple):
    """A seat. state: `free`, `bot`, `automaton`, `resigned`, `away` or `here`; words: of the state, "" if there are
    none; deadline: of its open decision, RFC 3339; has_bank: whether this includes the bank's time, which is used last.

    bank_ms: time left in its bank, None without banks; extra_seconds: given by an organiser to the open decision.
    """

    seat: Seat
    name: str
    state: str
    words: str
    is_awaited: bool = False
    deadline: str | None = None
    has_bank: bool = False
    bank_ms: int | None = None
    extra_seconds: int = 0


class PeoplePanel(NamedTuple):
    """The people of a table. clock, absence: terms of the clock in words, "" without one; paused: end of the pause, RFC 3339, None
    without one; is_pause_ahead: whether the pause begins once the open decisions are answered; is_away: whether the
    viewer is; has_stand_in: whether a bot plays for the viewer, until they are back or, once they resigned, to the end;
    is_rated: whether the result counts for ratings.
    """

    seats: tuple[SeatPanel, ...]
    clock: str = ""
    absence: str = ""
    paused: str | None = None
    is_pause_ahead: bool = False
    is_away: bool = False
    has_stand_in: bool = False
    is_rated: bool = False

    @property
    def awaited(self) -> tuple[SeatPanel, ...]:
        """The seats whose time runs, or would run without a pause."""
        return tuple(each for each in self.seats if each.is_awaited)


def people_panel(info: InformationState, names: Sequence[str]) -> PeoplePanel:
    """The panel of a table."""
    clock, is_on = info.table_clock, info.status in ("seating", "playing")
    seats = tuple(seat_panel(info, seat, names[seat]) for seat in range(len(info.seats)))
    own = info.viewpoint if isinstance(info.viewpoint, int) else None
    return PeoplePanel(
        seats,
        clock_terms(clock.plan) if clock is not None and is_on else "",
        absence_terms(clock.plan) if clock is not None and is_on else "",
        info.pause.until if info.pause is not None else None,
        info.pause is not None and not info.is_paused,
        own is not None and seats[own].state == "away",
        own is not None and (info.seats[own].has_stand_in or info.seats[own].resigned),
        info.is_rated,
    )


def seat_panel(info: InformationState, seat: Seat, name: str) -> SeatPanel:
    """A seat's line."""
    place, clock, is_on = info.seats[seat], info.table_clock, info.status in ("seating", "playing")
    state, words = seat_state(place, is_away=is_away(place, clock, seat), is_on=is_on)
    time = clock.times.get(seat) if clock is not None else None
    is_awaited = info.status == "playing" and any(each.seat == seat for each in info.decisions)
    by_table = clock.deadline_ms(seat) if clock is not None else None
    deadline_ms = earliest((info.deadline_ms, by_table)) if is_awaited and not info.is_paused else None
    has_bank = time is not None and time.has_bank and deadline_ms == by_table
    bank_ms = clock.banks_ms[seat] if clock is not None and clock.plan.bank_s and place.kind == "human" else None
    return SeatPanel(
        seat,
        name,
        state,
        words,
        is_awaited,
        stamp_or_none(deadline_ms if state == "here" else None),
        has_bank,
        bank_ms if is_on else None,
        extra_seconds(time) if is_awaited else 0,
    )


def is_away(place: SeatStatus, clock: TableClock | None, seat: Seat) -> bool:
    """Whether a seat's player is absent."""
    return place.has_stand_in or (clock is not None and clock.absent[seat])


def seat_state(place: SeatStatus, *, is_away: bool, is_on: bool) -> tuple[str, str]:
    """State of a seat, and its words. is_on: whether the game is running."""
    if not place.is_taken:
        return "free", "free"
    if place.kind != "human":
        return place.kind, "bot" if place.kind == "bot" else "plays by itself"
    if place.resigned:
        return "resigned", "resigned, a bot plays" if is_on else "resigned"
    if is_away:
        return "away", f"away: {STAND_IN if place.has_stand_in else AT_ONCE}" if is_on else "away at the end"
    return "here", ""


def extra_seconds(time: SeatTime | None) -> int:
    """Seconds that an organiser gave: the given time without pauses and outages."""
    if time is None:
        return 0
    paused_ms = sum(last - first for first, last in time.pauses)
    return max(0, time.given_ms - time.outages_ms - paused_ms) // 1000


def clock_terms(plan: ClockPlan) -> str:
    """The terms of a clock as sentences."""
    if not plan.bank_s:
        return f"Each decision has {duration_text(plan.decision_s)}."
    refill = f", which each answer refills by {duration_text(plan.increment_s)}" if plan.increment_s else ""
    longest = f"one takes {duration_text(plan.decision_s + plan.bank_s)} at most"
    return f"Each decision has {duration_text(plan.decision_s)}, then a bank of {duration_text(plan.bank_s)}{refill}: {longest}."


def absence_terms(plan: ClockPlan) -> str:
    """The consequences of missed decisions as a sentence."""
    return f"Anyone who misses {plan.absent_after} in a row is away: {ABSENCE[plan.on_absence]}."


def duration_text(seconds: int) -> str:
    """Seconds in the largest units that fit.

    >>> duration_text(45), duration_text(90), duration_text(3600), duration_text(259200)
    ('45 seconds', '1 minute 30 seconds', '1 hour', '3 days')
    """
    parts, rest = [], seconds
    for unit_s, noun in ((DAY_S, "day"), (HOUR_S, "hour"), (MINUTE_S, "minute"), (1, "second")):
        count, rest = divmod(rest, unit_s)
        parts += [count_text(count, noun)] if count else []
    return " ".join(parts)
