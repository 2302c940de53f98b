"""Events before the first turn: throws for the order, colours, the bags (rule MD-2)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.microdot.model.pieces import Colour, Place


class ThrownForStart(Event, frozen=True, tag="microdot.thrown_for_start"):
    """A throw of the Coloured Die for the order of choosing colours."""

    rule = "MD-2.1"
    seat: Seat
    face: Annotated[int, Meta(description="The one that came up.")]


class OrderSettled(Event, frozen=True, tag="microdot.order_settled"):
    """The order in which the seats choose colours."""

    rule = "MD-2.1"
    seats: Annotated[tuple[Seat, ...], Meta(description="First to last.")]


class ColourChosen(Event, frozen=True, tag="microdot.colour_chosen"):
    """A seat chooses a colour."""

    rule = "MD-2.2"
    seat: Seat
    colour: Annotated[Colour, Meta(description="And territory.")]


class TableLaid(Event, frozen=True, tag="microdot.table_laid"):
    """The bags are placed."""

    rule = "MD-2.4"
    bags: Annotated[tuple[Place, ...], Meta(description="Squares by seat.")]
    order: Annotated[tuple[Seat, ...], Meta(description="Of turns.")]


EVENTS = (ThrownForStart, OrderSettled, ColourChosen, TableLaid)
