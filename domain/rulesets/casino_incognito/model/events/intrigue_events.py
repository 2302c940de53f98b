"""Events of intrigue cards being tried, matched and played (rule CI-14)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.casino_incognito.model.cards import Card


class IntrigueSealed(Event, frozen=True, tag="casino-incognito.intrigue_sealed"):
    """A sealed try or pass in a window; all look alike."""

    rule = "CI-14.2"
    seat: Seat
    chips: Annotated[Secret[int], Meta(description="Laid on it, or 0.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The one to try, if any.")]


class MatchSealed(Event, frozen=True, tag="casino-incognito.match_sealed"):
    """A sealed answer to a card being tried; all look alike."""

    rule = "CI-14.4"
    seat: Seat
    answer: Annotated[Secret[Literal["MATCH", "LET"]], Meta(description="Whether the seat matches the chips.")]


class IntriguePassed(Event, frozen=True, tag="casino-incognito.intrigue_passed"):
    """A seat tries no card now."""

    rule = "CI-14.2"
    seat: Seat


class KeptPassing(Event, frozen=True, tag="casino-incognito.kept_passing"):
    """A seat passes, openly, in this window and in those that follow, until a card is played."""

    rule = "CI-14.7"
    seat: Seat


class StoppedPassing(Event, frozen=True, tag="casino-incognito.stopped_passing"):
    """A seat takes its standing pass back: it is asked again from the next window on."""

    rule = "CI-14.7"
    seat: Seat


class IntrigueTried(Event, frozen=True, tag="casino-incognito.intrigue_tried"):
    """A seat lays chips on a face-down card."""

    rule = "CI-14.3"
    seat: Seat
    chips: Annotated[int, Meta(description="Laid on it.")]
    card: Annotated[Secret[Card], Meta(description="The card.")]


class IntrigueLet(Event, frozen=True, tag="casino-incognito.intrigue_let"):
    """A seat does not match the chips."""

    rule = "CI-14.4"
    seat: Seat


class IntrigueMatched(Event, frozen=True, tag="casino-incognito.intrigue_matched"):
    """A seat matches the chips and stops the card."""

    rule = "CI-14.4"
    seat: Seat
    owner: Annotated[Seat, Meta(description="Of the card.")]
    chips: Annotated[int, Meta(description="Paid.")]


class IntriguePlayed(Event, frozen=True, tag="casino-incognito.intrigue_played"):
    """No seat matched: the card is shown and discarded, the chips go to the bank."""

    rule = "CI-14.5"
    seat: Seat
    card: Annotated[Card, Meta(description="The card.")]
    chips: Annotated[int, Meta(description="Laid on it.")]


class IntrigueExposed(Event, frozen=True, tag="casino-incognito.intrigue_exposed"):
    """No seat matched, and the card has no ability now: it is shown and kept, the chips go to the bank."""

    rule = "CI-14.6"
    seat: Seat
    card: Annotated[Card, Meta(description="The card.")]
    chips: Annotated[int, Meta(description="Laid on it.")]


class StakesReturned(Event, frozen=True, tag="casino-incognito.stakes_returned"):
    """A window closes."""

    rule = "CI-14.4"
    chips: Annotated[tuple[int, ...], Meta(description="By seat, those from its stopped cards.")]


class NothingCame(Event, frozen=True, tag="casino-incognito.nothing_came"):
    """A played card has no effect."""

    rule = "CI-14.5"
    seat: Seat


EVENTS = (
    IntrigueSealed, MatchSealed, IntriguePassed, IntrigueTried, IntrigueLet, IntrigueMatched, IntriguePlayed,
    IntrigueExposed, StakesReturned, NothingCame, KeptPassing, StoppedPassing,
)  # fmt: skip

TURNING_POINTS = (IntriguePlayed,)
"""Turning points for replays."""
