"""A zone's ground for the table's templates: cells, things on them, and pieces with their places."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from domain.kernel.words.ground import Cell, Ground

Json = dict[str, Any]


def to_quoted(text: str) -> Markup:
    """JSON for an attribute in single quotes, which avoids most escapes.

    >>> str(to_quoted('["<b>", "&"]'))
    '["&lt;b>", "&amp;"]'
    """
    return Markup(text.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;"))


class ShownCell(NamedTuple):
    """A cell. means: its value in an answer; name: its name with the things on it; signs: as JSON, by command."""

    cell: Cell
    means: str
    name: str
    signs: str


class Lying(NamedTuple):
    """A thing on a cell. nth: its index there, of many."""

    thing: Any
    cell: Cell
    nth: int
    many: int


class ShownGround(NamedTuple):
    """A ground. below, squares, cells: cells of the ground; lying: the things on it; inner: the zone in its middle, if any.

    badged: cells that are also listed next to it.
    """

    ground: Ground
    below: tuple[ShownCell, ...]
    squares: tuple[ShownCell, ...]
    cells: tuple[ShownCell, ...]
    lying: tuple[Lying, ...]
    inner: Any
    badged: tuple[ShownCell, ...]


def to_shown_ground(ground: Ground, zone: str, things: Sequence[Any], means: Callable[[str], str]) -> ShownGround:
    """The ground of a zone with these things. means: the value of a place in an answer, as JSON."""
    by_name = {each.at: each for each in ground.all_cells if each.at}
    lying = tuple(lying_on(by_name, things))
    there: dict[str, list[str]] = {}
    for each in lying:
        there.setdefault(each.cell.at, []).append(each.thing.title)
    below, squares, cells = (
        tuple(to_shown_cell(each, zone, there, means) for each in group) for group in (ground.below, ground.squares, ground.cells)
    )
    badged = sorted([each for each in cells if each.cell.badge], key=lambda each: each.cell.badge)
    return ShownGround(ground, below, squares, cells, lying, None, tuple(badged))


def to_shown_cell(cell: Cell, zone: str, there: Mapping[str, Sequence[str]], means: Callable[[str], str]) -> ShownCell:
    name = ", ".join([cell.name, *there.get(cell.at, ())]) if cell.at else cell.name
    return ShownCell(cell, means(f"{zone}/{cell.at}") if cell.at else "", name, json.dumps(dict(cell.signs)) if cell.signs else "")


def lying_on(cells: Mapping[str, Cell], things: Sequence[Any]) -> Iterator[Lying]:
    many, come = Counter([each.cell for each in things]), Counter[str]()
    for each in things:
        if each.cell in cells:
            yield Lying(each, cells[each.cell], come[each.cell], many[each.cell])
            come[each.cell] += 1


class GroundPiece(NamedTuple):
    """A piece of a seat. zone: its zone's id; at: its cell; captor: the seat of its zone, if that is another seat."""

    thing: Json
    zone: str
    at: str
    captor: int | None


def pieces_of(scene: Json, seat: int, order: Sequence[str]) -> list[GroundPiece]:
    """A seat's pieces in all zones, in this order of their kinds."""
    found = [
        GroundPiece(thing, zone["id"], thing.get("at", ""), zone["seat"] if zone.get("seat", seat) != seat else None)
        for zone in scene["zones"]
        for thing in zone.get("things", ())
        if "piece" in thing and thing.get("of") == seat
    ]
    return sorted(found, key=lambda each: order.index(each.thing["piece"]))
