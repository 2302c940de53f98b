"""What one bidder knows beyond the table: his wish, and the bid he sealed."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.folds import Fold, by_owner, unchanged_by
from tests.toys.sealed_auction.events import (
    BidSealed,
    BidsOpened,
    Ended,
    LotShown,
    SpareTold,
    WishesRevealed,
    WishTold,
)
from tests.toys.sealed_auction.lots import Lot


class Mind(secrecy.Mind, frozen=True):
    wish: Lot | None = None
    bid: int | None = None


fold_mind = Fold[Mind]({
    WishTold: by_owner(lambda mind, event: replace(mind, wish=event.lot.value)),
    BidSealed: by_owner(lambda mind, event: replace(mind, bid=event.coins.value)),
    BidsOpened: lambda mind, _: replace(mind, bid=None),
    **unchanged_by(SpareTold, LotShown, Ended, WishesRevealed),
})  # fmt: skip
"""What this bidder knows after an event, as he may know it."""
