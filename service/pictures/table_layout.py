"""A sketch as a picture: one SVG of the size of a link's preview, with no script, no font and no image from elsewhere."""

from __future__ import annotations

from math import cos, pi, sin

from domain.kernel.table_drawing import Sketch
from service.pictures.components import BACKS, BRASS, CREAM, pile
from service.pictures.elements import SERIF, element, line, words
from service.pictures.seat_panel import PANEL_H, panel
from service.pictures.wide_board_layout import FELT, laid, wanted

WIDTH, HEIGHT = 1200, 630
CENTRE_X, CENTRE_Y = 600, 330
RIM = 88
CLOSER = 1.2
ROOM = 6
"""Seats that have room at full size."""

FAINT = "#a9b4bd"
DEFS = (
    '<defs><radialGradient id="dd-night" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="#1d2a36"/>'
    '<stop offset="1" stop-color="#090d12"/></radialGradient>'
    '<radialGradient id="dd-felt" cx="50%" cy="42%" r="62%"><stop offset="0" stop-color="#1c6655"/>'
    '<stop offset="1" stop-color="#0a322c"/></radialGradient>'
    '<linearGradient id="dd-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a5a2c"/>'
    '<stop offset="1" stop-color="#38260f"/></linearGradient>' + BACKS + "</defs>"
)
"""Night, felt and wood; the backs of cards."""


def svg(sketch: Sketch, title: str, moment: str, eyes: str, description: str, *, says_what_it_is: bool = True) -> str:
    """The picture. title: the game's; moment, eyes: when, and as who sees it; description: the same in words.

    says_what_it_is: whether title, moment and eyes stand in it, and it has the size of a preview.
    """
    top = 0 if says_what_it_is or sketch.board else highest(len(sketch.places))
    felt_h = FELT if says_what_it_is or sketch.board is None else wanted(sketch, sketch.board)
    height = round(HEIGHT - FELT + felt_h)
    parts = [
        element("title", words(f"{title}, {moment}"), id="dd-title"),
        element("desc", words(description), id="dd-desc"),
        DEFS,
        element("rect", width=WIDTH, height=height, fill="url(#dd-night)"),
        *(laid(sketch, sketch.board, felt_h) if sketch.board is not None else seated(sketch)),
        *(corners(title, moment, eyes) if says_what_it_is else ()),
    ]
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 {top} {WIDTH} {height - top}",
        width=WIDTH,
        height=height - top,
        role="img",
        aria_labelledby="dd-title dd-desc",
    )


def highest(seats: int) -> int:
    """Where the table begins."""
    return round(min(RIM, *[spot(nth, seats)[1] - PANEL_H * size(nth, seats) / 2 for nth in range(seats)])) - 16


def corners(title: str, moment: str, eyes: str) -> tuple[str, ...]:
    """What the picture is of, in its corners."""
    return (
        line(title, 40, 62, 34, CREAM, width=250, font_family=SERIF),
        line("DEAD DROP", 1160, 58, 18, BRASS, width=250, anchor="end", letter_spacing=4),
        line(eyes, 40, 604, 17, FAINT, width=360),
        line(moment[:1].upper() + moment[1:], 1160, 604, 17, FAINT, width=360, anchor="end"),
    )


def seated(sketch: Sketch) -> list[str]:
    """An oval table with the seats around it."""
    seats = len(sketch.places)
    return [oval(), *middle(sketch), *[seat(sketch, number_, seats) for number_ in range(seats)]]


def oval() -> str:
    middle = {"cx": CENTRE_X, "cy": CENTRE_Y}
    return (
        element("ellipse", **middle, rx=486, ry=242, fill="url(#dd-rim)", stroke="#0a0705", stroke_width=2)
        + element("ellipse", **middle, rx=462, ry=220, fill="url(#dd-felt)", stroke=BRASS, stroke_opacity=0.5)
        + element("ellipse", **middle, rx=448, ry=207, fill="none", stroke=BRASS, stroke_opacity=0.22)
    )


def middle(sketch: Sketch) -> list[str]:
    """The piles side by side, and the captions under them on two lines."""
    left = CENTRE_X - 75 * (len(sketch.piles) - 1)
    piles = [pile(each, left + 150 * number_) for number_, each in enumerate(sketch.piles)]
    top = 390 if sketch.piles else 310
    return piles + [
        line(each, CENTRE_X, top + 25 * number_, 19, CREAM if number_ == 0 else "#cfd9d3", width=480, anchor="middle", font_family=SERIF)
        for number_, each in enumerate(filter(None, (*sketch.captions[:1], " · ".join(sketch.captions[1:]))))
    ]  # fmt: skip


def size(nth: int, seats: int) -> float:
    """How large a seat is drawn."""
    return round(min(1.0, ROOM / seats) * (CLOSER if nth == 0 else 1), 3)


def spot(nth: int, seats: int) -> tuple[float, float]:
    """The middle of the place of the nth seat after the one that sits in front, clockwise.

    >>> spot(0, 4), spot(1, 4)
    ((600, 529.2), (165.0, 330.0))
    """
    if nth == 0:
        return CENTRE_X, round(HEIGHT - 6 - PANEL_H * size(0, seats) / 2, 1)
    angle = pi / 2 + 2 * pi * nth / seats
    return round(CENTRE_X + 435 * cos(angle), 1), round(CENTRE_Y + 205 * sin(angle), 1)


def seat(sketch: Sketch, number_: int, seats: int) -> str:
    """A seat: its name, what it has, and how it stands; the one in front larger."""
    nth = (number_ - sketch.front) % seats
    x, y = spot(nth, seats)
    return panel(sketch, number_, x, y, size(nth, seats))
