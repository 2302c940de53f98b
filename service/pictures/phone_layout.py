"""The tall picture for phones: other seats in two columns, the felt below them, the seat in front at the bottom."""

from __future__ import annotations

from math import inf

from domain.kernel.table_drawing import Sketch
from service.pictures.board import board_svg, fit_board
from service.pictures.components import BRASS, CREAM, pile_svg
from service.pictures.elements import SERIF, element, text_line, text_markup, to_coordinate
from service.pictures.seat_panel import PANEL_H, PANEL_W, panel_svg
from service.pictures.table_layout import DEFS

WIDTH, GAP, BOARD_H, CLOSER = 560, 14, 760, 1.5
LEAST = 18
"""Smallest font size on a board; a phone shows it at two thirds."""

PILES_Y = 228
"""Position where piles are drawn before they are translated."""


def phone_picture(sketch: Sketch, title: str, moment: str, description: str) -> str:
    """The picture. title: of the game; moment: of the position; description: its text alternative."""
    seats = len(sketch.places)
    others = [(sketch.front + nth) % seats for nth in range(1, seats)]
    felt = GAP + (len(others) + 1) // 2 * (PANEL_H + GAP)
    between, middle_h = phone_middle(sketch, felt)
    below = felt + middle_h + GAP
    height = round(below + CLOSER * PANEL_H + GAP)
    around = [panel_svg(sketch, seat, *phone_seat_centre(nth, len(others)), 1) for nth, seat in enumerate(others)]
    front = panel_svg(sketch, sketch.front, WIDTH / 2, below + CLOSER * PANEL_H / 2, CLOSER, (WIDTH - 2 * GAP) / CLOSER)
    return element(
        "svg",
        element("title", text_markup(f"{title}, {moment}"), id="dd-title"),
        element("desc", text_markup(description), id="dd-desc"),
        DEFS,
        element("rect", width=WIDTH, height=height, fill="url(#dd-night)"),
        *between,
        *around,
        front,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
        height=height,
        role="img",
        aria_labelledby="dd-title dd-desc",
    )


def phone_seat_centre(nth: int, others: int) -> tuple[float, float]:
    """Centre of the nth other seat: two side by side, a last odd one alone.

    >>> phone_seat_centre(0, 1), phone_seat_centre(3, 4)
    ((280.0, 93.0), (415.0, 265.0))
    """
    y = GAP + PANEL_H / 2 + nth // 2 * (PANEL_H + GAP)
    is_alone = nth == others - 1 and others % 2 == 1
    x = WIDTH / 2 if is_alone else WIDTH / 2 + (nth % 2 * 2 - 1) * (PANEL_W + GAP) / 2
    return x, y


def phone_middle(sketch: Sketch, top: float) -> tuple[list[str], float]:
    """The felt with piles and captions, or with captions, board and piles; and how high
    it is.
    """
    told_h = 24 * len(sketch.captions) + 10
    head = told_h if sketch.board else 0
    lying, board_h = phone_board(sketch, top + head)
    scale = min(1.0, (WIDTH - 20) / (150 * max(1, len(sketch.piles))))
    left = WIDTH / 2 / scale - 75 * (len(sketch.piles) - 1)
    piles = [pile_svg(each, left + 150 * nth) for nth, each in enumerate(sketch.piles)]
    shift = f"translate(0 {to_coordinate(top + head + board_h + 14 - PILES_Y * scale)}) scale({scale:.3f})"
    piles_h = 136 * scale if piles else 0
    first = top + 30 if head else top + piles_h + 30
    height = board_h + piles_h + told_h + 14
    place = {"x": 8, "width": WIDTH - 16, "rx": 14 if board_h else 40}
    return [
        element(
            "rect", **place, y=top, height=to_coordinate(height), fill="url(#dd-felt)", stroke=BRASS, stroke_opacity=0.6
        ),
        lying,
        element("g", *piles, transform=shift) if piles else "",
        *[
            text_line(
                each, WIDTH / 2, first + 24 * nth, 19, CREAM, width=WIDTH - 60, anchor="middle", font_family=SERIF
            )
            for nth, each in enumerate(sketch.captions)
        ],
    ], height


def phone_board(sketch: Sketch, top: float) -> tuple[str, float]:
    """The board at the width of the picture, and its height."""
    shown = sketch.slim or sketch.board
    if shown is None:
        return "", 0
    room = WIDTH - 2 * GAP
    height = min(BOARD_H if sketch.slim is None else inf, room * shown.height / shown.width)
    return board_svg(shown, fit_board(shown, GAP, top + GAP, room, height, LEAST)), height + GAP
