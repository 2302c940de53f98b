"""Seats at the tables: balanced over every seat, or over the next neighbours."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import permutations

from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField, Seating

Group = tuple[int, ...]
"""Entries at one table."""


def seat_groups(groups: Sequence[Group], field: PairingField, lot: DraftLot) -> list[Group]:
    """The same groups in order of seats, with the lowest figure of any order; the lot decides between equal ones."""
    sides = field.by_entry()
    return [seat_group([sides[entry] for entry in lot.shuffled(group)], field.seating) for group in groups]


def seat_group(sides: Sequence[PairedSide], seating: Seating) -> Group:
    """These sides in the order of seats with the lowest figure, the first of equal ones."""
    size = len(sides)
    every = range(size)
    if seating == "places":
        costs = [[2 * count + 1 for count in side.seats_had(size)] for side in sides]
        order = min(permutations(every), key=lambda each: sum([costs[who][seat] for seat, who in enumerate(each)]))
    else:
        after = [[(one.followed.get(two.entry, 0) + 1) ** 2 for two in sides] for one in sides]
        rings = ((*ring, size - 1) for ring in permutations(range(size - 1)))
        order = min(rings, key=lambda ring: sum([after[ring[seat - 1]][ring[seat]] for seat in every]))
    return tuple(sides[who].entry for who in order)


def balanced_seats(rounds: Sequence[Sequence[Group]]) -> list[list[Group]]:
    """The groups of a whole schedule in order of seats, so that at tables of each size every entry has each seat
    equally often or once more: of n tables of k each seat ⌊n/k⌋ or ⌈n/k⌉ times, and once in every k of them in a row.

    Each k tables of an entry are a node, and so is each table; edges that meet get different colours, the seats. As no
    node has more than k edges, k colours always suffice (König).
    """
    seats: dict[tuple[int, int], list[int]] = {}
    for size in {len(group) for groups in rounds for group in groups}:
        colours = _Colours(size)
        times: dict[int, int] = defaultdict(int)
        for nth, groups in enumerate(rounds):
            for number, group in enumerate(groups):
                if len(group) == size:
                    for entry in group:
                        colours.add((entry, times[entry] // size), (nth, number))
                        times[entry] += 1
        for (nth, number), by_colour in colours.right.items():
            found = [by_colour[colour] for colour in range(size)]
            seats[nth, number] = [-1 if one is None else one[0] for one in found]
    return [[tuple(seats[nth, number]) for number in range(len(groups))] for nth, groups in enumerate(rounds)]


Node = tuple[int, int]


class _Colours:
    """A bipartite graph's edges, coloured one after the other: alternating paths make room."""

    def __init__(self, size: int) -> None:
        self.left: dict[Node, list[Node | None]] = defaultdict(lambda: [None] * size)
        self.right: dict[Node, list[Node | None]] = defaultdict(lambda: [None] * size)

    def add(self, one: Node, two: Node) -> None:
        """Colour one more edge; each of its ends has a free colour."""
        mine, yours = self.left[one].index(None), self.right[two].index(None)
        if mine != yours and self.right[two][mine] is not None:
            self._swap(two, mine, yours)
        self.left[one][mine], self.right[two][mine] = two, one

    def _swap(self, start: Node, colour: int, other: int) -> None:
        """Exchange two colours on the path that begins at a node on the right with `colour`, where `other` is free."""
        path: list[tuple[Node, Node, int]] = []
        node, is_right, along = start, True, colour
        while (after := (self.right if is_right else self.left)[node][along]) is not None:
            path.append((after, node, along) if is_right else (node, after, along))
            node, is_right, along = after, not is_right, other if along == colour else colour
        for one, two, old in path:
            self.left[one][old] = self.right[two][old] = None
        for one, two, old in path:
            new = other if old == colour else colour
            self.left[one][new], self.right[two][new] = two, one
