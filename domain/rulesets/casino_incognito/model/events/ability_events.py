"""Events of the abilities of intrigue cards (rule CI-15)."""

from __future__ import annotations

from typing import Literal

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot


class DrinksDrawn(Event, frozen=True, tag="casino-incognito.drinks_drawn"):
    """A seat looks at cards from the deck. count: number of cards; cards: what they are."""

    rule = "CI-15.1"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class DrinksPlaced(Event, frozen=True, tag="casino-incognito.drinks_placed"):
    """The seat lays them face down into conversations. spots: one per card, sorted. cards: by spot."""

    rule = "CI-15.1"
    seat: Seat
    spots: tuple[Spot, ...]
    cards: Secret[tuple[Card, ...]]


class FaceDownTaken(Event, frozen=True, tag="casino-incognito.face_down_taken"):
    """A conversation's face-down cards go to the seat that took it.

    spot: the conversation's place, from 1; count: number of cards; cards: what they are.
    """

    rule = "CI-15.1"
    seat: Seat
    spot: Spot
    count: int
    cards: Secret[tuple[Card, ...]]


class FaceDownLost(Event, frozen=True, tag="casino-incognito.face_down_lost"):
    """The face-down cards of a conversation in an empty room are discarded face up.

    spot: the conversation's place, from 1; cards: what they were.
    """

    rule = "CI-15.1"
    spot: Spot
    cards: tuple[Card, ...]


class TokenPlaced(Event, frozen=True, tag="casino-incognito.token_placed"):
    """Muscle or a Femme Fatale enters a room and makes moves dearer by a toll.

    token: which of the two; room: the one it stands in; toll: extra chips for a move.
    """

    rule = "CI-15.2"
    seat: Seat
    token: Literal["muscle", "femme"]
    room: Room
    toll: int


class MusclePaid(Event, frozen=True, tag="casino-incognito.muscle_paid"):
    """A seat pays the bank for a move into the room of the Muscle. chips: the toll."""

    rule = "CI-15.2"
    seat: Seat
    chips: int


class FemmePaid(Event, frozen=True, tag="casino-incognito.femme_paid"):
    """A seat pays the owner of the Femme Fatale for a move into or out of her room.

    owner: the seat that gets the chips; chips: the toll.
    """

    rule = "CI-15.3"
    seat: Seat
    owner: Seat
    chips: int


class TokensRemoved(Event, frozen=True, tag="casino-incognito.tokens_removed"):
    """Blending in is over: Muscle and Femme Fatale leave."""

    rule = "CI-15.2"


class DartThrown(Event, frozen=True, tag="casino-incognito.dart_thrown"):
    """A seat throws a dart at another. chips: the price of avoiding it."""

    rule = "CI-15.4"
    seat: Seat
    target: Seat
    chips: int


class DartPaid(Event, frozen=True, tag="casino-incognito.dart_paid"):
    """A seat pays to avoid a dart. chips: the price."""

    rule = "CI-15.4"
    seat: Seat
    chips: int


class DartSuffered(Event, frozen=True, tag="casino-incognito.dart_suffered"):
    """A seat bids at most one chip per room in this round."""

    rule = "CI-15.4"
    seat: Seat


class CardsBought(Event, frozen=True, tag="casino-incognito.cards_bought"):
    """A seat draws face-down cards, if there are any. count: number of cards; cards: what they are."""

    rule = "CI-15.5"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class Intimidated(Event, frozen=True, tag="casino-incognito.intimidated"):
    """A seat gets chips from the bank. chips: received."""

    rule = "CI-15.6"
    seat: Seat
    chips: int


class CardExchanged(Event, frozen=True, tag="casino-incognito.card_exchanged"):
    """A seat swaps a card with one of a conversation. opened: the card given, if it was face down.

    spot: the conversation's place, from 1; taken: the card that the seat gets; given: the card that it lays there.
    """

    rule = "CI-15.7"
    seat: Seat
    spot: Spot
    taken: Card
    given: Card
    opened: tuple[Card, ...]


class HenchmanHired(Event, frozen=True, tag="casino-incognito.henchman_hired"):
    """A seat's next bid of this round names nobody."""

    rule = "CI-15.8"
    seat: Seat


class BombPlanted(Event, frozen=True, tag="casino-incognito.bomb_planted"):
    """Every seat must move a character out of a room. room: its number, 1 to 10."""

    rule = "CI-15.9"
    seat: Seat
    room: Room


class CharacterFled(Event, frozen=True, tag="casino-incognito.character_fled"):
    """A seat moves a character out of the room of the bomb. character: its number, 1 to 20; to: the room it enters."""

    rule = "CI-15.9"
    seat: Seat
    character: Character
    to: Room


class BombOver(Event, frozen=True, tag="casino-incognito.bomb_over"):
    """Every seat has moved a character, or the room is empty. room: where it lay."""

    rule = "CI-15.9"
    room: Room


class ChipsCashedIn(Event, frozen=True, tag="casino-incognito.chips_cashed_in"):
    """A seat turns chips into victory points. chips: turned in."""

    rule = "CI-15.10"
    seat: Seat
    chips: int


class RoomTargeted(Event, frozen=True, tag="casino-incognito.room_targeted"):
    """All others must mark two characters of a room. room: its number, 1 to 10."""

    rule = "CI-15.11"
    seat: Seat
    room: Room


class MarksSealed(Event, frozen=True, tag="casino-incognito.marks_sealed"):
    """A sealed choice of marks; all look alike. characters: two, or none to disavow."""

    rule = "CI-15.11"
    seat: Seat
    characters: Secret[tuple[Character, ...]]


class MarksOpened(Event, frozen=True, tag="casino-incognito.marks_opened"):
    """The marks are opened. marks: by seat, from now on; disavowing: seats that could not mark two."""

    rule = "CI-15.11"
    marks: tuple[tuple[Character, ...], ...]
    disavowing: tuple[Seat, ...]


class ConversationMoved(Event, frozen=True, tag="casino-incognito.conversation_moved"):
    """A conversation moves to an adjacent room. spot: the conversation's place, from 1; to: the room it moves to."""

    rule = "CI-15.12"
    seat: Seat
    spot: Spot
    to: Room


class FaceDownRevealed(Event, frozen=True, tag="casino-incognito.face_down_revealed"):
    """The cards still face down in conversations at the end. cards: by conversation."""

    rule = "CI-15.1"
    cards: tuple[tuple[Card, ...], ...]


EVENTS = (
    DrinksDrawn, DrinksPlaced, FaceDownTaken, FaceDownLost, TokenPlaced, MusclePaid, FemmePaid, TokensRemoved,
    DartThrown, DartPaid, DartSuffered, CardsBought, Intimidated, CardExchanged, HenchmanHired, BombPlanted,
    CharacterFled, BombOver, ChipsCashedIn, RoomTargeted, MarksSealed, MarksOpened, ConversationMoved, FaceDownRevealed,
)  # fmt: skip
