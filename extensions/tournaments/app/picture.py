"""The preview of a tournament: its title and its status lines over the cover of its game."""

from __future__ import annotations

from collections.abc import Sequence

from service.pictures.elements import BRASS, CREAM, FAINT, fit_lines, text_line
from service.pictures.poster import HEIGHT, LEFT, ROOM, on_cover

SIZES, SMALL = ((84, 76, 68), (72, 64, 56, 48)), ((34, 30), (34, 30, 26))
"""Sizes of a title's letters, and of those below it, on one line and on two."""


def tournament_picture(cover: str, title: str, lines: Sequence[str]) -> str:
    """The picture. cover: of the tournament's game; lines: texts below the title."""
    size, titled = fit_lines(title, SIZES, ROOM)
    small, below = fit_lines(" · ".join(lines), SMALL, ROOM)
    foot = HEIGHT - 44 - 1.3 * small * (len(below) - 1)
    first = foot - 1.6 * small - 1.08 * size * (len(titled) - 1)
    dark = first - size - 40
    return on_cover(
        cover,
        dark,
        text_line("TOURNAMENT AT DEAD DROP", LEFT, first - size - 4, 28, BRASS, width=ROOM, font_weight=600, letter_spacing=3),
        *[text_line(each, LEFT, first + 1.08 * size * nth, size, CREAM, width=ROOM, least=1, font_weight=600) for nth, each in enumerate(titled)],
        *[text_line(each, LEFT, foot + 1.3 * small * nth, small, FAINT, width=ROOM, least=1) for nth, each in enumerate(below)],
    )
