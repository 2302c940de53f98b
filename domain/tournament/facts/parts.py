"""Values that facts are made of: drafts, tables, byes, results."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.kernel.secrecy import Seat


class Seated(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits on a seat. entry: its number; member: which of its persons, from 0."""

    entry: int
    member: int = 0


class TablePlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round. table: its number, from 1; seats: in the order of the game's; board: tables of one board share a
    deal, None for a deal of its own; match: of a knockout, tables of one match count together.
    """

    table: int
    section: str
    seats: tuple[Seated, ...]
    board: int | None = None
    match: int | None = None


class PublishedTable(TablePlan, frozen=True, kw_only=True):
    """A table with the id of its game."""

    game: str

    @property
    def plan(self) -> TablePlan:
        """The table as its draft has it."""
        return TablePlan(self.table, self.section, self.seats, self.board, self.match)


class Bye(msgspec.Struct, frozen=True):
    """An entry without a table. kind: given by the draft, asked for, or not there: never a bye that counts."""

    entry: int
    kind: Literal["allocated", "asked", "absent"]


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One number of a draft. name: what was minimised; value: whole, or a fraction as text; bound: what no draft could be
    below, None where none is known.
    """

    name: str
    value: int | str
    bound: int | str | None = None


class Draft(msgspec.Struct, frozen=True):
    """A pairing, as it was made: a fact, which no solver needs to find again. method, method_version: what made it, `manual`
    for people; seed: of its lots, hex; basis: version of the log that it was made from; figures: in the order in which they
    were minimised.
    """

    tables: tuple[TablePlan, ...]
    byes: tuple[Bye, ...]
    method: str
    method_version: str
    seed: str
    basis: int
    figures: tuple[Figure, ...] = ()


ResultKind = Literal["played", "corrected", "adjusted", "forfeited", "void", "draw", "by_scores"]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table counts as. winners: seats, ascending; reason: of the outcome, in a word of the rules; places: by seat;
    scores: by seat, where the rules count; measures: numbers that the rules do not judge, by name; points: by seat, where
    an arbiter says them; forfeited: seats that get nothing.
    """

    kind: ResultKind
    winners: tuple[Seat, ...] = ()
    reason: str = ""
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None
    measures: dict[str, int] = {}
    points: tuple[str, ...] | None = None
    forfeited: tuple[Seat, ...] = ()


PlayedBy = Literal["entry", "stand_in", "bot"]
"""Who played a seat to the end: its entry; a stand-in, who took over for this table alone; or a bot that took over."""


class Unfinished(msgspec.Struct, frozen=True):
    """What a table counts as that still plays when its round is closed. points: by seat, where they are said."""

    table: int
    how: Literal["draw", "by_scores", "void", "points"]
    points: tuple[str, ...] | None = None


class FinalPlace(msgspec.Struct, frozen=True):
    """A place in the final standings of a section. points: a fraction as text; shared places have the same number."""

    entry: int
    section: str
    place: int
    points: str


class AddedTime(msgspec.Struct, frozen=True):
    """Time that a ruling gives at a table. seat: None for all; ms: milliseconds."""

    seat: Seat | None
    ms: int
