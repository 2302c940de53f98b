"""What intrigue has brought about on the table, as everybody sees it (rule CI-14)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from domain.kernel.secrecy import Seat
from domain.rulesets.casino_incognito.model.abilities import Window, has_ability_for
from domain.rulesets.casino_incognito.model.cards import Card
from domain.rulesets.casino_incognito.model.options import Room, Spot


class Trial(NamedTuple):
    """A card that is being tried, for chips. let: who has let it be."""

    seat: Seat
    chips: int
    let: tuple[Seat, ...] = ()


class SealedTry(NamedTuple):
    """A seat has sealed what it tries, or that it tries nothing. chips: what it had then, and could lay down."""

    seat: Seat
    chips: int


class Stake(NamedTuple):
    """Chips on a card that was stopped; they will be this seat's."""

    seat: Seat
    chips: int


class KnownFit(NamedTuple):
    """A seat holds, face down, a card with an ability for this window."""

    seat: Seat
    window: Window


class FaceDown(NamedTuple):
    """A face-down card in a conversation. seat: who laid it."""

    spot: Spot
    seat: Seat


class Token(NamedTuple):
    """Muscle, or a Femme Fatale, in a room. seat: whose it is; toll: what a move costs more."""

    seat: Seat
    room: Room
    toll: int


class Effect(msgspec.Struct, frozen=True):
    """A card that was played and whose effect is not over. room, target: what was chosen; drawn: cards that its player looks at;
    moved: who has moved a character because of it.
    """

    seat: Seat
    card: Card
    room: Room | None = None
    target: Seat | None = None
    drawn: int = 0
    moved: tuple[Seat, ...] = ()


class IntrigueState(msgspec.Struct, frozen=True, gc=False):
    """answers: those that are sealed and not yet opened; is_sealed: whether answers of this window are sealed, as they are in all but
    old games; again: whether a card was played since they were asked for, so that who tried nothing is asked once more; tries: the seats whose cards lie tried in this window, each as often as it has such cards; stakes: the chips on them; played:
    who has played a card in this round; fitting: what earlier tries in this hand have told; darted, henchmen: who suffers from a
    dart, and who has a henchman; down: face-down cards in conversations, sorted.
    """

    answers: tuple[SealedTry, ...] = ()
    is_sealed: bool = False
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

    def without_fit(self, seat: Seat, cards: tuple[Card, ...]) -> IntrigueState:
        """A seat has shown face-down cards: they may be those that it was known to hold."""
        left = tuple(
            [
                each
                for each in self.fitting
                if each.seat != seat or not any(has_ability_for(card, each.window) for card in cards)
            ]
        )
        return self if left == self.fitting else replace(self, fitting=left)

    def without_answer(self, seat: Seat) -> IntrigueState:
        """What a seat has sealed is opened."""
        return replace(self, answers=tuple([each for each in self.answers if each.seat != seat]))

    def without_trial(self, seat: Seat) -> IntrigueState:
        """The card that is being tried no longer is."""
        place = self.tries.index(seat)
        return replace(self, trial=None, tries=(*self.tries[:place], *self.tries[place + 1 :]))

    def without_face_down(self, spot: Spot) -> IntrigueState:
        """The face-down cards of a conversation are gone."""
        return replace(self, down=tuple([each for each in self.down if each.spot != spot]))
