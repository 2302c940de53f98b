"""What everybody sees."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from domain.kernel.folds import Fold, unchanged_by
from domain.kernel.ruleset import Outcome
from domain.kernel.secrecy import Seat
from tests.toys.sealed_auction.events import BidSealed, BidsOpened, Ended, LotShown, SpareTold, WishesRevealed, WishTold
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


def sealed(table: Table, event: BidSealed) -> Table:
    asked = tuple(each for each in table.asked if each != event.seat)
    return replace(table, asked=asked, sealed=tuple(sorted((*table.sealed, event.seat))))


def opened(table: Table, event: BidsOpened) -> Table:
    price = max(event.bids)
    coins = tuple(has - price * (seat == event.winner) for seat, has in enumerate(table.coins))
    won = tuple((*lots, table.shown[-1]) if seat == event.winner else lots for seat, lots in enumerate(table.won))
    return replace(table, coins=coins, won=won, till=table.till + price, bids=event.bids, sealed=())


fold_table = Fold[Table]({
    **unchanged_by(WishTold, SpareTold),
    LotShown: lambda table, event: replace(table, shown=(*table.shown, event.lot), asked=event.asked, sealed=()),
    BidSealed: sealed,
    BidsOpened: opened,
    Ended: lambda table, event: replace(table, points=event.points, outcome=Outcome(event.winners, "most_points")),
    WishesRevealed: lambda table, event: replace(table, wishes=event.wishes),
})  # fmt: skip
"""What everybody sees after an event, as everybody may know it."""


def decisions(table: Table) -> dict[Seat, str]:
    """All who have not bid yet are awaited at once."""
    return dict.fromkeys(table.asked, "bid")


def outcome(table: Table) -> Outcome | None:
    return table.outcome
