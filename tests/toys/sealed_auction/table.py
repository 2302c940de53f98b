"""What everybody sees."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Seat, Seen
from tests.toys.sealed_auction.events import BidSealed, BidsOpened, Ended, LotShown, WishesRevealed
from tests.toys.sealed_auction.lots import Lot, Options


class Table(msgspec.Struct, frozen=True):
    """Tuples are by seat. coins: what each has left; till: what was paid; won: each one's lots; shown: lots so far.

    asked: who must still bid; sealed: who has bid for the lot that is up; bids: the last that were opened.
    """

    options: Options
    coins: tuple[int, ...]
    won: tuple[tuple[Lot, ...], ...]
    till: int = 0
    shown: tuple[Lot, ...] = ()
    asked: tuple[Seat, ...] = ()
    sealed: tuple[Seat, ...] = ()
    bids: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    outcome: Outcome | None = None
    wishes: tuple[Lot, ...] = ()


def see(table: Table, seen: Seen) -> Table:
    """The table after an event, as everybody may know it."""
    match seen.event:
        case LotShown(lot, asked):
            return replace(table, shown=(*table.shown, lot), asked=asked, sealed=())
        case BidSealed(seat):
            asked = tuple(each for each in table.asked if each != seat)
            return replace(table, asked=asked, sealed=tuple(sorted((*table.sealed, seat))))
        case BidsOpened(bids, winner):
            return opened(table, bids, winner)
        case Ended(winners, points):
            return replace(table, points=points, outcome=Outcome(winners, "most_points"))
        case WishesRevealed(wishes):
            return replace(table, wishes=wishes)
    return table


def opened(table: Table, bids: tuple[int, ...], winner: Seat | None) -> Table:
    price = max(bids)
    coins = tuple(has - price * (seat == winner) for seat, has in enumerate(table.coins))
    won = tuple((*lots, table.shown[-1]) if seat == winner else lots for seat, lots in enumerate(table.won))
    return replace(table, coins=coins, won=won, till=table.till + price, bids=bids, sealed=())


def decisions(table: Table) -> dict[Seat, str]:
    """All who have not bid yet are awaited at once."""
    return dict.fromkeys(table.asked, "bid")


def outcome(table: Table) -> Outcome | None:
    return table.outcome
