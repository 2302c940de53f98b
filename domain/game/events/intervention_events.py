"""Events of an organiser at a running table. All are public, with author and reason; what a device makes of a slip is
public too, and what the seats of a table agree on. docs/adr/0041, docs/adr/0080, docs/adr/0085
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from domain.game.events.seat_plan import Policy
from domain.kernel.secrecy import Event, Seat, Secret


class Paused(Event, frozen=True, tag="game.paused"):
    """The table is paused."""

    until: Annotated[str, Meta(description="Time at which the pause ends by itself, in UTC (RFC 3339).")]
    after: Annotated[tuple[str, ...], Meta(description=(
        "Ids of the decisions that must be answered before the pause begins."
    ))]
    author: Annotated[str, Meta(description="The organiser who pauses the table.")]
    reason: Annotated[str, Meta(description="The organiser's reason for the pause, in their own words.")]


class PauseEnded(Event, frozen=True, tag="game.pause_ended"):
    """The pause is over, or is no longer awaited."""

    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser who ended the pause; absent if its time was over."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description="The reason for the end of the pause.")] = msgspec.UNSET


class TimeAdded(Event, frozen=True, tag="game.time_added"):
    """Time is added to open decisions."""

    seat: Annotated[Seat | None, Meta(description="The seat that gets the time; None for every running clock.")]
    ms: Annotated[int, Meta(description="Time that is added, in milliseconds.")]
    author: Annotated[str, Meta(description="The organiser who adds the time.")]
    reason: Annotated[str, Meta(description="The organiser's reason for the added time.")]


IsSlip: TypeAlias = Annotated[bool | msgspec.UnsetType, Meta(description=(
    "True for a slip, which allows only one exchange, by one device; absent for a token."
))]


class SeatReissued(Event, frozen=True, tag="game.seat_reissued"):
    """A seat's person gets another token, or a slip for one; earlier tokens and their descendants are revoked."""

    seat: Seat
    token: Annotated[Secret[str], Meta(description="Hash of the seat's new token, or of the slip.")]
    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser who hands out the token or slip; absent if the person asked for it."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser's reason for another token or slip; absent if the person asked for it."
    ))] = msgspec.UNSET
    is_slip: IsSlip = msgspec.UNSET
    agreed_by: Annotated[Seat | msgspec.UnsetType, Meta(description=(
        "The seat whose person agreed that the seat is of the person who asked for it; absent if no seat was asked."
    ))] = msgspec.UNSET


OF_THE_TOURNAMENT = "tournament"
"""The author of events that follow from the tournament's log. Officials have ids of their own."""


class SeatSubstituted(Event, frozen=True, tag="game.seat_substituted"):
    """Another person plays a seat from here on, and knows what the seat knows."""

    seat: Seat
    token: Annotated[Secret[str], Meta(description="Hash of the new token or slip, which replaces the revoked tokens.")]
    player: Annotated[str, Meta(description="Commitment to the new person's name, hexadecimal.")]
    author: Annotated[str, Meta(description=(
        "The organiser who decided the substitution; `tournament` if another person plays for the seat's entry at the tournament."
    ))]
    reason: Annotated[str, Meta(description="The reason for the substitution.")]
    is_slip: IsSlip = msgspec.UNSET


class SlipExchanged(Event, frozen=True, tag="game.slip_exchanged"):
    """A device exchanged the slip of a seat for a token of its own, which plays the seat from here on."""

    seat: Seat
    token: Annotated[Secret[str], Meta(description="Hash of the token that the device got.")]


class SeatFilled(Event, frozen=True, tag="game.seat_filled"):
    """A seat that waited for a person belongs to a bot from the beginning of the game."""

    seat: Seat
    bot: Annotated[str, Meta(description="Name of the bot's policy.")]
    author: Annotated[str, Meta(description="The organiser who gave the seat to a bot.")]
    reason: Annotated[str, Meta(description="The organiser's reason to give the seat to a bot.")]
    policy: Annotated[Policy, Meta(description="The bot program that plays the seat: its version and digest.")]


INTERVENTION_EVENTS = (Paused, PauseEnded, TimeAdded, SeatReissued, SeatSubstituted, SeatFilled)
