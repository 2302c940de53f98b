"""The preview of the lobby: a description of the site, and four tables."""

from __future__ import annotations

from collections.abc import Sequence

from service.pictures.components import BRASS, CREAM
from service.pictures.elements import SERIF, element, text_line
from service.pictures.table_layout import DEFS, FAINT, HEIGHT, WIDTH

SCALE = 0.34
LEFT, TOP, STEP_X, STEP_Y = 356, 66, 424, 266
MOST = 4


def lobby_picture(tables: Sequence[str], titles: Sequence[str]) -> str:
    """The picture. tables: drawings of sample tables; titles: of their games. The first four are shown."""
    shown = [
        element("g", each, transform=f"translate({LEFT + nth % 2 * STEP_X} {TOP + nth // 2 * STEP_Y}) scale({SCALE})")
        for nth, each in enumerate(tables[:MOST])
    ]
    lines = ("Games of spies", "and secrets")
    return element(
        "svg",
        DEFS,
        element("rect", width=WIDTH, height=HEIGHT, fill="url(#dd-night)"),
        text_line("DEAD DROP", 40, 98, 22, BRASS, width=300, letter_spacing=5),
        *[text_line(each, 40, 168 + 50 * nth, 40, CREAM, width=300, font_family=SERIF) for nth, each in enumerate(lines)],
        *[text_line(each, 40, 288 + 34 * nth, 21, CREAM, width=290) for nth, each in enumerate(titles[:MOST])],
        text_line("In the browser, with friends or bots.", 40, 500, 18, FAINT, width=300),
        text_line("Nobody signs up.", 40, 526, 18, FAINT, width=300),
        *shown,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )
