"""The area under the ROC curve (AUC): how well a number tells two kinds of turns apart; 0.5 is not at all."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import NamedTuple


class Area(NamedTuple):
    """An AUC, turned so that it is 0.5 at least, and the half width of its 95 % interval by DeLong's estimate."""

    value: float
    half: float
    turns: int

    def __str__(self) -> str:
        return f"{self.value:.3f} ± {self.half:.3f}"


def area(numbers: Sequence[float], kinds: Sequence[bool]) -> Area | None:
    """The area for these numbers, one a turn, and the kind of each; None where there are fewer than 20 of a kind.

    >>> area([1.0] * 100, [True, False] * 50)
    Area(value=0.5, half=0.0, turns=100)
    >>> area([float(number) for number in range(100)], [number >= 50 for number in range(100)])
    Area(value=1.0, half=0.0, turns=100)
    """
    ones = [number for number, kind in zip(numbers, kinds, strict=True) if kind]
    others = [number for number, kind in zip(numbers, kinds, strict=True) if not kind]
    if min(len(ones), len(others)) < 20:
        return None
    all_ranks, one_ranks, other_ranks = (ranks(each) for each in ([*ones, *others], ones, others))
    over = [(all_ranks[place] - one_ranks[place]) / len(others) for place in range(len(ones))]
    under = [1 - (all_ranks[len(ones) + place] - other_ranks[place]) / len(ones) for place in range(len(others))]
    value = sum(over) / len(over)
    error = math.sqrt(variance(over) / len(over) + variance(under) / len(under))
    return Area(max(value, 1 - value), 1.96 * error, len(numbers))


def within(numbers: Sequence[float], groups: Sequence[Hashable]) -> list[float]:
    """Where each number stands among those of its group, from -0.5 to 0.5, so that what tells groups apart counts for nothing.

    >>> within([1, 2, 30, 10, 10], "aabcc")
    [-0.25, 0.25, 0.0, 0.0, 0.0]
    """
    places = defaultdict[Hashable, list[int]](list)
    for place, group in enumerate(groups):
        places[group].append(place)
    found = [0.0] * len(numbers)
    for members in places.values():
        for place, rank in zip(members, ranks([numbers[each] for each in members]), strict=True):
            found[place] = (rank - (len(members) + 1) / 2) / len(members)
    return found


def ranks(numbers: Sequence[float]) -> list[float]:
    """The rank of each number from 1; equal ones share the middle of theirs.

    >>> ranks([5, 1, 5])
    [2.5, 1.0, 2.5]
    """
    order = sorted(range(len(numbers)), key=numbers.__getitem__)
    found, start = [0.0] * len(numbers), 0
    while start < len(order):
        end = start
        while end < len(order) and numbers[order[end]] == numbers[order[start]]:
            end += 1
        for place in order[start:end]:
            found[place] = (start + end + 1) / 2
        start = end
    return found


def variance(numbers: Sequence[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((each - mean) ** 2 for each in numbers) / (len(numbers) - 1)
