"""Checks of foreign positions that hold for every ruleset; run before anything else reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from domain.kernel.errors import Impossible
from domain.kernel.state import H, M, State, T

MOST_MEMBERS = 1000
"""Bound on the members of one list or object."""
MOST_VALUES = 20_000
"""Bound on all values of a position, nested ones included."""
MOST_LEVELS = 16
HIGHEST = 10**15
"""Exclusive bound on absolute whole numbers, versions included."""
LONGEST = 200
"""Bound on the characters of a text."""


def demand(holds: bool, why: str) -> None:
    """Raises Impossible unless `holds`. why: a sentence without its full stop."""
    if not holds:
        raise Impossible(f"{why}.")


def position_check(
    is_on: Callable[[T], bool],
    check_table: Callable[[T, T], None],
    check_mind: Callable[[T, M], None],
    check_house: Callable[[T, Sequence[M], H], None],
) -> Callable[[State[T, M, H], T, Sequence[M], H | None], None]:
    """Composes a ruleset's `check_position`; each part may rely on those before it and raises Impossible.

    is_on: whether the table is of a running game; check_table(table before the deal, table).
    """

    def check_position(blank: State[T, M, H], table: T, minds: Sequence[M], house: H | None) -> None:
        demand(is_on(table), "The game is not on")
        check_table(blank.table, table)
        for mind in minds:
            demand(0 <= mind.seat < len(blank.minds), "A seat that is not at the table knows something")
            check_mind(table, mind)
        if house is not None:
            check_house(table, minds, house)

    return check_position


def demand_bounded(value: Any) -> None:
    """Bound the size of a position, given as JSON values.  Raises Impossible."""
    left, values = [(value, 0)], 0
    while left:
        each, depth = left.pop()
        values += 1
        demand(values <= MOST_VALUES and depth <= MOST_LEVELS, "A position is larger than any game's")
        if isinstance(each, dict | list):
            demand(len(each) <= MOST_MEMBERS, "A position has a list that is longer than any game's")
            left += [(part, depth + 1) for part in (each.values() if isinstance(each, dict) else each)]
        elif isinstance(each, str):
            demand(len(each) <= LONGEST, "A position has a text that is longer than any game's")
        elif isinstance(each, int):
            demand(-HIGHEST < each < HIGHEST, "A position has a number that is higher than any game's")


def demand_shape(blank: msgspec.Struct, table: msgspec.Struct, seats: int) -> None:
    """The table has the blank one's options, and one value per seat in the same fields.  Raises Impossible."""
    for name in blank.__struct_fields__:
        before, now = getattr(blank, name), getattr(table, name)
        if name == "options":
            demand(now == before, "The table has other options than its game")
        elif isinstance(before, tuple) and len(before) == seats:
            demand(len(now) == seats, f"There is not one value for each seat in {name}")


def demand_seats(given: Iterable[int | None], seats: int, what: str) -> None:
    """Existing seats, each at most once; None entries are ignored.  Raises Impossible."""
    found = [seat for seat in given if seat is not None]
    demand(all(0 <= seat < seats for seat in found), f"{what} names a seat that is not at the table")
    demand(len(set(found)) == len(found), f"{what} names a seat twice")


def demand_counts(given: Iterable[int], what: str) -> None:
    """Counts are not negative.  Raises Impossible."""
    demand(all(count >= 0 for count in given), f"There are fewer {what} than none")


def demand_among(cards: Iterable[Any], deck: Iterable[Any], what: str) -> None:
    """The cards are a sub-multiset of the deck.  Raises Impossible."""
    demand(not Counter(cards) - Counter(deck), f"{what} has cards that are not there, or more of them")


def demand_whole_deck(cards: Iterable[Any], deck: Iterable[Any], what: str) -> None:
    """The cards are the deck, in any order.  Raises Impossible."""
    demand(Counter(cards) == Counter(deck), f"{what} are not exactly the existing ones")


def demand_each_once(given: Sequence[Any], possible: Iterable[Any], what: str) -> None:
    """Distinct values, all among the possible ones.  Raises Impossible."""
    demand(
        len(set(given)) == len(given) and set(given) <= set(possible),
        f"{what} are not distinct existing ones",
    )
