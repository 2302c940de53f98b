"""The parts of regulations. Numbers that need not be whole are texts such as `6/5`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

FRACTION = r"^(?:0|[1-9][0-9]{0,5})(?:/[1-9][0-9]{0,3})?\Z"
LABEL = r"^[a-z0-9](?:[a-z0-9-]{0,14}[a-z0-9])?\Z"
DAY_S = 86_400
MOST_ENTRIES = 2_000
MOST_ROUNDS = 99
MOST_AT_TABLE = 6

Fraction = Annotated[str, msgspec.Meta(pattern=FRACTION, max_length=12)]
"""A non-negative number: `3`, `6/5`."""
Label = Annotated[str, msgspec.Meta(pattern=LABEL)]
"""A short name that is not a person's: `a`, `juniors`."""
Seconds = Annotated[int, msgspec.Meta(ge=0, le=60 * DAY_S)]
AtTable = Annotated[int, msgspec.Meta(ge=1, le=MOST_AT_TABLE)]

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
    """What every game of a tournament allows beside its rules. analysis: whether a seat may fork the running game;
    draw_by_agreement: whether a table may agree on a draw; helpers: whether seats may hand out `seat:read` tokens; delay_s:
    by which spectators see it late.
    """

    analysis: bool = False
    draw_by_agreement: bool = False
    helpers: bool = False
    delay_s: Seconds = 0


class Sizes(Terms, frozen=True):
    """Seats at a table: as many tables as possible have `best`."""

    min: AtTable
    best: AtTable
    max: AtTable


class Pairing(Terms, frozen=True):
    """How tables are made. rounds: how many there are; merit_rounds: the last ones, in which equal points come before new
    opponents.
    """

    method: Method
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
    merit_rounds: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0


class Knockout(Terms, frozen=True):
    """A match has `games` games, and the first `advance` of it go on; ties there are decided in the order of `ties`."""

    games: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    advance: AtTable = 1
    ties: tuple[AtTheCut, ...] = ("duplicate", "scores", "seed", "lot")


class Points(Terms, frozen=True):
    """Table points. cap: of `scores`, either way from the table's mean; own: by the table's size, the points of each
    place, where the scheme is `own`.
    """

    scheme: Literal["beaten", "win", "places", "scores", "own"]
    cap: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] | None = None
    own: dict[Annotated[str, msgspec.Meta(pattern=r"^[1-6]\Z")], tuple[Fraction, ...]] = {}


class Byes(Terms, frozen=True):
    """What rounds without a table are worth, in means of the scheme. most_asked: how often an entry may ask for one."""

    allocated: Fraction = "6/5"
    asked: Fraction = "4/5"
    most_asked: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 2


class Comparison(Terms, frozen=True):
    """How tables of one board are compared. measures: of co-operative games, in order: `won`, or a measure and whether less
    of it is better, such as `-turns`.
    """

    by: Literal["matchpoints", "difference"] = "matchpoints"
    measures: tuple[Annotated[str, msgspec.Meta(pattern=r"^[-+]?[a-z][a-z_]{0,39}\Z")], ...] = ()


class EntryTerms(Terms, frozen=True):
    """Who may enter. most: entries that play; waiting_list: whether more may wait; members: persons of one entry at most;
    best_members: how many of them count, None for the whole; late_rounds: rounds that a late entry may have missed;
    check_in: never, once, or for each round.
    """

    most: Annotated[int, msgspec.Meta(ge=1, le=MOST_ENTRIES)] = 500
    waiting_list: bool = True
    members: AtTable = 1
    best_members: AtTable | None = None
    late_rounds: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 2
    check_in: Literal["none", "once", "round"] = "none"


class Penalties(Terms, frozen=True):
    """What penalties cost. points: off the sum, where an arbiter names no other number; disqualified_after: warnings that
    end an entry's part, None for never.
    """

    points: Fraction = "1/2"
    disqualified_after: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None


class TimeTerms(Terms, frozen=True):
    """Times beside the clock. round_s: from a round's start until it should be closed, None without a limit; at_limit: what
    follows then, with `unfinished` for tables that still play; no_show_s: until a seat that was not looked at counts as a
    no-show; no_show: that arbiters are told, or that the seat is absent; appeal_s: after the round.
    """

    round_s: Annotated[int, msgspec.Meta(ge=60, le=400 * DAY_S)] | None = None
    at_limit: Literal["warn", "close"] = "warn"
    unfinished: Unfinished = "void"
    no_show_s: Seconds | None = 600
    no_show: Literal["tell", "absent"] = "tell"
    appeal_s: Seconds = 1_800


class LuckTerms(Terms, frozen=True):
    """Sources of entropy for the luck of each round: a round of drand, dice thrown in public, or none."""

    public: Literal["drand", "spoken"] | None = None
