"""Matches of a knockout: tables of a round that belong together, and their games still to be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from extensions.tournaments.domain.tables import Round, Table
from extensions.tournaments.domain.tournament import Tournament


class MatchTables(NamedTuple):
    """A match. number: of its tables, 0 for a single table; tables: of the stated games, in order; extra: games more.
    """

    number: int
    entries: tuple[int, ...]
    tables: tuple[Table, ...]
    extra: tuple[Table, ...] = ()

    @property
    def is_on(self) -> bool:
        """Whether a game of it is running."""
        return not all(each.is_decided for each in (*self.tables, *self.extra))


def matches_of(tournament: Tournament, played: Round) -> list[MatchTables]:
    """The matches of a round: tables of one number together, others alone."""
    knockout, together = tournament.regulations.knockout, dict[tuple[bool, int], list[Table]]()
    games = 1 if knockout is None else knockout.games
    for table in played.tables.values():
        key = (True, table.match) if table.match is not None else (False, table.number)
        together.setdefault(key, []).append(table)
    return [to_match_tables(tables, games) for tables in together.values()]


def to_match_tables(tables: list[Table], games: int) -> MatchTables:
    """The match of tables of one number. Tables of all its entries are the stated games, up to their number; later
    ones, or ones of some entries, were added as tie-breaks. If no table has all entries, each is a game.
    """
    entries = tuple(dict.fromkeys(entry for each in tables for entry in each.entries))
    complete = [each for each in tables if set(each.entries) == set(entries)]
    stated = complete[:games] if complete else tables
    extra = tuple(each for each in tables if each not in stated)
    return MatchTables(tables[0].match or 0, entries, tuple(stated), extra)


def unfinished_matches(tournament: Tournament, played: Round) -> Iterator[MatchTables]:
    """Matches with games still to be played whose entries all take part."""
    knockout = tournament.regulations.knockout
    if knockout is None or knockout.games == 1:
        return
    for each in matches_of(tournament, played):
        is_whole = set(each.tables[0].entries) == set(each.entries)
        is_there = all(tournament.entries[entry].is_paired for entry in each.entries)
        if each.number and is_whole and is_there and len(each.tables) < knockout.games:
            yield each
