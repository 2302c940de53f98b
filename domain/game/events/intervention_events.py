"""Events of an organiser at a running table. All are public, with author and reason; what a device makes of a slip is
public too. docs/adr/0041, docs/adr/0080
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from domain.game.events.seat_plan import Policy
from domain.kernel.secrecy import Event, Seat, Secret


class Paused(Event, frozen=True, tag="game.paused"):
    """The table is paused."""

    until: Annotated[str, Meta(description="When the pause ends by itself, RFC 3339, UTC.")]
    after: Annotated[tuple[str, ...], Meta(description="Ids of the decisions that are answered before it begins.")]
    author: Annotated[str, Meta(description="Who pauses it.")]
    reason: Annotated[str, Meta(description="Why, in their own words.")]


class PauseEnded(Event, frozen=True, tag="game.pause_ended"):
    """The pause is over, or is no longer awaited."""

    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "Who ended it; absent if its time was over."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description="Why.")] = msgspec.UNSET


class TimeAdded(Event, frozen=True, tag="game.time_added"):
    """Time is added to open decisions."""

    seat: Annotated[Seat | None, Meta(description="Whose; None for every clock that runs.")]
    ms: Annotated[int, Meta(description="Milliseconds.")]
    author: Annotated[str, Meta(description="Who adds it.")]
    reason: Annotated[str, Meta(description="Why.")]


IsSlip: TypeAlias = Annotated[bool | msgspec.UnsetType, Meta(description=(
    "True for a slip, which opens nothing but its exchange, by one device; absent for a token."
))]


class SeatReissued(Event, frozen=True, tag="game.seat_reissued"):
    """A seat's person gets another token, or a slip for one; those before, and all that descends from them, are revoked."""

    seat: Seat
    token: Annotated[Secret[str], Meta(description="Its hash, or the slip's.")]
    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "Who hands it out; absent if the person asked for it."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description=(
        "Why; absent if the person asked for it."
    ))] = msgspec.UNSET
    is_slip: IsSlip = msgspec.UNSET


OF_THE_EVENT = "event"
"""The author of events that follow from the event's log. Officials have ids of their own."""


class SeatSubstituted(Event, frozen=True, tag="game.seat_substituted"):
    """Another person plays a seat from here on, and knows what the seat knows."""

    seat: Seat
    token: Annotated[Secret[str], Meta(description="Hash of the new token or slip, the old tokens are revoked.")]
    player: Annotated[str, Meta(description="Commitment to the new name, hex.")]
    author: Annotated[str, Meta(description=(
        "Who decided it, `event` if another person plays for the seat's entry at the event."
    ))]
    reason: Annotated[str, Meta(description="Why.")]
    is_slip: IsSlip = msgspec.UNSET


class SlipExchanged(Event, frozen=True, tag="game.slip_exchanged"):
    """A device exchanged the slip of a seat for a token of its own, which plays the seat from here on."""

    seat: Seat
    token: Annotated[Secret[str], Meta(description="Hash of the device's token.")]


class SeatFilled(Event, frozen=True, tag="game.seat_filled"):
    """A seat that waited for a person is a bot's from the beginning."""

    seat: Seat
    bot: Annotated[str, Meta(description="Name of its policy.")]
    author: Annotated[str, Meta(description="Who decided it.")]
    reason: Annotated[str, Meta(description="Why.")]
    policy: Annotated[Policy, Meta(description="Which one it is.")]


INTERVENTION_EVENTS = (Paused, PauseEnded, TimeAdded, SeatReissued, SeatSubstituted, SeatFilled)
