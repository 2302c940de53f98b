"""What a bidder may do, from his own view alone (rules SA-3, SA-6)."""

from __future__ import annotations

from domain.kernel.offers import Between, Command, Offer, offer
from tests.toys.sealed_auction.commands import Bid
from tests.toys.sealed_auction.mind import Mind
from tests.toys.sealed_auction.table import Table


def offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """One bid, from nothing to all he has."""
    if mind.seat not in table.asked:
        return ()
    return (offer(Bid, "SA-3", coins=Between(0, table.coins[mind.seat])),)


def default(_table: Table, _mind: Mind) -> Command:
    """An absent bidder bids nothing."""
    return Bid(coins=0)
