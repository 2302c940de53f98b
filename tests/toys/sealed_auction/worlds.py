"""A whole state that looks like one bidder's view."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Seat
from tests.toys.sealed_auction.lots import LOTS
from tests.toys.sealed_auction.mind import Mind
from tests.toys.sealed_auction.state import House, State
from tests.toys.sealed_auction.table import Table


def sample_world(table: Table, mind: Mind, chance: Chance) -> State:
    """Others' wishes in any order, and any sealed bids."""
    left = [lot for lot in LOTS if lot != mind.wish]
    minds = []
    for seat in range(len(table.coins)):
        if seat == mind.seat:
            minds.append(mind)
            continue
        wish = chance("wishes", tuple(left))
        left.remove(wish)
        minds.append(Mind(seat, wish, sealed(table, seat, chance)))
    return State(table, tuple(minds), House(left[0]))


def sealed(table: Table, seat: Seat, chance: Chance) -> int | None:
    return chance("bids", range(table.coins[seat] + 1)) if seat in table.sealed else None
