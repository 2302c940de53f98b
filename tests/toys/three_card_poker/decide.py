"""What follows from the deal, from a command, and from the end (rules TP-1 to TP-5)."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.secrecy import NOBODY, Event, Known, Seat, to
from tests.toys.three_card_poker.cards import CARDS
from tests.toys.three_card_poker.commands import Bet, Call, Check, Fold
from tests.toys.three_card_poker.events import (
    CardBuried,
    CardDealt,
    CardsRevealed,
    CardsShown,
    Checked,
    ChipAdded,
    Folded,
    PotWon,
    TurnPassed,
)
from tests.toys.three_card_poker.state import State

Command = Check | Bet | Call | Fold


def open_game(state: State, chance: Chance) -> tuple[Event, ...]:
    """Rule TP-1."""
    first = chance("cards", CARDS)
    second = chance("cards", tuple(card for card in CARDS if card != first))
    buried = next(card for card in CARDS if card not in (first, second))
    return (
        CardDealt(0, Known(first, to(0))),
        CardDealt(1, Known(second, to(1))),
        CardBuried(Known(buried, NOBODY)),
        TurnPassed(state.table.options.first, facing=False),
    )


def decide(state: State, seat: Seat, command: Command, _chance: Chance) -> tuple[Event, ...]:
    """Rules TP-2 to TP-5."""
    other = 1 - seat
    match command:
        case Check() if state.table.checked:
            return Checked(seat), *showdown(state)
        case Check():
            return Checked(seat), TurnPassed(other, facing=False)
        case Bet():
            return ChipAdded(seat), TurnPassed(other, facing=True)
        case Call():
            return ChipAdded(seat), *showdown(state)
        case Fold():
            return Folded(seat), PotWon(other, "fold")


def showdown(state: State) -> tuple[Event, ...]:
    """Rule TP-5."""
    cards = tuple(mind.card for mind in state.minds if mind.card)
    return CardsShown(cards), PotWon(int(CARDS.index(cards[1]) > CARDS.index(cards[0])), "showdown")


def reveal(state: State) -> tuple[Event, ...]:
    """Every card, face up."""
    if state.house.buried is None:
        return ()
    return (CardsRevealed(tuple(mind.card for mind in state.minds if mind.card), state.house.buried),)
