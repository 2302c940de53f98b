"""Advancing in a knockout after a closed round."""

from __future__ import annotations

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.counting.tournament_book import book_of
from extensions.tournaments.domain.matches import MatchTables, matches_of
from extensions.tournaments.domain.standings.cuts import Cut, KnockoutMatch, cut_match
from extensions.tournaments.domain.standings.inputs import TableId
from extensions.tournaments.domain.tables import Round
from extensions.tournaments.domain.tournament import Tournament

WORDS = {"results": "a result", "ruling": "a ruling", "game": "one game more", "lot": "a lot"}


def entries_going_on(tournament: Tournament, number: int) -> tuple[int, ...]:
    """The entries that advance after a round: the regulations' number from each match, and entries with a bye.

    Raises Conflict `pairing-illegal` while undecided, with the next criterion.
    """
    played = tournament.rounds[number]
    through = [each.entry for each in played.byes if each.kind == "allocated"]
    for match, cut in cuts_of(tournament, played):
        if cut.open:
            tables = ", ".join(str(each.number) for each in match.tables)
            raise Conflict("pairing-illegal", f"Who goes on from table {tables} is decided by {WORDS[cut.asks or 'ruling']}.")
        through += cut.through
    return tuple(sorted(through))


def cuts_of(tournament: Tournament, played: Round) -> list[tuple[MatchTables, Cut]]:
    """The matches of a round, each with its current cut."""
    book = book_of(tournament)
    return [(each, cut_match(book, to_match(tournament, played, each))) for each in matches_of(tournament, played)]


def to_match(tournament: Tournament, played: Round, tables: MatchTables) -> KnockoutMatch:
    """A match in the form for its cut. Its lot is the last one that was drawn after this round among its entries."""
    knockout, entries = tournament.regulations.knockout, set(tables.entries)
    lots = [each.order for each in tournament.lots if each.round == played.number and set(each.order) <= entries]
    stated, extra = ([TableId(played.number, each.number) for each in some] for some in (tables.tables, tables.extra))
    advance = 1 if knockout is None else knockout.advance
    return KnockoutMatch(tables.entries, tuple(stated), advance, tuple(extra), lots[-1] if lots else ())
