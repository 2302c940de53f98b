"""The ground under a zone: the layout of a board under things, for pages that draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from domain.kernel.secrecy import Seat


class Cell(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, gc=False):
    """A part of a ground, in its units from the upper left.

    at: its name, as things in the zone and answers have it; empty for mere drawing; x, y, w, h: its position and size.
    mark: its sort, in a word of the look's; tone: its colour; symbol: its picture; label: the text on it; name: its
    name.
    signs: the effect there in a word or two, by command; badge: the way there, for cells also listed next to the board.
    """

    x: int
    y: int
    w: int = 1
    h: int = 1
    at: str = ""
    mark: str = ""
    tone: str = ""
    symbol: str = ""
    label: str = ""
    name: str = ""
    badge: str = ""
    signs: Mapping[str, str] = {}


class Ground(msgspec.Struct, frozen=True, omit_defaults=True):
    """columns, rows: of the units; cells: later ones lie above earlier ones; of a track, in the order of the way along
    it.
    squares: cells of one size that fill it, row by row, under these; below: the cells under those.
    around: the zone that lies in its middle, with a unit of its own around it; tones: colours of seats, for their
    cells.
    caption: of the list of cells with badges.
    """

    columns: int
    rows: int
    cells: tuple[Cell, ...]
    squares: tuple[Cell, ...] = ()
    below: tuple[Cell, ...] = ()
    around: str | None = None
    tones: Mapping[Seat, str] = {}
    caption: str = ""

    @property
    def all_cells(self) -> tuple[Cell, ...]:
        """From the lowest to the highest."""
        return (*self.below, *self.squares, *self.cells)


def no_grounds(_table: Any, _mind: Any) -> Mapping[str, Ground]:
    """Zones without boards."""
    return {}
