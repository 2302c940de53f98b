"""The number of tables of each size, and the number of sides of each kind to seat."""

from __future__ import annotations

from functools import cache

import msgspec

from extensions.tournaments.domain.pairing.sides import PairingField, SizeRange


class SectionTables(msgspec.Struct, frozen=True):
    """The tables of one section. sizes: the largest first; reserves: how many stand-ins and bots play, in that order;
    byes: how many entries do not.
    """

    sizes: tuple[int, ...]
    reserves: int = 0
    byes: int = 0


@cache
def split(number: int, sizes: SizeRange) -> tuple[int, ...] | None:
    """The sizes of tables for this many, the largest first; None if there is no legal split.

    As many as possible have the best size and the others one less. If that is impossible, the sum of squared deviations
    from the best size is minimal, and among equal sums larger tables are preferred.

    >>> split(23, SizeRange(3, 4, 5)), split(5, SizeRange(3, 4, 5)), split(5, SizeRange(3, 4, 4))
    ((4, 4, 4, 4, 4, 3), (5,), None)
    """
    best = sizes.best
    smaller = -number % best
    larger, rest = divmod(number - smaller * (best - 1), best)
    if larger >= 0 and not rest and (not smaller or best - 1 >= sizes.least):
        return (best,) * larger + (best - 1,) * smaller
    return _nearest(number, sizes)


def _nearest(number: int, sizes: SizeRange) -> tuple[int, ...] | None:
    """The split whose tables are nearest to the best size."""
    found: list[tuple[int, tuple[int, ...]] | None] = [(0, ()), *[None] * number]
    for many in range(1, number + 1):
        able = [
            (before[0] + (size - sizes.best) ** 2, tuple(sorted((*before[1], size), reverse=True)))
            for size in range(sizes.least, min(sizes.most, many) + 1)
            if (before := found[many - size]) is not None
        ]
        found[many] = min(able, key=lambda each: (each[0], len(each[1]), [-size for size in each[1]])) if able else None
    last = found[number]
    return None if last is None else last[1]


def room_for(field: PairingField) -> SectionTables:
    """The tables of one section: with entries only if possible, else with reserves, else with the fewest byes.

    >>> from extensions.tournaments.domain.pairing.sides import PairedSide
    >>> room_for(PairingField(sides=tuple(PairedSide(entry=each) for each in range(5)), sizes=SizeRange(2, 2, 2)))
    SectionTables(sizes=(2, 2), reserves=0, byes=1)
    """
    reserves = sum(side.is_reserve for side in field.sides)
    entries = len(field.sides) - reserves
    for byes in range(entries + 1):
        for more in range(reserves + 1 if byes < entries else 1):
            if (sizes := split(entries - byes + more, field.sizes)) is not None:
                return SectionTables(sizes, more, byes)
    return SectionTables((), 0, entries)
