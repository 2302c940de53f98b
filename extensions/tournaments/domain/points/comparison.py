"""Comparison of the tables of one board: results of the same seat elsewhere."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from extensions.tournaments.domain.points.exact import exact_sum
from extensions.tournaments.domain.points.schemes import HALF

FEWEST = 3
"""Fewest results to compare."""


class Compared(NamedTuple):
    """One result, compared on its board. worse, same: how many of the others; scored: results that count, own included;
    tables: number of tables of the board; matchpoints: as if all of them had counted (Neuberg); share: of the maximum,
    9/10 being 90 %.
    """

    worse: int
    same: int
    scored: int
    tables: int
    matchpoints: Fraction
    share: Fraction


def compare(merits: Sequence[Any], tables: int) -> tuple[Compared | None, ...]:
    """The comparison of each result, greater merits being better; None for all if there are fewer than three.

    >>> [str(each.share) for each in compare([1, 0, 0, 1, 0, 0], 6)]
    ['9/10', '3/10', '3/10', '9/10', '3/10', '3/10']
    """
    scored = len(merits)
    if scored < FEWEST:
        return (None,) * scored
    ordered, found = sorted(merits), {}
    for own in ordered:
        if own not in found:
            worse = bisect_left(ordered, own)
            same = bisect_right(ordered, own) - worse - 1
            points = neuberg(worse + HALF * same, scored, tables)
            found[own] = Compared(worse, same, scored, tables, points, points / (tables - 1))
    return tuple([found[own] for own in merits])


def neuberg(matchpoints: Fraction, scored: int, tables: int) -> Fraction:
    """Matchpoints among `scored` results of a board at `tables` tables, made comparable with complete boards.

    >>> neuberg(Fraction(4), 5, 6)
    Fraction(49, 10)
    """
    return Fraction(tables, scored) * (matchpoints + HALF) - HALF


def differences(values: Sequence[Fraction]) -> tuple[Fraction, ...]:
    """Each value minus the mean of the others, of which there must be some."""
    total, others = exact_sum(values), len(values) - 1
    return tuple([own - (total - own) / others for own in values])
