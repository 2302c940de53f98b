"""Events of a round: movement, contact, and disavowal after a Leak (rules CI-6.3 to CI-8)."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat, Secret
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Character, Room, Spot


class OpenBid(NamedTuple):
    """An opened bid."""

    seat: Annotated[Seat, Meta(description="The seat.")]
    chips: Annotated[int, Meta(description="Those bid.")]
    character: Annotated[Character | None, Meta(description="The one named, if any.")]


class CharacterMoved(Event, frozen=True, tag="casino-incognito.character_moved"):
    """A seat moves a character."""

    rule = "CI-6.3"
    seat: Seat
    character: Annotated[Character, Meta(description="Its number, 1 to 20.")]
    to: Annotated[Room, Meta(description="The room it enters.")]
    chips: Annotated[int, Meta(description="The price paid.")]


class MoveSkipped(Event, frozen=True, tag="casino-incognito.move_skipped"):
    """A seat makes no free move."""

    rule = "CI-6.3"
    seat: Seat


class MovePassed(Event, frozen=True, tag="casino-incognito.move_passed"):
    """A seat pays for no more moves in this phase."""

    rule = "CI-6.5"
    seat: Seat


class RoomChosen(Event, frozen=True, tag="casino-incognito.room_chosen"):
    """Contact is made in this room next."""

    rule = "CI-7.1"
    seat: Seat
    room: Annotated[Room, Meta(description="Its number, 1 to 10.")]


class BidSealed(Event, frozen=True, tag="casino-incognito.bid_sealed"):
    """A sealed bid; all look alike."""

    rule = "CI-7.2"
    seat: Seat
    chips: Annotated[Secret[int], Meta(description="Those bid.")]
    named: Annotated[Secret[tuple[Character, ...]], Meta(description="The character, if any.")]


class BidsOpened(Event, frozen=True, tag="casino-incognito.bids_opened"):
    """The bids are opened."""

    rule = "CI-7.4"
    bids: Annotated[tuple[OpenBid, ...], Meta(description="Highest first, without zero bids.")]
    marks: Annotated[tuple[tuple[Character, ...], ...], Meta(description="By seat, from now on.")]


class ConversationTaken(Event, frozen=True, tag="casino-incognito.conversation_taken"):
    """A bidder pays its bid and takes the cards face up."""

    rule = "CI-7.5"
    seat: Seat
    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    cards: Annotated[tuple[Card, ...], Meta(description="Its face-up cards.")]
    chips: Annotated[int, Meta(description="The bid.")]


class AdvanceEarned(Event, frozen=True, tag="casino-incognito.advance_earned"):
    """The top bidder will move up on the track."""

    rule = "CI-7.6"
    seat: Seat


class Eavesdropped(Event, frozen=True, tag="casino-incognito.eavesdropped"):
    """A bidder without a conversation pays a chip and draws a face-down card, if there is one."""

    rule = "CI-7.7"
    seat: Seat
    count: Annotated[int, Meta(description="Cards drawn, 0 or 1.")]
    cards: Annotated[Secret[tuple[Card, ...]], Meta(description="The cards.")]


class SatOut(Event, frozen=True, tag="casino-incognito.sat_out"):
    """Each seat that bid nothing gets one chip per bidder."""

    rule = "CI-7.8"
    seats: Annotated[tuple[Seat, ...], Meta(description="Those that bid nothing.")]
    chips: Annotated[int, Meta(description="For each of them.")]


class RoomResolved(Event, frozen=True, tag="casino-incognito.room_resolved"):
    """Contact in this room is over."""

    rule = "CI-7.9"
    room: Annotated[Room, Meta(description="Its number, 1 to 10.")]


class DeckReshuffled(Event, frozen=True, tag="casino-incognito.deck_reshuffled"):
    """The discard becomes the deck."""

    rule = "CI-4.6"
    cards: Annotated[tuple[Card, ...], Meta(description="Those of the discard, in order.")]


class DisavowalSealed(Event, frozen=True, tag="casino-incognito.disavowal_sealed"):
    """A sealed answer about disavowal; all look alike."""

    rule = "CI-8.3"
    seat: Seat
    answer: Annotated[Secret[Literal["DISAVOW", "STAY"]], Meta(description="Whether the seat changes its agent.")]


class AnswersOpened(Event, frozen=True, tag="casino-incognito.answers_opened"):
    """The answers are opened."""

    rule = "CI-8.3"
    disavowing: Annotated[tuple[Seat, ...], Meta(description="By choice or by rule.")]


class Disavowed(Event, frozen=True, tag="casino-incognito.disavowed"):
    """A seat's board is cleared; its disguise returns to the deck and another is drawn."""

    rule = "CI-8.5"
    seat: Seat
    returned: Annotated[Secret[Character], Meta(description="Its former agent.")]
    agent: Annotated[Secret[Character], Meta(description="Its new one.")]


class Advanced(Event, frozen=True, tag="casino-incognito.advanced"):
    """A seat moves up one place on the track."""

    rule = "CI-8.7"
    seat: Seat
    track: Annotated[tuple[Seat, ...], Meta(description="Seats, first to last, from now on.")]


EVENTS = (
    CharacterMoved, MoveSkipped, MovePassed, RoomChosen, BidSealed, BidsOpened, ConversationTaken, AdvanceEarned,
    Eavesdropped, SatOut, RoomResolved, DeckReshuffled, DisavowalSealed, AnswersOpened, Disavowed, Advanced,
)  # fmt: skip

TURNING_POINTS = (BidsOpened, Disavowed)
"""Turning points for replays."""
