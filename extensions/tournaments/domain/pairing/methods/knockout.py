"""Knockouts: brackets by seeding. Advancing is decided elsewhere; this module pairs the remaining sides."""

from __future__ import annotations

from itertools import combinations

import msgspec

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField
from extensions.tournaments.domain.pairing.sizes import room_for
from extensions.tournaments.domain.pairing.solving.seats import Group, seat_groups

VERSION = 2
MOST_PASSES = 20
"""Bound on the exchanges that separate sides who sat together or should not meet."""


def knockout(start: PairingField, field: PairingField, number: int, lot: DraftLot) -> RoundSeating:
    """A round of the remaining sides, each table a match. start: the field of the first round, in order of seeding;
    number: of the round, from 1.

    For two at a table the bracket is fixed at the start: the first two seeds cannot meet before the final, and sides
    without an opponent in the first round have a bye, best seeds first. For more, tables are dealt again in each round,
    by seeding in bends (1 8 9 16, 2 7 10 15 …); sides from one table are separated if possible.

    Raises Conflict (`pairing-illegal`) if two sides of one branch remain.
    """
    first = {section.sides[0].section: section for section in start.sections()}
    tables: list[TableDraft] = []
    byes: list[int] = []
    for section in field.sections():
        part = lot.part(f"section/{section.sides[0].section}")
        seeded = [side for side in first[section.sides[0].section].sides if not side.is_reserve]
        rank = {side.entry: at for at, side in enumerate(seeded)}
        is_paired = field.sizes.best == field.sizes.most == 2
        groups = bracket(section, rank, number) if is_paired else bends(section, rank)
        byes += [group[0] for group in groups if len(group) == 1]
        tables += map(TableDraft, seat_groups([group for group in groups if len(group) > 1], section, part))
    return RoundSeating(tuple(msgspec.structs.replace(table, match=number) for number, table in enumerate(tables, 1)), tuple(byes))


def bracket(section: PairingField, rank: dict[int, int], number: int) -> list[Group]:
    """The matches of a round, from the top of the bracket; a single side has a bye."""
    slots = {seed: slot for slot, seed in enumerate(seeds_by_slot(len(rank)))}
    branches: dict[int, list[int]] = {}
    for side in section.sides:
        if side.is_reserve:
            continue
        branches.setdefault(slots[rank[side.entry]] >> number, []).append(side.entry)
    for entries in branches.values():
        halves = {slots[rank[entry]] >> (number - 1) for entry in entries}
        if len(halves) != len(entries):
            raise Conflict("pairing-illegal", f"Entries {', '.join(map(str, entries))} come from one match, and one goes on.")
    return [tuple(branches[branch]) for branch in sorted(branches)]


def seeds_by_slot(number: int) -> list[int]:
    """The seed (from 0) in each slot of the smallest bracket that holds this many.

    >>> seeds_by_slot(6)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    found = [0]
    while len(found) < number:
        found = [each for seed in found for each in (seed, 2 * len(found) - 1 - seed)]
    return found


def bends(section: PairingField, rank: dict[int, int]) -> list[Group]:
    """Tables by seeding in bends; short ones get none of the last bend. Sides with a bye are alone, best seeds first.
    """
    room = room_for(section)
    reserves = [side for side in section.sides if side.is_reserve][: room.reserves]
    sides = sorted((side for side in section.sides if not side.is_reserve), key=lambda side: rank[side.entry])
    idle, playing = sides[: room.byes], [*sides[room.byes :], *reserves]
    tables: list[list[PairedSide]] = [[] for _ in room.sizes]
    turn = 0
    while playing:
        able = [table for table, size in zip(tables, room.sizes, strict=True) if len(table) < size]
        for table in able if turn % 2 == 0 else reversed(able):
            if playing:
                table.append(playing.pop(0))
        turn += 1
    keep_apart(tables)
    return [*(tuple(side.entry for side in table) for table in tables), *((side.entry,) for side in idle)]


def keep_apart(tables: list[list[PairedSide]]) -> None:
    """Exchange sides of the same bend, as long as this reduces the number of pairs that have met or should be apart."""
    for _ in range(MOST_PASSES):
        better = False
        for one, two in combinations(tables, 2):
            for bend in range(1, min(len(one), len(two))):
                before = together(one) + together(two)
                one[bend], two[bend] = two[bend], one[bend]
                if together(one) + together(two) < before:
                    better = True
                else:
                    one[bend], two[bend] = two[bend], one[bend]
        if not better:
            return


def together(table: list[PairedSide]) -> int:
    """The earlier meetings and shared groups of sides at a table."""
    return sum(one.met.get(two.entry, 0) + len(one.apart & two.apart) for one, two in combinations(table, 2))
