"""The aggregate: one game at one version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from domain.game.clocks.clock import Clock
from domain.game.clocks.pause import Pause
from domain.game.clocks.table_clock import TableClock
from domain.game.events.game_events import GameCreated, GameForked, Parent, Scope, Shared
from domain.game.events.seat_plan import Kind, Policy
from domain.game.events.tournament_table import TableOpening
from domain.game.luck.luck_status import LuckStatus
from domain.game.proofs.checkpoint import Imported
from domain.kernel.ledger import GENESIS
from domain.kernel.outcome import Outcome
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Concealed, Event, Known, Seat
from domain.kernel.state import AnyState
from domain.kernel.timestamps import earliest

RECENT_ENTRIES = 32
"""Entries of an `IdempotencyLog` that an append copies."""

Status = Literal["seating", "playing", "over", "aborted"]


class SeatStatus(msgspec.Struct, frozen=True):
    """A seat. bot: name of the policy that plays it; since: version at which it was taken, 0 for seats never offered to
    people; policy: which one plays it; None for people, automata, and if the log does not say.
    player: the log's commitment to its name, hex. has_stand_in: a bot plays until its player returns.
    is_substitute: another person has taken it over; is_of_entry: who plays for its entry at the tournament from there on.
    """

    kind: Kind
    bot: str | None = None
    since: int | None = None
    resigned: bool = False
    policy: Policy | None = None
    player: str | None = None
    has_stand_in: bool = False
    is_substitute: bool = False
    is_of_entry: bool = False

    @property
    def is_taken(self) -> bool:
        return self.since is not None

    @property
    def is_automatic(self) -> bool:
        return self.kind != "human" or self.resigned or self.has_stand_in


class Grant(msgspec.Struct, frozen=True):
    """The rights of a token. `hash`: SHA-256 of the token, hex. by: id of the token that minted it, None for the game's
    own tokens and if the log does not say.
    """

    id: str
    scope: Scope
    seat: Seat | None
    hash: str
    revoked: bool = False
    by: str | None = None


class PutBack(NamedTuple):
    """A restore of a game. kept: the version it continues from; mark: 8 hexadecimal digits that tell its history from those before."""

    kept: int
    mark: str


class SeatSlip(Concealed, frozen=True):
    """The last slip of a seat: what an organiser hands on, and a device exchanges for the seat's token. hash: of its text;
    exchanged: the version at which it was, None before.
    """

    hash: str
    exchanged: int | None = None


class ReplayLink(msgspec.Struct, frozen=True):
    """A link to a replay of the game."""

    id: str
    shared: Shared
    revoked: bool = False


class Ruling(msgspec.Struct, frozen=True):
    """An organiser's ruling. before, after: the outcome."""

    version: int
    kind: str
    author: str
    reason: str
    before: Outcome | None
    after: Outcome | None


class Decision(msgspec.Struct, frozen=True):
    """An open decision of one seat. version: that opened it; at: when it was opened, or handed to the bot of a seat
    that resigned; RFC 3339, UTC.
    """

    seat: Seat
    kind: str
    version: int
    at: str

    @property
    def id(self) -> str:
        return f"d{self.version}.{self.seat}"


def owner_of(decision: str | None) -> Seat | None:
    """The seat in a decision id, or None."""
    number = (decision or "").rpartition(".")[2]
    return int(number) if number.isascii() and number.isdigit() and len(number) < 4 else None


class IdempotencyEntry(msgspec.Struct, frozen=True):
    """A completed command: first and last version of its events, and the request's fingerprint."""

    first: int
    last: int
    fingerprint: str


class IdempotencyLog(msgspec.Struct, frozen=True):
    """Completed commands by idempotency key. Two levels: `last` holds up to RECENT_ENTRIES and is copied on each append; `before`
    is shared with previous versions of the game, which keeps an append cheap.
    """

    last: Mapping[str, IdempotencyEntry] = {}
    before: Mapping[str, IdempotencyEntry] = {}

    def __getitem__(self, key: str) -> IdempotencyEntry:
        return self.last[key] if key in self.last else self.before[key]

    def get(self, key: str) -> IdempotencyEntry | None:
        return self.last.get(key) or self.before.get(key)

    def with_entry(self, key: str, answered: IdempotencyEntry) -> IdempotencyLog:
        if len(self.last) < RECENT_ENTRIES:
            return IdempotencyLog({**self.last, key: answered}, self.before)
        return IdempotencyLog({key: answered}, {**self.before, **self.last})


class Repeated(msgspec.Struct, frozen=True):
    """How often a seat did a thing that leaves the game where it is. times: of the last ones, RFC 3339, as many as its bound
    within a minute.
    """

    count: int = 0
    times: tuple[str, ...] = ()


class RecentEvent(Concealed, frozen=True):
    """One of the last events at the table, in its current form. In a `Game` it holds plaintext; in an
    `InformationState` the viewpoint's observation.
    """

    version: int
    event: Event


class Game(Concealed, frozen=True):
    """One game at one version. state: None until the deal; drawn: draws by source.

    luck: the effective seed, after the deal; luck_status: how it is made, None in games without a plan for it.
    secret: derives the salts from here on; salted: a fork's earlier secrets, each with the last version it applies to.
    over: version at which it stopped running; ended: version at which the seed was revealed. clock: the running timer, if any; table_clock: of a table that
    has one; pause: that holds the table, or is yet to begin.
    interventions: how many there were; repeated: bounded acts, by event (None for asides of the rules) and seat.
    opening: of a tournament's table. was_put_back: whether the operator restored it while it ran; put_back: the last time they did, running or not.
    recent: last events of the rules, oldest first; slips: of seats whose last key came as one; ended_slips: hashes of those before.
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
    over: int | None = None
    ended: int | None = None
    rulings: tuple[Ruling, ...] = ()
    links: tuple[ReplayLink, ...] = ()
    salted: tuple[tuple[int, bytes], ...] = ()
    imported: Imported | None = None
    clock: Clock | None = None
    recent: tuple[RecentEvent, ...] = ()
    luck_status: LuckStatus | None = None
    table_clock: TableClock | None = None
    pause: Pause | None = None
    interventions: int = 0
    repeated: Mapping[tuple[type[Event] | None, Seat | None], Repeated] = {}
    goes_on: tuple[Seat, ...] = ()
    opening: TableOpening | None = None
    was_put_back: bool = False
    put_back: PutBack | None = None
    slips: Mapping[Seat, SeatSlip] = {}
    ended_slips: tuple[str, ...] = ()

    def secret_at(self, version: int) -> bytes:
        """The secret that derives a version's salts."""
        return next((secret for last, secret in self.salted if version <= last), self.secret)

    @property
    def parent(self) -> Parent | None:
        """The version of another game that this one was forked from."""
        return self.created.parent if isinstance(self.created, GameForked) else None

    @property
    def is_held(self) -> bool:
        """Whether no seat can act, because the round of its tournament is not open."""
        return self.opening is not None and not self.opening.is_open

    @property
    def is_rated(self) -> bool:
        """Whether the result counts for ratings: not for a restored game, because its continuation was known."""
        return self.created.rated is True and not self.was_put_back

    @property
    def is_revealed(self) -> bool:
        """Whether the seed is public."""
        return self.ended is not None

    @property
    def is_running(self) -> bool:
        return self.status in ("seating", "playing")

    @property
    def next_deadline_ms(self) -> int | None:
        """When a clock strikes or a pause ends, in milliseconds since the epoch; None if no clock runs."""
        if self.pause is not None and self.is_paused:
            return self.pause.until_ms
        by_rules = self.clock.deadline_ms if self.clock is not None else None
        by_table = self.table_clock.next_deadline_ms if self.table_clock is not None else None
        return earliest((by_rules, by_table))

    def deadline_ms(self, seat: Seat) -> int | None:
        """When a seat's answer is too late: by the rules' timer or by the table clock, the earlier of the two; None
        while the table is paused.
        """
        if self.is_paused:
            return None
        by_rules = self.clock.deadline_ms if self.clock is not None else None
        by_table = self.table_clock.deadline_ms(seat) if self.table_clock is not None else None
        return earliest((by_rules, by_table))

    @property
    def is_paused(self) -> bool:
        """Whether the organiser holds the table."""
        return self.pause is not None and self.pause.since_ms is not None and self.status == "playing"

    def is_absent(self, seat: Seat) -> bool:
        """Whether the player of a seat is away until they return."""
        place, clock = self.seats[seat], self.table_clock
        return not place.resigned and (place.has_stand_in or (clock is not None and clock.absent[seat]))

    def own_decision(self, seat: Seat) -> Decision | None:
        """The open decision of a seat, if any; none for a resigned seat: a bot answers for it."""
        return None if self.seats[seat].resigned else self.open.get(seat)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(place.is_taken for place in self.seats)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats now played by people."""
        return tuple(seat for seat, place in enumerate(self.seats) if place.is_taken and not place.is_automatic)

    @property
    def waits_for_people(self) -> bool:
        """Whether nothing is played at a tournament's table, as all its people are absent and one of them may return."""
        seats = range(len(self.seats))
        return self.opening is not None and not self.people and any(self.is_absent(seat) for seat in seats)

    def automatic_decisions(self) -> tuple[Decision, ...]:
        """Open decisions of seats played by automation; none while the table is paused, or waits for its people."""
        if self.is_paused or self.waits_for_people:
            return ()
        return tuple([each for each in self.open.values() if self.seats[each.seat].is_automatic])


def secret_of(created: GameCreated) -> bytes:
    return bytes.fromhex(plaintext(created.secret))


def secret_after(game: Game | None, event: Event) -> bytes:
    """The secret for an event appended to this game; a first event or a fork brings its own."""
    if isinstance(event, GameCreated):
        return secret_of(event)
    assert game is not None
    return game.secret


def plaintext(part: Any) -> Any:
    """Unwraps a secret field. Server-side only."""
    assert isinstance(part, Known)
    return part.value


def stream_base(created: GameCreated) -> tuple[int, bytes]:
    """Version and digest before a stream's first event; the parent's for a sampled fork."""
    if isinstance(created, GameForked) and created.table is not None:
        return created.parent.version, bytes.fromhex(created.parent.digest)
    return 0, GENESIS


def with_place(game: Game, seat: Seat, **changes: Any) -> Game:
    places = list(game.seats)
    places[seat] = replace(places[seat], **changes)
    return replace(game, seats=tuple(places))
