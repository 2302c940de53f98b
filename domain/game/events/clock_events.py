"""The plan of a table clock, and its events. The time itself follows from the entries' own times."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Event, Seat

OnAbsence = Literal["default", "bot", "forfeit"]


class ClockPlan(msgspec.Struct, frozen=True):
    """Time for people's decisions, in seconds."""

    decision_s: Annotated[int, Meta(description="Seconds for each decision of a person.")]
    bank_s: Annotated[int, Meta(description=(
        "Additional seconds of each seat, used when a decision's own seconds are used up."
    ))] = 0
    increment_s: Annotated[int, Meta(description="Seconds that an answer adds to the bank, up to `bank_s`.")] = 0
    absent_after: Annotated[int, Meta(description=(
        "Number of strikes of the clock in a row after which a seat is absent."
    ))] = 3
    on_absence: Annotated[OnAbsence, Meta(description=(
        "Consequence of absence: the seat's `default` answers are played at once, a `bot` plays until the player returns, or permanently (`forfeit`)."
    ))] = "default"


class ClockStruck(Event, frozen=True, tag="game.clock_struck"):
    """The time of some decisions is used up; their defaults follow in the same batch."""

    decisions: Annotated[tuple[str, ...], Meta(description="Ids of the decisions whose time is used up, by seat.")]
    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser who ended the time; absent if the time was up."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser's reason to end the time; absent if the time was up."
    ))] = msgspec.UNSET


class SeatReturned(Event, frozen=True, tag="game.seat_returned"):
    """The player of an absent seat is back."""

    seat: Annotated[Seat, Meta(description="The seat whose player is back.")]
    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser who states that the player is back; absent if the player did."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser's reason for the return; absent if the player returned."
    ))] = msgspec.UNSET


class TimeGiven(Event, frozen=True, tag="game.time_given"):
    """Time that counts for no seat: every running clock gets it back."""

    reason: Annotated[Literal["outage"], Meta(description=(
        "The reason: no one could play, since the service was down or accepted no moves."
    ))]
    ms: Annotated[int, Meta(description="Time that is given back, in milliseconds.")]


CLOCK_EVENTS = (ClockStruck, SeatReturned, TimeGiven)
