"""Drafts of rounds: facts. A draft's figures are counted again (`figures.py`); the draft itself is never made again.
docs/tournaments.md
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

Method = Literal["schedule", "swiss", "duplicate", "teams", "knockout", "open", "manual"]


class TableDraft(msgspec.Struct, frozen=True):
    """One table. seats: the entries, by seat; board: tables with the same number have the same deal; match: tables with
    the same number are one match; 0: neither.
    """

    seats: tuple[int, ...]
    board: int = 0
    match: int = 0


class FigureBounds(msgspec.Struct, frozen=True):
    """Bounds of figures, for sides seated at tables of these sizes.

    repeats, seats: no draft is below them, but not every bound can be reached. spread: of the same list cut in order;
    no draft is below it if all tables have one size.
    """

    repeats: int
    spread: str
    seats: int


class Figures(msgspec.Struct, frozen=True):
    """The costs of a draft, in order of precedence; less is better.

    forbidden: pairs at a table from different sections; seconds: for each entry with a bye, the byes it had before,
    and for each at a short table, the short tables it had (stand-ins and bots apart); apart: groups that pairs at a table share; repeats: the sum
    of (m+1)² - m² over pairs at a table that met m times; spread: the sum of their squared differences of points, an
    exact fraction; seats: the sum of squared counts over all who are seated, of each seat of tables of the size they
    sit at, or with `neighbours` of how often the next neighbour has sat there; lot: a number that follows from the seed
    and the tables, in hex.
    """

    forbidden: int
    seconds: int
    apart: int
    repeats: int
    spread: str
    seats: int
    lot: str
    bounds: FigureBounds


class RoundSeating(msgspec.Struct, frozen=True):
    """The seating of a round, and its given byes."""

    tables: tuple[TableDraft, ...]
    byes: tuple[int, ...] = ()

    def seated(self) -> Iterator[int]:
        """Every entry at a table."""
        for table in self.tables:
            yield from table.seats


class RoundDraft(msgspec.Struct, frozen=True, kw_only=True):
    """The draft of a round. version: of the method, which rises when it drafts otherwise; seed: the lot's, in hex;
    basis: the version of the log that the draft was made from.
    """

    tables: tuple[TableDraft, ...]
    byes: tuple[int, ...] = ()
    method: Method
    version: int
    seed: str
    basis: int
    figures: Figures

    @property
    def pairing(self) -> RoundSeating:
        """The seating."""
        return RoundSeating(self.tables, self.byes)
