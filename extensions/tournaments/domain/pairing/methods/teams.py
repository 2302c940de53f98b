"""Matches of teams: at each table of a match sits one member of every team."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft

VERSION = 1


def teams(matches: RoundSeating, rosters: Mapping[int, Sequence[int]], *, is_duplicate: bool = False) -> RoundSeating:
    """The tables of these matches. matches: a pairing of teams, a table for each match; rosters: the playing members of
    each team, in order of their tables; is_duplicate: all tables with as many seats share a board.

    From table to table of a match the teams move one seat on, so that with as many tables as teams each has every seat
    once.  Raises Conflict (`pairing-illegal`) if teams of a match have different numbers of members present.
    """
    tables: list[TableDraft] = []
    sizes = sorted({len(match.seats) for match in matches.tables}, reverse=True)
    for number, match in enumerate(matches.tables, 1):
        lengths = {len(rosters[team]) for team in match.seats}
        if len(lengths) != 1:
            names = ", ".join(f"{len(rosters[team])} of team {team}" for team in match.seats)
            raise Conflict("pairing-illegal", f"A match needs as many members of each team; there are {names}.")
        size = len(match.seats)
        for at in range(lengths.pop()):
            seats = tuple(rosters[match.seats[(seat + at) % size]][at] for seat in range(size))
            tables.append(TableDraft(seats, board=sizes.index(size) + 1 if is_duplicate else 0, match=number))
    return RoundSeating(tuple(tables), tuple(member for team in matches.byes for member in rosters[team]))
