"""Groups by integer programming: of all possible ones, the best by each figure in turn. For few sides."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, islice

import msgspec

from extensions.tournaments.domain.pairing.solving.costs import Costs
from extensions.tournaments.domain.pairing.solving.integers import CLOSE, Column, Cover, Fixed, choose_least, relaxation

MOST_SIDES = 40
MOST_COLUMNS = 100_000
"""Bound on possible groups, after removing groups that no best draft has."""
FINEST = 10**8
"""Figures of one group above this are indistinguishable for a solver that uses floats."""


def best_groups(costs: Costs, found: Sequence[Sequence[int]]) -> list[list[int]] | None:
    """Groups that cost less than the found ones, in the same order of sizes; None if there are none, or the solver
    reached its bound before an answer.

    The figures are minimised one after the other, each among all groups that are best by the earlier ones.
    """
    if len(costs.sides) > MOST_SIDES:
        return None
    problem = PartitionProblem(costs, found)
    for level in costs.levels:
        if not problem.minimise(level):
            return None
    groups = problem.groups()
    return groups if cost_of(costs, groups) < cost_of(costs, found) else None


def cost_of(costs: Costs, groups: Sequence[Sequence[int]]) -> int:
    """The cost of groups, the bye's last."""
    sizes = costs.room.sizes
    return sum(
        weight * figure_of(costs, group, level, number == len(sizes))
        for number, group in enumerate(groups)
        for level, weight in costs.weights.items()
    )


def figure_of(costs: Costs, group: Sequence[int], level: str, is_bye: bool) -> int:
    """The contribution of one group to a figure."""
    sides = [costs.sides[who] for who in group]
    if level in ("seconds", "bottom"):
        if not is_bye and len(group) >= costs.best:
            return 0
        if level == "bottom":
            return sum(costs.points[who] - costs.lowest for who in group)
        return sum((side.byes if is_bye else side.short) for side in sides if not side.is_reserve)
    if is_bye:
        return 0
    if level == "spread":
        return sum((costs.points[one] - costs.points[two]) ** 2 for one, two in combinations(group, 2))
    if level == "apart":
        return sum(len(one.apart & two.apart) for one, two in combinations(sides, 2))
    return sum(2 * one.met.get(two.entry, 0) for one, two in combinations(sides, 2))


class PartitionProblem:
    """Groups to choose from, so that every side is in exactly one. A column is a group; one of a single side is a bye.

    known: the best groups so far by the figures that were minimised.
    """

    def __init__(self, costs: Costs, found: Sequence[Sequence[int]]) -> None:
        self.costs = costs
        tables = len(costs.room.sizes)
        self.known: list[Column] = [tuple(sorted(group)) for group in found[:tables]]
        self.known += [(who,) for group in found[tables:] for who in group]
        self.none: set[str] = set()
        self.cover: Cover | None = None

    def minimise(self, level: str) -> bool:
        """Fix a figure at its best possible value. False: it is too hard."""
        reached = self.value(level)
        if not reached and self.cover is None:
            self.none.add(level)
            return True
        if self.cover is None:
            self.cover = Cover(list(islice(self.candidates(), MOST_COLUMNS + 1)), len(self.costs.sides), self.counts())
        if len(self.cover.columns) > MOST_COLUMNS:
            return False
        values = [self.figure(column, level) for column in self.cover.columns]
        if max(values, default=0) > FINEST:
            return False
        return not any(values) or self.choose(self.cover, values, reached)

    def choose(self, cover: Cover, values: Sequence[int], reached: int) -> bool:
        """Fix a figure, given a known choice of value `reached`."""
        bound = relaxation(cover, values)
        if bound is None:
            return False
        least, more = bound
        near = CLOSE * max(1, reached)
        if math.ceil(least - near) < reached:
            kept = [at for at, each in enumerate(more) if each <= reached - least + near]
            taken = choose_least(cover.only(kept), [values[at] for at in kept])
            if taken is None:
                return False
            total = sum(values[kept[at]] for at in taken)
            if total < reached:
                self.know([cover.columns[kept[at]] for at in taken])
                reached = total
        kept = [at for at, each in enumerate(more) if each <= reached - least + near]
        left = cover.only(kept)
        self.cover = msgspec.structs.replace(left, fixed=[*left.fixed, Fixed(tuple(values[at] for at in kept), reached)])
        return True

    def figure(self, column: Column, level: str) -> int:
        """The contribution of a column to a figure."""
        return figure_of(self.costs, column, level, len(column) == 1)

    def value(self, level: str) -> int:
        """A figure of the best groups so far."""
        return sum(self.figure(group, level) for group in self.known)

    def know(self, columns: Sequence[Column]) -> None:
        """Note better groups: tables by size, then byes."""
        tables = sorted((column for column in columns if len(column) > 1), key=lambda column: (-len(column), column))
        self.known = [*tables, *sorted(column for column in columns if len(column) == 1)]

    def counts(self) -> dict[int, int]:
        """Number of columns of each size in the solution."""
        return {len(column): sum(len(other) == len(column) for other in self.known) for column in self.known}

    def candidates(self) -> Iterator[Column]:
        """All groups that add nothing to the figures known to be 0."""
        every = range(len(self.costs.sides))
        pairs = [level for level in self.none if level in ("apart", "repeats")]
        outs = [level for level in self.none if level in ("seconds", "bottom")]
        able = [[self.may_meet(one, two, pairs) for two in every] for one in every]
        for size in self.counts():
            for column in cliques(able, size):
                is_wrong = size == 1 and self.costs.sides[column[0]].is_reserve
                if not is_wrong and not any(self.figure(column, level) for level in outs):
                    yield column

    def may_meet(self, one: int, two: int, pairs: Sequence[str]) -> bool:
        """Whether two sides add nothing to these figures."""
        return not any(figure_of(self.costs, (one, two), level, False) for level in pairs)

    def groups(self) -> list[list[int]]:
        """The best groups, byes last."""
        idle = [column[0] for column in self.known if len(column) == 1]
        return [*(list(column) for column in self.known if len(column) > 1), *([idle] if idle else [])]


def cliques(able: Sequence[Sequence[bool]], size: int) -> Iterator[Column]:
    """All groups of a size in which every two may meet."""

    def grow(group: Column, left: Sequence[int]) -> Iterator[Column]:
        if len(group) == size:
            yield group
            return
        for at, who in enumerate(left):
            yield from grow((*group, who), [other for other in left[at + 1 :] if able[who][other]])

    return grow((), range(len(able)))
