"""The truth: the table, the minds, and the card that nobody has."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import ruleset
from domain.kernel.secrecy import Concealed, Event, Known
from tests.toys.three_card_poker.cards import Card, Options
from tests.toys.three_card_poker.events import CardBuried
from tests.toys.three_card_poker.mind import Mind
from tests.toys.three_card_poker.table import Table


class House(Concealed, frozen=True):
    buried: Card | None = None


State = ruleset.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """The chips are in the pot, and nothing is dealt."""
    return State(Table(options), tuple(Mind(seat) for seat in range(seats)), House())


def stack(house: House, event: Event) -> House:
    """What nobody knows, after an event."""
    match event:
        case CardBuried(Known(card)):
            return replace(house, buried=card)
    return house
