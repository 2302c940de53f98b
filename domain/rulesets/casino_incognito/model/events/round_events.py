"""Events of a round: movement, contact, and disavowal after a Leak (rules CI-6.3 to CI-8)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot


class OpenBid(NamedTuple):
    """An opened bid. character: the one named, if any. seat: whose; chips: those bid."""

    seat: Seat
    chips: int
    character: Character | None


class CharacterMoved(Event, frozen=True, tag="casino-incognito.character_moved"):
    """A seat moves a character. chips: the price paid. character: its number, 1 to 20; to: the room it enters."""

    rule = "CI-6.3"
    seat: Seat
    character: Character
    to: Room
    chips: int


class MoveSkipped(Event, frozen=True, tag="casino-incognito.move_skipped"):
    """A seat makes no free move."""

    rule = "CI-6.3"
    seat: Seat


class MovePassed(Event, frozen=True, tag="casino-incognito.move_passed"):
    """A seat pays for no more moves in this phase."""

    rule = "CI-6.5"
    seat: Seat


class RoomChosen(Event, frozen=True, tag="casino-incognito.room_chosen"):
    """Contact is made in this room next. room: its number, 1 to 10."""

    rule = "CI-7.1"
    seat: Seat
    room: Room


class BidSealed(Event, frozen=True, tag="casino-incognito.bid_sealed"):
    """A sealed bid; all look alike. named: the character, if any. chips: those bid."""

    rule = "CI-7.2"
    seat: Seat
    chips: Secret[int]
    named: Secret[tuple[Character, ...]]


class BidsOpened(Event, frozen=True, tag="casino-incognito.bids_opened"):
    """The bids are opened. bids: highest first, without zero bids; marks: by seat, from now on."""

    rule = "CI-7.4"
    bids: tuple[OpenBid, ...]
    marks: tuple[tuple[Character, ...], ...]


class ConversationTaken(Event, frozen=True, tag="casino-incognito.conversation_taken"):
    """A bidder pays its bid and takes the cards face up.

    spot: the conversation's place, from 1; cards: its face-up cards; chips: the bid.
    """

    rule = "CI-7.5"
    seat: Seat
    spot: Spot
    cards: tuple[Card, ...]
    chips: int


class AdvanceEarned(Event, frozen=True, tag="casino-incognito.advance_earned"):
    """The top bidder will move up on the track."""

    rule = "CI-7.6"
    seat: Seat


class Eavesdropped(Event, frozen=True, tag="casino-incognito.eavesdropped"):
    """A bidder without a conversation pays a chip and draws a face-down card, if there is one.

    count: cards drawn, 0 or 1; cards: what they are.
    """

    rule = "CI-7.7"
    seat: Seat
    count: int
    cards: Secret[tuple[Card, ...]]


class SatOut(Event, frozen=True, tag="casino-incognito.sat_out"):
    """Each seat that bid nothing gets one chip per bidder. seats: those that bid nothing; chips: for each of them."""

    rule = "CI-7.8"
    seats: tuple[Seat, ...]
    chips: int


class RoomResolved(Event, frozen=True, tag="casino-incognito.room_resolved"):
    """Contact in this room is over. room: its number, 1 to 10."""

    rule = "CI-7.9"
    room: Room


class DeckReshuffled(Event, frozen=True, tag="casino-incognito.deck_reshuffled"):
    """The discard becomes the deck. cards: those of the discard, in order."""

    rule = "CI-4.6"
    cards: tuple[Card, ...]


class DisavowalSealed(Event, frozen=True, tag="casino-incognito.disavowal_sealed"):
    """A sealed answer about disavowal; all look alike. answer: whether the seat changes its agent."""

    rule = "CI-8.3"
    seat: Seat
    answer: Secret[Literal["DISAVOW", "STAY"]]


class AnswersOpened(Event, frozen=True, tag="casino-incognito.answers_opened"):
    """The answers are opened. disavowing: by choice or by rule."""

    rule = "CI-8.3"
    disavowing: tuple[Seat, ...]


class Disavowed(Event, frozen=True, tag="casino-incognito.disavowed"):
    """A seat's board is cleared; its disguise returns to the deck and another is drawn.

    returned: its former agent; agent: its new one.
    """

    rule = "CI-8.5"
    seat: Seat
    returned: Secret[Character]
    agent: Secret[Character]


class Advanced(Event, frozen=True, tag="casino-incognito.advanced"):
    """A seat moves up one place on the track. track: seats, first to last, from now on."""

    rule = "CI-8.7"
    seat: Seat
    track: tuple[Seat, ...]


EVENTS = (
    CharacterMoved, MoveSkipped, MovePassed, RoomChosen, BidSealed, BidsOpened, ConversationTaken, AdvanceEarned,
    Eavesdropped, SatOut, RoomResolved, DeckReshuffled, DisavowalSealed, AnswersOpened, Disavowed, Advanced,
)  # fmt: skip

TURNING_POINTS = (BidsOpened, Disavowed)
"""Turning points for replays."""
