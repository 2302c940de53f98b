"""Faults that make a draft unplayable, by table. The quality of playable drafts is the pairing's concern."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.parts import Bye, Draft, Seated, TablePlan
from extensions.tournaments.domain.tournament import Tournament

PARTIAL = frozenset({"knockout", "open"})
"""Methods that do not pair every entry."""
MOST_TABLES = 1_000
Fault = tuple[str, str]
"""`tables.3` or `byes`, and a message."""


def draft_faults(tournament: Tournament, round_number: int, draft: Draft) -> dict[str, list[str]]:
    """All faults of a draft, by table; empty for a playable one."""
    found: dict[str, list[str]] = {}
    if not draft.tables and tournament.regulations.pairing.method != "open":
        found["tables"] = ["A round has at least one table."]
    for field, message in (
        *number_faults(draft.tables),
        *(fault for each in draft.tables for fault in table_faults(tournament, round_number, each)),
        *seat_faults(tournament, draft.tables),
        *board_faults(tournament, draft.tables),
        *bye_faults(tournament, round_number, draft),
    ):
        found.setdefault(field, []).append(message)
    return found


def number_faults(tables: Sequence[TablePlan]) -> Iterator[Fault]:
    if len(tables) > MOST_TABLES:
        yield "tables", f"At most {MOST_TABLES}."
    for number, count in Counter(each.table for each in tables).items():
        if count > 1 or number < 1:
            yield f"tables.{number}", "Tables have numbers from 1, each once."


def table_faults(tournament: Tournament, round_number: int, table: TablePlan) -> Iterator[Fault]:
    """The faults within one table."""
    field, sizes = f"tables.{table.table}", tournament.regulations.sizes
    if not sizes.min <= len(table.seats) <= sizes.max:
        yield field, f"{len(table.seats)} seats; there may be {sizes.min} to {sizes.max}."
    if table.section not in tournament.regulations.sections:
        yield field, "There is no such section."
    for number in dict.fromkeys(each.entry for each in table.seats):
        side = tournament.entries.get(number)
        if side is None:
            yield field, f"There is no entry {number}."
        elif fault := entry_fault(side, round_number):
            yield field, fault
        elif side.section != table.section and side.kind == "people":
            yield field, f"Entry {number} plays in section {side.section}."
    yield from ((field, f"Entry {each.entry} has no member {each.member}.") for each in strange_members(tournament, table))


def entry_fault(side: Entry, round_number: int) -> str | None:
    """Why an entry cannot be seated in a round, with any opponents."""
    if not side.is_paired:
        return f"Entry {side.number} is {side.state}."
    return f"Entry {side.number} has asked for a bye." if round_number in side.byes else None


def strange_members(tournament: Tournament, table: TablePlan) -> Iterator[Seated]:
    """Seats of members that their entry does not have."""
    for each in table.seats:
        side = tournament.entries.get(each.entry)
        if side is not None and not 0 <= each.member < side.members:
            yield each


def seat_faults(tournament: Tournament, tables: Iterable[TablePlan]) -> Iterator[Fault]:
    """Double seatings: a person anywhere, an entry at two tables unless teams play."""
    seated: dict[Seated, int] = {}
    at: dict[int, int] = {}
    for table in tables:
        for each in table.seats:
            if each in seated:
                yield f"tables.{table.table}", f"Entry {each.entry} sits at table {seated[each]} too."
            elif at.get(each.entry, table.table) != table.table and tournament.regulations.pairing.method != "teams":
                yield f"tables.{table.table}", f"Entry {each.entry} sits at table {at[each.entry]} too."
            seated[each] = at[each.entry] = table.table


def board_faults(tournament: Tournament, tables: Iterable[TablePlan]) -> Iterator[Fault]:
    """Boards in a tournament without comparison, and tables of one board with different numbers of seats."""
    sizes: dict[int, int] = {}
    for table in tables:
        if table.board is None:
            continue
        if not tournament.regulations.has_boards or table.board < 1:
            yield f"tables.{table.table}", "There is no such board at this tournament."
        elif sizes.setdefault(table.board, len(table.seats)) != len(table.seats):
            yield f"tables.{table.table}", f"Board {table.board} is played by {sizes[table.board]}."


def bye_faults(tournament: Tournament, round_number: int, draft: Draft) -> Iterator[Fault]:
    """Unjustified byes, and entries with neither seat nor bye."""
    if tournament.regulations.pairing.method == "open" and draft.byes:
        yield "byes", "Who makes no table of their own has no bye."
    seated = {each.entry for table in draft.tables for each in table.seats}
    counts = Counter(each.entry for each in draft.byes)
    yield from (("byes", f"Entry {number} is listed twice.") for number, count in counts.items() if count > 1)
    for each in draft.byes:
        side = tournament.entries.get(each.entry)
        if side is None or each.entry in seated or not side.is_paired:
            yield "byes", f"Entry {each.entry} has no bye to get."
        elif fault := bye_fault(tournament, round_number, side, each):
            yield "byes", fault
    if tournament.regulations.pairing.method not in PARTIAL:
        for side in tournament.entries.values():
            if side.is_paired and side.kind == "people" and side.number not in seated and side.number not in counts:
                yield "byes", f"Entry {side.number} has neither a table nor a bye."


def bye_fault(tournament: Tournament, round_number: int, side: Entry, bye: Bye) -> str | None:
    """Why an entry cannot have a bye of this kind."""
    has_asked = round_number in side.byes
    if (bye.kind == "asked") != has_asked:
        return f"Entry {side.number} has {'asked' if has_asked else 'not asked'} for a bye."
    is_absent = not has_asked and is_missing(tournament, round_number, side)
    if (bye.kind == "absent") != is_absent:
        return f"Entry {side.number} is {'not checked in' if is_absent else 'there'}."
    return None


def is_missing(tournament: Tournament, round_number: int, side: Entry) -> bool:
    """Whether an entry lacks a required check-in."""
    return tournament.regulations.entries.check_in != "none" and not side.is_here(round_number)


def missing_entries(tournament: Tournament, round_number: int, tables: Iterable[TablePlan]) -> tuple[int, ...]:
    """Seated entries that are not checked in, ascending."""
    sides: Mapping[int, Entry] = tournament.entries
    seated = {each.entry for table in tables for each in table.seats}
    return tuple(number for number in sorted(seated) if is_missing(tournament, round_number, sides[number]))
