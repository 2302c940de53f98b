"""The pieces of a picture: cards and piles, tokens and coins."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from domain.kernel.table_drawing import Card, Pile, SeatMarker, Tone
from service.pictures.elements import (
    SERIF,
    element,
    letter_count,
    text_line,
    to_coordinate,
    width_of,
    with_meaning,
    wrap_words,
)

CARD_W, CARD_H = 52, 74
BRASS, CREAM = "#e0b865", "#f3ead7"
TONES: dict[Tone, str] = {
    "ink": "#27313b",
    "red": "#a3252b",
    "gold": "#8a5c00",
    "green": "#1d6b42",
    "blue": "#1d4f91",
    "violet": "#5b3a8c",
}
PILLS = {"good": ("#12432f", "#8fe0b4"), "bad": ("#4d1f22", "#ffb3a8"), "plain": ("#26333f", CREAM)}
"""Fill and text colour of a token, by tone."""

TALLEST = 9
"""Maximum coins drawn in a heap."""

STAR = "M0 -7L1.8 -2.2L7 -2.2L2.9 1L4.3 6L0 3L-4.3 6L-2.9 1L-7 -2.2L-1.8 -2.2Z"
TICK = "M-5 0L-1.5 4L5.5 -5"
WARNING = "M0 -6.5L7 5.5L-7 5.5Z"
BAR = "M-5.5 0H5.5"

GAP = '<rect x="{}" y="228" width="62" height="89" rx="7" fill="none" stroke="#f3ead7" stroke-opacity=".4" stroke-dasharray="5 5"/>'
"""Outline of an empty pile."""

BACKS = (
    '<g id="dd-card"><rect width="52" height="74" rx="6" fill="#1f3c5a" stroke="#0a1118"/>'
    '<rect x="4" y="4" width="44" height="66" rx="4" fill="none" stroke="#7fa3c4" stroke-opacity=".55"/>'
    '<path d="M26 14L42 37L26 60L10 37Z" fill="none" stroke="#7fa3c4" stroke-opacity=".75"/>'
    '<path d="M26 26L34 37L26 48L18 37Z" fill="#7fa3c4" fill-opacity=".45"/></g>'
    '<g id="dd-role"><rect width="52" height="74" rx="6" fill="#5a2233" stroke="#0a1118"/>'
    '<rect x="4" y="4" width="44" height="66" rx="4" fill="none" stroke="#e0b865" stroke-opacity=".55"/>'
    '<circle cx="26" cy="31" r="9" fill="#e0b865" fill-opacity=".75"/>'
    '<path d="M26 34L33 56H19Z" fill="#e0b865" fill-opacity=".75"/></g>'
)
"""Symbols of the backs of cards and roles, referenced by id."""


def pile_svg(shown: Pile, x: float) -> str:
    """A pile centred on `x`: its top card or coins, or its outline, with its name and size."""
    lying = (coin_heaps_svg if shown.is_coins else deck_svg)(shown, x) or GAP.format(to_coordinate(x - 31))
    label = f"{shown.label} · {shown.count or 'empty'}"
    words = text_line(label, x, 344, 16, CREAM, width=146, anchor="middle")
    return with_meaning(shown.label, (*shown.means, *shown.top.means), lying + words, data_pile="")


def deck_svg(shown: Pile, x: float) -> str:
    """The top card, and up to two edges of cards below it."""
    top = replace(shown.top, means=())
    beneath = Card(" ") if top.is_open else top
    cards = [beneath] * min(2, shown.count - 1) + [top] * min(1, shown.count)
    return "".join(card_svg(each, x - 31 + 3 * step, 228 - 3 * step, 1.2) for step, each in enumerate(cards))


def coin_heaps_svg(shown: Pile, x: float) -> str:
    """Coins in three heaps."""
    heaps = [max(0, min(TALLEST, (shown.count + 2 - nth) // 3)) for nth in range(3)]
    return "".join(
        element("ellipse", cx=to_coordinate(x + 23 * (nth - 1)), cy=300 - 7 * height + 10 * (nth % 2), rx=18, ry=8, fill=BRASS, stroke="#6b4a14", stroke_width=1.5)
        for nth, heap in ((0, heaps[1]), (2, heaps[2]), (1, heaps[0]))
        for height in range(heap)
    )  # fmt: skip


def coins_svg(held: int, x: float) -> str:
    """A coin and their number, from `x` on."""
    return (
        element("ellipse", cx=to_coordinate(x + 11), cy=26, rx=11, ry=4.5, fill="#8a6420")
        + element("circle", cx=to_coordinate(x + 11), cy=22, r=11, fill=BRASS, stroke="#8a6420", stroke_width=1.5)
        + element("circle", cx=to_coordinate(x + 11), cy=22, r=7.5, fill="none", stroke="#8a6420", stroke_width=1.2)
        + text_line(str(held), x + 28, 29, 19, CREAM, width=30, font_weight=600)
    )


def card_svg(shown: Card, x: float, y: float, scale: float = 1) -> str:
    """A card, face up or face down."""
    face = front(shown, x, y, scale) if shown.is_open else card_back_svg(shown, x, y, scale)
    return with_meaning(shown.words, shown.means, face)


def front(shown: Card, x: float, y: float, scale: float) -> str:
    """A card face up."""
    ink = TONES[shown.tone]
    ground, edge = ("#f6e7c4", BRASS) if shown.is_role else ("#fbf8f0", "#0a1118")
    tall, middle_ = 41 if shown.label else 46, CARD_W / 2
    return element(
        "g",
        element("rect", width=CARD_W, height=CARD_H, rx=6, fill=ground, stroke=edge, stroke_width=1.5),
        element("rect", x=4, y=4, width=CARD_W - 8, height=5, rx=2, fill=ink),
        text_line(
            shown.mark,
            middle_,
            tall,
            20,
            ink,
            width=CARD_W - 7,
            least=0.35,
            anchor="middle",
            font_family=SERIF,
            font_weight=700,
        ),
        small_label_svg(shown, middle_),
        transform=to_transform(x, y, scale),
    )


def small_label_svg(shown: Card, middle_: float) -> str:
    """A card's small words, on two lines if one line would need a smaller font; a symbol is large."""
    if len(shown.label) == 1:
        return text_line(shown.label, middle_, 65, 24, TONES[shown.tone], width=CARD_W, anchor="middle")
    room = CARD_W - 5
    lines = wrap_words(shown.label, room / 8, 2) if shown.label else []
    size = min([10.0, *(room / width_of(each) for each in lines)])
    return "".join(
        text_line(each, middle_, 60 + 10 * nth, size, "#3a4550", width=room, least=0.6, anchor="middle")
        for nth, each in enumerate(lines)
    )


def card_back_svg(shown: Card, x: float, y: float, scale: float) -> str:
    """A card face down."""
    return element("use", href="#dd-role" if shown.is_role else "#dd-card", transform=to_transform(x, y, scale))


def to_transform(x: float, y: float, scale: float) -> str:
    return f"translate({to_coordinate(x)} {to_coordinate(y)})" + (
        f" scale({to_coordinate(scale)})" if scale != 1 else ""
    )


Pill = tuple[str, float]
"""Markup of a marker with its left edge at 0, and its width."""


def token_pill(shown: SeatMarker) -> Pill:
    """A token: its word, and a shape with the same meaning."""
    ground, ink = PILLS[shown.tone]
    shapes = {"good": (TICK, False), "bad": (WARNING, True), "plain": (BAR, False)}
    path, is_filled = shapes[shown.tone]
    return to_pill(shown.label, ground, ink, path, is_filled=is_filled)


def winner_pill() -> Pill:
    """The marker of the winner."""
    return to_pill("Winner", "#5a4210", "#ffdf94", STAR, is_filled=True)


def to_pill(label: str, ground: str, ink: str, path: str, *, is_filled: bool) -> Pill:
    width = 44 + 8 * len(label)
    paint = {"fill": ink} if is_filled else {"fill": "none", "stroke": ink, "stroke_width": 2}
    parts = (
        element("rect", width=to_coordinate(width), height=22, rx=11, fill=ground)
        + element("path", d=path, transform="translate(17 11)", **paint)
        + text_line(label, 14 + width / 2, 15.5, 13, ink, width=width - 36, anchor="middle", font_weight=600)
    )
    return parts, width


def pill_row_svg(pills: Sequence[Pill], note: str, width: float) -> str:
    """Markers side by side at the bottom of a seat of this width, scaled down to fit."""
    x, shown = 14.0, ""
    left = width - 28 - 6 * letter_count(note)
    scale = max(5, min(10, 10 * left // (sum(wide + 6 for _, wide in pills) or left))) / 10
    for markup, wide in pills:
        shown += element("g", markup, transform=to_transform(x, 126 + 11 * (1 - scale), scale))
        x += (wide + 6) * scale
    room = width - 14 - x
    return shown + (text_line(note, width - 16, 142, 14, BRASS, width=room, anchor="end") if note else "")
