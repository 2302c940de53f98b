"""What an organiser does at a table that is on. Each is read by everybody, with its author and its reason. docs/adr/0041"""

from __future__ import annotations

import msgspec

from domain.game.opening.seat_plan import Policy
from domain.kernel.secrecy import Event, Seat, Secret


class Paused(Event, frozen=True, tag="game.paused"):
    """The table is paused. until: when the pause ends by itself, RFC 3339, UTC; after: ids of the decisions that are
    answered before it begins; author: who pauses it; reason: why, in their own words.
    """

    until: str
    after: tuple[str, ...]
    author: str
    reason: str


class PauseEnded(Event, frozen=True, tag="game.pause_ended"):
    """The pause is over, or is not waited for any more. author: who ended it, absent where its time was over; reason: why."""

    author: str | msgspec.UnsetType = msgspec.UNSET
    reason: str | msgspec.UnsetType = msgspec.UNSET


class TimeAdded(Event, frozen=True, tag="game.time_added"):
    """Time is added to what is being decided. seat: whose; None for every clock that runs. ms: milliseconds; author: who
    adds it; reason: why.
    """

    seat: Seat | None
    ms: int
    author: str
    reason: str


class SeatReissued(Event, frozen=True, tag="game.seat_reissued"):
    """A seat's person gets another token; those before, and all that descends from them, are revoked. token: its hash;
    author: who hands it out; reason: why; both absent where the person asked for it.
    """

    seat: Seat
    token: Secret[str]
    author: str | msgspec.UnsetType = msgspec.UNSET
    reason: str | msgspec.UnsetType = msgspec.UNSET


OF_THE_EVENT = "event"
"""The author of what follows at a table from its event's log. Officials have ids of their own."""


class SeatSubstituted(Event, frozen=True, tag="game.seat_substituted"):
    """Another person plays a seat from here on, and knows what the seat knows. token: hash of the new token, the old ones
    are revoked; player: commitment to the new name, hex; author: who decided it, `event` where another person plays for the
    seat's entry at the event; reason: why.
    """

    seat: Seat
    token: Secret[str]
    player: str
    author: str
    reason: str


class SeatFilled(Event, frozen=True, tag="game.seat_filled"):
    """A seat that waited for a person is a bot's from the beginning. bot: name of its policy; author: who decided it;
    reason: why; policy: which one it is.
    """

    seat: Seat
    bot: str
    author: str
    reason: str
    policy: Policy


INTERVENTION_EVENTS = (Paused, PauseEnded, TimeAdded, SeatReissued, SeatSubstituted, SeatFilled)
