"""The wide picture of a table with a board: the board in the middle, the seats in columns to its left and right."""

from __future__ import annotations

from domain.kernel.table_drawing import Board, Sketch
from service.pictures.board import board_svg, fit_board
from service.pictures.components import BRASS, CREAM, pile_svg
from service.pictures.elements import SERIF, element, text_line, to_coordinate
from service.pictures.seat_panel import PANEL_H, panel_svg

TOP, LEFT, WIDTH = 80, 274, 652
"""The felt between the columns; its height depends on the picture."""

FELT, MOST = 506.0, 660.0
"""Height of the felt in a preview, and its most elsewhere."""

ROOM = 14
SEAT = 0.95
LEAST = 15
PILE_W, PILE_H, PILE_TOP, PILE = 150, 132, 220, 0.8
"""Width and height of a pile, its top before translation, and its scale."""


def board_table(sketch: Sketch, shown: Board, felt_h: float) -> list[str]:
    """The felt with board and piles, the captions above, and the seats. felt_h: height of the felt."""
    seats = len(sketch.places)
    x, y, width, height = LEFT + ROOM, TOP + ROOM, WIDTH - 2 * ROOM, felt_h - 2 * ROOM
    strip = (PILE_W * PILE, PILE_H * PILE) if sketch.piles else (0.0, 0.0)
    right = fit_board(shown, x, y, width - strip[0], height, LEAST)
    above = fit_board(shown, x, y, width, height - strip[1], LEAST)
    is_right = right.scale >= above.scale
    spot = right if is_right else above
    return [
        felt_svg(felt_h),
        board_svg(shown, spot),
        *piles_svg(sketch, felt_h, is_right=is_right),
        *captions_svg(sketch),
        *[column_seat_svg(sketch, nth, seats, felt_h) for nth in range(seats)],
    ]


def preferred_felt_height(sketch: Sketch, shown: Board) -> float:
    """Preferred height of the felt: without piles, the board's."""
    wide = (WIDTH - 2 * ROOM) / shown.width * shown.height + 2 * ROOM
    return FELT if sketch.piles else min(MOST, max(FELT, wide))


def felt_svg(height: float) -> str:
    place = {"x": LEFT, "y": TOP, "width": WIDTH, "height": to_coordinate(height), "rx": 22}
    return element("rect", **place, fill="url(#dd-felt)", stroke="url(#dd-rim)", stroke_width=8) + element(
        "rect", **place, fill="none", stroke=BRASS, stroke_opacity=0.5
    )


def piles_svg(sketch: Sketch, felt_h: float, *, is_right: bool) -> list[str]:
    """The piles, stacked to the right of the board or in a row below it."""
    many, wide, tall = len(sketch.piles), PILE_W * PILE, PILE_H * PILE
    drawn = []
    for nth, each in enumerate(sketch.piles):
        if is_right:
            x, y = LEFT + WIDTH - ROOM - wide / 2, TOP + (felt_h - many * tall) / 2 + nth * tall
        else:
            x, y = LEFT + WIDTH / 2 + (nth - (many - 1) / 2) * wide, TOP + felt_h - ROOM - tall
        drawn.append(
            element(
                "g",
                pile_svg(each, 0),
                transform=f"translate({to_coordinate(x)} {to_coordinate(y - PILE_TOP * PILE)}) scale({PILE})",
            )
        )
    return drawn


def captions_svg(sketch: Sketch) -> list[str]:
    """The first caption, and the others in one line below it."""
    middle, rest = LEFT + WIDTH / 2, " · ".join(sketch.captions[1:])
    lines = [(sketch.captions[0], 36, 19, CREAM)] if sketch.captions else []
    lines += [(rest, 62, 17, "#cfd9d3")] if rest else []
    return [
        text_line(text, middle, y, size, ink, width=600, anchor="middle", font_family=SERIF)
        for text, y, size, ink in lines
    ]


def column_seat_centre(nth: int, seats: int, felt_h: float) -> tuple[float, float, float]:
    """Centre and scale of the nth seat after the one in front: up on the left, down on the right.

    >>> column_seat_centre(0, 4, 506)
    (137.0, 459.5, 0.95)
    """
    rows = (seats + 1) // 2
    each = felt_h / rows
    is_left = nth < rows
    row = rows - 1 - nth if is_left else nth - rows
    middle = TOP + (row + 0.5) * each
    return (LEFT / 2 if is_left else 1200 - LEFT / 2), round(middle, 1), round(min(SEAT, (each - 8) / PANEL_H), 3)


def column_seat_svg(sketch: Sketch, number_: int, seats: int, felt_h: float) -> str:
    x, y, scale = column_seat_centre((number_ - sketch.front) % seats, seats, felt_h)
    return panel_svg(sketch, number_, x, y, scale)
