"""What happened (rules TP-1 to TP-5)."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Seat, Secret
from tests.toys.three_card_poker.cards import Card


class CardDealt(Event, frozen=True, tag="three_card_poker.card_dealt"):
    rule = "TP-1"
    seat: Seat
    card: Secret[Card]


class CardBuried(Event, frozen=True, tag="three_card_poker.card_buried"):
    """The card that nobody gets."""

    rule = "TP-1"
    card: Secret[Card]


class Checked(Event, frozen=True, tag="three_card_poker.checked"):
    rule = "TP-2"
    seat: Seat


class ChipAdded(Event, frozen=True, tag="three_card_poker.chip_added"):
    """A bet, or the call of one."""

    rule = "TP-2"
    seat: Seat


class Folded(Event, frozen=True, tag="three_card_poker.folded"):
    rule = "TP-4"
    seat: Seat


class TurnPassed(Event, frozen=True, tag="three_card_poker.turn_passed"):
    """to: who must act; facing: whether there is a bet to answer."""

    rule = "TP-3"
    to: Seat
    facing: bool


class CardsShown(Event, frozen=True, tag="three_card_poker.cards_shown"):
    """The showdown: one card per seat."""

    rule = "TP-5"
    cards: tuple[Card, ...]


class PotWon(Event, frozen=True, tag="three_card_poker.pot_won"):
    rule = "TP-5"
    seat: Seat
    reason: str


class CardsRevealed(Event, frozen=True, tag="three_card_poker.cards_revealed"):
    """Everything is turned face up when the game is over."""

    rule = "TP-5"
    cards: tuple[Card, ...]
    buried: Card


EVENTS = (CardDealt, CardBuried, Checked, ChipAdded, Folded, TurnPassed, CardsShown, PotWon, CardsRevealed)
