"""The public state of intrigue (rule CI-14)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.kernel.tuples import without_items
from domain.rulesets.casino_incognito.model.abilities import Window, has_ability_for
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Room, Spot


class Trial(NamedTuple):
    """A card being tried. chips: laid on it; let: seats that do not match. seat: whose card."""

    seat: Seat
    chips: int
    let: tuple[Seat, ...] = ()


class SealedTry(NamedTuple):
    """A seat's sealed answer, a try or a pass. chips: those it had when sealing, an upper bound of its stake.

    seat: whose.
    """

    seat: Seat
    chips: int


class Stake(NamedTuple):
    """Chips on a stopped card. seat: will receive them. chips: those on it."""

    seat: Seat
    chips: int


class KnownFit(NamedTuple):
    """Public knowledge that a seat holds a face-down card with an ability for this window.

    seat: whose card; window: for which it has an ability.
    """

    seat: Seat
    window: Window


class FaceDown(NamedTuple):
    """A face-down card in a conversation. seat: the one that laid it. spot: the conversation's place, from 1."""

    spot: Spot
    seat: Seat


class Token(NamedTuple):
    """Muscle or Femme Fatale in a room. seat: its owner; toll: extra chips for a move. room: the one it stands in."""

    seat: Seat
    room: Room
    toll: int


class Effect(msgspec.Struct, frozen=True):
    """A played card whose effect is not finished.

    room, target: the choice made.
    drawn: number of cards its player looks at.
    moved: seats that have moved a character because of it.
    seat: who played it; card: what it is.
    """

    seat: Seat
    card: Card
    room: Room | None = None
    target: Seat | None = None
    drawn: int = 0
    moved: tuple[Seat, ...] = ()


class IntrigueState(msgspec.Struct, frozen=True, gc=False):
    """What intrigue has changed at the table.

    answers: sealed and not yet opened.
    again: whether a card was played since the seats were asked, so that those that passed are asked again.
    passing: seats with a standing pass.
    tries: one entry (the seat) per card tried in this window.
    stakes: chips on stopped cards.
    played: seats that played a card this round.
    fitting: what earlier tries of this hand have made known.
    darted: seats under a dart; henchmen: seats with a henchman.
    down: face-down cards in conversations, sorted.
    trial: the card being tried. effect: the played card that is not finished. muscle: that on the board; femme: the Femme Fatale on the board.
    """

    answers: tuple[SealedTry, ...] = ()
    again: bool = False
    trial: Trial | None = None
    effect: Effect | None = None
    tries: tuple[Seat, ...] = ()
    stakes: tuple[Stake, ...] = ()
    played: tuple[Seat, ...] = ()
    fitting: tuple[KnownFit, ...] = ()
    muscle: Token | None = None
    femme: Token | None = None
    darted: tuple[Seat, ...] = ()
    henchmen: tuple[Seat, ...] = ()
    down: tuple[FaceDown, ...] = ()
    passing: tuple[Seat, ...] = ()

    def without_fit(self, seat: Seat, cards: tuple[Card, ...]) -> IntrigueState:
        """After a seat has shown face-down cards: without what was known of it and these cards may explain."""
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
