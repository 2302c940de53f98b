"""Folds: table, minds and house as functions of events, with one row per event type.

A row maps the previous value and an event to the next value: `row(table, event)`. Events without effect have the row
`unchanged`. A missing row is an error when the ruleset is constructed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from operator import attrgetter
from typing import Any, ClassVar, Generic, TypeVar

from domain.kernel.folds import ByType, Folds, unchanged
from domain.kernel.secrecy import UNKNOWN, Event, Observation, Seat, audience, observe, secret_fields
from domain.kernel.state import H, M, State, T

R = TypeVar("R")
V = TypeVar("V")
Rows = Mapping[type[Event], Callable[..., V]]


def unchanged_by(*events: type[Event]) -> dict[type[Event], Callable[..., Any]]:
    """Rows `unchanged` for these events."""
    return dict.fromkeys(events, unchanged)


class ByOwner(Generic[V]):
    """A mind's row that depends on the event's seat: `own` for the seat in an open field of the event, else `others`.
    """

    def __init__(self, own: Callable[..., V], others: Callable[..., V], field: str) -> None:
        self.own = own
        self.others = others
        self.whose: Callable[[Event], Seat] = attrgetter(field)

    def __call__(self, mind: Any, event: Event, *version: int) -> V:
        """The mind after the event."""
        return (self.own if self.whose(event) == mind.seat else self.others)(mind, event, *version)


def by_owner(row: Callable[..., V], others: Callable[..., V] = unchanged, *, seat: str = "seat") -> ByOwner[V]:
    """A mind's row that depends on the acting seat. row: for the seat in the event's field `seat`; others: for all
    others.
    """
    return ByOwner(row, others, seat)


class Fold(Generic[V]):
    """Fold of the table or a mind over events as observed by its audience."""

    is_versioned: ClassVar[bool] = False

    def __init__(self, rows: Rows[V]) -> None:
        self.rows = ByType(rows)
        self.changing = frozenset([event for event, row in rows.items() if row is not unchanged])
        self.unchanging = frozenset(rows) - self.changing

    def __call__(self, value: V, seen: Observation) -> V:
        """The value after an event.  Raises TypeError for an event without a row."""
        row = self.rows[type(seen.event)]
        return row(value, seen.event, seen.version) if self.is_versioned else row(value, seen.event)


class VersionedFold(Fold[V]):
    """A fold whose rows also take the event's version: `row(table, event, version)`."""

    is_versioned: ClassVar[bool] = True


class HouseFold(Generic[V]):
    """Fold of the house, which sees events in full."""

    def __init__(self, rows: Rows[V]) -> None:
        self.rows = ByType(rows)

    def __call__(self, value: V, event: Event) -> V:
        """The house after an event.  Raises TypeError for an event without a row."""
        return self.rows[type(event)](value, event)


class StatedFolds(Folds[T, M, H]):
    """Folds whose rows are stated by hand."""

    def __init__(self, events: Any, table: Any, mind: Any, house: Any) -> None:
        self.events = tuple(events)
        self.table, self.mind, self.house = table, mind, house  # type: ignore[method-assign]

    @cached_property
    def _plan(self) -> ByType[tuple[Callable[..., T] | None, bool, Callable[..., H] | None]]:
        """The row of the table, whether minds change, the row of the house; None for rows without effect."""
        return ByType(
            {
                event: (changing(row), event in self.mind.changing, changing(self.house.rows[event]))
                for event, row in self.table.rows.items()
            }
        )

    def after(self, state: State[T, M, H], event: Event, version: int = 0) -> State[T, M, H]:
        """The state after one event: each part is folded from its audience's observation, the house from the full
        event.

        Raises TypeError for an event without a row.
        """
        table_row, is_told, house_row = self._plan[type(event)]
        table, minds, house = state.table, state.minds, state.house
        if table_row is not None or is_told:
            public = observe(event, None, version)
            if table_row is not None:
                seen = public.event
                table = table_row(table, seen, version) if self.table.is_versioned else table_row(table, seen)
            if is_told:
                minds = fold_minds(self.mind, minds, event, public)
        if house_row is not None:
            house = house_row(house, event)
        return State(table, minds, house)

    def table_after(self, table: T, events: Iterable[Event]) -> T:
        """The table after events whose versions are not known yet.  Raises TypeError for an event without a row."""
        for event in events:
            if type(event) not in self.table.unchanging:
                table = self.table(table, observe(event, None))
        return table

    def minds_after(self, minds: tuple[M, ...], events: Iterable[Event]) -> tuple[M, ...]:
        """The minds after events whose versions are not known yet.  Raises TypeError for an event without a row."""
        for event in events:
            if type(event) not in self.mind.unchanging:
                minds = fold_minds(self.mind, minds, event, observe(event, None))
        return minds

    def house_after(self, house: H, events: Iterable[Event]) -> H:
        """The house after events.  Raises TypeError for an event without a row."""
        for event in events:
            house = self.house(house, event)
        return house


def changing(row: Callable[..., V]) -> Callable[..., V] | None:
    """A row, or None for one without effect."""
    return None if row is unchanged else row


def fold_minds(fold: Fold[M], minds: tuple[M, ...], event: Event, public: Observation) -> tuple[M, ...]:
    """The minds after one event. Seats outside its audience share the public observation."""
    row = fold.rows[type(event)]
    if row is unchanged:
        return minds
    insiders, version = audience(event), public.version
    more = (version,) if fold.is_versioned else ()
    actor, row_of_actor, row_of_others = None, row, row
    if isinstance(row, ByOwner):
        actor, row_of_actor, row_of_others = row.whose(event), row.own, row.others
    after = []
    for mind in minds:
        each = row_of_actor if mind.seat == actor else row_of_others
        if each is unchanged:
            after.append(mind)
        else:
            seen = observe(event, mind.seat, version) if mind.seat in insiders else public
            try:
                after.append(each(mind, seen.event, *more))
            except AttributeError as error:
                hidden = [name for name in secret_fields(type(event)) if getattr(seen.event, name) == UNKNOWN]
                where = f"the row of {type(event).__name__} in the fold of the mind, for seat {mind.seat}"
                error.add_note(f"{where}, from which is hidden: {', '.join(hidden) or 'nothing'}")
                raise
    return tuple(after)
