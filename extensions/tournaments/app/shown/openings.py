"""The parts of an entry's numbers: each line of its points, its tie-breaks and penalties."""

from __future__ import annotations

from typing import NamedTuple

from extensions.tournaments.app.shown.shown_tournament import VisibleTournament
from extensions.tournaments.domain.entries import Entry
from extensions.tournaments.domain.facts.parts import Result
from extensions.tournaments.domain.standings.lines import PointsLine
from extensions.tournaments.domain.standings.ranking import OpenRow, StandingsRow
from extensions.tournaments.domain.tables import Round, Table


class OpenedLine(NamedTuple):
    """One addend of an entry's points. result: of its table, None without one; person: who sat there, if an entry has
    several.
    """

    line: PointsLine
    result: Result | None
    person: str | None


class OpenedEntry(NamedTuple):
    """An entry with all parts of its numbers. row, opened: None for stand-ins and bots, and while it is not in the
    standings.
    """

    entry: Entry
    name: str
    club: str | None
    row: StandingsRow | None
    opened: OpenRow | None
    lines: tuple[OpenedLine, ...]


class OpenedTable(NamedTuple):
    """A table with the points that it gives. lines: by entry, of those that have any."""

    played: Round
    table: Table
    lines: tuple[tuple[int, OpenedLine], ...]


def open_entry(shown: VisibleTournament, number: int) -> OpenedEntry | None:
    """An entry and its numbers; None if there is none."""
    entry = shown.entries.get(number)
    if entry is None:
        return None
    name, club = shown.name(number), shown.texts.club(entry)
    if number not in shown.book.tallies:
        return OpenedEntry(entry, name, club, None, None, ())
    ranking = shown.ranking(entry.section)
    row = next(each for each in ranking.rows() if each.entry == number)
    opened = ranking.open_row(number)
    return OpenedEntry(entry, name, club, row, opened, tuple([open_line(shown, number, each) for each in opened.lines]))


def open_line(shown: VisibleTournament, entry: int, line: PointsLine) -> OpenedLine:
    """A line with the result that it follows from."""
    table = shown.tournament.find_table(line.round, line.table) if line.table else None
    members = shown.entries[entry].members
    person = None if line.member is None or members < 2 else shown.person(entry, line.member)
    return OpenedLine(line, None if table is None else table.result, person)


def open_table(shown: VisibleTournament, number: int, table: int) -> OpenedTable | None:
    """A table of a published round and the points that it gives; None if there is none."""
    played = shown.tournament.rounds.get(number)
    found = None if played is None or played.published is None else played.tables.get(table)
    if played is None or found is None:
        return None
    lines = [
        (entry, open_line(shown, entry, each))
        for entry in found.entries
        if entry in shown.book.tallies
        for each in shown.book.tallies[entry].lines
        if (each.round, each.table) == (number, table)
    ]
    return OpenedTable(played, found, tuple(lines))
