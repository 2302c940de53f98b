"""The truth: the table, the minds, and the lot that nobody wishes for."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import state as kernel_state
from domain.kernel import turn as kernel_turn
from domain.kernel.folds import Folds, HouseFold, unchanged_by
from domain.kernel.secrecy import Concealed
from tests.toys.sealed_auction.events import (
    BidSealed,
    BidsOpened,
    Ended,
    LotShown,
    SpareTold,
    WishesRevealed,
    WishTold,
)
from tests.toys.sealed_auction.lots import Lot, Options
from tests.toys.sealed_auction.mind import Mind, fold_mind
from tests.toys.sealed_auction.table import Table, fold_table


class House(Concealed, frozen=True):
    spare: Lot | None = None


State = kernel_state.State[Table, Mind, House]


def initial(options: Options, seats: int) -> State:
    """Nothing is told or shown."""
    table = Table(options, coins=(options.coins,) * seats, won=((),) * seats)
    return State(table, tuple(Mind(seat) for seat in range(seats)), House())


fold_house = HouseFold[House]({
    SpareTold: lambda house, event: replace(house, spare=event.lot.value),
    **unchanged_by(WishTold, LotShown, BidSealed, BidsOpened, Ended, WishesRevealed),
})  # fmt: skip
"""What nobody knows, after an event."""

FOLDS = Folds(fold_table, fold_mind, fold_house)
Turn = kernel_turn.Turn[Table, Mind, House]
