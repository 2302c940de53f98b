"""What one bidder knows beyond the table: his wish, and the bid he sealed."""

from __future__ import annotations

from msgspec.structs import replace

from domain.kernel import secrecy
from domain.kernel.secrecy import Event, Known, Seen
from tests.toys.sealed_auction.events import BidSealed, BidsOpened, WishTold
from tests.toys.sealed_auction.lots import Lot


class Mind(secrecy.Mind, frozen=True):
    wish: Lot | None = None
    bid: int | None = None


def learn(mind: Mind, seen: Seen) -> Mind:
    """What this bidder knows after an event, as he may know it."""
    match seen.event:
        case WishTold(seat, Known(lot)) if seat == mind.seat:
            return replace(mind, wish=lot)
        case BidSealed(seat, Known(coins)) if seat == mind.seat:
            return replace(mind, bid=coins)
        case BidsOpened():
            return replace(mind, bid=None)
    return mind


TELLING: frozenset[type[Event]] = frozenset((WishTold, BidSealed, BidsOpened))
