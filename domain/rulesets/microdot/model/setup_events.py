"""Events before the first turn: throws for the order, colours, the bags (rule MD-2)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from domain.kernel.secrecy import Event, Seat
from domain.kernel.tuples import with_item
from domain.rulesets.microdot.model.pieces import Colour, Place
from domain.rulesets.microdot.model.table import Table, without_seat


class ThrownForStart(Event, frozen=True, tag="microdot.thrown_for_start"):
    """A throw of the Coloured Die for the order of choosing colours."""

    rule, weight = "MD-2.1", "part"
    line = "{seat:who} throws {face:plain} to choose a colour."
    changes_nothing = True
    seat: Seat
    face: Annotated[int, Meta(description="The face thrown.")]


class OrderSettled(Event, frozen=True, tag="microdot.order_settled"):
    """The order in which the seats choose colours."""

    rule, weight = "MD-2.1", "part"
    line = "Players choose colours in this order: {seats:all}."
    seats: Annotated[tuple[Seat, ...], Meta(description="Seats in the order in which they choose colours.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, phase="colour", by_throw=self.seats, choosers=self.seats)


class ColourChosen(Event, frozen=True, tag="microdot.colour_chosen"):
    """A seat chooses a colour."""

    rule = "MD-2.2"
    line = "{seat:who} plays {colour:plain}."
    seat: Seat
    colour: Annotated[Colour, Meta(description="The colour chosen; it also fixes the territory.")]

    def on_table(self, table: Table) -> Table:
        colours = with_item(table.colours, self.seat, self.colour)
        return replace(table, colours=colours, choosers=without_seat(table.choosers, self.seat))


class TableLaid(Event, frozen=True, tag="microdot.table_laid"):
    """The bags are placed."""

    rule, weight = "MD-2.4", "part"
    line = "The bags are in place. Turn order: {order:all}."
    bags: Annotated[tuple[Place, ...], Meta(description="Squares of the bags, by seat.")]
    order: Annotated[tuple[Seat, ...], Meta(description="Seats in turn order.")]

    def on_table(self, table: Table) -> Table:
        return replace(table, bags=self.bags, order=self.order)


EVENTS = (ThrownForStart, OrderSettled, ColourChosen, TableLaid)
