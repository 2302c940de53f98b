"""Bounds on the size and shape of foreign positions, checked before a ruleset reads them."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.kernel.errors import Impossible

MOST_MEMBERS = 1000
"""Bound on the members of one list or object."""
MOST_VALUES = 20_000
"""Bound on all values of a position, nested ones included."""
MOST_LEVELS = 16
HIGHEST = 100_000
"""Exclusive bound on absolute whole numbers, versions included: worlds are counted by factorials of some of them."""
LONGEST = 200
"""Bound on the characters of a text."""


def require(holds: bool, why: str) -> None:
    """Raises Impossible unless `holds`. why: a sentence without its full stop."""
    if not holds:
        raise Impossible(f"{why}.")


def require_bounded(value: Any) -> None:
    """Bound the size of a position, given as JSON values.  Raises Impossible."""
    left, values = [(value, 0)], 0
    while left:
        each, depth = left.pop()
        values += 1
        require(values <= MOST_VALUES and depth <= MOST_LEVELS, "A position is larger than any game's")
        if isinstance(each, dict | list):
            require(len(each) <= MOST_MEMBERS, "A position has a list that is longer than any game's")
            left += [(part, depth + 1) for part in (each.values() if isinstance(each, dict) else each)]
        elif isinstance(each, str):
            require(len(each) <= LONGEST, "A position has a text that is longer than any game's")
        elif isinstance(each, int):
            require(-HIGHEST < each < HIGHEST, "A position has a number that is higher than any game's")


def require_shape(blank: msgspec.Struct, table: msgspec.Struct, seats: int) -> None:
    """The table has the blank one's options, and one value per seat in the same fields.  Raises Impossible."""
    for name in blank.__struct_fields__:
        before, now = getattr(blank, name), getattr(table, name)
        if name == "options":
            require(now == before, "The table has other options than its game")
        elif isinstance(before, tuple) and len(before) == seats:
            require(len(now) == seats, f"There is not one value for each seat in {name}")
