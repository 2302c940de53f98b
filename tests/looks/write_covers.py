"""Writes each game's cover, `look/cover.svg`, from the pinned set of pictograms: `make vendor` runs it with its path.

A cover is what the lobby shows of a game: 1200 by 420, without words, in the colours of its table.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WIDTH, HEIGHT = 1200, 420
GRID = 512
"""Side of a pictogram."""

Icons = Mapping[str, str]
"""Bodies of pictograms by name."""


def tag(name: str, *inside: str, **attributes: Any) -> str:
    told = "".join(f' {key.rstrip("_").replace("_", "-")}="{value}"' for key, value in attributes.items())
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def box(x: float, y: float, width: float, height: float, fill: str, **more: Any) -> str:
    return tag("rect", x=number(x), y=number(y), width=number(width), height=number(height), fill=fill, **more)


def disc(x: float, y: float, radius: float, fill: str, **more: Any) -> str:
    return tag("circle", cx=number(x), cy=number(y), r=number(radius), fill=fill, **more)


def shape(points: Iterable[tuple[float, float]], fill: str, **more: Any) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), fill=fill, **more)


def path(d: str, stroke: str, width: float, **more: Any) -> str:
    return tag("path", d=d, fill="none", stroke=stroke, stroke_width=number(width), **more)


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def turned(angle: float, x: float, y: float, *inside: str) -> str:
    """Drawn around its own origin, turned, and put there."""
    return tag("g", *inside, transform=f"translate({number(x)} {number(y)}) rotate({number(angle)})")


def coarse(body: str) -> str:
    """A pictogram with one digit after each point: finer ones cannot be seen at this size. Digits before a point stay, since flags of arcs may stand there.

    >>> coarse('<path d="M1.26.98l-.04 3.5"/>')
    '<path d="M1.3.9l-.0 3.5"/>'
    """
    return re.sub(r"\.(\d{2,})", lambda found: f".{min(9, round(float('.' + found[1]) * 10))}", body)


def icon(icons: Icons, name: str, x: float, y: float, size: float, colour: str, **more: Any) -> str:
    """A pictogram with its middle there."""
    where = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / GRID:.4f})"
    return tag("g", coarse(icons[name]), transform=where, color=colour, fill=colour, **more)


def card(icons: Icons, name: str, colour: str, *, width: float = 118, height: float = 166, paper: str = "#f5edda") -> str:
    """A card around the origin, with one pictogram."""
    return box(-width / 2 + 5, -height / 2 + 7, width, height, "#000", rx=9, opacity=".35") + box(
        -width / 2, -height / 2, width, height, paper, rx=9, stroke="#8d8371", stroke_width=1.5
    ) + icon(icons, name, 0, 0, width * 0.72, colour)  # fmt: skip


def film(length: float) -> str:
    """A strip of film that begins at the origin."""
    frames = [box(x, 24, 74, 58, "#dda945", opacity=".85", rx=3) for x in range(10, int(length) - 70, 86)]
    holes = [box(x, y, 12, 9, "#13202b", rx=2) for x in range(8, int(length) - 10, 24) for y in (7, 91)]
    return box(0, 0, length, 107, "#06090c", rx=4) + "".join((*frames, *holes))


def microfilms(icons: Icons) -> Iterable[str]:
    """A dossier under a lamp at night."""
    yield box(0, 0, WIDTH, HEIGHT, "#13202b")
    yield tag("radialGradient", tag("stop", offset="0", stop_color="#f0e6cf", stop_opacity=".55"), tag("stop", offset="1", stop_color="#f0e6cf", stop_opacity="0"), id="light", cx=".5", cy=".3", r=".7")  # fmt: skip
    yield shape(((560, -10), (660, -10), (1010, 430), (210, 430)), "url(#light)")
    yield turned(-7, 470, 262, box(-190, -105, 380, 240, "#000", rx=8, opacity=".35"), box(-196, -112, 380, 240, "#c9a66b", rx=8), box(-182, -124, 350, 236, "#f0e6cf", rx=3),
                 icon(icons, "spy", -98, -22, 128, "#1b1f24"), *[box(-10, y, width, 11, "#8d8371") for y, width in ((-78, 150), (-50, 120), (-22, 150), (6, 90))],
                 icon(icons, "finger-print", 118, 58, 84, "#a8231c", opacity=".85"))  # fmt: skip
    yield turned(11, 660, 120, film(330))
    yield icon(icons, "film-spool", 935, 205, 250, "#dda945")
    yield turned(9, 1010, 330, card(icons, "magnifying-glass", "#1f5fa8"))
    yield turned(-12, 178, 220, card(icons, "envelope", "#a8231c"))
    yield turned(6, 250, 300, card(icons, "handcuffs", "#1f6b4a"))


def franc(x: float, y: float, radius: float, *, is_there: bool = True) -> str:
    """A coin, or the place of one that is still to come."""
    if not is_there:
        return disc(x, y, radius, "none", stroke="#dda945", stroke_width=2.5, stroke_dasharray="7 6", opacity=".7")
    letter = tag("path", d="M-9 -17H11V-10H-2V-3H9V4H-2V17H-9Z", fill="#6b4a10", transform=f"translate({number(x)} {number(y)})")
    return disc(x + 2, y + 4, radius, "#000", opacity=".35") + disc(x, y, radius, "#b8862b") + disc(x, y, radius - 7, "#e9c065") + letter


def croupier(icons: Icons) -> Iterable[str]:
    """A man behind green baize, two agents, and seven of ten francs."""
    yield box(0, 0, WIDTH, HEIGHT, "#101c25")
    yield tag("radialGradient", tag("stop", offset="0", stop_color="#f0e6cf", stop_opacity=".4"), tag("stop", offset="1", stop_color="#f0e6cf", stop_opacity="0"), id="lamp", cx=".5", cy=".35", r=".55")  # fmt: skip
    yield box(0, 0, WIDTH, HEIGHT, "url(#lamp)")
    yield icon(icons, "spy", 600, 128, 236, "#f0e6cf")
    yield disc(600, 900, 690, "#0b1319") + disc(600, 900, 680, "#8b5e2b") + disc(600, 900, 662, "#1d5a43") + disc(600, 900, 600, "none", stroke="#dda945", stroke_width=3, opacity=".55")
    yield from [franc(600 + 632 * sin(angle), 900 - 632 * cos(angle), 27, is_there=nth < 7) for nth, angle in enumerate([-0.45 + 0.1 * each for each in range(10)])]
    yield turned(-9, 500, 374, card(icons, "magnifying-glass", "#1f5fa8"))
    yield turned(8, 700, 374, card(icons, "envelope", "#a8231c"))


def photo(icons: Icons, name: str, *, crossed: bool = False) -> str:
    """A pinned photograph around the origin."""
    cross = path("M-58 -64 58 52M58 -64-58 52", "#a32018", 13, stroke_linecap="round") if crossed else ""
    return "".join(
        (box(-72, -84, 150, 178, "#000", rx=3, opacity=".25"), box(-76, -90, 150, 178, "#fbf8f0", rx=3), box(-64, -78, 126, 126, "#8fa3ad"),
         icon(icons, name, 0, -12, 118, "#1d2a33"), cross, disc(0, -88, 11, "#a32018"), disc(-3, -91, 4, "#e2857f"))
    )  # fmt: skip


def infiltrators(icons: Icons) -> Iterable[str]:
    """A pin board by day."""
    yield box(0, 0, WIDTH, HEIGHT, "#d9ccb2")
    for radius in (1, 2, 3):
        dots = "".join(f"M{x * 173 % 1200} {x * 97 % 420}h0" for x in range(150) if 1 + x % 3 == radius)
        yield path(dots, "#b9a57f", 2 * radius, stroke_linecap="round", opacity=".7")
    places = ((150, 178, -6), (392, 236, 4), (640, 166, -3), (880, 238, 6), (1080, 160, -5))
    pins = [(x, y - 88) for x, y, _ in places]
    for (x, y), (u, v) in pairwise(pins):
        yield path(f"M{x} {y}Q{(x + u) // 2} {(y + v) // 2 + 36} {u} {v}", "#a32018", 3.5)
    names = ("suspicious", "spy", "cctv-camera", "suspicious", "spy")
    for nth, ((x, y, angle), name) in enumerate(zip(places, names, strict=True)):
        yield turned(angle, x, y, photo(icons, name, crossed=nth in (0, 3)))
    for x, y, angle, name, colour in ((270, 356, 8, "footprint", "#14547c"), (520, 352, -7, "finger-print", "#1d2a33"), (760, 350, 5, "key", "#a32018"), (990, 350, -9, "revolver", "#1d2a33")):
        yield turned(angle, x, y, card(icons, name, colour, width=84, height=112, paper="#fffdf6"))


def microdot(icons: Icons) -> Iterable[str]:
    """Four territories, a wall, and a dot under a glass."""
    yield box(0, 0, WIDTH, HEIGHT, "#f4ebd4")
    corners = (((0, 0), (600, 210), (0, 420)), ((0, 0), (1200, 0), (600, 210)), ((1200, 0), (1200, 420), (600, 210)), ((0, 420), (600, 210), (1200, 420)))
    for points, colour in zip(corners, ("#b3261e", "#2b5d9b", "#2f6f43", "#d9a520"), strict=True):
        yield shape(points, colour, opacity=".9")
    for x in range(0, WIDTH + 1, 60):
        yield path(f"M{x} 0V420", "#fffdf6", 1, opacity=".22")
    for y in range(0, HEIGHT + 1, 60):
        yield path(f"M0 {y}H1200", "#fffdf6", 1, opacity=".22")
    for x0, y0, x1, y1 in ((0, 0, 1200, 420), (0, 420, 1200, 0)):
        angle = 180 / pi * sin((y1 - y0) / 1271) * 1.02
        bricks = [box(-640 + 40 * n + 20 * row, -24 + 16 * row, 37, 13, "#8b4b36", rx=2) for row in range(3) for n in range(32)]
        yield turned(angle, (x0 + x1) / 2, (y0 + y1) / 2, box(-640, -27, 1280, 54, "#e8dcc0"), *bricks)
    yield disc(600, 210, 128, "#1d4f87") + disc(600, 210, 118, "#fffdf6")
    yield icon(icons, "magnifying-glass", 612, 216, 168, "#1b1f24") + disc(585, 190, 9, "#a32018")
    for x, y, name, colour in ((150, 205, "ladder", "#b3261e"), (330, 215, "briefcase", "#b3261e"), (420, 70, "revolver", "#2b5d9b"), (700, 62, "bolt-cutter", "#2b5d9b"),
                               (880, 215, "passport", "#2f6f43"), (1060, 205, "headphones", "#2f6f43"), (480, 356, "briefcase", "#8a6400"), (770, 360, "plain-dagger", "#8a6400")):  # fmt: skip
        yield disc(x + 3, y + 5, 50, "#000", opacity=".3") + disc(x, y, 50, "#fffdf6") + disc(x, y, 46, "none", stroke=colour, stroke_width=4) + icon(icons, name, x, y, 58, colour)


def casino_incognito(icons: Icons) -> Iterable[str]:
    """A fan of gold, a hand of cards and a mask."""
    yield box(0, 0, WIDTH, HEIGHT, "#34101f")
    for nth in range(25):
        angle = pi + pi * nth / 24
        ends = [(600 + 900 * cos(angle + d), 430 + 900 * sin(angle + d)) for d in (-0.028, 0.028)]
        yield shape(((600, 430), *ends), "#e6bd62", opacity=".16" if nth % 2 else ".3")
    for radius in (150, 262, 420, 560):
        yield disc(600, 430, radius, "none", stroke="#e6bd62", stroke_width=5 if radius != 262 else 2, opacity=".75")
    for nth, (name, colour) in enumerate((("spades", "#1b1f24"), ("hearts", "#b3261e"), ("clubs", "#1b1f24"), ("diamonds", "#b3261e"))):
        angle = -27 + 18 * nth
        yield turned(angle, 600 + 250 * sin(angle * pi / 180), 440 - 250 * cos(angle * pi / 180), card(icons, name, colour, width=130, height=186, paper="#f7efe2"))
    yield icon(icons, "domino-mask", 600, 318, 250, "#e6bd62")
    for x, count in ((120, 4), (225, 7), (1000, 6), (1095, 3)):
        for nth in range(count):
            y, colour = 392 - 17 * nth, ("#b3261e", "#f7efe2", "#e6bd62")[nth % 3]
            yield tag("ellipse", cx=x, cy=y, rx=46, ry=17, fill=colour, stroke="#1c0810", stroke_width=2.5)
    yield icon(icons, "martini", 335, 330, 120, "#f7efe2", opacity=".9") + icon(icons, "revolver", 872, 342, 120, "#f7efe2", opacity=".9")


COVERS: Mapping[str, Callable[[Icons], Iterable[str]]] = {
    "microfilms/look/cover": microfilms, "microfilms/look/automaton": croupier, "infiltrators/look/cover": infiltrators, "microdot/look/cover": microdot,
    "casino_incognito/look/cover": casino_incognito,
}  # fmt: skip
"""Pictures by place: a game's cover, and that of its tables with an automaton."""


def main(source: str) -> None:
    icons = {name: each["body"] for name, each in json.loads(Path(source).read_text())["icons"].items()}
    for name, draw in COVERS.items():
        drawn = tag("svg", *draw(icons), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}")
        (ROOT / "domain/rulesets" / f"{name}.svg").write_text(drawn + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
