"""What everybody sees."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from domain.kernel.folds import Fold, unchanged_by
from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Seat
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


class Table(msgspec.Struct, frozen=True):
    """chips: by seat, what each has gained or put in; turn: who must act; facing: whether there is a bet to answer."""

    options: Options
    chips: tuple[int, ...] = (-1, -1)
    pot: int = 2
    turn: Seat | None = None
    facing: bool = False
    checked: bool = False
    shown: tuple[Card, ...] = ()
    buried: Card | None = None
    outcome: Outcome | None = None


def paid(table: Table, seat: Seat, chips: int) -> Table:
    """Chips from the pot to a seat; a negative sum the other way."""
    held = tuple(has + chips * (each == seat) for each, has in enumerate(table.chips))
    return replace(table, chips=held, pot=table.pot - chips)


fold_table = Fold[Table]({
    **unchanged_by(CardDealt, CardBuried),
    TurnPassed: lambda table, event: replace(table, turn=event.to, facing=event.facing),
    Checked: lambda table, _: replace(table, checked=True, turn=None),
    ChipAdded: lambda table, event: replace(paid(table, event.seat, -1), turn=None),
    Folded: lambda table, _: replace(table, turn=None),
    CardsShown: lambda table, event: replace(table, shown=event.cards),
    PotWon: lambda table, event: replace(
        paid(table, event.seat, table.pot), outcome=Outcome((event.seat,), event.reason)
    ),
    CardsRevealed: lambda table, event: replace(table, shown=event.cards, buried=event.buried),
})  # fmt: skip
"""What everybody sees after an event, as everybody may know it."""


def decisions(table: Table) -> dict[Seat, str]:
    """One answer at a time."""
    return {} if table.turn is None else {table.turn: "bet" if table.facing else "turn"}


def outcome(table: Table) -> Outcome | None:
    return table.outcome
