"""Events of the randomness protocol: plan, commitments, nonces, public entropy. docs/spec/chance.md, section 2."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Event, Seat


class LuckPlan(msgspec.Struct, frozen=True):
    """The randomness protocol of a game, fixed in its first event."""

    nonces: Annotated[Literal["asked", "required", "none"], Meta(description=(
        "Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`."
    ))]
    public: Annotated[Literal["drand"] | None, Meta(description="The source of public entropy after the last nonce.")]
    wait_s: Annotated[int, Meta(description="Seconds to wait for the nonces.")]


class DrandRound(msgspec.Struct, frozen=True):
    """A round of public entropy."""

    chain: Annotated[str, Meta(description="Hash of the drand chain, hexadecimal.")]
    round: Annotated[int, Meta(description="The round's number.")]


class CommitmentReplaced(Event, frozen=True, tag="game.commitment_replaced"):
    """A seat commits to another nonce, or to its first."""

    seat: Annotated[Seat, Meta(description="The seat that commits to a nonce.")]
    commit: Annotated[str, Meta(description="SHA-256 of the nonce's text, hexadecimal.")]


class LuckClosed(Event, frozen=True, tag="game.luck_closed"):
    """The set of commitments is closed; the nonces are awaited."""

    epoch: Annotated[int, Meta(description="The number of the exchange of nonces, always 1.")]
    commits: Annotated[tuple[str | None, ...], Meta(description=(
        "Commitment to the nonce of each seat, by seat; None without one."
    ))]


class NonceGiven(Event, frozen=True, tag="game.nonce_given"):
    """A seat reveals the nonce that it committed to."""

    seat: Annotated[Seat, Meta(description="The seat that reveals its nonce.")]
    nonce: Annotated[str, Meta(description="The text of the nonce: 64 hexadecimal digits.")]

    def __repr__(self) -> str:
        return f"NonceGiven(seat={self.seat})"


class LuckDrawn(Event, frozen=True, tag="game.luck_drawn"):
    """The luck is complete: no nonce is accepted after this event."""

    silent: Annotated[tuple[Seat, ...], Meta(description=(
        "Seats that committed to a nonce and did not reveal it, in ascending order."
    ))]
    public: Annotated[DrandRound | None, Meta(description=(
        "The round of drand that the luck waits for; None without one."
    ))]


class PublicGiven(Event, frozen=True, tag="game.public_given"):
    """The awaited round of public entropy."""

    round: Annotated[int, Meta(description="The round's number.")]
    signature: Annotated[str, Meta(description="The round's signature as drand publishes it, hexadecimal.")]


class TableCancelled(Event, frozen=True, tag="game.cancelled"):
    """A nonce is missing and all are required: the game ends."""

    silent: Annotated[tuple[Seat, ...], Meta(description="Seats that did not reveal a nonce, in ascending order.")]


LUCK_EVENTS = (
    CommitmentReplaced, LuckClosed, NonceGiven, LuckDrawn, PublicGiven, TableCancelled,
)  # fmt: skip
