"""Bounds of figures: lower limits for any draft; most cannot be reached."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

from domain.tournament.pairing.drafts import FigureBounds, RoundSeating
from domain.tournament.pairing.sides import LARGEST, PairedSide, PairingField

FEW = LARGEST * (LARGEST - 1)
"""Sides that fit at fewer tables than one of them has seats: only then some of them must have met."""


def bounds_of(pairing: RoundSeating, field: PairingField) -> FigureBounds:
    """The bounds for the seated sides, at tables of these sizes, section by section."""
    every = field.by_entry()
    repeats, spread, seats = 0, Fraction(0), 0
    for name in sorted({side.section for side in field.sides}):
        tables = [table.seats for table in pairing.tables if every[table.seats[0]].section == name]
        sides = [every[entry] for table in tables for entry in table]
        sizes = sorted(map(len, tables), reverse=True)
        repeats += fewest_repeats(sides, sizes)
        spread += spread_in_order([side.points for side in sides], sizes)
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


def spread_in_order(points: Sequence[Fraction], sizes: Sequence[int]) -> Fraction:
    """The spread of these points, cut in order into tables, the small ones at the bottom."""
    left = sorted(points, reverse=True)
    found = Fraction(0)
    for size in sizes:
        table, left = left[:size], left[size:]
        found += sum(((one - two) ** 2 for one, two in combinations(table, 2)), Fraction(0))
    return found


def fewest_squares(times: int, size: int) -> int:
    """The least sum of squares of this many counts that add up to `times`.

    >>> fewest_squares(7, 4)
    13
    """
    each, more = divmod(times, size)
    return more * (each + 1) ** 2 + (size - more) * each**2
