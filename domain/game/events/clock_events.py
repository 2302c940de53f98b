"""The plan of a table clock, and its events. The time itself follows from the entries' own times."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from domain.kernel.secrecy import Event, Seat

OnAbsence = Literal["default", "bot", "forfeit"]


class ClockPlan(msgspec.Struct, frozen=True):
    """Time for people's decisions, in seconds."""

    decision_s: Annotated[int, Meta(description="For each.")]
    bank_s: Annotated[int, Meta(description="Of each seat, taken when that is used up.")] = 0
    increment_s: Annotated[int, Meta(description="Seconds that an answer adds to the bank, up to `bank_s`.")] = 0
    absent_after: Annotated[int, Meta(description="Strikes in a row after which a seat is absent.")] = 3
    on_absence: Annotated[OnAbsence, Meta(description=(
        "Then its default is played at once, or a bot plays until the player returns, or for good."
    ))] = "default"


class ClockStruck(Event, frozen=True, tag="game.clock_struck"):
    """The time of these decisions is used up; their defaults follow in the same batch."""

    decisions: Annotated[tuple[str, ...], Meta(description="Their ids, by seat.")]
    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser who ended the time; absent if it was up."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description=(
        "Why the organiser ended it; absent if it was up."
    ))] = msgspec.UNSET


class SeatReturned(Event, frozen=True, tag="game.seat_returned"):
    """The player of an absent seat is back."""

    seat: Annotated[Seat, Meta(description="Whose.")]
    author: Annotated[str | msgspec.UnsetType, Meta(description=(
        "The organiser who says so; absent if the player did."
    ))] = msgspec.UNSET
    reason: Annotated[str | msgspec.UnsetType, Meta(description=(
        "Why the organiser says so; absent if the player did."
    ))] = msgspec.UNSET


class TimeGiven(Event, frozen=True, tag="game.time_given"):
    """Time that counts for no seat: every running clock gets it back."""

    reason: Annotated[Literal["outage"], Meta(description=(
        "No one could play, since the service was down or took no moves."
    ))]
    ms: Annotated[int, Meta(description="Milliseconds.")]


CLOCK_EVENTS = (ClockStruck, SeatReturned, TimeGiven)
