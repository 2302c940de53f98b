"""Facts of rounds and their tables, from the draft to the close."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from domain.game.events.game_events import GameHead
from domain.game.events.luck_events import DrandRound
from domain.kernel.secrecy import Secret
from extensions.tournaments.domain.facts.base import Committed, TournamentFact
from extensions.tournaments.domain.facts.parts import Bye, Draft, PlayedBy, PublishedTable, Result, Unfinished


class RoundDrafted(TournamentFact, frozen=True, tag="round.drafted"):
    """A pairing of a round, for officials."""

    round: int
    draft: Annotated[Secret[Draft], Meta(description="Hidden, as it may never be published.")]
    replaces: Annotated[int | None, Meta(description="Version of the draft before it, None for the first.")]


class RoundPublished(TournamentFact, frozen=True, tag="round.published"):
    """The pairings of a round are public."""

    round: int
    draft: Annotated[int, Meta(description="Version of the draft.")]
    tables: tuple[PublishedTable, ...]
    byes: tuple[Bye, ...]
    starts_at: Annotated[str, Meta(description="RFC 3339, UTC.")]
    closes_at: Annotated[str | None, Meta(description="RFC 3339, UTC.")]
    entropy: Annotated[DrandRound | Literal["spoken"] | None, Meta(description=(
        "The entropy that the luck of the round waits for, None for none."
    ))]


class RoundEntropyGiven(TournamentFact, frozen=True, tag="round.entropy_given"):
    """The round of drand that a round of the tournament waited for."""

    round: int
    number: Annotated[int, Meta(description="Of drand.")]
    signature: Annotated[str, Meta(description="Hex.")]


class RoundEntropySpoken(TournamentFact, frozen=True, tag="round.entropy_spoken"):
    """Public entropy made before witnesses, such as a throw of dice."""

    round: int
    numbers: Annotated[str, Meta(description="As an arbiter typed them.")]


class RoundOpened(TournamentFact, frozen=True, tag="round.opened"):
    """All games of the round exist."""

    round: int
    games: Annotated[dict[str, str], Meta(description="Digest of the first event, hex, by game.")]


class TableAdded(TournamentFact, frozen=True, tag="table.added"):
    """Entries made a table of their own, if the method is `open`."""

    round: int
    table: PublishedTable


class TableOpened(TournamentFact, frozen=True, tag="table.opened"):
    """The game of an added or replayed table exists."""

    round: int
    table: int
    game: str
    digest: Annotated[str, Meta(description="Of its first event, hex.")]


class TableFinished(TournamentFact, frozen=True, tag="table.finished"):
    """The game of a table is over."""

    round: int
    table: int
    game: str
    version: Annotated[int, Meta(description="Of its last event.")]
    head: Annotated[str, Meta(description="Digest of its last event, hex.")]
    result: Annotated[Result | None, Meta(description="None for a game that ended without an outcome.")]
    played_by: Annotated[tuple[PlayedBy, ...], Meta(description="By seat.")]


class RoundClosing(TournamentFact, frozen=True, tag="round.closing"):
    """The round is about to be closed: its games are ended, and its boards opened."""

    round: int
    unfinished: Annotated[tuple[Unfinished, ...], Meta(description="Results of tables that still play.")]


class RoundClosed(TournamentFact, frozen=True, tag="round.closed"):
    """The round is over."""

    round: int
    heads: Annotated[dict[str, GameHead], Meta(description="Of all its games, by game.")]


class RoundWithdrawn(TournamentFact, frozen=True, tag="round.withdrawn"):
    """A published round is void, and is drafted again."""

    round: int
    why: Annotated[Literal["official", "not-opened"], Meta(description=(
        "An official withdrew it, or a game could not be opened."
    ))]
    reason: Committed | None


ROUND_FACTS = (
    RoundDrafted, RoundPublished, RoundEntropyGiven, RoundEntropySpoken, RoundOpened, TableAdded, TableOpened,
    TableFinished, RoundClosing, RoundClosed, RoundWithdrawn,
)  # fmt: skip
