"""Whether samples are as frequent as they should be: Pearson's chi-square test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from math import erfc, exp, lgamma, log, sqrt
from random import Random
from typing import Any, NamedTuple

from deaddrop.testing.luck import Dice
from deaddrop.testing.schedule import IS_LONG
from domain.kernel.state import AnyState

LEAST_EXPECTED = 5
"""Cells with a smaller expected count are merged."""

UNLIKELY = 0.001
"""A uniform sampler falls below this once in a thousand fits: for fixed seeds only."""


class Fit(NamedTuple):
    """worlds: number of different ones; freedom: degrees of freedom; p: chance that a uniform sampler deviates this
    much.
    """

    worlds: int
    chi_square: float
    freedom: int
    p: float
    impossible: int = 0

    @property
    def is_uniform(self) -> bool:
        return self.p > UNLIKELY and not self.impossible

    def __str__(self) -> str:
        strays = f", {self.impossible} impossible" if self.impossible else ""
        return f"{self.worlds} worlds, chi-square {self.chi_square:.1f} on {self.freedom}, p {self.p:.4f}{strays}"


def sample_count(count: int) -> int:
    """Number of worlds to draw: `count` in a long run, else 3,000, which suffices to detect a planted fault."""
    return count if IS_LONG else min(count, 3_000)


def fit(counts: Mapping[Any, int], expected: Mapping[Any, int]) -> Fit:
    """The fit of the counts to the weights; worlds without a weight are impossible."""
    total, weight = sum(counts.values()), sum(expected.values())
    few_found, few_expected, cells = 0, 0.0, []
    for world, each in expected.items():
        wanted = total * each / weight
        if wanted < LEAST_EXPECTED:
            few_found, few_expected = few_found + counts.get(world, 0), few_expected + wanted
        else:
            cells.append((counts.get(world, 0), wanted))
    if few_expected:
        cells.append((few_found, few_expected))
    chi_square = sum((count - wanted) ** 2 / wanted for count, wanted in cells)
    impossible = sum(count for world, count in counts.items() if world not in expected)
    return Fit(len(expected), chi_square, len(cells) - 1, upper_tail(chi_square, len(cells) - 1), impossible)


def upper_tail(chi_square: float, freedom: int) -> float:
    """The chance of a chi-square at least as great: the upper incomplete gamma function in closed form."""
    if freedom == 0:
        return 1.0
    if chi_square == 0:
        return 1.0
    half, odd = chi_square / 2, freedom % 2
    powers = [step + odd / 2 for step in range((freedom + 1 - odd) // 2)]
    terms = [exp(power * log(half) - half - lgamma(power + 1)) for power in powers]
    return min(1.0, sum(terms) + odd * erfc(sqrt(half)))


def sample_counts(
    sample: Callable[..., AnyState], key: Callable[[AnyState], Hashable], view: tuple[Any, Any], count: int, seed: str
) -> Counter[Hashable]:
    """The count of each world in this many samples."""
    dice = Dice(Random(seed))
    return Counter(key(sample(*view, dice)) for _ in range(count))
