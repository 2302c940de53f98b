"""Events of intrigue cards being tried, matched and played (rule CI-14)."""

from __future__ import annotations

from typing import Literal

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.casino_incognito.model.cards import Card


class IntrigueSealed(Event, frozen=True, tag="casino-incognito.intrigue_sealed"):
    """A sealed try or pass in a window; all look alike. cards: the one to try, if any; chips: laid on it, or 0."""

    rule = "CI-14.2"
    seat: Seat
    chips: Secret[int]
    cards: Secret[tuple[Card, ...]]


class MatchSealed(Event, frozen=True, tag="casino-incognito.match_sealed"):
    """A sealed answer to a card being tried; all look alike. answer: whether the seat matches the chips."""

    rule = "CI-14.4"
    seat: Seat
    answer: Secret[Literal["MATCH", "LET"]]


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
    """A seat lays chips on a face-down card. chips: laid on it; card: what it is."""

    rule = "CI-14.3"
    seat: Seat
    chips: int
    card: Secret[Card]


class IntrigueLet(Event, frozen=True, tag="casino-incognito.intrigue_let"):
    """A seat does not match the chips."""

    rule = "CI-14.4"
    seat: Seat


class IntrigueMatched(Event, frozen=True, tag="casino-incognito.intrigue_matched"):
    """A seat matches the chips and stops the card. owner: of the card. chips: paid."""

    rule = "CI-14.4"
    seat: Seat
    owner: Seat
    chips: int


class IntriguePlayed(Event, frozen=True, tag="casino-incognito.intrigue_played"):
    """No seat matched: the card is shown and discarded, the chips go to the bank.

    card: what it is; chips: laid on it.
    """

    rule = "CI-14.5"
    seat: Seat
    card: Card
    chips: int


class IntrigueExposed(Event, frozen=True, tag="casino-incognito.intrigue_exposed"):
    """No seat matched, and the card has no ability now: it is shown and kept, the chips go to the bank.

    card: what it is; chips: laid on it.
    """

    rule = "CI-14.6"
    seat: Seat
    card: Card
    chips: int


class StakesReturned(Event, frozen=True, tag="casino-incognito.stakes_returned"):
    """A window closes. chips: by seat, those from its stopped cards."""

    rule = "CI-14.4"
    chips: tuple[int, ...]


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
