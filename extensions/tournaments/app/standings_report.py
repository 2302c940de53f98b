"""Standings of a tournament, at any version: places, points, tie-breaks, and the addends of each."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from domain.kernel.errors import Malformed
from domain.kernel.validation.messages import not_one_of
from extensions.tournaments.answers.rounds import (
    ConfirmedPlace,
    RoundLine,
    SectionStandings,
    SentStandingsRow,
    Standings,
)
from extensions.tournaments.app.callers import load_version_for, visible_to
from extensions.tournaments.app.persons import TournamentTexts, load_texts
from extensions.tournaments.app.requests import load_tournament
from extensions.tournaments.app.state import Tournaments
from extensions.tournaments.domain.counting.tournament_book import book_of
from extensions.tournaments.domain.standings.book import Book
from extensions.tournaments.domain.standings.ranking import Ranking, StandingsRow
from extensions.tournaments.domain.tournament import Tournament
from service.app.core.context import Context

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""First characters that make spreadsheets read a cell as a formula."""


def load_book(context: Context, tournament: Tournament) -> Book:
    """The book at a version of a tournament; cached, since every reader of that version needs it."""
    key = key_of(tournament)
    known: Book | None = context.part(Tournaments).books.peek(key)
    if known is None:
        known = book_of(tournament)
        context.part(Tournaments).books.put(key, known)
    return known


def key_of(tournament: Tournament) -> str:
    """Equal for equal standings: tournament, version, and the tables whose results are withheld."""
    return f"{tournament.id}@{tournament.version}-{sorted(tournament.withheld)}"


def load_ranking(context: Context, tournament: Tournament, section: str) -> Ranking:
    """The places of a section at a version of a tournament; cached like the book."""
    key = f"{key_of(tournament)}/{section}"
    return context.part(Tournaments).rankings.get(key, lambda: Ranking(load_book(context, tournament), section))


def load_standings(
    context: Context, tournament_id: str, bearer: str | None, at: int | None, section: str | None
) -> Standings:
    """Standings by section. at: None for the newest that the caller may read.

    Raises Malformed, Missing, Unauthorised, Gone.
    """
    tournament, caller = load_tournament(context, tournament_id, bearer)
    seen = visible_to(context, tournament, caller)
    if at is not None:
        if at > seen.version:
            raise Malformed("at: There is no such version.", {"at": [f"At most {seen.version}."]})
        seen = load_version_for(context, tournament, caller, at)
    sections = seen.regulations.sections
    if section is not None and section not in sections:
        message = not_one_of(section, sections)
        raise Malformed(f"section: {message}", {"section": [message]})
    texts = load_texts(context, seen, caller)
    return Standings.at_head(
        seen,
        status=seen.status,
        is_provisional=seen.status != "final",
        scored=seen.scored,
        tie_breaks=seen.regulations.tie_breaks,
        sections=[
            SectionStandings(section=each, rows=rows_json(seen, load_ranking(context, seen, each), texts))
            for each in (sections if section is None else [section])
        ],
        confirmed=[ConfirmedPlace.of(each) for each in seen.places],
    )


def rows_json(tournament: Tournament, ranking: Ranking, texts: TournamentTexts) -> list[SentStandingsRow]:
    """The standings of a section, best first."""
    return [row_json(each, tournament, ranking.book, texts) for each in ranking.rows()]


def row_json(row: StandingsRow, tournament: Tournament, book: Book, texts: TournamentTexts) -> SentStandingsRow:
    """A line of the standings, with the points of each round."""
    entry, tally = tournament.entries[row.entry], book.tallies[row.entry]
    return SentStandingsRow.of(
        row,
        names=texts.names(entry),
        points=str(row.points),
        penalty=str(tally.penalty),
        ties=[None if each is None else [str(part) for part in each] for each in row.ties],
        rounds=[RoundLine.of(each, table=each.table or None, points=str(each.points)) for each in tally.lines],
    )


def standings_csv(standings: Standings) -> str:
    """Standings as CSV (RFC 4180): exact points, and as a decimal."""
    rows: list[list[Any]] = [["section", "place", "entry", "names", "points", "points_decimal", *standings.tie_breaks]]
    for section in standings.sections:
        for row in section.rows:
            ties = ["" if each is None else " ".join(each) for each in row.ties]
            names = " / ".join(each or "" for each in row.names)
            decimal = f"{float(Fraction(row.points)):.4f}"
            place = "" if row.place is None else row.place
            rows.append([section.section, place, row.entry, names, row.points, decimal, *ties])
    return to_csv(rows)


def to_csv(rows: Sequence[Sequence[Any]]) -> str:
    """Rows as CSV; texts that a spreadsheet would read as a formula begin with an apostrophe.

    >>> to_csv([["=1+1", 3, "a,b"]])
    '\\'=1+1,3,"a,b"\\r\\n'
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    for row in rows:
        writer.writerow([f"'{each}" if isinstance(each, str) and each.startswith(FORMULAS) else each for each in row])
    return out.getvalue()
