"""Standings as pages show them: places, points, tie-breaks, and the cross table of all rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from extensions.tournaments.app.shown.shown_tournament import VisibleTournament
from extensions.tournaments.domain.entries import EntryState
from extensions.tournaments.domain.facts.parts import PlayedBy
from extensions.tournaments.domain.regulations.terms import TieBreak
from extensions.tournaments.domain.standings.lines import LineKind, PointsLine
from extensions.tournaments.domain.standings.ranking import StandingsRow
from extensions.tournaments.domain.standings.tie_breaks import Value

RoundsByOthers = Mapping[PlayedBy, Sequence[int]]
"""Rounds by who played in an entry's place."""


class RoundCell(NamedTuple):
    """An entry's cell for one round. table: 0 for none; place: at it, None if it was not played; is_tied: all seats
    there share it; opponents: numbers of entries.
    """

    round: int
    table: int
    kind: LineKind
    points: Fraction
    place: int | None
    is_tied: bool
    opponents: tuple[int, ...]


class ShownRow(NamedTuple):
    """A line of the standings. place: None for a disqualified entry; sharing: number of others with the same place;
    before: the confirmed place, if a later ruling changed it; warnings: number of those that count; cells: by round; others: the rounds
    in which a bot or a stand-in played a seat of it at the end.
    """

    place: int | None
    sharing: int
    entry: int
    name: str
    state: EntryState
    points: Fraction
    penalty: Fraction
    warnings: int
    ties: tuple[Value | None, ...]
    before: int | None
    cells: Mapping[int, tuple[RoundCell, ...]]
    others: RoundsByOthers


class ShownSection(NamedTuple):
    """The standings of a section. rounds: numbers of the published ones; total: of all rows, some left out."""

    section: str
    tie_breaks: tuple[TieBreak, ...]
    rounds: tuple[int, ...]
    rows: tuple[ShownRow, ...]
    total: int


def show_standings(shown: VisibleTournament, most: int | None = None) -> tuple[ShownSection, ...]:
    """The standings of every section. most: rows of each, None for all."""
    return tuple([show_section(shown, each, most) for each in shown.regulations.sections])


def show_section(shown: VisibleTournament, section: str, most: int | None = None) -> ShownSection:
    """The standings of a section, best first."""
    confirmed = {each.entry: each.place for each in shown.tournament.places}
    found = shown.ranking(section).rows()
    others, warnings = rounds_by_others(shown), warnings_by_entry(shown)
    rows = tuple(
        [show_row(shown, each, confirmed.get(each.entry), others.get(each.entry, {}), warnings[each.entry]) for each in found[:most]]
    )
    numbers = tuple([each.number for each in shown.rounds])
    return ShownSection(section, shown.regulations.tie_breaks, numbers, rows, len(found))


def warnings_by_entry(shown: VisibleTournament) -> Counter[int | None]:
    """By entry, its warnings that no later penalty has replaced."""
    return Counter(each.entry for each in shown.tournament.rulings if each.penalty == "warning" and not each.is_replaced)


def rounds_by_others(shown: VisibleTournament) -> dict[int, RoundsByOthers]:
    """By entry, the rounds in which a bot or a stand-in played a seat of it at the end."""
    found: dict[int, dict[PlayedBy, list[int]]] = {}
    for played in shown.rounds:
        for table in played.tables.values():
            for each, by in zip(table.seats, table.played_by, strict=False):
                rounds = [] if by == "entry" else found.setdefault(each.entry, {}).setdefault(by, [])
                if played.number not in rounds:
                    rounds.append(played.number)
    return {**found}


def show_row(shown: VisibleTournament, row: StandingsRow, confirmed: int | None, others: RoundsByOthers, warnings: int) -> ShownRow:
    """A line of the standings, with its parts by round."""
    tally = shown.book.tallies[row.entry]
    cells: dict[int, tuple[RoundCell, ...]] = {}
    for each in tally.lines:
        cells[each.round] = (*cells.get(each.round, ()), to_cell(each))
    return ShownRow(
        row.place,
        row.sharing,
        row.entry,
        shown.name(row.entry),
        shown.entries[row.entry].state,
        row.points,
        tally.penalty,
        warnings,
        row.ties,
        confirmed if confirmed != row.place else None,
        cells,
        others,
    )


def to_cell(line: PointsLine) -> RoundCell:
    """One addend of an entry's points."""
    seat = line.seats[0] if len(line.seats) == 1 else None
    is_tied = seat is not None and 0 < seat.tied == seat.size - 1
    return RoundCell(line.round, line.table, line.kind, line.points, None if seat is None else seat.place, is_tied, line.opponents)
