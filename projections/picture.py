"""A sketch as a picture: one SVG of the size of a link's preview, with no script, no font and no image from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from domain.kernel.sketch import Card, Pile, Place, Sketch, Token, Tone
from domain.kernel.story import count
from projections.drawing import SERIF, element, line, number, words

WIDTH, HEIGHT = 1200, 630
CENTRE_X, CENTRE_Y = 600, 330
PANEL_W, PANEL_H = 256, 158
CARD_W, CARD_H = 52, 74
ROOM = 6
"""Seats that have room at full size."""

BRASS, CREAM, FAINT, LINE = "#e0b865", "#f3ead7", "#a9b4bd", "#33424f"
TONES: dict[Tone, str] = {
    "ink": "#27313b",
    "red": "#a3252b",
    "gold": "#8a5c00",
    "green": "#1d6b42",
    "blue": "#1d4f91",
    "violet": "#5b3a8c",
}
PILLS = {"good": ("#12432f", "#8fe0b4"), "bad": ("#4d1f22", "#ffb3a8"), "plain": ("#26333f", CREAM)}
"""A token's ground and its word, by tone."""

STAR = "M0 -7L1.8 -2.2L7 -2.2L2.9 1L4.3 6L0 3L-4.3 6L-2.9 1L-7 -2.2L-1.8 -2.2Z"
TICK = "M-5 0L-1.5 4L5.5 -5"
WARNING = "M0 -6.5L7 5.5L-7 5.5Z"
BAR = "M-5.5 0H5.5"

GAP = '<rect x="{}" y="228" width="62" height="89" rx="7" fill="none" stroke="#f3ead7" stroke-opacity=".4" stroke-dasharray="5 5"/>'
"""Where a pile would lie."""

DEFS = (
    '<defs><radialGradient id="dd-night" cx="50%" cy="45%" r="75%"><stop offset="0" stop-color="#1d2a36"/>'
    '<stop offset="1" stop-color="#090d12"/></radialGradient>'
    '<radialGradient id="dd-felt" cx="50%" cy="42%" r="62%"><stop offset="0" stop-color="#1c6655"/>'
    '<stop offset="1" stop-color="#0a322c"/></radialGradient>'
    '<linearGradient id="dd-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7a5a2c"/>'
    '<stop offset="1" stop-color="#38260f"/></linearGradient>'
    '<g id="dd-card"><rect width="52" height="74" rx="6" fill="#1f3c5a" stroke="#0a1118"/>'
    '<rect x="4" y="4" width="44" height="66" rx="4" fill="none" stroke="#7fa3c4" stroke-opacity=".55"/>'
    '<path d="M26 14L42 37L26 60L10 37Z" fill="none" stroke="#7fa3c4" stroke-opacity=".75"/>'
    '<path d="M26 26L34 37L26 48L18 37Z" fill="#7fa3c4" fill-opacity=".45"/></g>'
    '<g id="dd-role"><rect width="52" height="74" rx="6" fill="#5a2233" stroke="#0a1118"/>'
    '<rect x="4" y="4" width="44" height="66" rx="4" fill="none" stroke="#e0b865" stroke-opacity=".55"/>'
    '<circle cx="26" cy="31" r="9" fill="#e0b865" fill-opacity=".75"/>'
    '<path d="M26 34L33 56H19Z" fill="#e0b865" fill-opacity=".75"/></g></defs>'
)
"""Night, felt and wood; the backs of a card and of a role."""


def svg(sketch: Sketch, title: str, moment: str, eyes: str, description: str) -> str:
    """The picture. title: the game's; moment, eyes: when, and as who sees it; description: the same in words."""
    parts = [
        element("title", words(f"{title}, {moment}"), id="dd-title"),
        element("desc", words(description), id="dd-desc"),
        DEFS,
        table(),
        *middle(sketch),
        *[seat(sketch, number_, len(sketch.places)) for number_ in range(len(sketch.places))],
        line(title, 40, 62, 34, CREAM, width=250, font_family=SERIF),
        line("DEAD DROP", 1160, 58, 18, BRASS, width=250, anchor="end", letter_spacing=4),
        line(eyes, 40, 604, 17, FAINT, width=360),
        line(moment[:1].upper() + moment[1:], 1160, 604, 17, FAINT, width=360, anchor="end"),
    ]
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        aria_labelledby="dd-title dd-desc",
    )


def table() -> str:
    """The room, and the oval table in it."""
    oval = {"cx": CENTRE_X, "cy": CENTRE_Y}
    return (
        element("rect", width=WIDTH, height=HEIGHT, fill="url(#dd-night)")
        + element("ellipse", **oval, rx=486, ry=242, fill="url(#dd-rim)", stroke="#0a0705", stroke_width=2)
        + element("ellipse", **oval, rx=462, ry=220, fill="url(#dd-felt)", stroke=BRASS, stroke_opacity=0.5)
        + element("ellipse", **oval, rx=448, ry=207, fill="none", stroke=BRASS, stroke_opacity=0.22)
    )


def middle(sketch: Sketch) -> list[str]:
    """The piles side by side, and the captions under them."""
    left = CENTRE_X - 75 * (len(sketch.piles) - 1)
    piles = [pile(each, left + 150 * number_) for number_, each in enumerate(sketch.piles)]
    top = 390 if sketch.piles else 310
    return piles + [
        line(each, CENTRE_X, top + 25 * number_, 19, CREAM if number_ == 0 else "#cfd9d3", width=480, anchor="middle", font_family=SERIF)
        for number_, each in enumerate(sketch.captions)
    ]  # fmt: skip


def pile(shown: Pile, x: float) -> str:
    """A pile around `x`: its upmost card, or where one would lie, its name and its size."""
    beneath = Card(" ") if shown.top.is_open else shown.top
    cards = [beneath] * min(2, shown.count - 1) + [shown.top] * min(1, shown.count)
    lying = [card(each, x - 31 + 3 * step, 228 - 3 * step, 1.2) for step, each in enumerate(cards)] or [
        GAP.format(number(x - 31))
    ]
    label = f"{shown.label} · {shown.count or 'empty'}"
    return "".join(lying) + line(label, x, 344, 16, CREAM, width=146, anchor="middle")


def spot(nth: int, seats: int) -> tuple[float, float]:
    """The middle of the place of the nth seat after the one that sits in front, clockwise.

    >>> spot(0, 4), spot(1, 4)
    ((600.0, 535.0), (165.0, 330.0))
    """
    angle = pi / 2 + 2 * pi * nth / seats
    return round(CENTRE_X + 435 * cos(angle), 1), round(CENTRE_Y + 205 * sin(angle), 1)


def seat(sketch: Sketch, number_: int, seats: int) -> str:
    """A seat: its name, what it has, and how it stands."""
    here, is_awaited, has_won = sketch.places[number_], number_ in sketch.awaited, number_ in sketch.winners
    x, y = spot((number_ - sketch.front) % seats, seats)
    scale = min(1.0, ROOM / seats)
    edge, width = (BRASS, 2.5) if is_awaited or has_won else (LINE, 1.2)
    marks = [Token("Out")] if here.is_out else list(here.tokens)
    winner = pill("Winner", "#5a4210", "#ffdf94", STAR, is_filled=True) if has_won else None
    note = here.note or ("awaited" if is_awaited else "")
    parts = [
        line(here.name, 16, 30, 19, CREAM, width=164 if here.coins is not None else 224, font_weight=600),
        *([] if here.coins is None else [coins(here.coins)]),
        hand(here.cards),
        row([token(each) for each in marks] + ([winner] if winner else []), note),
    ]
    shift = f"translate({number(x - PANEL_W * scale / 2)} {number(y - PANEL_H * scale / 2)})"
    shift += f" scale({scale:.3f})" if scale < 1 else ""
    return element(
        "g",
        element("title", words(told(here, sketch.coin, note, has_won))),
        element("rect", width=PANEL_W, height=PANEL_H, rx=14, fill="#0d141c", fill_opacity=0.93, stroke=edge, stroke_width=width),
        element("g", *parts, opacity=0.5) if here.is_out else "".join(parts),
        transform=shift,
    )  # fmt: skip


def told(here: Place, coin: str, note: str, has_won: bool) -> str:
    """A seat in words."""
    facts = [each.label for each in here.tokens]
    facts += [] if here.coins is None else [count(here.coins, coin)]
    facts += [f"{each.label} {each.mark}".strip() for each in here.cards if each.is_open]
    closed = sum(not each.is_open for each in here.cards)
    facts += [f"{count(closed, 'card')} face down"] if closed else []
    facts += [each for each, is_so in ((note, note), ("out", here.is_out), ("winner", has_won)) if is_so]
    return f"{here.name}: {', '.join(facts)}" if facts else here.name


def coins(held: int) -> str:
    """A coin, and how many there are."""
    return (
        element("ellipse", cx=PANEL_W - 50, cy=26, rx=11, ry=4.5, fill="#8a6420")
        + element("circle", cx=PANEL_W - 50, cy=22, r=11, fill=BRASS, stroke="#8a6420", stroke_width=1.5)
        + element("circle", cx=PANEL_W - 50, cy=22, r=7.5, fill="none", stroke="#8a6420", stroke_width=1.2)
        + line(str(held), PANEL_W - 33, 29, 19, CREAM, width=30, font_weight=600)
    )


def hand(cards: Sequence[Card]) -> str:
    """Cards side by side, or over each other where there are many."""
    most = PANEL_W - 32 - CARD_W
    step = min(CARD_W + 6, most / (len(cards) - 1)) if len(cards) > 1 else 0
    return "".join(card(each, 16 + step * number_, 42) for number_, each in enumerate(cards))


def card(shown: Card, x: float, y: float, scale: float = 1) -> str:
    """A card, face up or face down."""
    if not shown.is_open:
        return back(shown, x, y, scale)
    ink = TONES[shown.tone]
    ground, edge = ("#f6e7c4", BRASS) if shown.is_role else ("#fbf8f0", "#0a1118")
    tall, middle_ = 41 if shown.label else 46, CARD_W / 2
    return element(
        "g",
        element("rect", width=CARD_W, height=CARD_H, rx=6, fill=ground, stroke=edge, stroke_width=1.5),
        element("rect", x=4, y=4, width=CARD_W - 8, height=5, rx=2, fill=ink),
        line(
            shown.mark,
            middle_,
            tall,
            20,
            ink,
            width=CARD_W - 7,
            least=0.4,
            anchor="middle",
            font_family=SERIF,
            font_weight=700,
        ),
        line(shown.label, middle_, 60, 10, "#3a4550", width=CARD_W - 5, least=0.6, anchor="middle"),
        transform=placed(x, y, scale),
    )


def back(shown: Card, x: float, y: float, scale: float = 1) -> str:
    """A card that lies face down."""
    return element("use", href="#dd-role" if shown.is_role else "#dd-card", transform=placed(x, y, scale))


def placed(x: float, y: float, scale: float) -> str:
    return f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")


Pill = tuple[str, float]
"""A marker as markup that begins at 0, and its width."""


def token(shown: Token) -> Pill:
    """A token: its word, and a shape that says the same."""
    ground, ink = PILLS[shown.tone]
    shapes = {"good": (TICK, False), "bad": (WARNING, True), "plain": (BAR, False)}
    path, is_filled = shapes[shown.tone]
    return pill(shown.label, ground, ink, path, is_filled=is_filled)


def pill(label: str, ground: str, ink: str, path: str, *, is_filled: bool) -> Pill:
    width = 44 + 8 * len(label)
    paint = {"fill": ink} if is_filled else {"fill": "none", "stroke": ink, "stroke_width": 2}
    parts = (
        element("rect", width=number(width), height=22, rx=11, fill=ground)
        + element("path", d=path, transform="translate(17 11)", **paint)
        + line(label, 14 + width / 2, 15.5, 13, ink, width=width - 36, anchor="middle", font_weight=600)
    )
    return parts, width


def row(pills: Sequence[Pill], note: str) -> str:
    """Markers side by side at the foot of a place, and what happens there."""
    x, shown = 14.0, ""
    for markup, width in pills:
        shown += element("g", markup, transform=placed(x, 126, 1))
        x += width + 6
    room = PANEL_W - 14 - x
    return shown + (line(note, PANEL_W - 16, 142, 14, BRASS, width=room, anchor="end") if note else "")
