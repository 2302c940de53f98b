"""What follows from the opening, from a bid, and from the end (rules SA-1 to SA-5)."""

from __future__ import annotations

from domain.kernel.secrecy import NOBODY, Event, Known, Seat, to
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
from tests.toys.sealed_auction.state import State, Turn


def open_game(turn: Turn) -> None:
    """Rules SA-1, SA-2."""
    wishes = turn.draw_several("wishes", LOTS, len(turn.minds))
    for seat, lot in enumerate(wishes):
        turn.tell(WishTold(seat, Known(lot, to(seat))))
    [spare] = set(LOTS) - set(wishes)
    turn.tell(SpareTold(Known(spare, NOBODY)))
    show(turn)


def show(turn: Turn) -> None:
    """The next lot is up."""
    left = tuple(lot for lot in LOTS if lot not in turn.table.shown)
    turn.tell(LotShown(turn.draw("lots", left), tuple(seat for seat, coins in enumerate(turn.table.coins) if coins)))


def decide(turn: Turn, seat: Seat, command: Bid) -> None:
    """Rules SA-3, SA-4: the last bid opens all."""
    turn.tell(BidSealed(seat, Known(command.coins, to(seat))))
    if not turn.table.asked:
        bids = tuple(mind.bid or 0 for mind in turn.minds)
        turn.tell(BidsOpened(bids, highest(bids, turn)))
        go_on(turn)


def highest(bids: tuple[int, ...], turn: Turn) -> Seat | None:
    tied = tuple(seat for seat, bid in enumerate(bids) if bid == max(bids))
    if max(bids) == 0:
        return None
    return tied[0] if len(tied) == 1 else turn.draw("ties", tied)


def go_on(turn: Turn) -> None:
    """Rule SA-5."""
    table = turn.table
    if len(table.shown) < table.options.rounds and any(table.coins):
        return show(turn)
    points = tuple(sum(worth(lot, mind.wish) for lot in table.won[mind.seat]) for mind in turn.minds)
    return turn.tell(Ended(tuple(seat for seat, each in enumerate(points) if each == max(points)), points))


def worth(lot: Lot, wish: Lot | None) -> int:
    return 3 if lot == wish else 1


def reveal(state: State) -> tuple[Event, ...]:
    """Every wish, face up."""
    wishes = tuple(mind.wish for mind in state.minds if mind.wish)
    return (WishesRevealed(wishes),) if wishes else ()
