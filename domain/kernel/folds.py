"""Folds: table, minds and house as functions of events.

An event's class says what it changes on the table and in minds; the rules give a row for each event that the house
folds, `row(house, event)`. All are resolved once, when the folds are made.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar, get_args

from domain.kernel.secrecy import (
    UNKNOWN,
    Event,
    EventWeight,
    Observation,
    audience,
    observe,
    public_types,
    secret_fields,
)
from domain.kernel.state import H, M, State, T

R = TypeVar("R")
V = TypeVar("V")
HouseRows = Mapping[type[Event], Callable[[H, Any], H]]
"""The house after an event, by the event's type; without a row it stays as it is."""

MIND_HOOKS = ("on_every_mind", "on_own_mind", "on_other_mind")
HOOKS = ("on_table", *MIND_HOOKS)
WEIGHTS = get_args(EventWeight)
VERSIONED = 3
"""Parameters of a method that takes the version as well: event, value, version."""


def unchanged(value: V, *_: object) -> V:
    """The row of an event without effect."""
    return value


class ByType(dict[type[Event], R]):
    """A value for each event type. `[type(event)]` raises TypeError for a type without an entry."""

    def __missing__(self, missing: type[Event]) -> NoReturn:
        raise TypeError(f"There is no row for {missing.__name__} in a fold.")


class TournamentMethod(NamedTuple):
    """A method of an event that changes a table or a mind: `change(event, value)`, and the version as a third if it
    is versioned.
    """

    change: Callable[..., Any]
    is_versioned: bool


class EventEffects(NamedTuple):
    """What one type of event changes; None: nothing. own: the mind of the event's seat; others: all other minds."""

    table: TournamentMethod | None
    own: TournamentMethod | None
    others: TournamentMethod | None
    house: Callable[[Any, Any], Any] | None
    has_seat: bool

    @property
    def changes_minds(self) -> bool:
        return self.own is not None or self.others is not None


class Folds(Generic[T, M, H]):
    """The folds of a game: table (public), mind (per seat), house (known to no seat).

    events: every type, by its stored name; house: the rows of those that the house folds.  Raises ValueError if an
    event neither changes something nor says that it `changes_nothing`, or if its secrets reach no mind and no house.
    """

    def __init__(self, events: Iterable[type[Event]], house: HouseRows[H]) -> None:
        self.events = tuple(events)
        strange = sorted(each.__name__ for each in set(house) - set(self.events))
        if strange:
            raise ValueError(f"The house has a row for {', '.join(strange)}, which is not among the events.")
        self.house_rows = house
        self._effects = ByType({event: find_effects(event, house.get(event)) for event in self.events})

    def after(self, state: State[T, M, H], event: Event, version: int = 0) -> State[T, M, H]:
        """The state after one event: each part is folded from its audience's observation, the house from the full
        event.

        Raises TypeError for an event of another game.
        """
        effects = self._effects[type(event)]
        on_table, own, others, house_row, _ = effects
        table, minds, house = state.table, state.minds, state.house
        if on_table is not None or own is not None or others is not None:
            public = observe(event, None, version)
            if on_table is not None:
                change, is_versioned = on_table
                table = change(public.event, table, version) if is_versioned else change(public.event, table)
            if own is not None or others is not None:
                minds = fold_minds(effects, minds, event, public)
        if house_row is not None:
            house = house_row(house, event)
        return State(table, minds, house)

    def table(self, table: T, seen: Observation) -> T:
        """The table after an event as the public observed it.  Raises TypeError for an event of another game."""
        method = self._effects[type(seen.event)].table
        return table if method is None else value_after(method, seen, table)

    def mind(self, mind: M, seen: Observation) -> M:
        """The mind after an event as its seat observed it.  Raises TypeError for an event of another game."""
        effects, event = self._effects[type(seen.event)], seen.event
        method = effects.own if effects.has_seat and event.seat == mind.seat else effects.others  # type: ignore[attr-defined]
        return mind if method is None else value_after(method, seen, mind)

    def house(self, house: H, event: Event) -> H:
        """The house after an event in full.  Raises TypeError for an event of another game."""
        row = self._effects[type(event)].house
        return house if row is None else row(house, event)

    def table_after(self, table: T, events: Iterable[Event]) -> T:
        """The table after events whose versions are not known yet.  Raises TypeError for an event of another game."""
        for event in events:
            method = self._effects[type(event)].table
            if method is not None:
                table = value_after(method, observe(event, None), table)
        return table

    def minds_after(self, minds: tuple[M, ...], events: Iterable[Event]) -> tuple[M, ...]:
        """The minds after events whose versions are not known yet.  Raises TypeError for an event of another game."""
        for event in events:
            effects = self._effects[type(event)]
            if effects.changes_minds:
                minds = fold_minds(effects, minds, event, observe(event, None))
        return minds

    def house_after(self, house: H, events: Iterable[Event]) -> H:
        """The house after events.  Raises TypeError for an event of another game."""
        for event in events:
            house = self.house(house, event)
        return house


def value_after(method: TournamentMethod, seen: Observation, value: Any) -> Any:
    """A table or mind after an event."""
    change, is_versioned = method
    return change(seen.event, value, seen.version) if is_versioned else change(seen.event, value)


def fold_minds(effects: EventEffects, minds: tuple[M, ...], event: Event, public: Observation) -> tuple[M, ...]:
    """The minds after one event. Seats outside its audience share the public observation."""
    insiders, version = audience(event), public.version
    actor = event.seat if effects.has_seat else None  # type: ignore[attr-defined]
    after = []
    for mind in minds:
        method = effects.own if mind.seat == actor else effects.others
        if method is None:
            after.append(mind)
            continue
        seen = observe(event, mind.seat, version) if mind.seat in insiders else public
        try:
            after.append(value_after(method, seen, mind))
        except AttributeError as error:
            hidden = [name for name in secret_fields(type(event)) if getattr(seen.event, name) == UNKNOWN]
            where = f"{method.change.__name__} of {type(event).__name__}, for seat {mind.seat}"
            error.add_note(f"{where}, from which is hidden: {', '.join(hidden) or 'nothing'}")
            raise
    return tuple(after)


def find_effects(event: type[Event], house: Callable[[H, Any], H] | None) -> EventEffects:
    """The methods of an event that change something, with its row of the house.  Raises ValueError as `Folds`."""
    for fault in faults(event, house is not None):
        raise ValueError(f"{event.__name__} {fault}")
    table, every, own, others = [find_method(event, hook) for hook in HOOKS]
    return EventEffects(table, own or every, others or every, house, "seat" in public_types(event))


def find_method(event: type[Event], hook: str) -> TournamentMethod | None:
    method = getattr(event, hook)
    if method is None:
        return None
    required = [each for each in inspect.signature(method).parameters.values() if each.default is each.empty]
    return TournamentMethod(method, len(required) == VERSIONED)


def faults(event: type[Event], has_house_row: bool) -> Iterator[str]:
    """Contradictions in what an event's class says, as clauses after its name."""
    stated = [hook for hook in HOOKS if getattr(event, hook) is not None]
    changing = [*stated, *(["a row of the house"] if has_house_row else [])]
    strange = sorted(
        each for each in dir(event) if each.startswith("on_") and each not in (*HOOKS, *event.__struct_fields__)
    )
    if strange:
        yield f"has {' and '.join(strange)}, which no fold knows: there are {', '.join(HOOKS)}."
    if event.weight not in WEIGHTS:
        yield f"has the weight {event.weight!r}: there are {', '.join(WEIGHTS)}."
    if event.changes_nothing and changing:
        yield f"says that it changes nothing, and has {' and '.join(changing)}."
    if not event.changes_nothing and not changing:
        yield f"changes nothing: give it {', '.join(HOOKS)} or a row of the house, or say `changes_nothing = True`."
    if "on_every_mind" in stated and len(set(stated) & set(MIND_HOOKS)) > 1:
        yield "has on_every_mind and another method for minds."
    if {"on_own_mind", "on_other_mind"} & set(stated) and "seat" not in public_types(event):
        yield "has no open field `seat` that says whose mind is its own: give it on_every_mind."
    secrets, is_kept = secret_fields(event), has_house_row or bool(set(stated) & set(MIND_HOOKS))
    if secrets and not is_kept and not event.teaches_nothing:
        yield (
            f"hides {', '.join(secrets)}, which no mind and no house keeps: "
            "say `teaches_nothing = True` if its audience can work it out."
        )
    if event.teaches_nothing and (is_kept or not secrets):
        yield f"says that it teaches nothing, and {'a mind or the house keeps it' if secrets else 'hides nothing'}."


def require_rows(fold: str, rows: Collection[type[Event]], events: Collection[type[Event]]) -> None:
    """Raises ValueError unless there is a row for each of these events, and none for another. fold: its name in the
    message.
    """
    missing, strange = (
        [each.__name__ for each in these] for these in (set(events) - set(rows), set(rows) - set(events))
    )
    if missing:
        raise ValueError(
            f"{fold} has no row for {', '.join(sorted(missing))}; write `unchanged` for events without effect."
        )
    if strange:
        raise ValueError(f"{fold} has a row for {', '.join(sorted(strange))}, which is not among the events.")
