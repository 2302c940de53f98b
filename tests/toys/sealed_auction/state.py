"""The truth: the table, the minds, and the lot that nobody wishes for."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import ruleset
from domain.kernel.secrecy import Concealed, Event, Known
from tests.toys.sealed_auction.events import SpareTold
from tests.toys.sealed_auction.lots import Lot, Options
from tests.toys.sealed_auction.mind import Mind
from tests.toys.sealed_auction.table import Table


class House(Concealed, frozen=True):
    spare: Lot | None = None


State = ruleset.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """Nothing is told or shown."""
    table = Table(options, coins=(options.coins,) * seats, won=((),) * seats)
    return State(table, tuple(Mind(seat) for seat in range(seats)), House())


def stack(house: House, event: Event) -> House:
    """What nobody knows, after an event."""
    match event:
        case SpareTold(Known(lot)):
            return replace(house, spare=lot)
    return house
