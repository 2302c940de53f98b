"""Rows of points by place: for each size of table a row, first place first."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from extensions.tournaments.domain.points.exact import exact_sum

Row = tuple[Fraction, ...]


def to_size(row: Row, size: int) -> Row:
    """The row for a table of another size: first and last stay, the others are interpolated linearly.

    >>> [str(each) for each in to_size((Fraction(4), Fraction(2), Fraction(1), Fraction(0)), 3)]
    ['4', '3/2', '0']
    """
    if size == len(row):
        return row
    if size == 1 or len(row) == 1:
        return (exact_sum(row) / len(row),) * size
    found = []
    for place in range(size):
        at = Fraction(place * (len(row) - 1), size - 1)
        low = at.numerator // at.denominator
        high = min(low + 1, len(row) - 1)
        found.append(row[low] + (row[high] - row[low]) * (at - low))
    return tuple(found)


def row_for(rows: Sequence[Row], size: int) -> Row:
    """The stated row of this size, else the stretched one of the nearest size, the larger of two equally near."""
    return to_size(min(rows, key=lambda row: (abs(len(row) - size), -len(row))), size)


def points_by_seat(row: Row, places: Sequence[int]) -> tuple[Fraction, ...]:
    """Points by seat. Seats that share a place share the mean of their places.

    >>> [str(each) for each in points_by_seat((Fraction(4), Fraction(2), Fraction(1), Fraction(0)), (2, 1, 2, 4))]
    ['3/2', '4', '3/2', '0']
    """
    worth = {}
    for place in set(places):
        tied = places.count(place)
        worth[place] = exact_sum(row[place - 1 : place - 1 + tied]) / tied
    return tuple([worth[place] for place in places])
