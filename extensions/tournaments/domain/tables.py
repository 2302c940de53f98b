"""Rounds and tables as folded from the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.game.events.luck_events import DrandRound
from domain.kernel.secrecy import Concealed
from extensions.tournaments.domain.facts.parts import Bye, Draft, PlayedBy, Result, Seated, Unfinished

TableState = Literal["waiting", "playing", "finished", "ruled", "void"]
RoundState = Literal["drafted", "published", "open", "closing", "closed", "withdrawn"]


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of a table. opened: digest of its first event, hex, None before it exists; version, head: of its last
    tournament, once it is over.
    """

    id: str
    opened: str | None = None
    version: int | None = None
    head: str | None = None

    @property
    def is_over(self) -> bool:
        return self.version is not None


class Table(msgspec.Struct, frozen=True):
    """A table of a round. games: the last is the current one, a ruling had each earlier one played again; result: the
    counted result, None before there is one; played_by: by seat, once finished; ruled: version of the last ruling.
    """

    number: int
    section: str
    seats: tuple[Seated, ...]
    board: int | None
    match: int | None
    games: tuple[PlayedGame, ...]
    state: TableState = "waiting"
    result: Result | None = None
    played_by: tuple[PlayedBy, ...] = ()
    ruled: int | None = None

    @property
    def game(self) -> PlayedGame:
        """The current game."""
        return self.games[-1]

    @property
    def entries(self) -> tuple[int, ...]:
        """Its entries, each once, in the order of the seats."""
        return tuple(dict.fromkeys(each.entry for each in self.seats))

    @property
    def deal_board(self) -> int | None:
        """The board whose deal its current game is, None for a deal of its own: a replay has one."""
        return self.board if len(self.games) == 1 else None

    @property
    def is_played(self) -> bool:
        """Whether play at it has ended."""
        return self.game.is_over or self.is_decided

    @property
    def is_decided(self) -> bool:
        """Whether it has a result or is void, with no game left to play."""
        return self.state in ("ruled", "void") or (self.state == "finished" and self.result is not None)


class DraftStatus(Concealed, frozen=True):
    """The last draft of a round."""

    version: int
    draft: Draft


class Round(Concealed, frozen=True):
    """A round. attempt: from 1, one more for each time that it was withdrawn, or the tournament restored; changed: version
    of the last fact of its life; published, opened: versions; entropy: SHA-256 of the entropy given, hex, empty without
    any; awaits: the entropy awaited; unfinished: results of tables that still played when it was closed; closed_at: RFC
    3339, UTC.
    """

    number: int
    attempt: int
    changed: int
    state: RoundState = "drafted"
    draft: DraftStatus | None = None
    tables: Mapping[int, Table] = {}
    byes: tuple[Bye, ...] = ()
    published: int | None = None
    opened: int | None = None
    starts_at: str = ""
    closes_at: str | None = None
    awaits: DrandRound | Literal["spoken"] | None = None
    entropy: str = ""
    unfinished: tuple[Unfinished, ...] = ()
    closed_at: str | None = None

    @property
    def is_under_way(self) -> bool:
        return self.state in ("published", "open", "closing")

    @property
    def shares_deals(self) -> bool:
        """Whether any of its tables has a board."""
        return any(each.board is not None for each in self.tables.values())

    @property
    def paired(self) -> frozenset[int]:
        """The entries that its draft paired: at a table, or with an allocated bye."""
        seated = {number for table in self.tables.values() for number in table.entries}
        return frozenset(seated | {each.entry for each in self.byes if each.kind == "allocated"})

    @property
    def named(self) -> frozenset[int]:
        """The entries at its tables, and those without a table for any reason."""
        return self.paired | {each.entry for each in self.byes}

    @property
    def has_luck(self) -> bool:
        """Whether its deals are fixed: all entropy is known."""
        return self.published is not None and (self.awaits is None or bool(self.entropy))

    @property
    def games(self) -> tuple[str, ...]:
        """Ids of all its games, including replayed ones."""
        return tuple(game.id for table in self.tables.values() for game in table.games)
