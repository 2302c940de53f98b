"""The auction as a picture shows it."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel.table_drawing import Card, Pile, SeatArea, SeatMarker, Sketch
from tests.toys.sealed_auction.lots import Lot
from tests.toys.sealed_auction.mind import Mind
from tests.toys.sealed_auction.table import Table


def sketch(table: Table, minds: Sequence[Mind], people: Sequence[str]) -> Sketch:
    """The table. minds: those that one may look into; people: what each bidder is called."""
    wishes = {**dict[int, Lot | None](enumerate(table.wishes)), **{mind.seat: mind.wish for mind in minds}}
    bids = {mind.seat: mind.bid for mind in minds if mind.bid is not None}
    return Sketch(
        places=tuple(
            SeatArea(
                name=people[seat],
                cards=(Card(wishes.get(seat) or "", is_role=True), *(Card(lot) for lot in table.won[seat])),
                tokens=(SeatMarker(f"Bid {bids[seat]}" if seat in bids else "Bid sealed"),)
                if seat in table.sealed
                else (),
                coins=coins,
            )
            for seat, coins in enumerate(table.coins)
        ),
        piles=(Pile("Lot", len(table.shown), Card(table.shown[-1]) if table.shown else Card()),),
        captions=(f"The till holds {table.till}",),
    )
