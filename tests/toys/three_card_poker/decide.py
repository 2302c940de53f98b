"""What follows from the deal, from a command, and from the end (rules TP-1 to TP-5)."""

from __future__ import annotations

from domain.kernel.secrecy import NOBODY, Event, Known, Seat, to
from tests.toys.three_card_poker.cards import CARDS, SEATS
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
from tests.toys.three_card_poker.state import State, Turn

Command = Check | Bet | Call | Fold


def open_game(turn: Turn) -> None:
    """Rule TP-1."""
    dealt = turn.draw_several("cards", CARDS, SEATS)
    for seat, card in enumerate(dealt):
        turn.tell(CardDealt(seat, Known(card, to(seat))))
    [buried] = set(CARDS) - set(dealt)
    turn.tell(CardBuried(Known(buried, NOBODY)), TurnPassed(turn.table.options.first, facing=False))


def decide(turn: Turn, seat: Seat, command: Command) -> None:
    """Rules TP-2 to TP-5."""
    other = 1 - seat
    match command:
        case Check() if turn.table.checked:
            turn.tell(Checked(seat))
            show_down(turn)
        case Check():
            turn.tell(Checked(seat), TurnPassed(other, facing=False))
        case Bet():
            turn.tell(ChipAdded(seat), TurnPassed(other, facing=True))
        case Call():
            turn.tell(ChipAdded(seat))
            show_down(turn)
        case Fold():
            turn.tell(Folded(seat), PotWon(other, "fold"))


def show_down(turn: Turn) -> None:
    """Rule TP-5."""
    cards = tuple(mind.card for mind in turn.minds if mind.card)
    turn.tell(CardsShown(cards), PotWon(int(CARDS.index(cards[1]) > CARDS.index(cards[0])), "showdown"))


def reveal(state: State) -> tuple[Event, ...]:
    """Every card, face up."""
    if state.house.buried is None:
        return ()
    return (CardsRevealed(tuple(mind.card for mind in state.minds if mind.card), state.house.buried),)
