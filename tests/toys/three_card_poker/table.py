"""What everybody sees."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Seat, Seen
from tests.toys.three_card_poker.cards import Card, Options
from tests.toys.three_card_poker.events import (
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


def see(table: Table, seen: Seen) -> Table:
    """The table after an event, as everybody may know it."""
    match seen.event:
        case TurnPassed(to, facing):
            return replace(table, turn=to, facing=facing)
        case Checked():
            return replace(table, checked=True, turn=None)
        case ChipAdded(seat):
            return replace(paid(table, seat, -1), turn=None)
        case Folded():
            return replace(table, turn=None)
        case CardsShown(cards):
            return replace(table, shown=cards)
        case PotWon(seat, reason):
            return replace(paid(table, seat, table.pot), outcome=Outcome((seat,), reason))
        case CardsRevealed(cards, buried):
            return replace(table, shown=cards, buried=buried)
    return table


def paid(table: Table, seat: Seat, chips: int) -> Table:
    """Chips from the pot to a seat; a negative sum the other way."""
    held = tuple(has + chips * (each == seat) for each, has in enumerate(table.chips))
    return replace(table, chips=held, pot=table.pot - chips)


def decisions(table: Table) -> dict[Seat, str]:
    """One answer at a time."""
    return {} if table.turn is None else {table.turn: "bet" if table.facing else "turn"}


def outcome(table: Table) -> Outcome | None:
    return table.outcome
