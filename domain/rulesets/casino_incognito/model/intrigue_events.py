"""What happened by intrigue (rule CI-14)."""

from __future__ import annotations

from typing import Literal

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot


class IntrigueSealed(Event, frozen=True, tag="casino-incognito.intrigue_sealed"):
    """An answer in a window, which looks like every other one. cards: the card to be tried, or none; chips: for it, or 0."""

    rule = "CI-14.2"
    seat: Seat
    chips: Secret[int]
    cards: Secret[tuple[Card, ...]]


class MatchSealed(Event, frozen=True, tag="casino-incognito.match_sealed"):
    """An answer to a card that is tried, which looks like every other one."""

    rule = "CI-14.4"
    seat: Seat
    answer: Secret[Literal["MATCH", "LET"]]


class IntriguePassed(Event, frozen=True, tag="casino-incognito.intrigue_passed"):
    """A seat tries no card now."""

    rule = "CI-14.2"
    seat: Seat


class IntrigueTried(Event, frozen=True, tag="casino-incognito.intrigue_tried"):
    """Chips are laid on a face-down card; which one nobody else sees."""

    rule = "CI-14.3"
    seat: Seat
    chips: int
    card: Secret[Card]


class IntrigueLet(Event, frozen=True, tag="casino-incognito.intrigue_let"):
    """A seat does not match the chips."""

    rule = "CI-14.4"
    seat: Seat


class IntrigueMatched(Event, frozen=True, tag="casino-incognito.intrigue_matched"):
    """A seat lays down as many chips, and the card is stopped. owner: whose card it is."""

    rule = "CI-14.4"
    seat: Seat
    owner: Seat
    chips: int


class IntriguePlayed(Event, frozen=True, tag="casino-incognito.intrigue_played"):
    """Nobody matched: the card is shown and goes to the discard, the chips go to the bank."""

    rule = "CI-14.5"
    seat: Seat
    card: Card
    chips: int


class IntrigueExposed(Event, frozen=True, tag="casino-incognito.intrigue_exposed"):
    """Nobody matched, and the card has no ability for now: it is shown and stays, the chips go to the bank."""

    rule = "CI-14.6"
    seat: Seat
    card: Card
    chips: int


class StakesReturned(Event, frozen=True, tag="casino-incognito.stakes_returned"):
    """A window closes. chips: by seat, what lay on its cards that were stopped."""

    rule = "CI-14.4"
    chips: tuple[int, ...]


class NothingCame(Event, frozen=True, tag="casino-incognito.nothing_came"):
    """A card was played and changes nothing."""

    rule = "CI-14.5"
    seat: Seat


class DrinksDrawn(Event, frozen=True, tag="casino-incognito.drinks_drawn"):
    """A seat looks at cards from the deck."""

    rule = "CI-15.1"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class DrinksPlaced(Event, frozen=True, tag="casino-incognito.drinks_placed"):
    """They come to lie face down in conversations. spots: sorted, one for each card."""

    rule = "CI-15.1"
    seat: Seat
    spots: tuple[Spot, ...]
    cards: Secret[tuple[Card, ...]]


class FaceDownTaken(Event, frozen=True, tag="casino-incognito.face_down_taken"):
    """The face-down cards of a conversation go to the seat that took it."""

    rule = "CI-15.1"
    seat: Seat
    spot: Spot
    count: int
    cards: Secret[tuple[Card, ...]]


class FaceDownLost(Event, frozen=True, tag="casino-incognito.face_down_lost"):
    """The face-down cards of a conversation in an empty room go to the discard, face up."""

    rule = "CI-15.1"
    spot: Spot
    cards: tuple[Card, ...]


class TokenPlaced(Event, frozen=True, tag="casino-incognito.token_placed"):
    """Muscle, or a Femme Fatale, comes to a room, and makes moves dearer by a toll."""

    rule = "CI-15.2"
    seat: Seat
    token: Literal["muscle", "femme"]
    room: Room
    toll: int


class MusclePaid(Event, frozen=True, tag="casino-incognito.muscle_paid"):
    """A move into the room of the Muscle: chips to the bank."""

    rule = "CI-15.2"
    seat: Seat
    chips: int


class FemmePaid(Event, frozen=True, tag="casino-incognito.femme_paid"):
    """A move into or out of the room of the Femme Fatale: chips to her player."""

    rule = "CI-15.3"
    seat: Seat
    owner: Seat
    chips: int


class TokensRemoved(Event, frozen=True, tag="casino-incognito.tokens_removed"):
    """Blending in is over: Muscle and Femme Fatale leave."""

    rule = "CI-15.2"


class DartThrown(Event, frozen=True, tag="casino-incognito.dart_thrown"):
    """chips: what makes it harmless."""

    rule = "CI-15.4"
    seat: Seat
    target: Seat
    chips: int


class DartPaid(Event, frozen=True, tag="casino-incognito.dart_paid"):
    """A seat pays, and a dart is harmless."""

    rule = "CI-15.4"
    seat: Seat
    chips: int


class DartSuffered(Event, frozen=True, tag="casino-incognito.dart_suffered"):
    """A seat bids one chip at most in this round."""

    rule = "CI-15.4"
    seat: Seat


class CardsBought(Event, frozen=True, tag="casino-incognito.cards_bought"):
    """A seat draws face-down cards, if there are any."""

    rule = "CI-15.5"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class Intimidated(Event, frozen=True, tag="casino-incognito.intimidated"):
    """A seat gets chips from the bank."""

    rule = "CI-15.6"
    seat: Seat
    chips: int


class CardExchanged(Event, frozen=True, tag="casino-incognito.card_exchanged"):
    """A card of a conversation comes to lie open before a seat, and one of its own goes there. opened: the same card, if it was face
    down.
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
    """Everybody must move a character out of a room."""

    rule = "CI-15.9"
    seat: Seat
    room: Room


class CharacterFled(Event, frozen=True, tag="casino-incognito.character_fled"):
    """A seat moves a character out of the room of the bomb."""

    rule = "CI-15.9"
    seat: Seat
    character: Character
    to: Room


class BombOver(Event, frozen=True, tag="casino-incognito.bomb_over"):
    """All have moved a character, or nobody is left in the room."""

    rule = "CI-15.9"
    room: Room


class ChipsCashedIn(Event, frozen=True, tag="casino-incognito.chips_cashed_in"):
    """Chips become victory points."""

    rule = "CI-15.10"
    seat: Seat
    chips: int


class RoomTargeted(Event, frozen=True, tag="casino-incognito.room_targeted"):
    """All others must mark two characters of a room."""

    rule = "CI-15.11"
    seat: Seat
    room: Room


class MarksSealed(Event, frozen=True, tag="casino-incognito.marks_sealed"):
    """An answer that looks like every other one. characters: two, or none where there are no two."""

    rule = "CI-15.11"
    seat: Seat
    characters: Secret[tuple[Character, ...]]


class MarksOpened(Event, frozen=True, tag="casino-incognito.marks_opened"):
    """marks: each seat's board from now on; disavowing: who could not mark two."""

    rule = "CI-15.11"
    marks: tuple[tuple[Character, ...], ...]
    disavowing: tuple[Seat, ...]


class ConversationMoved(Event, frozen=True, tag="casino-incognito.conversation_moved"):
    """A conversation goes on in an adjacent room."""

    rule = "CI-15.12"
    seat: Seat
    spot: Spot
    to: Room


class FaceDownRevealed(Event, frozen=True, tag="casino-incognito.face_down_revealed"):
    """What lay face down in conversations when the game ended. cards: by conversation."""

    rule = "CI-15.1"
    cards: tuple[tuple[Card, ...], ...]


EVENTS = (
    IntrigueSealed, MatchSealed, IntriguePassed, IntrigueTried, IntrigueLet, IntrigueMatched, IntriguePlayed, IntrigueExposed,
    StakesReturned, NothingCame, DrinksDrawn, DrinksPlaced, FaceDownTaken, FaceDownLost, TokenPlaced, MusclePaid, FemmePaid, TokensRemoved, DartThrown,
    DartPaid, DartSuffered, CardsBought, Intimidated, CardExchanged, HenchmanHired, BombPlanted, CharacterFled, BombOver,
    ChipsCashedIn, RoomTargeted, MarksSealed, MarksOpened, ConversationMoved, FaceDownRevealed,
)  # fmt: skip
