"""Events of the randomness protocol: plan, commitments, nonces, public entropy. docs/spec/chance.md, section 2."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.kernel.secrecy import Event, Seat


class LuckPlan(msgspec.Struct, frozen=True):
    """How the luck of a game is made, fixed in its first event. nonces: `asked` of seats that bring a commitment,
    `required` of every person's seat, or `none`; public: entropy that comes after the last nonce; wait_s: seconds to wait
    for the nonces.
    """

    nonces: Literal["asked", "required", "none"]
    public: Literal["drand"] | None
    wait_s: int


class Round(msgspec.Struct, frozen=True):
    """A round of public entropy. chain: hash of the drand chain, hex; round: its number."""

    chain: str
    round: int


class CommitmentReplaced(Event, frozen=True, tag="game.commitment_replaced"):
    """A seat commits to another nonce, or to its first. seat: whose; commit: SHA-256 of the nonce's text, hex."""

    seat: Seat
    commit: str


class LuckClosed(Event, frozen=True, tag="game.luck_closed"):
    """The set of commitments is closed; the nonces are awaited. epoch: always 1; commits: by seat, None where a seat
    brought none.
    """

    epoch: int
    commits: tuple[str | None, ...]


class NonceGiven(Event, frozen=True, tag="game.nonce_given"):
    """A seat shows the nonce that it committed to. seat: whose; nonce: 64 hex digits."""

    seat: Seat
    nonce: str

    def __repr__(self) -> str:
        return f"NonceGiven(seat={self.seat})"


class LuckDrawn(Event, frozen=True, tag="game.luck_drawn"):
    """No nonce is awaited any more. silent: seats that committed and gave none, ascending; public: the round that the
    luck waits for, None without one.
    """

    silent: tuple[Seat, ...]
    public: Round | None


class PublicGiven(Event, frozen=True, tag="game.public_given"):
    """The awaited round of public entropy. round: its number; signature: hex."""

    round: int
    signature: str


class TableCancelled(Event, frozen=True, tag="game.cancelled"):
    """A nonce is missing where all are required: the game ends. silent: the seats without one, ascending."""

    silent: tuple[Seat, ...]


LUCK_EVENTS = (
    CommitmentReplaced, LuckClosed, NonceGiven, LuckDrawn, PublicGiven, TableCancelled,
)  # fmt: skip
