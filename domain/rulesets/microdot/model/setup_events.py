"""Events before the first turn: throws for the order, colours, the bags (rule MD-2)."""

from __future__ import annotations

from domain.kernel.secrecy import Event, Seat
from domain.rulesets.microdot.model.pieces import Colour, Place


class ThrownForStart(Event, frozen=True, tag="microdot.thrown_for_start"):
    """A throw of the Coloured Die for the order of choosing colours. face: the one that came up."""

    rule = "MD-2.1"
    seat: Seat
    face: int


class OrderSettled(Event, frozen=True, tag="microdot.order_settled"):
    """The order in which the seats choose colours. seats: first to last."""

    rule = "MD-2.1"
    seats: tuple[Seat, ...]


class ColourChosen(Event, frozen=True, tag="microdot.colour_chosen"):
    """A seat chooses a colour. colour: and territory."""

    rule = "MD-2.2"
    seat: Seat
    colour: Colour


class TableLaid(Event, frozen=True, tag="microdot.table_laid"):
    """The bags are placed. bags: squares by seat; order: of turns."""

    rule = "MD-2.4"
    bags: tuple[Place, ...]
    order: tuple[Seat, ...]


EVENTS = (ThrownForStart, OrderSettled, ColourChosen, TableLaid)
