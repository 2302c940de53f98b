"""Groups of a whole schedule by annealing: swap two of one round while that improves the rounds together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

from extensions.tournaments.domain.pairing.bounds import fewest_squares
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.solving.seats import Group

MOST_SWAPS = 120_000
"""Swaps to try for a whole schedule."""
SWAPS_PER_SEAT = 300
"""For a schedule with few sides."""
HOT, COLD = 2.5, 0.25
FINE = 1 << 20
"""Resolution of the lot's random numbers in the unit interval."""


class Rotation:
    """The rounds of a schedule during the search; all have groups of the same sizes in the same order.

    rounds: groups by round; with `byes`, the last group has the byes; kin: pairs that should not meet, and how many
    groups they share; pairs with a reserve that does not play are ignored.
    """

    def __init__(self, rounds: Sequence[Sequence[Group]], best: int, byes: bool, kin: dict[tuple[int, int], int]) -> None:
        self.rounds = [[list(group) for group in groups] for groups in rounds]
        self.best, self.byes = best, byes
        entries = sorted({entry for groups in rounds for group in groups for entry in group})
        self.kin = {pair: shared for pair, shared in kin.items() if set(pair) <= set(entries)}
        self.met = {one: dict.fromkeys(entries, 0) for one in entries}
        self.had: dict[str, dict[int, int]] = {"short": dict.fromkeys(entries, 0), "bye": dict.fromkeys(entries, 0)}
        self.entries = entries
        self.places = [(number, at) for number, group in enumerate(rounds[0]) for at in range(len(group))]
        for groups in self.rounds:
            for number, group in enumerate(groups):
                if (out := self.out(groups, number)) is not None:
                    for entry in group:
                        self.had[out][entry] += 1
                if out != "bye":
                    for one, two in combinations(group, 2):
                        self.met[one][two] += 1
                        self.met[two][one] += 1
        pairs = sum(map(sum, (row.values() for row in self.met.values()))) // 2
        self.weights = self._weights(pairs)

    def _weights(self, pairs: int) -> tuple[int, int]:
        """Weights of a second bye or short table, and of a meeting of two that should be apart."""
        apart = 4 * pairs
        return apart * (sum(self.kin.values()) + 1), apart

    def out(self, groups: Sequence[Sequence[int]], number: int) -> str | None:
        """Whether a group has a bye or sits at a short table; None for neither."""
        if self.byes and number == len(groups) - 1:
            return "bye"
        return "short" if len(groups[number]) < self.best else None

    def cost(self) -> int:
        """The cost of all rounds: seconds, `apart` and repeats, as one integer."""
        seconds, apart = self.weights
        found = sum(count**2 for row in self.met.values() for count in row.values()) // 2
        found += seconds * sum(count * (count - 1) // 2 for counts in self.had.values() for count in counts.values())
        return found + apart * sum(shared * self.met[one][two] for (one, two), shared in self.kin.items())

    def floor(self) -> int:
        """A lower bound of the cost."""
        number = len(self.entries)
        pairs = sum(map(sum, (row.values() for row in self.met.values()))) // 2
        outs = [fewest_squares(sum(counts.values()), number) - sum(counts.values()) for counts in self.had.values()]
        return fewest_squares(pairs, number * (number - 1) // 2) + self.weights[0] * sum(outs) // 2

    def solve(self, lot: DraftLot) -> list[list[Group]]:
        """The best rounds found."""
        cost, floor = self.cost(), self.floor()
        best, found = cost, self.groups()
        number, steps = len(self.entries), min(MOST_SWAPS, SWAPS_PER_SEAT * len(self.rounds) * len(self.entries))
        for step in range(steps):
            if best <= floor:
                break
            nth, pair = divmod(lot.below(len(self.rounds) * number**2), number**2)
            groups = self.rounds[nth]
            (here, one), (there, two) = self.places[pair // number], self.places[pair % number]
            if here == there:
                continue
            change = self.swap(groups, here, one, there, two)
            heat = HOT * (COLD / HOT) ** (step / steps)
            if change > 0 and (change > 20 * heat or lot.below(FINE) >= FINE * math.exp(-change / heat)):
                self.swap(groups, here, one, there, two)
                continue
            cost += change
            if cost < best:
                best, found = cost, self.groups()
        return found

    def groups(self) -> list[list[Group]]:
        """The current rounds."""
        return [[tuple(group) for group in groups] for groups in self.rounds]

    def swap(self, groups: list[list[int]], here: int, one: int, there: int, two: int) -> int:
        """Swap two sides; returns the change of the cost."""
        mine, yours = groups[here][one], groups[there][two]
        change = 0
        for number, leaves, comes in ((here, mine, yours), (there, yours, mine)):
            out = self.out(groups, number)
            if out is not None:
                counts = self.had[out]
                change += self.weights[0] * (counts[comes] - counts[leaves] + 1)
                counts[leaves] -= 1
                counts[comes] += 1
            if out != "bye":
                for other in groups[number]:
                    if other != leaves:
                        change += self._part(leaves, other) + self._meet(comes, other)
        groups[here][one], groups[there][two] = yours, mine
        return change

    def _part(self, one: int, two: int) -> int:
        self.met[one][two] -= 1
        self.met[two][one] -= 1
        return -2 * self.met[one][two] - 1 - self._apart(one, two)

    def _meet(self, one: int, two: int) -> int:
        self.met[one][two] += 1
        self.met[two][one] += 1
        return 2 * self.met[one][two] - 1 + self._apart(one, two)

    def _apart(self, one: int, two: int) -> int:
        if not self.kin:
            return 0
        return self.weights[1] * self.kin.get((min(one, two), max(one, two)), 0)
