"""Covers: a ruleset's own art, or a typographic one from its title."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

from service.pictures.elements import SERIF, element, fit_lines, text_line, to_coordinate

WIDTH, HEIGHT = 1200, 420
SIZES, ROOM = ((112, 96, 84), (88, 72, 56)), 760
"""A title: sizes of its letters on one line and on two, and its width in our typeface; a browser's serif is wider."""
GROUNDS = (("#3a1420", "#e6bd62"), ("#12303a", "#f0c987"), ("#1f2f1c", "#e9dcae"), ("#2c2140", "#f2b8a0"), ("#3b2a12", "#f4e3c3"), ("#122038", "#9ed0e6"))
"""Colours of ground and ink, each pair legible."""


def typographic_cover(title: str) -> str:
    """A cover of a title alone. Deterministic."""
    ground, ink = GROUNDS[sha256(title.encode()).digest()[0] % len(GROUNDS)]
    size, lines = fit_lines(title, SIZES, ROOM)
    top = HEIGHT / 2 - 0.55 * size * len(lines)
    return element(
        "svg",
        element("rect", width=WIDTH, height=HEIGHT, fill=ground),
        *[
            element("path", d=f"M{x} {HEIGHT}L{x + 260} 0", stroke=ink, stroke_width=2, stroke_opacity=0.14)
            for x in range(-240, WIDTH, 60)
        ],
        element("rect", x=28, y=28, width=WIDTH - 56, height=HEIGHT - 56, fill="none", stroke=ink, stroke_width=3),
        *[
            text_line(each, WIDTH / 2, top + size * (0.85 + 1.1 * nth), size, ink, width=ROOM, anchor="middle", font_family=SERIF, font_weight=600)
            for nth, each in enumerate(lines)
        ],
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def cover_image(cover: str, x: float, y: float, width: float) -> str:
    """A cover in a picture; ids inside it are its own, and nothing outside its frame is drawn."""
    data = f"data:image/svg+xml;base64,{b64encode(cover.encode()).decode()}"
    place = {"x": to_coordinate(x), "y": to_coordinate(y), "width": to_coordinate(width), "height": to_coordinate(width * HEIGHT / WIDTH)}
    frame = f"frame-{place['x']}-{place['y']}"
    return element("clipPath", element("rect", **place), id=frame) + element("image", href=data, **place, clip_path=f"url(#{frame})")
