"""The plan of a table clock, and its events. The time itself follows from the entries' own times."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.kernel.secrecy import Event, Seat

OnAbsence = Literal["default", "bot", "forfeit"]


class ClockPlan(msgspec.Struct, frozen=True):
    """Time for people's decisions, in seconds. decision_s: for each; bank_s: of each seat, taken when that is used up;
    increment_s: what an answer adds to the bank, up to `bank_s`. absent_after: strikes in a row after which a seat is
    absent; on_absence: then its default is played at once, or a bot plays until the player returns, or for good.
    """

    decision_s: int
    bank_s: int = 0
    increment_s: int = 0
    absent_after: int = 3
    on_absence: OnAbsence = "default"


class ClockStruck(Event, frozen=True, tag="game.clock_struck"):
    """The time of these decisions is used up; their defaults follow in the same batch. decisions: their ids, by seat.

    author, reason: of an organiser who ended the time; absent where it was up.
    """

    decisions: tuple[str, ...]
    author: str | msgspec.UnsetType = msgspec.UNSET
    reason: str | msgspec.UnsetType = msgspec.UNSET


class SeatReturned(Event, frozen=True, tag="game.seat_returned"):
    """The player of an absent seat is back. seat: whose. author, reason: of an organiser who says so; absent where the
    player did.
    """

    seat: Seat
    author: str | msgspec.UnsetType = msgspec.UNSET
    reason: str | msgspec.UnsetType = msgspec.UNSET


class TimeGiven(Event, frozen=True, tag="game.time_given"):
    """Time that counts for nobody: every clock that runs gets it back. reason: nobody could play, since the service was
    away or took no moves; ms: milliseconds.
    """

    reason: Literal["outage"]
    ms: int


CLOCK_EVENTS = (ClockStruck, SeatReturned, TimeGiven)
