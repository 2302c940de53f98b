"""Events of the randomness protocol: plan, commitments, nonces, public entropy. docs/spec/chance.md, section 2."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Event, Seat


class LuckPlan(msgspec.Struct, frozen=True):
    """How the luck of a game is made, fixed in its first event."""

    nonces: Annotated[Literal["asked", "required", "none"], Meta(description=(
        "`asked` of seats that bring a commitment, `required` of every person's seat, or `none`."
    ))]
    public: Annotated[Literal["drand"] | None, Meta(description="Entropy that comes after the last nonce.")]
    wait_s: Annotated[int, Meta(description="Seconds to wait for the nonces.")]


class DrandRound(msgspec.Struct, frozen=True):
    """A round of public entropy."""

    chain: Annotated[str, Meta(description="Hash of the drand chain, hex.")]
    round: Annotated[int, Meta(description="Its number.")]


class CommitmentReplaced(Event, frozen=True, tag="game.commitment_replaced"):
    """A seat commits to another nonce, or to its first."""

    seat: Annotated[Seat, Meta(description="Whose.")]
    commit: Annotated[str, Meta(description="SHA-256 of the nonce's text, hex.")]


class LuckClosed(Event, frozen=True, tag="game.luck_closed"):
    """The set of commitments is closed; the nonces are awaited."""

    epoch: Annotated[int, Meta(description="Always 1.")]
    commits: Annotated[tuple[str | None, ...], Meta(description="By seat, None if a seat brought none.")]


class NonceGiven(Event, frozen=True, tag="game.nonce_given"):
    """A seat reveals the nonce that it committed to."""

    seat: Annotated[Seat, Meta(description="Whose.")]
    nonce: Annotated[str, Meta(description="64 hex digits.")]

    def __repr__(self) -> str:
        return f"NonceGiven(seat={self.seat})"


class LuckDrawn(Event, frozen=True, tag="game.luck_drawn"):
    """No nonce is awaited any more."""

    silent: Annotated[tuple[Seat, ...], Meta(description="Seats that committed and gave none, ascending.")]
    public: Annotated[DrandRound | None, Meta(description="The round that the luck waits for, None without one.")]


class PublicGiven(Event, frozen=True, tag="game.public_given"):
    """The awaited round of public entropy."""

    round: Annotated[int, Meta(description="Its number.")]
    signature: Annotated[str, Meta(description="Hex.")]


class TableCancelled(Event, frozen=True, tag="game.cancelled"):
    """A nonce is missing and all are required: the game ends."""

    silent: Annotated[tuple[Seat, ...], Meta(description="The seats without one, ascending.")]


LUCK_EVENTS = (
    CommitmentReplaced, LuckClosed, NonceGiven, LuckDrawn, PublicGiven, TableCancelled,
)  # fmt: skip
