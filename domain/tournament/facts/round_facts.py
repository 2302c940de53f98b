"""Facts of rounds and their tables, from the draft to the close."""

from __future__ import annotations

from typing import Literal

from domain.game.events import GameHead
from domain.game.opening.luck_events import Round as DrandRound
from domain.kernel.secrecy import Secret
from domain.tournament.facts.base import Committed, Fact
from domain.tournament.facts.parts import Bye, Draft, PlayedBy, PublishedTable, Result, Unfinished


class RoundDrafted(Fact, frozen=True, tag="round.drafted"):
    """A pairing of a round, for officials. draft: hidden, as it may never be published; replaces: version of the draft
    before it, None for the first.
    """

    round: int
    draft: Secret[Draft]
    replaces: int | None


class RoundPublished(Fact, frozen=True, tag="round.published"):
    """Everybody reads who plays whom. draft: version of the draft; starts_at, closes_at: RFC 3339, UTC; entropy: what the
    luck of the round waits for, None for nothing.
    """

    round: int
    draft: int
    tables: tuple[PublishedTable, ...]
    byes: tuple[Bye, ...]
    starts_at: str
    closes_at: str | None
    entropy: DrandRound | Literal["spoken"] | None


class RoundEntropyGiven(Fact, frozen=True, tag="round.entropy_given"):
    """The round of drand that a round of the tournament waited for. number: of drand; signature: hex."""

    round: int
    number: int
    signature: str


class RoundEntropySpoken(Fact, frozen=True, tag="round.entropy_spoken"):
    """Public entropy made before all eyes, such as a throw of dice. numbers: as an arbiter typed them."""

    round: int
    numbers: str


class RoundOpened(Fact, frozen=True, tag="round.opened"):
    """All games of the round are there. games: digest of the first entry, hex, by game."""

    round: int
    games: dict[str, str]


class TableAdded(Fact, frozen=True, tag="table.added"):
    """Entries made a table of their own, if the method is `open`."""

    round: int
    table: PublishedTable


class TableOpened(Fact, frozen=True, tag="table.opened"):
    """The game of a table is there that was added, or is played again. digest: of its first entry, hex."""

    round: int
    table: int
    game: str
    digest: str


class TableFinished(Fact, frozen=True, tag="table.finished"):
    """The game of a table is over. version, head: of its last event, hex; result: None for a game that ended without an
    outcome; played_by: by seat.
    """

    round: int
    table: int
    game: str
    version: int
    head: str
    result: Result | None
    played_by: tuple[PlayedBy, ...]


class RoundClosing(Fact, frozen=True, tag="round.closing"):
    """The round is about to be closed: its games are ended, and its boards opened. unfinished: what tables count as that
    still play.
    """

    round: int
    unfinished: tuple[Unfinished, ...]


class RoundClosed(Fact, frozen=True, tag="round.closed"):
    """The round is over. heads: of all its games, by game."""

    round: int
    heads: dict[str, GameHead]


class RoundWithdrawn(Fact, frozen=True, tag="round.withdrawn"):
    """A published round counts for nothing, and is drafted anew. why: an official withdrew it, or a game could not be
    opened.
    """

    round: int
    why: Literal["official", "not-opened"]
    reason: Committed | None


ROUND_FACTS = (
    RoundDrafted, RoundPublished, RoundEntropyGiven, RoundEntropySpoken, RoundOpened, TableAdded, TableOpened,
    TableFinished, RoundClosing, RoundClosed, RoundWithdrawn,
)  # fmt: skip
