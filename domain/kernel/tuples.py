"""Tuples with one thing changed, for values that are never changed in place."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_item(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one at a place.

    >>> with_item(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*values[:place], value, *values[place + 1 :])


def with_added(numbers: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    """The numbers with more added at a place.

    >>> with_added((1, 2, 3), 2, -1)
    (1, 2, 2)
    """
    return (*numbers[:place], numbers[place] + more, *numbers[place + 1 :])


def without_items(values: tuple[T, ...], *gone: T) -> tuple[T, ...]:
    """The values without the first of each of these.  Raises ValueError for one that is not there.

    >>> without_items((1, 2, 1), 1)
    (2, 1)
    """
    left = list(values)
    for each in gone:
        left.remove(each)
    return tuple(left)
