"""A round as a table for a spreadsheet: seatings, and the result of each seat."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from domain.kernel.errors import Missing
from extensions.tournaments.app.callers import visible_to
from extensions.tournaments.app.persons import TournamentTexts, load_texts
from extensions.tournaments.app.requests import load_tournament
from extensions.tournaments.app.standings_report import load_book, to_csv
from extensions.tournaments.domain.standings.book import Book
from extensions.tournaments.domain.standings.inputs import TableId
from extensions.tournaments.domain.tables import Round, Table
from service.app.core.context import Context

COLUMNS = (
    "round", "table", "section", "board", "match", "state", "seat", "entry", "name", "place", "won", "score",
    "points", "points_decimal", "played_by",
)  # fmt: skip


def load_round_csv(context: Context, tournament_id: str, number: int, bearer: str | None) -> str:
    """The pairings and results of a published round as CSV (RFC 4180).  Raises Missing, Unauthorised, Gone."""
    tournament, caller = load_tournament(context, tournament_id, bearer)
    seen = visible_to(context, tournament, caller)
    found = seen.rounds.get(number)
    if found is None or found.published is None:
        raise Missing(f"Round {number} is not published.")
    book, texts = load_book(context, seen), load_texts(context, seen, caller)
    rows: list[list[Any]] = [list(COLUMNS)]
    for table in found.tables.values():
        rows += table_rows(number, table, book, seen.entries, texts)
    rows += bye_rows(found, book, seen.entries, texts)
    return to_csv([["" if each is None else each for each in row] for row in rows])


def table_rows(number: int, table: Table, book: Book, entries: Any, texts: TournamentTexts) -> Iterator[list[Any]]:
    """A row for each seat, from 1. Points of a whole entry are repeated on each of its seats."""
    lines = book.lines.get(TableId(number, table.number), {})
    worth = {seat.seat: seat.points for line in lines.values() if line.kind != "award" for seat in line.seats}
    result = table.result
    for nth, each in enumerate(table.seats):
        line = lines.get(each.entry)
        points = worth.get(nth, None if line is None else line.points)
        yield [
            number, table.number, table.section, table.board, table.match, table.state, nth + 1, each.entry,
            texts.names(entries[each.entry])[each.member],
            result.places[nth] if result is not None and result.places else None,
            None if result is None else int(nth in result.winners),
            result.scores[nth] if result is not None and result.scores else None,
            *points_cells(points), table.played_by[nth] if table.played_by else None,
        ]  # fmt: skip


def bye_rows(played: Round, book: Book, entries: Any, texts: TournamentTexts) -> Iterator[list[Any]]:
    """A row for each entry without a table: its `state` gives the reason."""
    for each in played.byes:
        tally = book.tallies.get(each.entry)
        lines = [] if tally is None else [line.points for line in tally.lines if line.round == played.number]
        names = " / ".join(name or "" for name in texts.names(entries[each.entry]))
        points = points_cells(sum(lines, Fraction()) if lines else None)
        yield [played.number, None, entries[each.entry].section, None, None, each.kind, None, each.entry, names, None, None, None, *points, None]


def points_cells(points: Fraction | None) -> list[Any]:
    """Points exactly, and as a decimal."""
    return [None, None] if points is None else [str(points), f"{float(points):.4f}"]
