"""The preview of the lobby: a description of the site, and the covers of four games."""

from __future__ import annotations

from collections.abc import Sequence

from service.pictures.cover import HEIGHT as COVER_HEIGHT
from service.pictures.cover import WIDTH as COVER_WIDTH
from service.pictures.cover import cover_image
from service.pictures.elements import BRASS, CREAM, FAINT, NIGHT, SERIF, element, text_line
from service.pictures.poster import HEIGHT, WIDTH

MOST, ROOM, GAP = 4, 584, 12
"""Covers at most, the width of one, and what is between them."""
TALL = ROOM * COVER_HEIGHT // COVER_WIDTH


def lobby_picture(covers: Sequence[str], titles: Sequence[str]) -> str:
    """The picture. covers: as SVG; titles: of their games. The first four are shown."""
    top = HEIGHT - 2 * (TALL + GAP)
    tiles = [tile_svg(cover, title, GAP + nth % 2 * (ROOM + GAP), top + nth // 2 * (TALL + GAP)) for nth, (cover, title) in enumerate(zip(covers[:MOST], titles[:MOST], strict=True))]
    return element(
        "svg",
        element("rect", width=WIDTH, height=HEIGHT, fill=NIGHT),
        text_line("Dead Drop", 40, 94, 84, BRASS, width=460, font_family=SERIF, font_weight=600),
        text_line("Games of spies and secrets", WIDTH - 40, 82, 44, CREAM, width=640, anchor="end", font_weight=600),
        text_line("In the browser, with friends or bots. Nobody signs up.", WIDTH - 40, 126, 28, FAINT, width=680, anchor="end"),
        *tiles,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def tile_svg(cover: str, title: str, x: float, y: float) -> str:
    """A cover with the game's title on it."""
    return (
        cover_image(cover, x, y, ROOM)
        + element("rect", x=x, y=y + TALL - 58, width=ROOM, height=58, fill=NIGHT, fill_opacity=0.82)
        + text_line(title, x + 18, y + TALL - 18, 36, CREAM, width=ROOM - 36, font_weight=600)
    )
