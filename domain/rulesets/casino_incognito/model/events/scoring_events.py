"""Events of scoring and of the end of a hand (rules CI-9 and CI-10)."""

from __future__ import annotations

from typing import NamedTuple

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.casino_incognito.model.cards import Card, Hand
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot


class Earned(NamedTuple):
    """The reward of a place. place: from 1; vp: victory points; cards: in the next hand. seat: whose."""

    seat: Seat
    place: int
    vp: int
    cards: int


class TileOpened(Event, frozen=True, tag="casino-incognito.tile_opened"):
    """The next tile is scored. tile: its number."""

    rule = "CI-9.1"
    tile: int


class Wagered(Event, frozen=True, tag="casino-incognito.wagered"):
    """A seat wagers. chips: its total on this tile; paid: the part paid now."""

    rule = "CI-9.2"
    seat: Seat
    chips: int
    paid: int


class WagerPassed(Event, frozen=True, tag="casino-incognito.wager_passed"):
    """A seat passes."""

    rule = "CI-9.2"
    seat: Seat


class Revealed(Event, frozen=True, tag="casino-incognito.revealed"):
    """A seat shows hands. opened: face-down cards used, face up from now on; spots: Leak cards paid for.

    hands: cards by hand, in the order shown.
    """

    rule = "CI-9.4"
    seat: Seat
    hands: tuple[Hand, ...]
    opened: tuple[Card, ...]
    spots: tuple[Spot, ...]


class TileScored(Event, frozen=True, tag="casino-incognito.tile_scored"):
    """Rewards go out by place; the wagers go to the bank and the tile leaves the row.

    tile: its number; earned: rewards by place.
    """

    rule = "CI-9.7"
    tile: int
    earned: tuple[Earned, ...]


class TileUnclaimed(Event, frozen=True, tag="casino-incognito.tile_unclaimed"):
    """No hand was shown: chips are added to the tile, and it stays. tile: its number; chips: those added."""

    rule = "CI-9.9"
    tile: int
    chips: int


class LeakClaimed(Event, frozen=True, tag="casino-incognito.leak_claimed"):
    """The last on the track takes the chips of a Leak card. spot: the Leak card's place, from 1; chips: those that lay on it."""

    rule = "CI-9.10"
    seat: Seat
    spot: Spot
    chips: int


class LeakWon(Event, frozen=True, tag="casino-incognito.leak_won"):
    """The best hand around a Leak card takes its chips. opened: face-down cards used, face up from now on.

    spot: the Leak card's place, from 1; chips: those that lay on it; combination: what the hand makes; hand: its cards.
    """

    rule = "CI-9.11"
    seat: Seat
    spot: Spot
    chips: int
    combination: str
    hand: Hand
    opened: tuple[Card, ...]


class IncomePaid(Event, frozen=True, tag="casino-incognito.income_paid"):
    """Income is paid. chips: by seat."""

    rule = "CI-10.1"
    chips: tuple[int, ...]


class CharactersEntered(Event, frozen=True, tag="casino-incognito.characters_entered"):
    """New characters enter. rooms: in order of character; disguises: those added to the deck."""

    rule = "CI-10.2"
    rooms: tuple[Room, ...]
    disguises: tuple[Character, ...]


class Ended(Event, frozen=True, tag="casino-incognito.ended"):
    """The game ends. winners: ascending; reason: in a word of the rules."""

    rule = "CI-10.4"
    winners: tuple[Seat, ...]
    reason: str


class AllRevealed(Event, frozen=True, tag="casino-incognito.all_revealed"):
    """Everything is turned face up. agents, removed, hidden: by seat."""

    rule = "CI-10.5"
    agents: tuple[Character, ...]
    removed: tuple[tuple[Character, ...], ...]
    hidden: tuple[tuple[Card, ...], ...]


EVENTS = (
    TileOpened, Wagered, WagerPassed, Revealed, TileScored, TileUnclaimed, LeakClaimed, LeakWon, IncomePaid,
    CharactersEntered, Ended, AllRevealed,
)  # fmt: skip

TURNING_POINTS = (TileScored, TileUnclaimed, LeakWon, Ended)
"""Turning points for replays."""
