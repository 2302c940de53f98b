"""One command that is being decided, event by event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from domain.kernel.chance import Chance
from domain.kernel.folds import Folds
from domain.kernel.secrecy import Event, Seat
from domain.kernel.state import H, M, State, T

V = TypeVar("V")


class Deciding(Generic[T, M, H]):
    """The state while a command is decided: rules emit events, read the resulting state, and decide the next.

    events: those emitted so far. Each part of the state is folded when it is read. Versions are not known yet, so
    folds are given 0.
    """

    __slots__ = (
        "_folded_house",
        "_folded_minds",
        "_folded_table",
        "_folds",
        "_house",
        "_minds",
        "_table",
        "chance",
        "events",
    )

    def __init__(self, folds: Folds[T, M, H], state: State[T, M, H], chance: Chance) -> None:
        self.chance = chance
        self.events: list[Event] = []
        self._folds = folds
        self._table, self._minds, self._house = state.table, state.minds, state.house
        self._folded_table = self._folded_minds = self._folded_house = 0

    def emit(self, *events: Event) -> None:
        """Append events."""
        self.events += events

    def draw(self, source: str, support: Sequence[V]) -> V:
        """One of `support`, each equally likely.  Raises Impossible if it is empty."""
        return self.chance(source, support)

    def draw_several(self, source: str, support: Iterable[V], count: int) -> tuple[V, ...]:
        """`count` of `support` one after the other, each at most once, in the order of drawing."""
        left, drawn = list(support), []
        for _ in range(count):
            drawn.append(self.chance(source, tuple(left)))
            left.remove(drawn[-1])
        return tuple(drawn)

    @property
    def table(self) -> T:
        """The public state now."""
        if self._folded_table < len(self.events):
            self._table = self._folds.table_after(self._table, self.events[self._folded_table :])
            self._folded_table = len(self.events)
        return self._table

    @property
    def minds(self) -> tuple[M, ...]:
        """Each seat's knowledge beyond the table now."""
        if self._folded_minds < len(self.events):
            self._minds = self._folds.minds_after(self._minds, self.events[self._folded_minds :])
            self._folded_minds = len(self.events)
        return self._minds

    @property
    def house(self) -> H:
        """The knowledge hidden from all seats now."""
        if self._folded_house < len(self.events):
            self._house = self._folds.house_after(self._house, self.events[self._folded_house :])
            self._folded_house = len(self.events)
        return self._house

    @property
    def state(self) -> State[T, M, H]:
        """The full state now."""
        return State(self.table, self.minds, self.house)

    def mind(self, seat: Seat) -> M:
        """One seat's knowledge beyond the table now."""
        return self.minds[seat]


AnyDeciding = Deciding[Any, Any, Any]
"""A `Deciding` with any types of table, minds and house."""
