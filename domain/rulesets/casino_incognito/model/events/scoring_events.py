"""Events of scoring and of the end of a hand (rules CI-9 and CI-10)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.casino_incognito.model.cards import Card, Hand
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot


class Earned(NamedTuple):
    """The reward of a place."""

    seat: Annotated[Seat, Meta(description="The seat.")]
    place: Annotated[int, Meta(description="From 1.")]
    vp: Annotated[int, Meta(description="Victory points.")]
    cards: Annotated[int, Meta(description="In the next hand.")]


class TileOpened(Event, frozen=True, tag="casino-incognito.tile_opened"):
    """The next tile is scored."""

    rule = "CI-9.1"
    tile: Annotated[int, Meta(description="Its number.")]


class Wagered(Event, frozen=True, tag="casino-incognito.wagered"):
    """A seat wagers."""

    rule = "CI-9.2"
    seat: Seat
    chips: Annotated[int, Meta(description="Its total on this tile.")]
    paid: Annotated[int, Meta(description="The part paid now.")]


class WagerPassed(Event, frozen=True, tag="casino-incognito.wager_passed"):
    """A seat passes."""

    rule = "CI-9.2"
    seat: Seat


class Revealed(Event, frozen=True, tag="casino-incognito.revealed"):
    """A seat shows hands."""

    rule = "CI-9.4"
    seat: Seat
    hands: Annotated[tuple[Hand, ...], Meta(description="Cards by hand, in the order shown.")]
    opened: Annotated[tuple[Card, ...], Meta(description="Face-down cards used, face up from now on.")]
    spots: Annotated[tuple[Spot, ...], Meta(description="Leak cards paid for.")]


class TileScored(Event, frozen=True, tag="casino-incognito.tile_scored"):
    """Rewards go out by place; the wagers go to the bank and the tile leaves the row."""

    rule = "CI-9.7"
    tile: Annotated[int, Meta(description="Its number.")]
    earned: Annotated[tuple[Earned, ...], Meta(description="Rewards by place.")]


class TileUnclaimed(Event, frozen=True, tag="casino-incognito.tile_unclaimed"):
    """No hand was shown: chips are added to the tile, and it stays."""

    rule = "CI-9.9"
    tile: Annotated[int, Meta(description="Its number.")]
    chips: Annotated[int, Meta(description="Those added.")]


class LeakClaimed(Event, frozen=True, tag="casino-incognito.leak_claimed"):
    """The last on the track takes the chips of a Leak card."""

    rule = "CI-9.10"
    seat: Seat
    spot: Annotated[Spot, Meta(description="The Leak card's place, from 1.")]
    chips: Annotated[int, Meta(description="Those that lay on it.")]


class LeakWon(Event, frozen=True, tag="casino-incognito.leak_won"):
    """The best hand around a Leak card takes its chips."""

    rule = "CI-9.11"
    seat: Seat
    spot: Annotated[Spot, Meta(description="The Leak card's place, from 1.")]
    chips: Annotated[int, Meta(description="Those that lay on it.")]
    combination: Annotated[str, Meta(description="The combination that the hand makes.")]
    hand: Annotated[Hand, Meta(description="Its cards.")]
    opened: Annotated[tuple[Card, ...], Meta(description="Face-down cards used, face up from now on.")]


class IncomePaid(Event, frozen=True, tag="casino-incognito.income_paid"):
    """Income is paid."""

    rule = "CI-10.1"
    chips: Annotated[tuple[int, ...], Meta(description="By seat.")]


class CharactersEntered(Event, frozen=True, tag="casino-incognito.characters_entered"):
    """New characters enter."""

    rule = "CI-10.2"
    rooms: Annotated[tuple[Room, ...], Meta(description="In order of character.")]
    disguises: Annotated[tuple[Character, ...], Meta(description="Those added to the deck.")]


class Ended(Event, frozen=True, tag="casino-incognito.ended"):
    """The game ends."""

    rule = "CI-10.4"
    winners: Annotated[tuple[Seat, ...], Meta(description="Ascending.")]
    reason: Annotated[str, Meta(description="Why, as a code of the ruleset.")]


class AllRevealed(Event, frozen=True, tag="casino-incognito.all_revealed"):
    """Everything is turned face up."""

    rule = "CI-10.5"
    agents: Annotated[tuple[Character, ...], Meta(description="By seat.")]
    removed: Annotated[tuple[tuple[Character, ...], ...], Meta(description="Disguises out of the game, by seat.")]
    hidden: Annotated[tuple[tuple[Card, ...], ...], Meta(description="Face-down cards, by seat.")]


EVENTS = (
    TileOpened, Wagered, WagerPassed, Revealed, TileScored, TileUnclaimed, LeakClaimed, LeakWon, IncomePaid,
    CharactersEntered, Ended, AllRevealed,
)  # fmt: skip

TURNING_POINTS = (TileScored, TileUnclaimed, LeakWon, Ended)
"""Turning points for replays."""
