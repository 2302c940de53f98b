"""A game as it is at one version: who sits, what is open, what each may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from domain.game.checkpoint import Imported
from domain.game.clock import Clock
from domain.game.events import (
    GameCreated,
    GameForked,
    Kind,
    Parent,
    Scope,
    Shared,
)
from domain.kernel.ledger import GENESIS
from domain.kernel.ruleset import AnyRuleset, Outcome
from domain.kernel.secrecy import Concealed, Event, Known, Seat
from domain.kernel.state import AnyState

FEW = 32

Status = Literal["seating", "playing", "over", "aborted"]


class SeatStatus(msgspec.Struct, frozen=True):
    """A seat at the table. bot: the policy that plays it; since: the version at which somebody took it, 0 where nobody had to."""

    kind: Kind
    bot: str | None = None
    since: int | None = None
    resigned: bool = False
    nonce: str | None = None

    @property
    def is_taken(self) -> bool:
        return self.since is not None

    @property
    def is_automatic(self) -> bool:
        return self.kind != "human" or self.resigned


class Grant(msgspec.Struct, frozen=True):
    """What a token allows. `hash`: SHA-256 of the token, hex. by: the id of the token that it was minted with, None for those that
    the game itself hands out, and where nobody knows.
    """

    id: str
    scope: Scope
    seat: Seat | None
    hash: str
    revoked: bool = False
    by: str | None = None


class ReplayLink(msgspec.Struct, frozen=True):
    """A link to a replay of the game."""

    id: str
    shared: Shared
    revoked: bool = False


class Ruling(msgspec.Struct, frozen=True):
    """What an organiser decided, and why."""

    version: int
    kind: str
    author: str
    reason: str
    before: Outcome | None
    after: Outcome | None


class Decision(msgspec.Struct, frozen=True):
    """What the game waits for from one seat, and since which version. at: when it was asked, or asked anew of the bot of a seat that
    resigned; RFC 3339, UTC.
    """

    seat: Seat
    kind: str
    version: int
    at: str

    @property
    def id(self) -> str:
        return f"d{self.version}.{self.seat}"


class IdempotencyEntry(msgspec.Struct, frozen=True):
    """A command that was carried out: its events' versions, and the request's fingerprint."""

    first: int
    last: int
    fingerprint: str


class IdempotencyLog(msgspec.Struct, frozen=True):
    """The commands that were carried out, by their keys. A game has the last few of its own and shares the many before them with
    the games that it follows from, so that one more costs little.
    """

    last: Mapping[str, IdempotencyEntry] = {}
    before: Mapping[str, IdempotencyEntry] = {}

    def __getitem__(self, key: str) -> IdempotencyEntry:
        return self.last[key] if key in self.last else self.before[key]

    def get(self, key: str) -> IdempotencyEntry | None:
        return self.last.get(key) or self.before.get(key)

    def with_entry(self, key: str, answered: IdempotencyEntry) -> IdempotencyLog:
        if len(self.last) < FEW:
            return IdempotencyLog({**self.last, key: answered}, self.before)
        return IdempotencyLog({key: answered}, {**self.before, **self.last})


class RecentEvent(Concealed, frozen=True):
    """An event that happened last at the table, hidden fields and all."""

    version: int
    event: Event


class Game(Concealed, frozen=True):
    """One game at one version. `state` is None until the cards are dealt; `drawn` counts luck by source.

    secret: salts the commitments from here on; salted: a fork's earlier secrets, each with the last version that it salts.
    ended: the version of the seed's reveal. clock: the time that runs, if the rules give one.
    recent: the last events of the rules, the oldest first.
    """

    id: str
    rules: AnyRuleset
    created: GameCreated
    secret: bytes
    seats: tuple[SeatStatus, ...]
    grants: tuple[Grant, ...]
    version: int
    digest: bytes
    founded_at: str
    at: str
    status: Status = "seating"
    state: AnyState | None = None
    open: Mapping[Seat, Decision] = {}
    answered: IdempotencyLog = IdempotencyLog()
    drawn: Mapping[str, int] = {}
    luck: bytes = b""
    outcome: Outcome | None = None
    members: tuple[str, ...] = ()
    aborted: str | None = None
    ended: int | None = None
    rulings: tuple[Ruling, ...] = ()
    links: tuple[ReplayLink, ...] = ()
    salted: tuple[tuple[int, bytes], ...] = ()
    imported: Imported | None = None
    clock: Clock | None = None
    recent: tuple[RecentEvent, ...] = ()

    def secret_at(self, version: int) -> bytes:
        """The secret that salts the commitments of a version."""
        return next((secret for last, secret in self.salted if version <= last), self.secret)

    @property
    def parent(self) -> Parent | None:
        """The moment that this game was forked from."""
        return self.created.parent if isinstance(self.created, GameForked) else None

    @property
    def is_revealed(self) -> bool:
        """Whether the seed is known to everybody."""
        return self.ended is not None

    @property
    def is_running(self) -> bool:
        return self.status in ("seating", "playing")

    def automatic_decisions(self) -> tuple[Decision, ...]:
        """Open decisions that automation answers."""
        return tuple(each for each in self.open.values() if self.seats[each.seat].is_automatic)


def secret_of(created: GameCreated) -> bytes:
    return bytes.fromhex(plaintext(created.secret))


def secret_after(game: Game | None, event: Event) -> bytes:
    """The secret that salts an event after this game: what opens a game or a fork brings its own."""
    if isinstance(event, GameCreated):
        return secret_of(event)
    assert game is not None
    return game.secret


def plaintext(part: Any) -> Any:
    """The value of a secret field, in the hands of the house."""
    assert isinstance(part, Known)
    return part.value


def stream_base(created: GameCreated) -> tuple[int, bytes]:
    """The version and digest before the first event of a stream: a drawn fork's are its parent's."""
    if isinstance(created, GameForked) and created.table is not None:
        return created.parent.version, bytes.fromhex(created.parent.digest)
    return 0, GENESIS
