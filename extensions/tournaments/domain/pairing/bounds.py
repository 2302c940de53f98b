"""Bounds of figures: lower limits for any draft; most cannot be reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, product
from math import lcm, prod

from extensions.tournaments.domain.pairing.drafts import FigureBounds, RoundSeating
from extensions.tournaments.domain.pairing.sides import LARGEST, PairedSide, PairingField

FEW = LARGEST * (LARGEST - 1)
"""Sides that fit at fewer tables than one of them has seats: only then some of them must have met."""

MOST_CUTS = 20_000
"""Most ways to cut a list that are compared for a bound."""


def bounds_of(pairing: RoundSeating, field: PairingField) -> FigureBounds:
    """The bounds for the seated sides, at tables of these sizes, section by section."""
    every = field.by_entry()
    repeats, spread, seats = 0, Fraction(0), 0
    for name in sorted({side.section for side in field.sides}):
        tables = [table.seats for table in pairing.tables if every[table.seats[0]].section == name]
        sides = [every[entry] for table in tables for entry in table]
        sizes = sorted(map(len, tables), reverse=True)
        repeats += fewest_repeats(sides, sizes)
        spread += least_spread([side.points for side in sides], sizes)
        seats += sum(fewest_squares(sum(every[entry].seats_had(len(table))) + 1, len(table)) for table in tables for entry in table) if (
            field.seating == "places"
        ) else sum(sizes)
    return FigureBounds(repeats, str(spread), seats)


def fewest_repeats(sides: Sequence[PairedSide], sizes: Sequence[int]) -> int:
    """A lower bound from the cheapest pairs: of all, of each side, and of small groups in which all have met."""
    if not sizes:
        return 0
    present = {side.entry for side in sides}
    rows = [sorted(2 * times + 1 for other, times in side.met.items() if other in present and times) for side in sides]
    pairs, needed = len(sides) * (len(sides) - 1), sum(size * (size - 1) for size in sizes)
    of_all = cheapest(sorted(cost for row in rows for cost in row), pairs, needed)
    others = min(sizes) - 1
    of_each = sum(cheapest(row, len(sides) - 1, others) for row in rows) + needed - len(sides) * others
    return max(-(-of_all // 2), -(-of_each // 2), needed // 2 + 2 * sure_meetings(sides, sizes))


def cheapest(costs: Sequence[int], number: int, taken: int) -> int:
    """The sum of the lowest `taken` of `number` costs, of which these (sorted) exceed 1."""
    dear = max(0, taken - (number - len(costs)))
    return taken - dear + sum(costs[:dear])


def sure_meetings(sides: Sequence[PairedSide], sizes: Sequence[int]) -> int:
    """Pairs that have met and must meet again: a table with more seats than there are groups of sides that have all
    met.
    """
    if len(sides) > FEW:
        return 0
    groups: list[list[PairedSide]] = []
    for side in sides:
        home = next((group for group in groups if all(other.entry in side.met for other in group)), None)
        if home is None:
            groups.append([side])
        else:
            home.append(side)
    found = 0
    for size in sizes:
        each, more = divmod(size, len(groups))
        found += more * (each + 1) * each // 2 + (len(groups) - more) * each * (each - 1) // 2
    return found


def least_spread(points: Sequence[Fraction], sizes: Sequence[int]) -> Fraction:
    """A lower bound of the spread of these points at tables of these sizes: the least of the points in order, cut into
    tables in any order of the sizes. 0 if it is none, where sizes differ by more than 2, or takes too long to count.
    """
    counts = Counter(sizes)
    kinds = sorted(counts, reverse=True)
    if not kinds or kinds[0] - kinds[-1] > 2 or prod(each + 1 for each in counts.values()) > MOST_CUTS:
        return Fraction(0)
    scale = lcm(*[each.denominator for each in points])
    cut = CutCosts(sorted([int(each * scale) for each in points], reverse=True))
    least = {(0,) * len(kinds): 0}
    for used in product(*[range(counts[kind] + 1) for kind in kinds]):
        end = sum(kind * number for kind, number in zip(kinds, used, strict=True))
        before = [(at, (*used[:at], used[at] - 1, *used[at + 1 :])) for at, number in enumerate(used) if number]
        if before:
            least[used] = min(least[one] + cut.cost(end - kinds[at], end) for at, one in before)
    return Fraction(least[tuple(counts[kind] for kind in kinds)], scale * scale)


class CutCosts:
    """The squared differences of all pairs of a run of whole numbers, from sums counted once."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._sums = [0, *accumulate(numbers)]
        self._squares = [0, *accumulate(each * each for each in numbers)]

    def cost(self, start: int, end: int) -> int:
        """Of the numbers from `start` up to `end`."""
        total = self._sums[end] - self._sums[start]
        return (end - start) * (self._squares[end] - self._squares[start]) - total * total


def fewest_squares(times: int, size: int) -> int:
    """The least sum of squares of this many counts that add up to `times`.

    >>> fewest_squares(7, 4)
    13
    """
    each, more = divmod(times, size)
    return more * (each + 1) ** 2 + (size - more) * each**2
