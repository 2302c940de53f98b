"""Events of the abilities of intrigue cards (rule CI-15)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot


class DrinksDrawn(Event, frozen=True, tag="casino-incognito.drinks_drawn"):
    """A seat looks at cards from the deck."""

    rule = "CI-15.1"
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards.")]


class DrinksPlaced(Event, frozen=True, tag="casino-incognito.drinks_placed"):
    """The seat lays them face down into conversations."""

    rule = "CI-15.1"
    seat: Seat
    spots: Annotated[tuple[Spot, ...], Meta(description="One per card, sorted.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="By spot.")]


class FaceDownTaken(Event, frozen=True, tag="casino-incognito.face_down_taken"):
    """A conversation's face-down cards go to the seat that took it."""

    rule = "CI-15.1"
    seat: Seat
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    count: Annotated[int, Meta(description="Number of cards.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards.")]


class FaceDownLost(Event, frozen=True, tag="casino-incognito.face_down_lost"):
    """The face-down cards of a conversation in an empty room are discarded face up."""

    rule = "CI-15.1"
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    cards: Annotated[tuple[Card, ...], Meta(description="The cards.")]


class TokenPlaced(Event, frozen=True, tag="casino-incognito.token_placed"):
    """Muscle or a Femme Fatale enters a room and makes moves dearer by a toll."""

    rule = "CI-15.2"
    seat: Seat
    token: Annotated[Literal["muscle", "femme"], Meta(description="The Muscle or the Femme Fatale.")]
    room: Annotated[Room, Meta(description="The room it stands in.")]
    toll: Annotated[int, Meta(description="Extra chips for a move.")]


class MusclePaid(Event, frozen=True, tag="casino-incognito.muscle_paid"):
    """A seat pays the bank for a move into the room of the Muscle."""

    rule = "CI-15.2"
    seat: Seat
    chips: Annotated[int, Meta(description="The toll.")]


class FemmePaid(Event, frozen=True, tag="casino-incognito.femme_paid"):
    """A seat pays the owner of the Femme Fatale for a move into or out of her room."""

    rule = "CI-15.3"
    seat: Seat
    owner: Annotated[Seat, Meta(description="The seat that gets the chips.")]
    chips: Annotated[int, Meta(description="The toll.")]


class TokensRemoved(Event, frozen=True, tag="casino-incognito.tokens_removed"):
    """Blending in is over: Muscle and Femme Fatale leave."""

    rule = "CI-15.2"


class DartThrown(Event, frozen=True, tag="casino-incognito.dart_thrown"):
    """A seat throws a dart at another."""

    rule = "CI-15.4"
    seat: Seat
    target: Seat
    chips: Annotated[int, Meta(description="The price of avoiding it.")]


class DartPaid(Event, frozen=True, tag="casino-incognito.dart_paid"):
    """A seat pays to avoid a dart."""

    rule = "CI-15.4"
    seat: Seat
    chips: Annotated[int, Meta(description="The price.")]


class DartSuffered(Event, frozen=True, tag="casino-incognito.dart_suffered"):
    """A seat bids at most one chip per room in this round."""

    rule = "CI-15.4"
    seat: Seat


class CardsBought(Event, frozen=True, tag="casino-incognito.cards_bought"):
    """A seat draws face-down cards, if there are any."""

    rule = "CI-15.5"
    seat: Seat
    count: Annotated[int, Meta(description="Number of cards.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards.")]


class Intimidated(Event, frozen=True, tag="casino-incognito.intimidated"):
    """A seat gets chips from the bank."""

    rule = "CI-15.6"
    seat: Seat
    chips: Annotated[int, Meta(description="Received.")]


class CardExchanged(Event, frozen=True, tag="casino-incognito.card_exchanged"):
    """A seat swaps a card with one of a conversation."""

    rule = "CI-15.7"
    seat: Seat
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    taken: Annotated[Card, Meta(description="The card that the seat gets.")]
    given: Annotated[Card, Meta(description="The card that it lays there.")]
    opened: Annotated[tuple[Card, ...], Meta(description="The card given, if it was face down.")]


class HenchmanHired(Event, frozen=True, tag="casino-incognito.henchman_hired"):
    """A seat's next bid of this round names nobody."""

    rule = "CI-15.8"
    seat: Seat


class BombPlanted(Event, frozen=True, tag="casino-incognito.bomb_planted"):
    """Every seat must move a character out of a room."""

    rule = "CI-15.9"
    seat: Seat
    room: Annotated[Room, Meta(description="Its number, 1 to 10.")]


class CharacterFled(Event, frozen=True, tag="casino-incognito.character_fled"):
    """A seat moves a character out of the room of the bomb."""

    rule = "CI-15.9"
    seat: Seat
    character: Annotated[Character, Meta(description="Its number, 1 to 20.")]
    to: Annotated[Room, Meta(description="The room it enters.")]


class BombOver(Event, frozen=True, tag="casino-incognito.bomb_over"):
    """Every seat has moved a character, or the room is empty."""

    rule = "CI-15.9"
    room: Annotated[Room, Meta(description="The room in which it lay.")]


class ChipsCashedIn(Event, frozen=True, tag="casino-incognito.chips_cashed_in"):
    """A seat turns chips into victory points."""

    rule = "CI-15.10"
    seat: Seat
    chips: Annotated[int, Meta(description="Turned in.")]


class RoomTargeted(Event, frozen=True, tag="casino-incognito.room_targeted"):
    """All others must mark two characters of a room."""

    rule = "CI-15.11"
    seat: Seat
    room: Annotated[Room, Meta(description="Its number, 1 to 10.")]


class MarksSealed(Event, frozen=True, tag="casino-incognito.marks_sealed"):
    """A sealed choice of marks; all look alike."""

    rule = "CI-15.11"
    seat: Seat
    characters: Annotated[Secret[tuple[Character, ...]], Meta(description="Two, or none to disavow.")]


class MarksOpened(Event, frozen=True, tag="casino-incognito.marks_opened"):
    """The marks are opened."""

    rule = "CI-15.11"
    marks: Annotated[tuple[tuple[Character, ...], ...], Meta(description="By seat, from now on.")]
    disavowing: Annotated[tuple[Seat, ...], Meta(description="Seats that could not mark two.")]


class ConversationMoved(Event, frozen=True, tag="casino-incognito.conversation_moved"):
    """A conversation moves to an adjacent room."""

    rule = "CI-15.12"
    seat: Seat
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    to: Annotated[Room, Meta(description="The room it moves to.")]


class FaceDownRevealed(Event, frozen=True, tag="casino-incognito.face_down_revealed"):
    """The cards still face down in conversations at the end."""

    rule = "CI-15.1"
    cards: Annotated[tuple[tuple[Card, ...], ...], Meta(description="By conversation.")]


EVENTS = (
    DrinksDrawn, DrinksPlaced, FaceDownTaken, FaceDownLost, TokenPlaced, MusclePaid, FemmePaid, TokensRemoved,
    DartThrown, DartPaid, DartSuffered, CardsBought, Intimidated, CardExchanged, HenchmanHired, BombPlanted,
    CharacterFled, BombOver, ChipsCashedIn, RoomTargeted, MarksSealed, MarksOpened, ConversationMoved, FaceDownRevealed,
)  # fmt: skip
