"""The public state of intrigue (rule CI-14)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.kernel.tuples import without_items
from domain.rulesets.casino_incognito.model.abilities import Window, has_ability_for
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Room, Spot


class Trial(NamedTuple):
    """A card being tried."""

    seat: Annotated[Seat, Meta(description="The seat that tries the card.")]
    chips: Annotated[int, Meta(description="Chips laid on the card.")]
    let: Annotated[tuple[Seat, ...], Meta(description="Seats that do not match the chips.")] = ()


class SealedTry(NamedTuple):
    """A seat's sealed answer, a try or a pass."""

    seat: Annotated[Seat, Meta(description="The seat that sealed its answer.")]
    chips: Annotated[int, Meta(description="Chips of the seat when it sealed its answer, an upper bound of its stake.")]


class Stake(NamedTuple):
    """Chips on a stopped card."""

    seat: Annotated[Seat, Meta(description="The seat that will receive the chips.")]
    chips: Annotated[int, Meta(description="Chips on the stopped card.")]


class KnownFit(NamedTuple):
    """Public knowledge that a seat holds a face-down card with an ability for this window."""

    seat: Annotated[Seat, Meta(description="The seat that holds the card.")]
    window: Annotated[Window, Meta(description="The window for which the card has an ability.")]


class FaceDown(NamedTuple):
    """A face-down card in a conversation."""

    spot: Annotated[Spot, Meta(description="The conversation's place, from 1.")]
    seat: Annotated[Seat, Meta(description="The seat that laid the card.")]


class Token(NamedTuple):
    """Muscle or Femme Fatale in a room."""

    seat: Annotated[Seat, Meta(description="The seat that owns the token.")]
    room: Annotated[Room, Meta(description="The room that the token stands in.")]
    toll: Annotated[int, Meta(description="Extra chips for a move, because of the token.")]


class Effect(msgspec.Struct, frozen=True):
    """A played card whose effect is not finished."""

    seat: Annotated[Seat, Meta(description="The seat that played the card.")]
    card: Annotated[Card, Meta(description="The card that was played.")]
    room: Annotated[Room | None, Meta(description="Number of the room that the player chose; None if none.")] = None
    target: Annotated[Seat | None, Meta(description="The seat that the player chose; None if none.")] = None
    drawn: Annotated[int, Meta(description="Number of cards that the player looks at.")] = 0
    moved: Annotated[tuple[Seat, ...], Meta(description="Seats that have moved a character because of the card.")] = ()


class IntrigueState(msgspec.Struct, frozen=True, gc=False):
    """Effects of intrigue on the table."""

    answers: Annotated[tuple[SealedTry, ...], Meta(description="Seats with a sealed and unopened answer.")] = ()
    again: Annotated[bool, Meta(description=(
        "Whether a card was played since the seats were asked, so that those that passed are asked again."
    ))] = False
    trial: Annotated[Trial | None, Meta(description="The card that is being tried now.")] = None
    effect: Annotated[Effect | None, Meta(description="The effect of a played card that is not finished.")] = None
    tries: Annotated[tuple[Seat, ...], Meta(description="Seats that tried a card in this window, once per card.")] = ()
    stakes: Annotated[tuple[Stake, ...], Meta(description="Chips on stopped cards.")] = ()
    played: Annotated[tuple[Seat, ...], Meta(description="Seats that played a card this round.")] = ()
    fitting: Annotated[tuple[KnownFit, ...], Meta(description=(
        "Face-down cards whose ability is publicly known from earlier tries of this hand."
    ))] = ()
    muscle: Annotated[Token | None, Meta(description="The Muscle on the board.")] = None
    femme: Annotated[Token | None, Meta(description="The Femme Fatale on the board.")] = None
    darted: Annotated[tuple[Seat, ...], Meta(description="Seats that a dart has struck.")] = ()
    henchmen: Annotated[tuple[Seat, ...], Meta(description="Seats that have hired a henchman.")] = ()
    down: Annotated[tuple[FaceDown, ...], Meta(description="Face-down cards in conversations, sorted.")] = ()
    passing: Annotated[tuple[Seat, ...], Meta(description="Seats with a standing pass.")] = ()

    def without_fit(self, seat: Seat, cards: tuple[Card, ...]) -> IntrigueState:
        """After a seat has shown face-down cards: without the known fits of the seat that these cards may explain."""
        left = tuple(
            [
                each
                for each in self.fitting
                if each.seat != seat or not any(has_ability_for(card, each.window) for card in cards)
            ]
        )
        return self if left == self.fitting else replace(self, fitting=left)

    def without_answer(self, seat: Seat) -> IntrigueState:
        """After a seat's sealed answer is opened."""
        return replace(self, answers=tuple([each for each in self.answers if each.seat != seat]))

    def without_trial(self, seat: Seat) -> IntrigueState:
        """After the card being tried is settled."""
        return replace(self, trial=None, tries=without_items(self.tries, seat))

    def without_face_down(self, spot: Spot) -> IntrigueState:
        """Without the face-down cards of a conversation."""
        return replace(self, down=tuple([each for each in self.down if each.spot != spot]))
