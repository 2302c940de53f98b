"""The auction: its types, what follows from what, and the worlds of a bidder (rules SA-1 to SA-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from deaddrop import rules
from deaddrop.rules import (
    NOBODY,
    Between,
    Chance,
    Command,
    Concealed,
    Event,
    Folds,
    Known,
    Malformed,
    Offer,
    Outcome,
    PerSeat,
    Seat,
    Secret,
    offer,
    to,
)

Lot = Literal["CLOCK", "MAP", "RING", "VASE"]
LOTS: tuple[Lot, ...] = ("CLOCK", "MAP", "RING", "VASE")
SEATS = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Table options."""

    rounds: Annotated[int, Meta(description="Number of rounds, 1 to 4.")] = 3
    coins: Annotated[int, Meta(description="Coins of each bidder at the start, 1 to 20.")] = 5


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stated deal."""

    wishes: Annotated[tuple[Lot, ...], Meta(description="Wishes, one per seat.")] = ()
    lots: Annotated[tuple[Lot, ...], Meta(description="Lots in the order in which they come up.")] = ()


class Bid(Command, frozen=True, tag="bid", forbid_unknown_fields=True):
    """Seal a bid for the lot that is up."""

    rule = "SA-3"
    coins: int


class WishTold(Event, frozen=True, tag="sealed_auction.wish_told"):
    rule = "SA-1"
    line = "{seat:who} is told which lot to wish for."
    line_known = "{seat:who} is told which lot to wish for: the {lot:plain}."
    seat: Seat
    lot: Secret[Lot]

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, wish=self.lot.value)


class SpareTold(Event, frozen=True, tag="sealed_auction.spare_told"):
    """The lot that nobody wishes for, which nobody is told."""

    rule = "SA-1"
    line = "One lot is nobody's wish."
    line_known = "One lot is nobody's wish: the {lot:plain}."
    lot: Secret[Lot]


class LotShown(Event, frozen=True, tag="sealed_auction.lot_shown"):
    """A lot is up; `asked` are the bidders who have a coin."""

    rule = "SA-2"
    line = "The {lot:plain} is up, and a bid is asked of {asked:all}."
    lot: Lot
    asked: tuple[Seat, ...]

    def on_table(self, table: Table) -> Table:
        return replace(table, shown=(*table.shown, self.lot), asked=self.asked, sealed=())


class BidSealed(Event, frozen=True, tag="sealed_auction.bid_sealed"):
    """A bid, which looks like every other one."""

    rule = "SA-3"
    line = "{seat:who} seals a bid."
    line_known = "{seat:who} seals a bid of {coins:plain}."
    seat: Seat
    coins: Secret[int]

    def on_table(self, table: Table) -> Table:
        asked = tuple(each for each in table.asked if each != self.seat)
        return replace(table, asked=asked, sealed=tuple(sorted((*table.sealed, self.seat))))

    def on_own_mind(self, mind: Mind) -> Mind:
        return replace(mind, bid=self.coins.value)


class BidsOpened(Event, frozen=True, tag="sealed_auction.bids_opened"):
    """winner: None where everybody bid nothing."""

    rule = "SA-4"
    line = "The bids are opened: {bids:bids}. The lot goes to {winner:winner}."
    bids: PerSeat[int]
    winner: Seat | None

    def on_table(self, table: Table) -> Table:
        price = max(self.bids)
        coins = tuple(has - price * (seat == self.winner) for seat, has in enumerate(table.coins))
        won = tuple((*lots, table.shown[-1]) if seat == self.winner else lots for seat, lots in enumerate(table.won))
        return replace(table, coins=coins, won=won, till=table.till + price, bids=self.bids, sealed=())

    def on_every_mind(self, mind: Mind) -> Mind:
        return replace(mind, bid=None)


class Ended(Event, frozen=True, tag="sealed_auction.ended"):
    """The winners, and the points of each."""

    rule = "SA-5"
    line = "The auction has ended, and the points are counted: {points:bids}. {winners:all} won."
    winners: tuple[Seat, ...]
    points: PerSeat[int]

    def on_table(self, table: Table) -> Table:
        return replace(table, points=self.points, outcome=Outcome(self.winners, "most_points"))


class WishesRevealed(Event, frozen=True, tag="sealed_auction.wishes_revealed"):
    rule = "SA-5"
    line = "The wishes are opened: {wishes:bids}."
    wishes: PerSeat[Lot]

    def on_table(self, table: Table) -> Table:
        return replace(table, wishes=self.wishes)


class Table(msgspec.Struct, frozen=True):
    """coins: left of each; till: what was paid; won: each one's lots; shown: lots so far.

    asked: who must still bid; sealed: who has bid for the lot that is up; bids: the last that were opened.
    """

    options: Options
    coins: PerSeat[int]
    won: PerSeat[tuple[Lot, ...]]
    till: int = 0
    shown: tuple[Lot, ...] = ()
    asked: tuple[Seat, ...] = ()
    sealed: tuple[Seat, ...] = ()
    bids: PerSeat[int] = ()
    points: PerSeat[int] = ()
    outcome: Outcome | None = None
    wishes: PerSeat[Lot] = ()


class Mind(rules.Mind, frozen=True):
    """A bidder's knowledge beyond the table: its wish, and the bid it sealed."""

    wish: Lot | None = None
    bid: int | None = None


class House(Concealed, frozen=True):
    """The lot that no bidder wishes for."""

    spare: Lot | None = None


State = rules.State[Table, Mind, House]
Deciding = rules.Deciding[Table, Mind, House]


FOLDS = Folds[Table, Mind, House](
    (WishTold, SpareTold, LotShown, BidSealed, BidsOpened, Ended, WishesRevealed),
    {SpareTold: lambda house, event: replace(house, spare=event.lot.value)},
)


def seating(options: Options, players: int) -> int:
    """No automaton bids.  Raises Malformed."""
    if players != SEATS:
        raise Malformed("The sealed auction is for exactly 3 bidders.")
    if not 1 <= options.rounds <= len(LOTS):
        raise Malformed("options.rounds is from 1 to 4.")
    if not 1 <= options.coins <= 20:
        raise Malformed("options.coins is from 1 to 20.")
    return 0


def deal_outcomes(_options: Options, _seats: int, deal: Deal) -> Mapping[str, Sequence[Any]]:
    """A stated deal as outcomes by source.  Raises Malformed."""
    for named in (deal.wishes, deal.lots):
        if len(set(named)) != len(named):
            raise Malformed("A lot is named twice.")
    if len(deal.wishes) > SEATS:
        raise Malformed("There are three bidders to wish.")
    return {"wishes": deal.wishes, "lots": deal.lots}


def initial(options: Options, seats: int) -> State:
    """Nothing is told or shown."""
    table = Table(options, coins=(options.coins,) * seats, won=((),) * seats)
    return State(table, tuple(Mind(seat) for seat in range(seats)), House())


def open_game(deciding: Deciding) -> None:
    """Rules SA-1, SA-2."""
    wishes = deciding.draw_several("wishes", LOTS, len(deciding.minds))
    for seat, lot in enumerate(wishes):
        deciding.emit(WishTold(seat, Known(lot, to(seat))))
    [spare] = set(LOTS) - set(wishes)
    deciding.emit(SpareTold(Known(spare, NOBODY)))
    show_lot(deciding)


def show_lot(deciding: Deciding) -> None:
    """The next lot is up."""
    left = tuple(lot for lot in LOTS if lot not in deciding.table.shown)
    deciding.emit(
        LotShown(deciding.draw("lots", left), tuple(seat for seat, coins in enumerate(deciding.table.coins) if coins))
    )


def decisions(table: Table) -> dict[Seat, str]:
    """All who have not bid yet are awaited at once."""
    return dict.fromkeys(table.asked, "bid")


def offers(table: Table, mind: Mind) -> tuple[Offer, ...]:
    """One bid, from nothing, which is what an absent bidder bids, to all coins.  Rules SA-3, SA-6."""
    if mind.seat not in table.asked:
        return ()
    return (offer(Bid, coins=Between(0, table.coins[mind.seat])),)


def decide(deciding: Deciding, seat: Seat, command: Bid) -> None:
    """Rules SA-3, SA-4: the last bid opens all."""
    deciding.emit(BidSealed(seat, Known(command.coins, to(seat))))
    if not deciding.table.asked:
        bids = tuple(mind.bid or 0 for mind in deciding.minds)
        deciding.emit(BidsOpened(bids, highest(bids, deciding)))
        continue_auction(deciding)


def highest(bids: tuple[int, ...], deciding: Deciding) -> Seat | None:
    """The highest bidder; of several, one is drawn."""
    tied = tuple(seat for seat, bid in enumerate(bids) if bid == max(bids))
    if max(bids) == 0:
        return None
    return tied[0] if len(tied) == 1 else deciding.draw("ties", tied)


def continue_auction(deciding: Deciding) -> None:
    """Rule SA-5."""
    table = deciding.table
    if len(table.shown) < table.options.rounds and any(table.coins):
        return show_lot(deciding)
    points = tuple(sum(worth(lot, mind.wish) for lot in table.won[mind.seat]) for mind in deciding.minds)
    return deciding.emit(Ended(tuple(seat for seat, each in enumerate(points) if each == max(points)), points))


def worth(lot: Lot, wish: Lot | None) -> int:
    return 3 if lot == wish else 1


def reveal(state: State) -> tuple[Event, ...]:
    """Every wish, face up."""
    wishes = tuple(mind.wish for mind in state.minds if mind.wish)
    return (WishesRevealed(wishes),) if wishes else ()


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
        bid = chance("bids", range(table.coins[seat] + 1)) if seat in table.sealed else None
        minds.append(Mind(seat, wish, bid))
    return State(table, tuple(minds), House(left[0]))
