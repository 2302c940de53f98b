"""Values that facts consist of: drafts, tables, byes, results."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Seat


class Seated(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits on a seat."""

    entry: Annotated[int, Meta(description="Its number.")]
    member: Annotated[int, Meta(description="Which of its persons, from 0.")] = 0


class TablePlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round."""

    table: Annotated[int, Meta(description="Its number, from 1.")]
    section: str
    seats: Annotated[tuple[Seated, ...], Meta(description="In the order of the game's.")]
    board: Annotated[int | None, Meta(description=(
        "Tables of one board share a deal, None for a deal of its own."
    ))] = None
    match: Annotated[int | None, Meta(description="Of a knockout, tables of one match count together.")] = None


class PublishedTable(TablePlan, frozen=True, kw_only=True):
    """A table with the id of its game."""

    game: str

    @property
    def plan(self) -> TablePlan:
        """The table as its draft has it."""
        return TablePlan(self.table, self.section, self.seats, self.board, self.match)


class Bye(msgspec.Struct, frozen=True):
    """An entry without a table."""

    entry: int
    kind: Annotated[Literal["allocated", "asked", "absent"], Meta(description=(
        "Given by the draft, asked for, or not there: never a bye that counts."
    ))]


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One number of a draft."""

    name: Annotated[str, Meta(description="The quantity minimised.")]
    value: Annotated[int | str, Meta(description="Whole, or a fraction as text.")]
    bound: Annotated[int | str | None, Meta(description=(
        "A lower bound for any draft, None if none is known."
    ))] = None


class Draft(msgspec.Struct, frozen=True):
    """A pairing, as it was made: a fact, which no solver needs to find again."""

    tables: tuple[TablePlan, ...]
    byes: tuple[Bye, ...]
    method: Annotated[str, Meta(description="The method, `manual` for people.")]
    method_version: Annotated[str, Meta(description="Its version.")]
    seed: Annotated[str, Meta(description="Of its lots, hex.")]
    basis: Annotated[int, Meta(description="Version of the log that it was made from.")]
    figures: Annotated[tuple[Figure, ...], Meta(description="In the order in which they were minimised.")] = ()


ResultKind = Literal["played", "corrected", "adjusted", "forfeited", "void", "draw", "by_scores"]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The counted result of a table."""

    kind: ResultKind
    winners: Annotated[tuple[Seat, ...], Meta(description="Seats, ascending.")] = ()
    reason: Annotated[str, Meta(description="Of the outcome, in a word of the rules.")] = ""
    places: Annotated[tuple[int, ...], Meta(description="By seat.")] = ()
    scores: Annotated[tuple[int, ...] | None, Meta(description="By seat, if the rules count scores.")] = None
    measures: Annotated[dict[str, int], Meta(description="Numbers that the rules do not judge, by name.")] = {}
    points: Annotated[tuple[str, ...] | None, Meta(description="By seat, if an arbiter sets them.")] = None
    forfeited: Annotated[tuple[Seat, ...], Meta(description="Seats that get nothing.")] = ()


PlayedBy = Literal["entry", "stand_in", "bot"]
"""The player of a seat at the end: its entry; a stand-in, who took over only for this table; or a bot that took over."""


class Unfinished(msgspec.Struct, frozen=True):
    """The result of a table that still plays when its round is closed."""

    table: int
    how: Literal["draw", "by_scores", "void", "points"]
    points: Annotated[tuple[str, ...] | None, Meta(description="By seat, if they are set.")] = None


class FinalPlace(msgspec.Struct, frozen=True):
    """A place in the final standings of a section; shared places have the same number."""

    entry: int
    section: str
    place: int
    points: Annotated[str, Meta(description="A fraction as text.")]


class AddedTime(msgspec.Struct, frozen=True):
    """Time that a ruling gives at a table."""

    seat: Annotated[Seat | None, Meta(description="None for all.")]
    ms: Annotated[int, Meta(description="Milliseconds.")]
