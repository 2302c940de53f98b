"""Short ways to write a tournament down."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from domain.kernel.placing import Placing, places_by
from extensions.tournaments.domain.points.byes import ByeKind
from extensions.tournaments.domain.points.schemes import TableOutcome
from extensions.tournaments.domain.standings.book import Book, fold_book
from extensions.tournaments.domain.standings.inputs import (
    Entrant,
    Input,
    RoundSeated,
    SeatedTable,
    TableId,
    TableResult,
)
from extensions.tournaments.domain.standings.ranking import Ranking, StandingsRow
from extensions.tournaments.domain.standings.scoring import ScoringRules

F = Fraction


def entries(count: int) -> list[Input]:
    """Entries from 1."""
    return [Entrant(number) for number in range(1, count + 1)]


def seated(number: int, *tables: tuple[int, ...], board: int | None = None, byes: Mapping[int, ByeKind] | None = None) -> RoundSeated:
    """A round whose tables are numbered from 1."""
    return RoundSeated(number, tuple(SeatedTable(at, each, board) for at, each in enumerate(tables, 1)), byes or {})


def merits(*each: int) -> TableOutcome:
    """Who has more of it is placed before."""
    places = places_by(each)
    return TableOutcome(tuple(seat for seat, place in enumerate(places) if place == 1), Placing(places))


def scores(*each: int) -> TableOutcome:
    """The same, the rules having counted."""
    return TableOutcome(merits(*each).winners, Placing(places_by(each), each))


def over(number: int, table: int, outcome: TableOutcome, **changes: Any) -> TableResult:
    return TableResult(number, table, outcome, **changes)


def played(number: int, *tables: tuple[int, ...], board: int | None = None) -> list[Input]:
    """A round of tables whose entries came in that order, best first."""
    return [
        seated(number, *tables, board=board),
        *(over(number, at, merits(*range(len(each), 0, -1))) for at, each in enumerate(tables, 1)),
    ]


def rows(scoring: ScoringRules, *inputs: Input, section: str | None = None) -> dict[int, StandingsRow]:
    return {row.entry: row for row in Ranking(fold_book(scoring, inputs), section).rows()}


def sums(book: Book) -> dict[int, Fraction]:
    """Points by entry."""
    return {entry: tally.points for entry, tally in book.tallies.items()}


def kinds(book: Book, entry: int) -> list[str]:
    """What an entry's lines are."""
    return [line.kind for line in book.tallies[entry].lines]


def at(number: int, table: int = 1) -> TableId:
    return TableId(number, table)
