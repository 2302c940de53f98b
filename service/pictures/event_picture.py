"""The preview of an event: its title, its status lines, and a table of its game."""

from __future__ import annotations

from collections.abc import Sequence

from service.pictures.components import BRASS, CREAM
from service.pictures.elements import SERIF, element, text_line, wrap_words
from service.pictures.table_layout import DEFS, FAINT, HEIGHT, WIDTH

SCALE = 0.52
LEFT, TOP = 536, 150
SIZE, BROAD, MOST_LINES = 46, 470, 4
"""A title: size of its letters, and width and number of its lines."""
SMALL = 24
"""Size of the letters below it."""


def event_picture(table: str, title: str, lines: Sequence[str]) -> str:
    """The picture. table: drawing of a sample table, empty for none; lines: texts below the title."""
    titled = wrap_words(title, BROAD / SIZE, MOST_LINES)
    wrapped = [line for each in lines for line in wrap_words(each, BROAD / SMALL, 2)]
    below = 190 + 56 * len(titled)
    return element(
        "svg",
        DEFS,
        element("rect", width=WIDTH, height=HEIGHT, fill="url(#dd-night)"),
        text_line("DEAD DROP · EVENT", 40, 98, 22, BRASS, width=460, letter_spacing=5),
        *[
            text_line(each, 40, 172 + 56 * nth, SIZE, CREAM, width=BROAD, font_family=SERIF)
            for nth, each in enumerate(titled)
        ],
        *[text_line(each, 40, below + 38 * nth, SMALL, FAINT, width=BROAD) for nth, each in enumerate(wrapped)],
        *([element("g", table, transform=f"translate({LEFT} {TOP}) scale({SCALE})")] if table else []),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )
