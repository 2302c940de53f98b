"""Events of phases, setup and surveillance: the beginning of a hand and of its rounds (rules CI-3 to CI-6.1)."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

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
    """A tile in the row."""

    tile: Annotated[int, Meta(description="Its number.")]
    bonus: Annotated[int, Meta(description="Chips on it.")] = 0


class TrackDrawn(Event, frozen=True, tag="casino-incognito.track_drawn"):
    """The first turn order is drawn."""

    rule = "CI-3.1"
    track: Annotated[tuple[Seat, ...], Meta(description="Seats, first to last.")]


class DisguisesLookedAt(Event, frozen=True, tag="casino-incognito.disguises_looked_at"):
    """A seat looks at cards of the disguise deck."""

    rule = "CI-3.3"
    seat: Seat
    size: Annotated[int, Meta(description="Cards left in the disguise deck.")]
    disguises: Annotated[Secret[tuple[Character, ...]], Meta(description="The characters seen.")]


class DisguiseChosen(Event, frozen=True, tag="casino-incognito.disguise_chosen"):
    """A seat has chosen its agent."""

    rule = "CI-3.4"
    seat: Seat
    out: Annotated[int, Meta(description="Number of disguises removed from the game, 0 or 1.")]
    agent: Annotated[Secret[Character], Meta(description="The disguise kept.")]
    returned: Annotated[Secret[Character], Meta(description="The one put back into the deck.")]
    removed: Annotated[Secret[tuple[Character, ...]], Meta(description="Those removed.")]


class PhaseBegan(Event, frozen=True, tag="casino-incognito.phase_began"):
    """A phase begins."""

    rule = "CI-6.1"
    phase: Annotated[Phase, Meta(description="Its name.")]


class Asked(Event, frozen=True, tag="casino-incognito.asked"):
    """The game waits for these seats."""

    rule = "CI-6.2"
    kind: Annotated[Kind, Meta(description="The kind of their decision.")]
    seats: Annotated[tuple[Seat, ...], Meta(description="Those that must answer.")]


class HandBegan(Event, frozen=True, tag="casino-incognito.hand_began"):
    """A hand begins with a new deck."""

    rule = "CI-4.1"
    hand: Annotated[int, Meta(description="Its number, from 1.")]
    size: Annotated[int, Meta(description="Cards in the deck.")]
    keeps: Annotated[bool, Meta(description="Whether players keep their cards.")]
    deck: Annotated[Secret[tuple[Card, ...]], Meta(description="In order, the top first.")]


class CardsDealt(Event, frozen=True, tag="casino-incognito.cards_dealt"):
    """A seat gets face-down cards."""

    rule = "CI-4.2"
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards.")]


class CardPickedUp(Event, frozen=True, tag="casino-incognito.card_picked_up"):
    """Surveillance adds a face-up card to a conversation."""

    rule = "CI-5.3"
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    card: Annotated[Card, Meta(description="The one added.")]


class DieRolled(Event, frozen=True, tag="casino-incognito.die_rolled"):
    """A conversation takes place in a room."""

    rule = "CI-5.2"
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    room: Annotated[Room, Meta(description="Its number, 1 to 10.")]


class ConversationLost(Event, frozen=True, tag="casino-incognito.conversation_lost"):
    """A conversation in an empty room is discarded."""

    rule = "CI-5.1"
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    cards: Annotated[tuple[Card, ...], Meta(description="Its face-up cards.")]


class LeakTurned(Event, frozen=True, tag="casino-incognito.leak_turned"):
    """A Leak card is turned face up."""

    rule = "CI-8.1"
    card: Annotated[Card, Meta(description="Now open.")]


class TilesLaid(Event, frozen=True, tag="casino-incognito.tiles_laid"):
    """The tile row for this hand, in scoring order."""

    rule = "CI-4.5"
    row: Annotated[tuple[RowTile, ...], Meta(description="All tiles.")]
    drawn: Annotated[tuple[int, ...], Meta(description="The new tiles.")]


class RoundBegan(Event, frozen=True, tag="casino-incognito.round_began"):
    """A round begins."""

    rule = "CI-6.1"
    round: Annotated[int, Meta(description="Its number in the hand, from 1.")]


EVENTS = (
    TrackDrawn, DisguisesLookedAt, DisguiseChosen, PhaseBegan, Asked, HandBegan, CardsDealt, CardPickedUp, DieRolled,
    ConversationLost, LeakTurned, TilesLaid, RoundBegan,
)  # fmt: skip

TURNING_POINTS = (HandBegan, RoundBegan)
"""Turning points for replays."""
