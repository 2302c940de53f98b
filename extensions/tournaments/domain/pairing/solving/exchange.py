"""Groups of sides by exchange search: swap two places while that improves the cost; then a kick.

The search is bounded by a number of swaps, never by a clock, so the same lot finds the same groups.
"""

from __future__ import annotations

from collections.abc import Sequence

from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.solving.costs import Costs

MOST_SWAPS = 160_000
"""Swaps to try for one round."""
SWAPS_PER_SIDE = 2_000
"""For a round with few sides."""
WHOLE = 64
"""Up to this many sides, each is tried against all; with more, against those near it in order."""
NEAR = 20
"""Distance in each direction."""


class Exchange:
    """The groups of one section during the search. If there are byes, the last group has them.

    order: the sides, by place in `costs`, from the top to the bottom; groups: by place in `costs`.
    """

    def __init__(self, costs: Costs, order: Sequence[int], lot: DraftLot) -> None:
        self.costs, self.lot, self.order = costs, lot, list(order)
        sizes = costs.room.sizes
        byes = costs.room.byes
        nothing = [0] * len(order)
        self.tolls = [costs.short if size < costs.best else nothing for size in sizes] + ([costs.bye] if byes else [])
        self.plays = [True] * len(sizes) + ([False] if byes else [])
        self.groups = start_groups(costs, self.order)
        self.home = {who: number for number, group in enumerate(self.groups) for who in group}
        self.rank = {who: rank for rank, who in enumerate(self.order)}
        self.left = min(MOST_SWAPS, SWAPS_PER_SIDE * len(order))

    def solve(self, floor: int = 0) -> list[list[int]]:
        """The best groups found; the search stops at a cost of `floor`, a lower bound."""
        self.descend(self.order)
        cost = self.cost()
        while self.left > 0 and cost > floor and len(self.groups) > 1:
            before, home = [list(group) for group in self.groups], dict(self.home)
            self.descend(self.kick())
            found = self.cost()
            if found <= cost:
                cost = found
            else:
                self.groups, self.home = before, home
        return self.groups

    def cost(self) -> int:
        """The cost of all groups."""
        return sum(self.cost_of(number) for number in range(len(self.groups)))

    def cost_of(self, number: int) -> int:
        """The cost of one group."""
        group, pairs, toll = self.groups[number], self.costs.pairs, self.tolls[number]
        met = sum([pairs[one][two] for at, one in enumerate(group) for two in group[:at]]) if self.plays[number] else 0
        return met + sum([toll[who] for who in group])

    def descend(self, first: Sequence[int]) -> None:
        """Swap while that improves the cost, beginning with these."""
        waiting, is_waiting = list(first), set(first)
        while waiting and self.left > 0:
            who = waiting.pop()
            is_waiting.discard(who)
            other = self.best_swap(who)
            if other is None:
                continue
            here, there = self.home[who], self.home[other]
            self.swap(who, other)
            for each in (*self.groups[here], *self.groups[there]):
                if each not in is_waiting:
                    is_waiting.add(each)
                    waiting.append(each)

    def candidates(self, who: int) -> Sequence[int]:
        """The sides that one is tried against."""
        if len(self.order) <= WHOLE:
            return self.order
        at = self.rank[who]
        return self.order[max(0, at - NEAR) : at + NEAR + 1]

    def best_swap(self, who: int) -> int | None:
        """The best side to swap with, None if no swap helps."""
        pairs, groups, home = self.costs.pairs, self.groups, self.home
        here = home[who]
        mine, toll, plays = pairs[who], self.tolls[here], self.plays[here]
        mates = [each for each in groups[here] if each != who]
        now = (sum([mine[each] for each in mates]) if plays else 0) + toll[who]
        best, found = 0, None
        for other in self.candidates(who):
            there = home[other]
            if there == here:
                continue
            self.left -= 1
            theirs = pairs[other]
            change = toll[other] - now + self.tolls[there][who] - self.tolls[there][other]
            if plays:
                for each in mates:
                    change += theirs[each]
            if self.plays[there]:
                for each in groups[there]:
                    change += mine[each] - theirs[each]
                change -= mine[other] - theirs[other]
            if change < best:
                best, found = change, other
        return found

    def swap(self, one: int, two: int) -> None:
        """Swap two sides."""
        here, there = self.home[one], self.home[two]
        self.groups[here][self.groups[here].index(one)] = two
        self.groups[there][self.groups[there].index(two)] = one
        self.home[one], self.home[two] = there, here

    def kick(self) -> list[int]:
        """Rotate three sides, one of them at the most expensive of some tables."""
        costly = max((self.lot.below(len(self.groups)) for _ in range(3)), key=self.cost_of)
        one = self.lot.draw(self.groups[costly])
        two, three = (self.lot.draw(self.candidates(one)) for _ in range(2))
        for other in (two, three):
            if self.home[one] != self.home[other]:
                self.swap(one, other)
        return [each for number in {self.home[who] for who in (one, two, three)} for each in self.groups[number]]


def start_groups(costs: Costs, order: Sequence[int]) -> list[list[int]]:
    """The order cut into tables, with sides due for a bye or a short table moved to the end."""
    sizes, byes = costs.room.sizes, costs.room.byes
    upwards = list(reversed(order))
    idle = sorted(upwards, key=lambda who: costs.bye[who])[:byes]
    few = sum(size for size in sizes if size < costs.best)
    last = sorted((who for who in upwards if who not in idle), key=lambda who: costs.short[who])[:few]
    left = [who for who in order if who not in idle]
    left = [*(who for who in left if who not in last), *(who for who in left if who in last)]
    groups = []
    for size in sizes:
        groups.append(left[:size])
        left = left[size:]
    return [*groups, *([idle] if byes else [])]
