"""Events of phases, setup and surveillance: what a hand and its rounds begin with (rules CI-3 to CI-6.1)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot

Phase = Literal[
    "set_up", "disguises", "hand", "surveillance", "free_moves", "paid_moves", "contact", "leak", "round_end",
    "scoring", "rewards", "hand_end", "over", "before_surveillance", "in_surveillance", "before_blending_in",
    "before_contact", "before_scoring", "before_tile",
]  # fmt: skip
Kind = Literal[
    "disguise", "move", "pay_move", "room", "bid", "pick", "disavow", "wager", "reveal", "claim", "intrigue", "match",
    "target", "drinks", "bomb", "mark", "dart",
]  # fmt: skip


class RowTile(NamedTuple):
    """A tile in the row. bonus: chips on it. tile: its number."""

    tile: int
    bonus: int = 0


class TrackDrawn(Event, frozen=True, tag="casino-incognito.track_drawn"):
    """The first turn order is drawn. track: seats, first to last."""

    rule = "CI-3.1"
    track: tuple[Seat, ...]


class DisguisesLookedAt(Event, frozen=True, tag="casino-incognito.disguises_looked_at"):
    """A seat looks at cards of the disguise deck.

    size: cards left in the disguise deck; disguises: the characters seen.
    """

    rule = "CI-3.3"
    seat: Seat
    size: int
    disguises: Secret[tuple[Character, ...]]


class DisguiseChosen(Event, frozen=True, tag="casino-incognito.disguise_chosen"):
    """A seat has chosen its agent.

    out: number of disguises removed from the game, 0 or 1; agent: the one kept; returned: the one put back into the
    deck; removed: those removed.
    """

    rule = "CI-3.4"
    seat: Seat
    out: int
    agent: Secret[Character]
    returned: Secret[Character]
    removed: Secret[tuple[Character, ...]]


class PhaseBegan(Event, frozen=True, tag="casino-incognito.phase_began"):
    """A phase begins. phase: its name."""

    rule = "CI-6.1"
    phase: Phase


class Asked(Event, frozen=True, tag="casino-incognito.asked"):
    """The game waits for these seats. kind: that of their decision. seats: those that must answer."""

    rule = "CI-6.2"
    kind: Kind
    seats: tuple[Seat, ...]


class HandBegan(Event, frozen=True, tag="casino-incognito.hand_began"):
    """A hand begins with a new deck. keeps: whether players keep their cards.

    hand: its number, from 1; size: cards in the deck; deck: in order, the top first.
    """

    rule = "CI-4.1"
    hand: int
    size: int
    keeps: bool
    deck: Secret[tuple[Card, ...]]


class CardsDealt(Event, frozen=True, tag="casino-incognito.cards_dealt"):
    """A seat gets face-down cards. count: number of cards; cards: what they are."""

    rule = "CI-4.2"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class CardPickedUp(Event, frozen=True, tag="casino-incognito.card_picked_up"):
    """Surveillance adds a face-up card to a conversation. spot: the conversation's place, from 1; card: the one added."""

    rule = "CI-5.3"
    spot: Spot
    card: Card


class DieRolled(Event, frozen=True, tag="casino-incognito.die_rolled"):
    """A conversation takes place in a room. spot: the conversation's place, from 1; room: its number, 1 to 10."""

    rule = "CI-5.2"
    spot: Spot
    room: Room


class ConversationLost(Event, frozen=True, tag="casino-incognito.conversation_lost"):
    """A conversation in an empty room is discarded. spot: the conversation's place, from 1; cards: its face-up cards."""

    rule = "CI-5.1"
    spot: Spot
    cards: tuple[Card, ...]


class LeakTurned(Event, frozen=True, tag="casino-incognito.leak_turned"):
    """A Leak card is turned face up. card: now open."""

    rule = "CI-8.1"
    card: Card


class TilesLaid(Event, frozen=True, tag="casino-incognito.tiles_laid"):
    """The tile row for this hand, in scoring order. drawn: the new tiles. row: all tiles."""

    rule = "CI-4.5"
    row: tuple[RowTile, ...]
    drawn: tuple[int, ...]


class RoundBegan(Event, frozen=True, tag="casino-incognito.round_began"):
    """A round begins. round: its number in the hand, from 1."""

    rule = "CI-6.1"
    round: int


EVENTS = (
    TrackDrawn, DisguisesLookedAt, DisguiseChosen, PhaseBegan, Asked, HandBegan, CardsDealt, CardPickedUp, DieRolled,
    ConversationLost, LeakTurned, TilesLaid, RoundBegan,
)  # fmt: skip

TURNING_POINTS = (HandBegan, RoundBegan)
"""Turning points for replays."""
