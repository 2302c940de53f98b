"""Copies of tuples with one change, for immutable values."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_item(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with the one at an index replaced.

    >>> with_item(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*values[:place], value, *values[place + 1 :])


def with_added(numbers: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """The numbers with an amount added at an index.

    >>> with_added((1, 2, 3), 2, -1)
    (1, 2, 2)
    """
    return (*numbers[:place], numbers[place] + more, *numbers[place + 1 :])


def without_items(values: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """The values without the first of each of these.  Raises ValueError for a missing one.

    >>> without_items((1, 2, 1), 1)
    (2, 1)
    """
    left = list(values)
    for each in gone:
        left.remove(each)
    return tuple(left)
