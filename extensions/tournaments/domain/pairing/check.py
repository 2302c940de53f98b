"""Checks of a draft's legality, by table. Its quality is in its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from extensions.tournaments.domain.pairing.drafts import Method, RoundDraft, RoundSeating
from extensions.tournaments.domain.pairing.sides import PairedSide, PairingField
from extensions.tournaments.domain.pairing.sizes import room_for

Reason = Literal["unknown", "twice", "missing", "size", "section", "bye", "reserve", "team", "match"]


class DraftFault(msgspec.Struct, frozen=True):
    """One thing that is illegal. table: from 1, None if it concerns no table; entries: concerned."""

    reason: Reason
    detail: str
    table: int | None = None
    entries: tuple[int, ...] = ()


def check(draft: RoundDraft | RoundSeating, field: PairingField, method: Method | None = None) -> tuple[DraftFault, ...]:
    """All faults of a draft, the tables first. method: of a pairing that is no draft yet."""
    pairing = draft.pairing if isinstance(draft, RoundDraft) else draft
    by = draft.method if isinstance(draft, RoundDraft) else method
    faults = [*faults_of_tables(pairing, field, by), *faults_of_byes(pairing, field)]
    if by == "teams":
        faults += mixed_matches(pairing, field)
    if by != "open":
        faults += missing(pairing, field)
        if not faults and by not in ("knockout", "teams"):
            faults += needless(pairing, field)
    return tuple(faults)


def faults_of_tables(pairing: RoundSeating, field: PairingField, method: Method | None) -> Iterator[DraftFault]:
    """Unknown entries, entries twice, sizes, and forbidden neighbours."""
    sides, sizes = field.by_entry(), field.sizes
    often = Counter([*pairing.seated(), *pairing.byes])
    for number, table in enumerate(pairing.tables, 1):
        seats = table.seats
        for entry in dict.fromkeys(seats):
            if entry not in sides:
                yield DraftFault("unknown", f"Entry {entry} at table {number} is not there to be paired.", number, (entry,))
            elif often[entry] > 1:
                yield DraftFault("twice", f"Entry {entry} at table {number} is seated or has a bye elsewhere, too.", number, (entry,))
        if not sizes.least <= len(seats) <= sizes.most:
            detail = f"Table {number} seats {len(seats)}; {sizes.least} to {sizes.most} may sit at a table."
            yield DraftFault("size", detail, number, seats)
        known = [sides[entry] for entry in seats if entry in sides]
        if len({side.section for side in known}) > 1:
            yield DraftFault("section", f"Table {number} seats entries of different sections.", number, seats)
        if method == "teams" and (twins := of_one_team(known)):
            yield DraftFault("team", f"Table {number} seats more than one member of a team.", number, twins)


def of_one_team(sides: list[PairedSide]) -> tuple[int, ...]:
    """Sides whose team has more than one among them."""
    members = Counter(side.team for side in sides if side.team)
    return tuple(side.entry for side in sides if members[side.team] > 1)


def mixed_matches(pairing: RoundSeating, field: PairingField) -> Iterator[DraftFault]:
    """Tables of a match with other teams than its first."""
    sides = field.by_entry()
    first: dict[int, set[int]] = {}
    for number, table in enumerate(pairing.tables, 1):
        teams = {sides[entry].team for entry in table.seats if entry in sides}
        if table.match and first.setdefault(table.match, teams) != teams:
            yield DraftFault("match", f"Table {number} seats other teams than the first table of its match.", number, table.seats)


def faults_of_byes(pairing: RoundSeating, field: PairingField) -> Iterator[DraftFault]:
    """Byes of absent sides, or of sides that need none."""
    sides = field.by_entry()
    often = Counter(pairing.byes)
    for entry in often:
        if entry not in sides:
            yield DraftFault("unknown", f"Entry {entry}, which has a bye, is not there to be paired.", entries=(entry,))
        elif often[entry] > 1:
            yield DraftFault("twice", f"Entry {entry} has a bye more than once.", entries=(entry,))
        elif sides[entry].is_reserve:
            yield DraftFault("bye", f"Entry {entry} is a {sides[entry].kind}, which needs no bye.", entries=(entry,))


def missing(pairing: RoundSeating, field: PairingField) -> Iterator[DraftFault]:
    """Present entries with neither a seat nor a bye."""
    paired = {*pairing.seated(), *pairing.byes}
    left = tuple(side.entry for side in field.sides if not side.is_reserve and side.entry not in paired)
    for entry in left:
        yield DraftFault("missing", f"Entry {entry} has neither a seat nor a bye.", entries=(entry,))


def needless(pairing: RoundSeating, field: PairingField) -> Iterator[DraftFault]:
    """More byes, stand-ins or bots than required by the number of entries, section by section."""
    seated = set(pairing.seated())
    for section in field.sections():
        room = room_for(section)
        byes = tuple(side.entry for side in section.sides if side.entry in pairing.byes)
        reserves = [side for side in section.sides if side.is_reserve and side.entry in seated]
        if len(byes) > room.byes:
            detail = f"{len(byes)} entries have a bye, and {room.byes} need one."
            yield DraftFault("bye", detail, entries=byes)
        if len(reserves) > room.reserves:
            detail = f"{len(reserves)} stand-ins or bots are seated, and {room.reserves} are needed."
            yield DraftFault("reserve", detail, entries=tuple(side.entry for side in reserves))
