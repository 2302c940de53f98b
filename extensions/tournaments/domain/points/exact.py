"""Sums and means of fractions."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fractions import Fraction
from math import lcm


def exact_sum(values: Iterable[Fraction]) -> Fraction:
    """The sum, over one common denominator, much faster than one addition after the other.

    >>> exact_sum([Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)])
    Fraction(1, 1)
    """
    found = list(values)
    common = lcm(*[each.denominator for each in found])
    return Fraction(sum([each.numerator * (common // each.denominator) for each in found]), common)


def exact_mean(values: Collection[Fraction]) -> Fraction | None:
    """The mean; None for no values."""
    if len(values) == 1:
        return next(iter(values))
    return exact_sum(values) / len(values) if values else None
