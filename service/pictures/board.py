"""Draws a board: fields and cards, lines, pieces and words, on felt."""

from __future__ import annotations

from typing import Any, NamedTuple

from domain.kernel.table_drawing import Bar, Board, BoardTile, Caption, Card, Piece, Tone
from service.pictures.card_grid import bold_width, slips_svg
from service.pictures.components import BRASS, CARD_H, CARD_W, CREAM, card_svg
from service.pictures.elements import (
    SERIF,
    element,
    letter_count,
    text_line,
    text_markup,
    to_coordinate,
    with_meaning,
    wrap_words,
)

GROUNDS: dict[Tone, str] = {
    "ink": "#0c2b28",
    "red": "#5e2226",
    "gold": "#5d4614",
    "green": "#1b5137",
    "blue": "#1d3f67",
    "violet": "#42305f",
}
"""Fill colours of fields and pieces, each dark enough for cream text."""

LINES: dict[Tone, str] = {
    "ink": CREAM,
    "red": "#ff8f86",
    "gold": BRASS,
    "green": "#7fd8a8",
    "blue": "#8fc1f5",
    "violet": "#c3a6f5",
}
FAINT = "#9db5ac"
"""Colour of secondary text, legible on felt and on dark fields."""

CARD_SHAPE = 1.4
"""Height of a card, of its width."""

HIGHEST = 7.5
"""Maximum height of a card in a field."""

ROOMY = 18
"""Minimum height of a field that holds pieces, with its words at the top."""

BOLD: dict[str, Any] = {"font_family": SERIF, "font_weight": 700}
RADIUS = 4
LETTERS_W = 6.4
"""Width available to the letters of a disc or die of the same size."""
PAWN = "M-2.9 3.8C-2.9 1.4 -1.6 .8 -1.5 -.6A2.2 2.2 0 1 1 1.5 -.6C1.6 .8 2.9 1.4 2.9 3.8Z"


class BoardFrame(NamedTuple):
    """Placement of a board in a picture. x, y: upper left corner; scale: of its units; least: smallest font size."""

    x: float
    y: float
    scale: float
    least: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.scale, self.y + y * self.scale


def fit_board(shown: Board, x: float, y: float, width: float, height: float, least: float) -> BoardFrame:
    """A frame that centres the board in a space, as large as it fits."""
    scale = min(width / shown.width, height / shown.height)
    return BoardFrame(x + (width - shown.width * scale) / 2, y + (height - shown.height * scale) / 2, scale, least)


def board_svg(shown: Board, spot: BoardFrame) -> str:
    """The whole board."""
    return "".join(
        [
            *[tile_svg(each, spot) for each in shown.tiles],
            *[bar_svg(each, spot) for each in shown.bars],
            *[piece_svg(each, spot) for each in shown.pieces],
            *[caption_svg(each, spot, shown.width) for each in shown.captions],
        ]
    )


def tile_svg(shown: BoardTile, spot: BoardFrame) -> str:
    """A field, or a card if it has the shape of one."""
    (x, y), width, height = spot.at(shown.x, shown.y), shown.width * spot.scale, shown.height * spot.scale
    is_card = abs(shown.height / shown.width - CARD_SHAPE) < 0.02
    drawn = card_tile_svg(shown, x, y, width, height) if is_card else field_svg(shown, x, y, width, height, spot)
    rim = rect_svg(x, y, width, height, spot, fill="none", stroke=BRASS, stroke_width=3) if shown.is_lit else ""
    return with_title(shown, drawn + rim)


def card_tile_svg(shown: BoardTile, x: float, y: float, width: float, height: float) -> str:
    """A card on the board; face down without words."""
    face = card_svg(Card(shown.mark, shown.label, shown.tone), 0, 0)
    shift = f"translate({to_coordinate(x)} {to_coordinate(y)}) scale({width / CARD_W:.3f} {height / CARD_H:.3f})"
    return element("g", face, transform=shift)


def field_svg(shown: BoardTile, x: float, y: float, width: float, height: float, spot: BoardFrame) -> str:
    """A field with its words."""
    ground = rect_svg(
        x, y, width, height, spot, fill=GROUNDS[shown.tone], stroke=LINES[shown.tone], stroke_opacity=0.35
    )
    if shown.cards:
        return ground + cards_in_field_svg(shown, x, y, width, height, spot)
    if shown.height >= ROOMY:
        return ground + "".join(heading_lines(shown, x, y, width, spot))
    return ground + "".join(label_lines(shown, x, y, width, height, spot))


def cards_in_field_svg(shown: BoardTile, x: float, y: float, width: float, height: float, spot: BoardFrame) -> str:
    """The field's text at its left, on two lines if it is long, and its cards to the right."""
    pad, ink = 0.5 * spot.scale, BRASS if shown.mark else CREAM
    lines, size, taken = text_beside_cards(f"{shown.mark} {shown.label}".strip(), width, height - 2 * pad, spot.least)
    words = [
        text_line(
            each,
            x + pad,
            y + height / 2 + size * (0.36 + 1.15 * (nth - (len(lines) - 1) / 2)),
            size,
            ink,
            width=0.88 * taken,
            font_weight=600,
        )
        for nth, each in enumerate(lines)
    ]
    left = x + pad + taken + (pad if lines else 0)
    slips = slips_svg(shown.cards, left, y + pad, x + width - pad - left, height - 2 * pad, HIGHEST * spot.scale)
    return "".join(words) + slips


def text_beside_cards(text: str, width: float, height: float, size: float) -> tuple[list[str], float, float]:
    """The lines of a text in a field with cards, their font size, and the width they take up.

    >>> text_beside_cards("Poison Dart", 200, 30, 15)[0], text_beside_cards("An Intimate Encounter", 200, 30, 15)[0]
    (['Poison Dart'], ['An Intimate', 'Encounter'])
    """
    if letter_count(text) * size > width:
        size = min(size, height / 2.3)
        lines = wrap_words(text, 0.6 * width / size, 2)
    else:
        lines = [text] if text else []
    return lines, size, min(0.7 * width, 0.7 * size * max(map(letter_count, lines), default=0))


def heading_lines(shown: BoardTile, x: float, y: float, width: float, spot: BoardFrame) -> list[str]:
    """The words of a field with pieces below them."""
    size = max(spot.least, 3 * spot.scale)
    left = x + 0.4 * size
    taken = size * (0.7 * len(shown.mark) + 0.3) if shown.mark else 0
    room = width - taken - 0.8 * size
    marked = [text_line(shown.mark, left, y + 1.2 * size, size, BRASS, width=width / 3, **BOLD)] if shown.mark else []
    words = [text_line(shown.label, left + taken, y + 1.2 * size, 0.8 * size, CREAM, width=room)] if shown.label else []
    return marked + words


def label_lines(shown: BoardTile, x: float, y: float, width: float, height: float, spot: BoardFrame) -> list[str]:
    """The words of a small field: the large ones, and below them the small ones on as many lines as fit."""
    middle, large = x + width / 2, 0.0
    if shown.mark:
        large = min((0.5 if shown.label else 0.75) * height, 0.6 * width, 0.8 * width / bold_width(shown.mark))
    small = min(max(spot.least, 0.18 * height), (0.4 if shown.mark else 0.6) * height)
    room = int((height - large) / (1.15 * small)) or 1
    lines = wrap_words(shown.label, (width - 4) / small, room) if shown.label else []
    top = y + (height - large - 1.15 * small * len(lines)) / 2
    inked: dict[str, Any] = {"anchor": "middle", "width": width - 3, "least": 0.5}
    marked = [text_line(shown.mark, middle, top + 0.86 * large, large, CREAM, **inked, **BOLD)] if shown.mark else []
    return marked + [
        text_line(each, middle, top + large + small * (0.9 + 1.15 * nth), small, CREAM, **inked)
        for nth, each in enumerate(lines)
    ]


def bar_svg(shown: Bar, spot: BoardFrame) -> str:
    (x1, y1), (x2, y2) = spot.at(shown.x1, shown.y1), spot.at(shown.x2, shown.y2)
    ends = {"x1": to_coordinate(x1), "y1": to_coordinate(y1), "x2": to_coordinate(x2), "y2": to_coordinate(y2)}
    width = to_coordinate(max(1.0, (1.1 if shown.is_thick else 0.25) * spot.scale))
    drawn = element("line", **ends, stroke=LINES[shown.tone], stroke_width=width, stroke_linecap="round")
    return element("g", element("title", text_markup(shown.title)), drawn) if shown.title else drawn


def piece_svg(shown: Piece, spot: BoardFrame) -> str:
    """A piece: its shape and its letters."""
    x, y = spot.at(shown.x, shown.y)
    paint = {"fill": GROUNDS[shown.tone], "stroke": LINES[shown.tone], "stroke_width": 0.6}
    match shown.shape:
        case "disc":
            form = element("circle", r=RADIUS - 0.3, **paint)
        case "pawn":
            form = element("path", d=PAWN, transform="scale(1.15)", **paint)
        case "die":
            side = 2 * RADIUS - 1
            form = element("rect", x=-side / 2, y=-side / 2, width=side, height=side, rx=1.4, **paint)
    size = {0: 0.0, 1: 5.0, 2: 4.4}.get(len(shown.label), 3.4)
    size = 0.9 * size if shown.shape == "pawn" else min(size, LETTERS_W / max(1, bold_width(shown.label)))
    low = 0.36 * size + (1.9 if shown.shape == "pawn" else 0)
    label = (
        text_line(shown.label, 0, low, size, CREAM, width=9, anchor="middle", font_weight=700) if shown.label else ""
    )
    shift = f"translate({to_coordinate(x)} {to_coordinate(y)}) scale({spot.scale * shown.size / 8:.3f})"
    return with_title(shown, element("g", form, label, transform=shift))


def caption_svg(shown: Caption, spot: BoardFrame, width: float) -> str:
    x, y = spot.at(shown.x, shown.y)
    size = max(spot.least, (2.4 if shown.is_small else 3.4) * spot.scale)
    room = (width if shown.width is None else shown.width) * spot.scale
    hung: dict[str, Any] = {} if shown.is_left else {"anchor": "middle", "font_family": SERIF}
    return text_line(shown.text, x, y, size, FAINT if shown.is_faint else LINES[shown.tone], width=room, **hung)


def rect_svg(x: float, y: float, width: float, height: float, spot: BoardFrame, **paint: object) -> str:
    return element(
        "rect",
        x=to_coordinate(x),
        y=to_coordinate(y),
        width=to_coordinate(width),
        height=to_coordinate(height),
        rx=to_coordinate(0.7 * spot.scale),
        **paint,
    )


def with_title(shown: BoardTile | Piece, inside: str) -> str:
    """Add the title and the meanings of a tile or piece to its markup."""
    if shown.means or not shown.title:
        return with_meaning(shown.title, shown.means, inside)
    return element("g", element("title", text_markup(shown.title)), inside)
