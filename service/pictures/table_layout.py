"""The wide picture of a table: one SVG of the size of a link preview, without scripts, fonts or external images."""

from __future__ import annotations

from math import cos, pi, sin

from domain.kernel.table_drawing import Sketch
from service.pictures.components import BACKS, BRASS, CREAM, pile_svg
from service.pictures.elements import SERIF, element, text_line, text_markup
from service.pictures.seat_panel import PANEL_H, panel_svg
from service.pictures.wide_board_layout import FELT, board_table, preferred_felt_height

WIDTH, HEIGHT = 1200, 630
CENTRE_X, CENTRE_Y = 600, 330
RIM = 88
CLOSER = 1.2
ROOM = 6
"""Number of seats that fit at full size."""

FAINT = "#a9b4bd"
DEFS = (
    '<defs><radialGradient id="dd-night" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="#1d2a36"/>'
    '<stop offset="1" stop-color="#090d12"/></radialGradient>'
    '<radialGradient id="dd-felt" cx="50%" cy="42%" r="62%"><stop offset="0" stop-color="#1c6655"/>'
    '<stop offset="1" stop-color="#0a322c"/></radialGradient>'
    '<linearGradient id="dd-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a5a2c"/>'
    '<stop offset="1" stop-color="#38260f"/></linearGradient>' + BACKS + "</defs>"
)
"""Definitions: gradients of night, felt and wood, and the backs of cards."""


def wide_picture(
    sketch: Sketch, title: str, moment: str, viewpoint: str, description: str, *, says_what_it_is: bool = True
) -> str:
    """The picture. title: of the game; moment, viewpoint: of the position; description: its text alternative.

    says_what_it_is: whether title, moment and viewpoint stand in it, and it has the size of a preview.
    """
    top = 0 if says_what_it_is or sketch.board else table_top(len(sketch.places))
    felt_h = FELT if says_what_it_is or sketch.board is None else preferred_felt_height(sketch, sketch.board)
    height = round(HEIGHT - FELT + felt_h)
    parts = [
        element("title", text_markup(f"{title}, {moment}"), id="dd-title"),
        element("desc", text_markup(description), id="dd-desc"),
        DEFS,
        element("rect", width=WIDTH, height=height, fill="url(#dd-night)"),
        *(board_table(sketch, sketch.board, felt_h) if sketch.board is not None else oval_table(sketch)),
        *(corner_texts(title, moment, viewpoint) if says_what_it_is else ()),
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


def table_top(seats: int) -> int:
    """Left edge of the table."""
    return (
        round(
            min(RIM, *[oval_seat_centre(nth, seats)[1] - PANEL_H * seat_scale(nth, seats) / 2 for nth in range(seats)])
        )
        - 16
    )


def corner_texts(title: str, moment: str, viewpoint: str) -> tuple[str, ...]:
    """Title and position, in the corners."""
    return (
        text_line(title, 40, 62, 34, CREAM, width=250, font_family=SERIF),
        text_line("DEAD DROP", 1160, 58, 18, BRASS, width=250, anchor="end", letter_spacing=4),
        text_line(viewpoint, 40, 604, 17, FAINT, width=360),
        text_line(moment[:1].upper() + moment[1:], 1160, 604, 17, FAINT, width=360, anchor="end"),
    )


def oval_table(sketch: Sketch) -> list[str]:
    """An oval table with the seats around it."""
    seats = len(sketch.places)
    return [oval_svg(), *oval_middle(sketch), *[oval_seat_svg(sketch, number_, seats) for number_ in range(seats)]]


def oval_svg() -> str:
    middle = {"cx": CENTRE_X, "cy": CENTRE_Y}
    return (
        element("ellipse", **middle, rx=486, ry=242, fill="url(#dd-rim)", stroke="#0a0705", stroke_width=2)
        + element("ellipse", **middle, rx=462, ry=220, fill="url(#dd-felt)", stroke=BRASS, stroke_opacity=0.5)
        + element("ellipse", **middle, rx=448, ry=207, fill="none", stroke=BRASS, stroke_opacity=0.22)
    )


def oval_middle(sketch: Sketch) -> list[str]:
    """The piles side by side, and the captions under them on two lines."""
    left = CENTRE_X - 75 * (len(sketch.piles) - 1)
    piles = [pile_svg(each, left + 150 * number_) for number_, each in enumerate(sketch.piles)]
    top = 390 if sketch.piles else 310
    return piles + [
        text_line(each, CENTRE_X, top + 25 * number_, 19, CREAM if number_ == 0 else "#cfd9d3", width=480, anchor="middle", font_family=SERIF)
        for number_, each in enumerate(filter(None, (*sketch.captions[:1], " · ".join(sketch.captions[1:]))))
    ]  # fmt: skip


def seat_scale(nth: int, seats: int) -> float:
    """Scale of a seat."""
    return round(min(1.0, ROOM / seats) * (CLOSER if nth == 0 else 1), 3)


def oval_seat_centre(nth: int, seats: int) -> tuple[float, float]:
    """Centre of the nth seat after the one in front, clockwise.

    >>> oval_seat_centre(0, 4), oval_seat_centre(1, 4)
    ((600, 529.2), (165.0, 330.0))
    """
    if nth == 0:
        return CENTRE_X, round(HEIGHT - 6 - PANEL_H * seat_scale(0, seats) / 2, 1)
    angle = pi / 2 + 2 * pi * nth / seats
    return round(CENTRE_X + 435 * cos(angle), 1), round(CENTRE_Y + 205 * sin(angle), 1)


def oval_seat_svg(sketch: Sketch, number_: int, seats: int) -> str:
    """A seat; the one in front is larger."""
    nth = (number_ - sketch.front) % seats
    x, y = oval_seat_centre(nth, seats)
    return panel_svg(sketch, number_, x, y, seat_scale(nth, seats))
