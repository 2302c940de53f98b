"""Folds: how table, minds and house follow from events, by a row for each event type.

A row is a function of the value before and the event: `row(table, event)`. An event that changes nothing has the row
`unchanged`. An event without a row is an error, at the latest when the ruleset is constructed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, NoReturn, TypeVar

from domain.kernel.secrecy import Event, Observation, audience, observe
from domain.kernel.state import H, M, State, T

V = TypeVar("V")
Rows = Mapping[type[Event], Callable[..., V]]


def unchanged(value: V, *_: object) -> V:
    """The row of an event that changes nothing."""
    return value


def unchanged_by(*events: type[Event]) -> dict[type[Event], Callable[..., Any]]:
    """A row `unchanged` for each of these events."""
    return dict.fromkeys(events, unchanged)


def by_owner(row: Callable[..., V], others: Callable[..., V] = unchanged, *, seat: str = "seat") -> Callable[..., V]:
    """The row of a mind that depends on whose event it is. row: for the seat that the event's field `seat` names; others: for the others."""
    whose = attrgetter(seat)

    def row_by_seat(mind: Any, event: Event, *version: int) -> V:
        return (row if whose(event) == mind.seat else others)(mind, event, *version)

    return row_by_seat


def demand_rows(fold: str, rows: Collection[type[Event]], events: Collection[type[Event]]) -> None:
    """Raises ValueError unless there is a row for each of these events, and none for another. fold: what to call it."""
    missing, strange = (
        [each.__name__ for each in these] for these in (set(events) - set(rows), set(rows) - set(events))
    )
    if missing:
        raise ValueError(
            f"{fold} has no row for {', '.join(sorted(missing))}; write `unchanged` where nothing happens."
        )
    if strange:
        raise ValueError(f"{fold} has a row for {', '.join(sorted(strange))}, which is not among the events.")


class Fold(Generic[V]):
    """How the table, or a mind, follows from an event as its audience may know it."""

    def __init__(self, rows: Rows[V]) -> None:
        self.rows = rows
        self.changing = frozenset([event for event, row in rows.items() if row is not unchanged])

    def __call__(self, value: V, seen: Observation) -> V:
        """The value after an event.  Raises TypeError for an event without a row."""
        event = seen.event
        try:
            row = self.rows[type(event)]
        except KeyError:
            refuse(event)
        return row(value, event)


class VersionedFold(Fold[V]):
    """A fold whose rows also take the event's version: `row(table, event, version)`."""

    def __call__(self, value: V, seen: Observation) -> V:
        """The value after an event.  Raises TypeError for an event without a row."""
        event = seen.event
        try:
            row = self.rows[type(event)]
        except KeyError:
            refuse(event)
        return row(value, event, seen.version)


class HouseFold(Generic[V]):
    """How the house follows from an event, all of which it knows."""

    def __init__(self, rows: Rows[V]) -> None:
        self.rows = rows

    def __call__(self, value: V, event: Event) -> V:
        """The house after an event.  Raises TypeError for an event without a row."""
        try:
            row = self.rows[type(event)]
        except KeyError:
            refuse(event)
        return row(value, event)


def refuse(event: Event) -> NoReturn:
    raise TypeError(f"There is no row for {type(event).__name__} in a fold.")


@dataclass(frozen=True, eq=False)
class Folds(Generic[T, M, H]):
    """The three folds of a game: of what everybody sees, of what each seat knows beyond it, of what nobody at the table knows."""

    table: Fold[T]
    mind: Fold[M]
    house: HouseFold[H]

    def demand_rows(self, events: Collection[type[Event]]) -> None:
        """Raises ValueError unless each fold has a row for each of these events, and none for another."""
        for name, fold in (("table", self.table), ("mind", self.mind), ("house", self.house)):
            demand_rows(f"The fold of the {name}", fold.rows, events)

    def after(self, state: State[T, M, H], event: Event, version: int = 0) -> State[T, M, H]:
        """The state after one event: each part is folded from what its audience may know, the house from everything."""
        public = observe(event, None, version)
        return State(
            self.table(state.table, public),
            fold_minds(self.mind, state.minds, event, public),
            self.house(state.house, event),
        )


def fold_minds(fold: Fold[M], minds: tuple[M, ...], event: Event, public: Observation) -> tuple[M, ...]:
    """The minds after one event. Seats that may know no more of it than everybody share the public observation."""
    if type(event) not in fold.changing:
        return minds
    insiders, version = audience(event), public.version
    seen = [observe(event, mind.seat, version) if mind.seat in insiders else public for mind in minds]
    return tuple(map(fold, minds, seen))
