"""The parts of regulations. Numbers that need not be whole are texts such as `6/5`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

FRACTION = r"^(?:0|[1-9][0-9]{0,5})(?:/[1-9][0-9]{0,3})?\Z"
LABEL = r"^[a-z0-9](?:[a-z0-9-]{0,14}[a-z0-9])?\Z"
DAY_S = 86_400
MOST_ENTRIES = 2_000
MOST_ROUNDS = 99
MOST_AT_TABLE = 6

Fraction = Annotated[str, Meta(pattern=FRACTION, max_length=12)]
"""A non-negative number: `3`, `6/5`."""
Label = Annotated[str, Meta(pattern=LABEL)]
"""A short name that is no person's: `a`, `juniors`."""
Seconds = Annotated[int, Meta(ge=0, le=60 * DAY_S)]
AtTable = Annotated[int, Meta(ge=1, le=MOST_AT_TABLE)]

Method = Literal["schedule", "swiss", "duplicate", "teams", "knockout", "open", "manual"]
TieBreak = Literal[
    "opponents", "opponents_cut1", "head_to_head", "wins", "duplicate", "scores", "places", "progress"
]  # fmt: skip
Role = Literal["organiser", "chief", "arbiter", "scorer"]
Unfinished = Literal["draw", "by_scores", "void"]
AtTheCut = Literal["duplicate", "scores", "seed", "game", "lot"]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all parts of regulations."""


class GameTerms(Terms, frozen=True):
    """Permissions in every game of a tournament, apart from its rules."""

    analysis: Annotated[bool, Meta(description="Whether a seat may fork the running game.")] = False
    draw_by_agreement: Annotated[bool, Meta(description="Whether a table may agree on a draw.")] = False
    helpers: Annotated[bool, Meta(description="Whether seats may hand out `seat:read` tokens.")] = False
    delay_s: Annotated[Seconds, Meta(description="By which spectators see it late.")] = 0


class Sizes(Terms, frozen=True):
    """Seats at a table: as many tables as possible have `best`."""

    min: AtTable
    best: AtTable
    max: AtTable


class Pairing(Terms, frozen=True):
    """How tables are made."""

    method: Method
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS, description="How many there are.")]
    merit_rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS, description=(
        "The last ones, in which equal points come before new opponents."
    ))] = 0


class Knockout(Terms, frozen=True):
    """A match has `games` games, and the first `advance` of it go on; ties there are decided in the order of `ties`."""

    games: Annotated[int, Meta(ge=1, le=9)] = 1
    advance: AtTable = 1
    ties: tuple[AtTheCut, ...] = ("duplicate", "scores", "seed", "lot")


class Points(Terms, frozen=True):
    """Table points."""

    scheme: Literal["beaten", "win", "places", "scores", "own"]
    cap: Annotated[Annotated[int, Meta(ge=1, le=1_000_000)] | None, Meta(description=(
        "Of `scores`, either way from the table's mean."
    ))] = None
    own: Annotated[dict[Annotated[str, Meta(pattern=r"^[1-6]\Z")], tuple[Fraction, ...]], Meta(description=(
        "By the table's size, the points of each place, where the scheme is `own`."
    ))] = {}


class Byes(Terms, frozen=True):
    """Worth of rounds without a table, in means of the scheme."""

    allocated: Fraction = "6/5"
    asked: Fraction = "4/5"
    most_asked: Annotated[int, Meta(ge=0, le=MOST_ROUNDS, description=(
        "How often an entry may ask for one."
    ))] = 2


class Comparison(Terms, frozen=True):
    """How tables of one board are compared."""

    by: Literal["matchpoints", "difference"] = "matchpoints"
    measures: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^[-+]?[a-z][a-z_]{0,39}\Z")], ...],
        Meta(description=(
            "Of co-operative games, in order: `won`, or a measure and whether less of it is better, such as `-turns`."
        )),
    ] = ()


class EntryTerms(Terms, frozen=True):
    """Who may enter."""

    most: Annotated[int, Meta(ge=1, le=MOST_ENTRIES, description="Entries that play.")] = 500
    waiting_list: Annotated[bool, Meta(description="Whether more may wait.")] = True
    members: Annotated[AtTable, Meta(description="Persons of one entry at most.")] = 1
    best_members: Annotated[AtTable | None, Meta(description="How many of them count, None for the whole.")] = None
    late_rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS, description=(
        "Rounds that a late entry may have missed."
    ))] = 2
    check_in: Annotated[Literal["none", "once", "round"], Meta(description="Never, once, or for each round.")] = "none"


class Penalties(Terms, frozen=True):
    """The cost of penalties."""

    points: Annotated[Fraction, Meta(description="Off the sum, if an arbiter names no other number.")] = "1/2"
    disqualified_after: Annotated[Annotated[int, Meta(ge=1, le=20)] | None, Meta(description=(
        "Warnings that end an entry's part, None for never."
    ))] = None


class TimeTerms(Terms, frozen=True):
    """Times other than the clock's."""

    round_s: Annotated[Annotated[int, Meta(ge=60, le=400 * DAY_S)] | None, Meta(description=(
        "From a round's start until it should be closed, None without a limit."
    ))] = None
    at_limit: Annotated[Literal["warn", "close"], Meta(description=(
        "The consequence, with `unfinished` for tables that still play."
    ))] = "warn"
    unfinished: Unfinished = "void"
    no_show_s: Annotated[Seconds | None, Meta(description=(
        "Until a seat that was not looked at counts as a no-show."
    ))] = 600
    no_show: Annotated[Literal["tell", "absent"], Meta(description=(
        "Whether arbiters are notified, or the seat becomes absent."
    ))] = "tell"
    appeal_s: Annotated[Seconds, Meta(description="After the round.")] = 1_800


class LuckTerms(Terms, frozen=True):
    """Sources of entropy for the luck of each round: a round of drand, dice thrown in public, or none."""

    public: Literal["drand", "spoken"] | None = None
