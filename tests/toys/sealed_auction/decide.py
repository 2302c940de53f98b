"""What follows from the opening, from a bid, and from the end (rules SA-1 to SA-5)."""

from __future__ import annotations

from domain.kernel.chance import Chance
from domain.kernel.secrecy import NOBODY, Event, Known, Seat, observe, to
from tests.toys.sealed_auction.commands import Bid
from tests.toys.sealed_auction.events import (
    BidSealed,
    BidsOpened,
    Ended,
    LotShown,
    SpareTold,
    WishesRevealed,
    WishTold,
)
from tests.toys.sealed_auction.lots import LOTS, Lot
from tests.toys.sealed_auction.state import State
from tests.toys.sealed_auction.table import Table, fold_table


def open_game(state: State, chance: Chance) -> tuple[Event, ...]:
    """Rules SA-1, SA-2."""
    left, told = list(LOTS), []
    for mind in state.minds:
        told.append(WishTold(mind.seat, Known(chance("wishes", tuple(left)), to(mind.seat))))
        left.remove(told[-1].lot.value)  # type: ignore[union-attr]
    return *told, SpareTold(Known(left[0], NOBODY)), shown(state.table, chance)


def shown(table: Table, chance: Chance) -> LotShown:
    left = tuple(lot for lot in LOTS if lot not in table.shown)
    return LotShown(chance("lots", left), tuple(seat for seat, coins in enumerate(table.coins) if coins))


def decide(state: State, seat: Seat, command: Bid, chance: Chance) -> tuple[Event, ...]:
    """Rules SA-3, SA-4: the last bid opens all."""
    sealed = BidSealed(seat, Known(command.coins, to(seat)))
    if state.table.asked != (seat,):
        return (sealed,)
    bids = tuple(command.coins if mind.seat == seat else mind.bid or 0 for mind in state.minds)
    opened = BidsOpened(bids, highest(bids, chance))
    table = state.table
    for event in (sealed, opened):
        table = fold_table(table, observe(event, None))
    return sealed, opened, following(state, table, chance)


def highest(bids: tuple[int, ...], chance: Chance) -> Seat | None:
    tied = tuple(seat for seat, bid in enumerate(bids) if bid == max(bids))
    if max(bids) == 0:
        return None
    return tied[0] if len(tied) == 1 else chance("ties", tied)


def following(state: State, table: Table, chance: Chance) -> Event:
    """Rule SA-5."""
    if len(table.shown) < table.options.rounds and any(table.coins):
        return shown(table, chance)
    points = tuple(sum(worth(lot, mind.wish) for lot in table.won[mind.seat]) for mind in state.minds)
    return Ended(tuple(seat for seat, each in enumerate(points) if each == max(points)), points)


def worth(lot: Lot, wish: Lot | None) -> int:
    return 3 if lot == wish else 1


def reveal(state: State) -> tuple[Event, ...]:
    """Every wish, face up."""
    wishes = tuple(mind.wish for mind in state.minds if mind.wish)
    return (WishesRevealed(wishes),) if wishes else ()
