"""The house's own bidder: everything for its wish, a coin for anything else."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.offers import Command
from tests.toys.sealed_auction.commands import Bid
from tests.toys.sealed_auction.mind import Mind
from tests.toys.sealed_auction.table import Table


def house_bot(table: Table, mind: Mind, chance: Chance) -> Command:
    """A bid by the house's own bidder."""
    coins = table.coins[mind.seat]
    if table.shown[-1] == mind.wish:
        return Bid(coins)
    return Bid(chance("house", range(min(1, coins) + 1)))
