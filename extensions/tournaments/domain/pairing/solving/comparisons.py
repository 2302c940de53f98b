"""Comparisons at tables with the same deal: sides in the same seat of the same board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from extensions.tournaments.domain.pairing.drafts import RoundSeating
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.solving.seats import Group

MOST_CHAINS = 2_500
"""Exchanges of two seats to try for a whole schedule."""
FRESH_EVERY = 25
"""Steps after which the parts with balanced seats are drawn again."""


def comparisons(rounds: Sequence[RoundSeating]) -> Counter[tuple[int, int]]:
    """How often each two are compared, the lower entry first. A board is a round's own."""
    found: Counter[tuple[int, int]] = Counter()
    for pairing in rounds:
        for board in {table.board for table in pairing.tables if table.board}:
            seats = zip(*(table.seats for table in pairing.tables if table.board == board), strict=True)
            found.update((min(pair), max(pair)) for holders in seats for pair in combinations(holders, 2))
    return found


def with_even_comparisons(rounds: Sequence[Sequence[Group]], lot: DraftLot) -> list[list[Group]]:
    """The same tables with equally balanced seats, and comparisons spread more evenly over all pairs.

    Two seats are exchanged at a table, and at every other table where another side would otherwise have one of them too
    often.
    """
    found = [[list(group) for group in groups] for groups in rounds]
    for size in sorted({len(group) for groups in rounds for group in groups}):
        Seats(found, size).improve(lot)
    return [[tuple(group) for group in groups] for groups in found]


Place = tuple[int, int]
"""A round, and a table of it."""


class Seats:
    """The tables of one size, in the rounds that they are of. times: how often each two are compared."""

    def __init__(self, rounds: list[list[list[int]]], size: int) -> None:
        self.size = size
        self.rounds = [{number: group for number, group in enumerate(groups) if len(group) == size} for groups in rounds]
        self.places = [(nth, number) for nth, groups in enumerate(self.rounds) for number in groups]
        self.times: Counter[tuple[int, int]] = Counter()
        self.part: dict[tuple[int, int], list[Place]] = {}
        self.part_of: dict[tuple[int, int], tuple[int, int]] = {}
        for groups in self.rounds:
            for seat in range(size):
                for one, two in combinations([group[seat] for group in groups.values()], 2):
                    self.times[min(one, two), max(one, two)] += 1

    def improve(self, lot: DraftLot) -> None:
        """Exchange seats while steps are left, and keep results that are no worse."""
        for step in range(MOST_CHAINS if self.places else 0):
            if step % FRESH_EVERY == 0:
                self.divide(lot)
            one, two = lot.below(self.size), lot.below(self.size)
            if one == two:
                continue
            chain = list(self.chain(lot.draw(self.places), one, two))
            if sum([self.exchange(place, one, two) for place in chain]) > 0:
                for place in chain:
                    self.exchange(place, one, two)

    def divide(self, lot: DraftLot) -> None:
        """Divide the tables of each entry into parts, in which it has each seat once at most, by lot."""
        self.part, self.part_of = {}, {}
        counts: Counter[tuple[int, int]] = Counter()
        for nth, number in lot.shuffled(self.places):
            for seat, entry in enumerate(self.rounds[nth][number]):
                key = (entry, counts[entry, seat])
                self.part.setdefault(key, []).append((nth, number))
                self.part_of[entry, nth] = key
                counts[entry, seat] += 1

    def chain(self, start: Place, one: int, two: int) -> Iterator[Place]:
        """The tables at which two seats must be exchanged together."""
        waiting, seen = [start], {start}
        while waiting:
            nth, number = place = waiting.pop()
            yield place
            group = self.rounds[nth][number]
            for entry in (group[one], group[two]):
                for other in self.part[self.part_of[entry, nth]]:
                    if other not in seen and self.rounds[other[0]][other[1]].index(entry) in (one, two):
                        seen.add(other)
                        waiting.append(other)

    def exchange(self, place: Place, one: int, two: int) -> int:
        """Exchange two seats at a table; returns the change of the sum of squares."""
        nth, number = place
        group, change = self.rounds[nth][number], 0
        for seat, other in ((one, two), (two, one)):
            entry = group[seat]
            for at, peers in self.rounds[nth].items():
                if at != number:
                    change += self._count(entry, peers[seat], -1) + self._count(entry, peers[other], 1)
        group[one], group[two] = group[two], group[one]
        return change

    def _count(self, one: int, two: int, by: int) -> int:
        key = (one, two) if one < two else (two, one)
        before = self.times[key]
        self.times[key] = before + by
        return 2 * before * by + 1
