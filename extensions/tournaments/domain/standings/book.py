"""The book: every entry's lines and sums."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from extensions.tournaments.domain.points.exact import exact_sum
from extensions.tournaments.domain.standings.inputs import Input, TableId
from extensions.tournaments.domain.standings.lines import PointsLine, idle_line, lines_at, tables_compared_with
from extensions.tournaments.domain.standings.scoring import ScoringRules
from extensions.tournaments.domain.standings.sheet import Sheet


class Member(NamedTuple):
    """A person of an entry, and the sum of their lines. is_counted: False if others had more and only the best count.
    """

    member: int
    points: Fraction
    is_counted: bool


class EntryTally(NamedTuple):
    """An entry's lines, by round and table. members: who sat at its tables, best first; points: the sum of the members that
    count and of the lines without a table, less `penalty`; played_points: of all tables that it played, `played` in number.
    """

    lines: tuple[PointsLine, ...]
    members: tuple[Member, ...]
    points: Fraction
    penalty: Fraction
    played_points: Fraction
    played: int
    is_disqualified: bool


@dataclass(frozen=True)
class Book:
    """Standings at a moment. lines: by table and entry, of tables that have a result; tallies: of all entries that have
    points.
    """

    sheet: Sheet
    lines: Mapping[TableId, Mapping[int, PointsLine]]
    tallies: Mapping[int, EntryTally]


def fold_book(scoring: ScoringRules, inputs: Iterable[Input]) -> Book:
    """The book after inputs, all counted at the end.  Raises ValueError for a result without the seats of its table."""
    sheet = Sheet(scoring)
    for each in inputs:
        sheet = sheet.after(each)
    return count_book(sheet)


def count_book(sheet: Sheet) -> Book:
    """The book of a sheet, counted from scratch."""
    lines = lines_of(sheet, sheet.seatings)
    return Book(sheet, lines, {entry: tally_of(sheet, lines, entry) for entry in ranked_entries(sheet)})


def ranked_entries(sheet: Sheet) -> list[int]:
    """Entries that have points and a place."""
    return [entry for entry, entrant in sheet.entrants.items() if entrant.is_ranked]


def lines_of(sheet: Sheet, ids: Iterable[TableId]) -> dict[TableId, Mapping[int, PointsLine]]:
    """The lines of tables, and of all tables compared with them."""
    found: dict[TableId, Mapping[int, PointsLine]] = {}
    seen: set[TableId] = set()
    for id_ in ids:
        if id_ not in seen:
            together = tables_compared_with(sheet, id_)
            seen.update(together)
            found.update(lines_at(sheet, together))
    return found


def tally_of(sheet: Sheet, lines: Mapping[TableId, Mapping[int, PointsLine]], entry: int) -> EntryTally:
    """The tally of an entry. A round whose table has no result yet has no line."""
    seated = sheet.tables.get(entry, ())
    own = [line for id_ in seated if (line := lines.get(id_, {}).get(entry)) is not None]
    busy = {id_.round for id_ in seated}
    own += [idle_line(sheet, entry, number) for number in sheet.rounds if number not in busy]
    own.sort(key=lambda line: line[:2])
    penalties = sheet.penalties_of(entry)
    penalty = exact_sum([each.points for each in penalties])
    played = [line.points for line in own if line.is_played]
    members = members_of(own, sheet.scoring)
    counted = [each.points for each in members if each.is_counted]
    points = exact_sum([*counted, *(line.points for line in own if line.member is None)]) - penalty
    is_out = any(each.disqualifies for each in penalties)
    return EntryTally(tuple(own), members, points, penalty, exact_sum(played), len(played), is_out)


def members_of(lines: Iterable[PointsLine], scoring: ScoringRules) -> tuple[Member, ...]:
    """The members who sat at an entry's tables, best first; only the best of them count if members play at tables of
    their own.
    """
    sums: dict[int, Fraction] = {}
    for line in lines:
        if line.member is not None:
            sums[line.member] = sums.get(line.member, Fraction()) + line.points
    ordered = sorted(sums.items(), key=lambda each: (-each[1], each[0]))
    count = scoring.best_members if scoring.members > 1 else None
    return tuple([Member(member, points, count is None or at < count) for at, (member, points) in enumerate(ordered)])
