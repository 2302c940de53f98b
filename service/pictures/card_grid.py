"""Many cards in little room: slips of paper with words, in the number of rows that makes them largest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from domain.kernel.table_drawing import Card
from service.pictures.components import TONES
from service.pictures.elements import SERIF, element, text_line, to_coordinate, with_meaning

WIDE = 1.45
"""Maximum width of a slip, of its height."""

GAP = 0.08
"""Gap between slips, of their height."""


class Grid(NamedTuple):
    """Slips in rows. width, height: of one slip with its gap."""

    across: int
    width: float
    height: float


def best_grid(many: int, width: float, height: float, highest: float) -> Grid:
    """The grid with the largest slips.

    >>> best_grid(4, 60, 20, 20), best_grid(4, 30, 24, 20)
    (Grid(across=4, width=15.0, height=20.0), Grid(across=2, width=15.0, height=12.0))
    """
    grids = []
    for rows in range(1, many + 1):
        across = -(-many // rows)
        high = min(height / rows, highest)
        grids.append(Grid(across, min(WIDE * high, width / across), high))
    return max(grids, key=lambda each: min(each.height, each.width / 1.2))


def slips_svg(cards: Sequence[Card], x: float, y: float, width: float, height: float, highest: float) -> str:
    """The cards in a space, centred vertically."""
    if not cards:
        return ""
    laid = best_grid(len(cards), width, height, highest)
    top = y + (height - laid.height * -(-len(cards) // laid.across)) / 2
    return "".join(
        slip_svg(each, x + laid.width * (nth % laid.across), top + laid.height * (nth // laid.across), laid)
        for nth, each in enumerate(cards)
    )


def slip_svg(shown: Card, x: float, y: float, laid: Grid) -> str:
    """One slip; face down it is blue with a diamond."""
    wide, high = laid.width - GAP * laid.height, laid.height * (1 - GAP)
    ground, edge = ("#fbf8f0", "#0a1118") if shown.is_open else ("#1f3c5a", "#7fa3c4")
    paper = element(
        "rect",
        x=to_coordinate(x),
        y=to_coordinate(y),
        width=to_coordinate(wide),
        height=to_coordinate(high),
        rx=to_coordinate(high / 8),
        fill=ground,
        stroke=edge,
    )
    text, ink = (short_label(shown), TONES[shown.tone]) if shown.is_open else ("◆", "#7fa3c4")
    size = min(0.74 * high, 0.94 * wide / max(2, bold_width(text)))
    words = text_line(
        text,
        x + wide / 2,
        y + high / 2 + 0.36 * size,
        size,
        ink,
        width=wide,
        anchor="middle",
        font_family=SERIF,
        font_weight=700,
    )
    return with_meaning(shown.words, shown.means, paper + words)


def short_label(shown: Card) -> str:
    """A card's large word, and its small one if that is a symbol."""
    return f"{shown.mark}{shown.label}" if len(shown.label) == 1 else shown.mark


def bold_width(text: str) -> float:
    """Width of bold letters per font size, in the widest serif font of the pictures."""
    return sum(1.13 if each in "MW" else 0.7 if each.isdigit() else 0.32 if each == "·" else 0.84 for each in text)
