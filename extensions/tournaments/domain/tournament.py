"""The aggregate: one tournament at one version, as folded from its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.game.aggregate import IdempotencyLog
from domain.game.events.game_events import GameHead
from domain.kernel.secrecy import Concealed
from extensions.tournaments.domain.entries import Entry, TextPlace
from extensions.tournaments.domain.facts.base import By
from extensions.tournaments.domain.facts.parts import FinalPlace
from extensions.tournaments.domain.facts.ruling_facts import WITHOUT_RESULT, PenaltyKind, RulingKind
from extensions.tournaments.domain.facts.tournament_facts import TournamentCreated
from extensions.tournaments.domain.regulations.regulations import Regulations
from extensions.tournaments.domain.regulations.terms import Role
from extensions.tournaments.domain.slips import Slip
from extensions.tournaments.domain.tables import Round, Table

Status = Literal["drafted", "entries", "running", "provisional", "final", "cancelled"]


class Official(Concealed, frozen=True):
    """An official. slip: None for the founder; token: hash of the token of the official's device, None until it
    exchanged the slip; entry: of the person, None for one who does not play; granted, revoked: versions; name: its place.
    """

    id: str
    role: Role
    slip: Slip | None
    token: str | None = None
    entry: int | None = None
    granted: int = 1
    revoked: int | None = None
    name: TextPlace | None = None

    @property
    def is_revoked(self) -> bool:
        return self.revoked is not None

    @property
    def since(self) -> int | None:
        """The version from which this official's device has acted; None before it exchanged the slip."""
        return self.granted if self.slip is None else self.slip.exchanged


class TournamentRuling(msgspec.Struct, frozen=True):
    """A ruling or a penalty. round, table: None for a penalty that belongs to none; entry, penalty, points: of a penalty;
    replaced_by: number of the later ruling on its table, or the later penalty, that counts in its place.
    """

    number: int
    version: int
    at: str
    kind: RulingKind
    author: By
    round: int | None = None
    table: int | None = None
    entry: int | None = None
    penalty: PenaltyKind | None = None
    points: str | None = None
    replaced_by: int | None = None

    @property
    def is_replaced(self) -> bool:
        return self.replaced_by is not None


class Appeal(msgspec.Struct, frozen=True):
    """An appeal. state: open, or how it ended; ruling: the number that it is about."""

    number: int
    entry: int
    round: int
    table: int | None
    ruling: int | None
    state: Literal["open", "upheld", "dismissed", "withdrawn"] = "open"


class Lot(msgspec.Struct, frozen=True):
    """A lot that was drawn. order: entries, in the order of the lot."""

    number: int
    round: int
    order: tuple[int, ...]


class Change(msgspec.Struct, frozen=True):
    """Something that makes a draft stale. is_result: whether methods that read no results are untouched by it; entries:
    which it concerns, if it is about entries; table: round and number, if it is about one.
    """

    version: int
    type: str
    is_result: bool
    entries: tuple[int, ...] = ()
    table: tuple[int, int] | None = None


class HandsSeen(msgspec.Struct, frozen=True):
    """An arbiter's read of all data of a table. version: of the log; at_version: of the game."""

    version: int
    by: By | None
    table: tuple[int, int]
    game: str
    at_version: int


class Tournament(Concealed, frozen=True):
    """One tournament at one version. regulated: version of the regulations; scored: of the last fact that standings may
    follow from; changes: all that makes drafts stale, oldest first; withdrawn: rounds that do not count; announcements: how
    many were made; places: the confirmed ones; reads: of arbiters; zone, venue: venue and time zone; ended:
    version at which the seed was revealed; restores: how often the operator restored it; withheld: tables of the
    current round whose results are left out, for a reader who plays their deal (`own_boards`); no log says so.
    """

    id: str
    created: TournamentCreated
    regulations: Regulations
    secret: bytes
    seed: bytes
    version: int
    digest: bytes
    founded_at: str
    at: str
    regulated: int = 1
    status: Status = "drafted"
    is_entering: bool = False
    officials: Mapping[str, Official] = {}
    entries: Mapping[int, Entry] = {}
    rounds: Mapping[int, Round] = {}
    withdrawn: tuple[Round, ...] = ()
    rulings: tuple[TournamentRuling, ...] = ()
    appeals: Mapping[int, Appeal] = {}
    lots: tuple[Lot, ...] = ()
    reads: tuple[HandsSeen, ...] = ()
    zone: str = "UTC"
    venue: TextPlace | None = None
    changes: tuple[Change, ...] = ()
    scored: int = 0
    announcements: int = 0
    places: tuple[FinalPlace, ...] = ()
    ended: int | None = None
    restores: int = 0
    withheld: frozenset[int] = frozenset()
    answered: IdempotencyLog = IdempotencyLog()

    @property
    def head(self) -> GameHead:
        """Version and digest."""
        return GameHead(self.version, self.digest.hex())

    @property
    def is_over(self) -> bool:
        return self.status in ("final", "cancelled")

    @property
    def is_corrected(self) -> bool:
        """Whether standings that were final have an erratum: a ruling or penalty since."""
        return self.status == "final" and any(each.version > (self.ended or 0) for each in self.rulings)

    @property
    def is_published(self) -> bool:
        """Whether any round was ever published."""
        return bool(self.withdrawn) or any(each.published is not None for each in self.rounds.values())

    @property
    def last_publication(self) -> int:
        """The version at which a round was last published, including rounds that were withdrawn; 0 before the first."""
        return max((each.published or 0 for each in (*self.withdrawn, *self.rounds.values())), default=0)

    @property
    def current(self) -> Round | None:
        """The round in progress: published, and not closed."""
        return next((each for each in self.rounds.values() if each.is_under_way), None)

    @property
    def next_round(self) -> int:
        """Number of the first unpublished round."""
        return 1 + sum(each.published is not None for each in self.rounds.values())

    @property
    def open_appeals(self) -> tuple[Appeal, ...]:
        """Undecided appeals."""
        return tuple(each for each in self.appeals.values() if each.state == "open")

    @property
    def has_outside_arbiter(self) -> bool:
        """Whether an official who does not play may rule."""
        there = (each for each in self.officials.values() if not each.is_revoked and each.entry is None)
        return any(each.role in self.regulations.may_rule for each in there)

    def ruling_at(self, round_number: int, table: int) -> TournamentRuling | None:
        """The ruling whose result counts at a table; None without one, and once the table is played again."""
        found = [each for each in self.rulings if (each.round, each.table) == (round_number, table) and each.kind != "penalty"]
        return None if not found or found[-1].kind in WITHOUT_RESULT else found[-1]

    def find_table(self, round_number: int, table: int) -> Table | None:
        """A table of a published round."""
        found = self.rounds.get(round_number)
        return found.tables.get(table) if found is not None else None

    def find_round_of(self, entry: int) -> Round | None:
        """A published round that names an entry, at a table or in its list of byes."""
        published = (each for each in self.rounds.values() if each.published is not None)
        return next((each for each in published if entry in each.named), None)

    @property
    def public_version(self) -> int:
        """The last public version. While boards are played this is the one at which the round was opened: a result, and
        its time, would help players who have yet to play them.
        """
        current = self.current
        if current is None or current.opened is None or not self.has_hidden_round:
            return self.version
        return current.opened

    @property
    def has_hidden_round(self) -> bool:
        """Whether the current round is hidden from the public until it is closed: by the regulations, or because its
        tables were dealt boards before these changed.
        """
        return self.current is not None and (self.regulations.has_boards or self.current.shares_deals)
