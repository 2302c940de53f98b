"""The truth: the table, the minds, and the card that nobody has."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import state as kernel_state
from domain.kernel import turn as kernel_turn
from domain.kernel.folds import Folds, HouseFold, unchanged_by
from domain.kernel.secrecy import Concealed
from tests.toys.three_card_poker.cards import Card, Options
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
from tests.toys.three_card_poker.mind import Mind, fold_mind
from tests.toys.three_card_poker.table import Table, fold_table


class House(Concealed, frozen=True):
    buried: Card | None = None


State = kernel_state.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """The chips are in the pot, and nothing is dealt."""
    return State(Table(options), tuple(Mind(seat) for seat in range(seats)), House())


fold_house = HouseFold[House]({
    CardBuried: lambda house, event: replace(house, buried=event.card.value),
    **unchanged_by(CardDealt, Checked, ChipAdded, Folded, TurnPassed, CardsShown, PotWon, CardsRevealed),
})  # fmt: skip
"""What nobody knows, after an event."""

FOLDS = Folds(fold_table, fold_mind, fold_house)
Turn = kernel_turn.Turn[Table, Mind, House]
