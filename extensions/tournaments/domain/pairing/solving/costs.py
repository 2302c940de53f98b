"""The objective of solvers: the figures as one integer, in which a later one never outweighs an earlier one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from extensions.tournaments.domain.pairing.bounds import fewest_repeats, least_spread
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField
from extensions.tournaments.domain.pairing.sizes import SectionTables

Priority = Literal["variety", "merit", "plan"]
"""Order of precedence: new opponents, equal points, or only new opponents if points are not known yet."""

LEVELS: dict[Priority, tuple[str, ...]] = {
    "variety": ("seconds", "apart", "repeats", "bottom", "spread"),
    "merit": ("seconds", "apart", "bottom", "spread", "repeats"),
    "plan": ("seconds", "apart", "repeats"),
}
"""The most important first. bottom: the points of sides with a bye or at a short table. If all tables are for two, the
cost of their seats comes last; larger tables are seated after grouping.
"""

WIDEST = 100_000
"""Largest difference of the solvers' integer points; beyond it they are rounded, for solvers only."""


class Costs:
    """Costs for the sides of one section, in the order given.

    pairs: of each two at a table; short, bye: of each at a short table, or with a bye; weights: of each figure.
    """

    def __init__(self, sides: Sequence[PairedSide], room: SectionTables, field: PairingField, priority: Priority) -> None:
        self.sides, self.room, self.best = sides, room, field.sizes.best
        is_seated = set(room.sizes) == {2} and field.seating == "places"
        self.levels = (*LEVELS[priority], *(["seats"] if is_seated else []))
        self.points = whole_points([side.points for side in sides])
        self.lowest = min(self.points, default=0)
        self.weights = self._weights()
        self.pairs = self._pairs()
        bottom, seconds = self.weights.get("bottom", 0), self.weights["seconds"]
        above = [bottom * (points - self.lowest) for points in self.points]
        never = self._over
        self.short = [seconds * (0 if side.is_reserve else side.short) + more for side, more in zip(sides, above, strict=True)]
        self.bye = [never if side.is_reserve else seconds * side.byes + more for side, more in zip(sides, above, strict=True)]
        if seats := self.weights.get("seats", 0):
            squares = self._squares()
            self.bye = [cost + seats * (max(squares) - each) for cost, each in zip(self.bye, squares, strict=True)]

    def _weights(self) -> dict[str, int]:
        sizes = self.room.sizes
        pairs = sum(size * (size - 1) // 2 for size in sizes)
        out = self.room.byes + sum(size for size in sizes if size < self.best)
        width = max(self.points, default=0) - self.lowest
        most = {
            "seconds": out * max((max(side.byes, side.short) for side in self.sides), default=0),
            "apart": pairs * max((len(side.apart) for side in self.sides), default=0),
            "repeats": pairs * 2 * max((max(side.met.values(), default=0) for side in self.sides), default=0),
            "bottom": out * width,
            "spread": pairs * width**2,
            "seats": pairs * 2 * (max((sum(side.seats_had(2)) for side in self.sides), default=0) + 1) + self.room.byes * max(self._squares()),
        }
        weights, weight = {}, 1
        for level in reversed(self.levels):
            weights[level] = weight
            weight *= most[level] + 1
        self._over = weight
        return weights

    def floor(self) -> int:
        """A lower bound of the cost: the figures at their own bounds."""
        sizes = self.room.sizes
        few, byes = sum(size for size in sizes if size < self.best), self.room.byes
        entries = [side for side in self.sides if not side.is_reserve]
        bounds = {
            "seconds": sum(sorted(side.byes for side in entries)[:byes])
            + sum(sorted(0 if side.is_reserve else side.short for side in self.sides)[:few]),
            "bottom": sum(sorted(self.points)[: few + byes]) - self.lowest * (few + byes),
        }
        if not byes:
            bounds["repeats"] = fewest_repeats(self.sides, sizes) - sum(size * (size - 1) // 2 for size in sizes)
            if len(set(sizes)) == 1:
                bounds["spread"] = int(least_spread([Fraction(each) for each in self.points], sizes))
        return sum(self.weights.get(level, 0) * bound for level, bound in bounds.items())

    def _squares(self) -> list[int]:
        """The squared counts of each side's seats at tables for two, which a bye leaves out."""
        return [sum(count**2 for count in side.seats_had(2)) for side in self.sides]

    def _pairs(self) -> list[list[int]]:
        spread, repeats, apart = (self.weights.get(each, 0) for each in ("spread", "repeats", "apart"))
        points = self.points
        rows = [[spread * (one - two) ** 2 for two in points] for one in points] if spread else [[0] * len(points) for _ in points]
        if seats := self.weights.get("seats"):
            counts = [side.seats_had(2) for side in self.sides]
            for row, (first, second) in zip(rows, counts, strict=True):
                for at, (one, two) in enumerate(counts):
                    row[at] += seats * (2 + 2 * min(first + two, second + one))
        place = {side.entry: at for at, side in enumerate(self.sides)}
        groups: dict[int | str, list[int]] = {}
        for at, side in enumerate(self.sides):
            for other, times in side.met.items():
                if other in place:
                    rows[at][place[other]] += repeats * 2 * times
            for group in side.apart:
                groups.setdefault(group, []).append(at)
        for members in groups.values():
            for one in members:
                for two in members:
                    rows[one][two] += apart * (one != two)
        return rows


def whole_points(points: Sequence[Fraction]) -> list[int]:
    """Points as integers with one denominator."""
    common = math.lcm(*(each.denominator for each in points)) if points else 1
    width = max(points, default=Fraction(0)) - min(points, default=Fraction(0))
    factor = Fraction(common) if width * common <= WIDEST else WIDEST / width
    return [round(each * factor) for each in points]


def players_of(section: PairingField, room: SectionTables) -> list[PairedSide]:
    """The entries of a section, and its playing reserves: stand-ins before bots."""
    reserves = sorted((side for side in section.sides if side.is_reserve), key=lambda side: side.kind == "bot")
    return [*(side for side in section.sides if not side.is_reserve), *reserves[: room.reserves]]
