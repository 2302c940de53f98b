"""The state of a game's luck: the fold of its log, and the next automatic event. docs/spec/chance.md, section 2."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.game.events.game_events import GameStarted, SeatResigned, SeatTaken
from domain.game.events.luck_events import (
    CommitmentReplaced,
    DrandRound,
    LuckClosed,
    LuckDrawn,
    LuckPlan,
    NonceGiven,
    PublicGiven,
    TableCancelled,
)
from domain.game.luck.drand import first_round_after
from domain.kernel.outcome import Timer
from domain.kernel.secrecy import Event, Seat
from domain.kernel.tuples import with_item

LuckState = Literal["open", "closed", "drawn", "playing", "cancelled"]


class Moment(msgspec.Struct, frozen=True):
    """An event of the log. at: RFC 3339, UTC; digest: hex."""

    version: int
    digest: str
    at: str


class LuckStatus(msgspec.Struct, frozen=True):
    """The luck of a game with a plan for it. commits, nonces: by seat, None for a seat without one.

    left: seats whose holder left after the commitments were closed; closed, drawn: the events of that name; silent,
    public: as in LuckDrawn; entropy: SHA-256 of the public entropy, hex, empty without any.
    """

    plan: LuckPlan
    commits: tuple[str | None, ...]
    nonces: tuple[str | None, ...]
    state: LuckState = "open"
    left: tuple[Seat, ...] = ()
    closed: Moment | None = None
    drawn: Moment | None = None
    silent: tuple[Seat, ...] = ()
    public: DrandRound | None = None
    entropy: str = ""

    def __repr__(self) -> str:
        return f"LuckStatus({self.state!r})"

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Seats that committed but have not revealed their nonce, ascending."""
        pairs = zip(self.commits, self.nonces, strict=True)
        return tuple(seat for seat, (commit, nonce) in enumerate(pairs) if commit is not None and nonce is None)

    @property
    def awaited_seats(self) -> tuple[Seat, ...]:
        """Seats whose nonce the game waits for, ascending."""
        return tuple(seat for seat in self.missing if seat not in self.left) if self.state == "closed" else ()

    @property
    def deals(self) -> int:
        """As in `count_deals`, once the luck is drawn."""
        given = sum(nonce is not None for nonce in self.nonces)
        return count_deals(given + len(self.silent), is_required=self.plan.nonces == "required")

    @property
    def is_settled(self) -> bool:
        """Whether the seed has all its inputs."""
        if self.state == "open":
            return self.plan.public is None and not any(self.commits)
        return self.state == "drawn" and bool(self.entropy or self.plan.public is None)

    @property
    def timer(self) -> Timer | None:
        """The running time limit at a full table."""
        return Timer("luck", self.plan.wait_s) if self.state == "closed" else None


def count_deals(brought: int, *, is_required: bool) -> int:
    """The number of deals among which a dishonest operator could choose, if a given nonce is honest and no public
    entropy follows: docs/spec/chance.md, section 2.3. brought: seats that committed, silent ones included.
    """
    return 1 if is_required or not brought else 2 ** (brought - 1)


def initial_luck(plan: LuckPlan | msgspec.UnsetType, seats: int) -> LuckStatus | None:
    """The luck of a new game; None for a game without a plan for it."""
    nobody = (None,) * seats
    return LuckStatus(plan, nobody, nobody) if isinstance(plan, LuckPlan) else None


def next_luck(luck: LuckStatus, event: Event, moment: Moment) -> LuckStatus:
    """The luck after an event."""
    fold = LUCK_FOLDS.get(type(event))
    return fold(luck, event, moment) if fold is not None else luck


def with_commit(luck: LuckStatus, seat: Seat, commit: str | None) -> LuckStatus:
    return replace(luck, commits=with_item(luck.commits, seat, commit))


def with_seat_commit(luck: LuckStatus, event: SeatTaken, _: Moment) -> LuckStatus:
    commit = event.commit
    return with_commit(luck, event.seat, commit) if luck.state == "open" and isinstance(commit, str) else luck


def with_resignation(luck: LuckStatus, event: SeatResigned, _: Moment) -> LuckStatus:
    if luck.state == "open":
        return with_commit(luck, event.seat, None)
    return replace(luck, left=(*luck.left, event.seat)) if luck.state == "closed" else luck


def with_nonce(luck: LuckStatus, event: NonceGiven, _: Moment) -> LuckStatus:
    return replace(luck, nonces=with_item(luck.nonces, event.seat, event.nonce))


LUCK_FOLDS: dict[type[Event], Callable[[LuckStatus, Any, Moment], LuckStatus]] = {
    SeatTaken: with_seat_commit,
    SeatResigned: with_resignation,
    CommitmentReplaced: lambda luck, event, _: with_commit(luck, event.seat, event.commit),
    LuckClosed: lambda luck, _, moment: replace(luck, state="closed", closed=moment),
    NonceGiven: with_nonce,
    LuckDrawn: lambda luck, event, moment: replace(
        luck, state="drawn", drawn=moment, silent=event.silent, public=event.public
    ),
    PublicGiven: lambda luck, event, _: replace(luck, entropy=entropy_of(bytes.fromhex(event.signature))),
    TableCancelled: lambda luck, event, _: replace(luck, state="cancelled", silent=event.silent),
    GameStarted: lambda luck, _, __: replace(luck, state="playing"),
}


def entropy_of(given: bytes) -> str:
    """Public entropy in the form for the seed."""
    return hashlib.sha256(given).hexdigest()


def following_event(luck: LuckStatus, at: str, *, is_time_up: bool) -> Event | None:
    """The next automatic event at a full table whose luck is being made; None if the game waits or is ready.

    at: the time of the event, RFC 3339; is_time_up: whether the time for nonces is up.
    """
    if luck.is_settled or luck.state not in ("open", "closed"):
        return None
    if luck.state == "open":
        return LuckClosed(1, luck.commits)
    if luck.awaited_seats and not is_time_up:
        return None
    if luck.missing and luck.plan.nonces == "required":
        return TableCancelled(luck.missing)
    return LuckDrawn(luck.missing, first_round_after(at) if luck.plan.public == "drand" else None)
