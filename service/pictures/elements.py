"""SVG elements and texts, with user input escaped."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import east_asian_width
from xml.sax.saxutils import escape, quoteattr

SERIF = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"
SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"
BRASS, CREAM, FAINT, NIGHT = "#e8c172", "#f8f2e4", "#c3ccd4", "#0a0f15"

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WIDTHS = {
    " ": 0.2,
    **dict.fromkeys("ijlI.,:;'!|·’‘", 0.285),
    **dict.fromkeys('ftr-()[]/"“”', 0.37),
    **dict.fromkeys("csz", 0.46),
    **dict.fromkeys("aegkvxyEFJLSTVXYZ0123456789", 0.53),
    **dict.fromkeys("mwMWЖШЩЫЮФжшщыюф@%&", 0.85),
    **dict.fromkeys("…—", 0.97),
}
_SMALL, _CAPITAL, _FULL = 0.565, 0.65, 1.0
"""Widths of letters in the pictures' semi-bold typeface, per size: rather too wide than too narrow."""


def element(name: str, *inside: str, **given: object) -> str:
    """One element. inside: markup, not escaped; given: attributes, with `_` for the hyphen."""
    attributes = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(without_forbidden(str(value)))}"
        for key, value in given.items()
    )
    return f"<{name}{attributes}>{''.join(inside)}</{name}>" if inside else f"<{name}{attributes}/>"


def text_markup(text: str) -> str:
    """Escape a text."""
    return escape(without_forbidden(text))


def without_forbidden(text: str) -> str:
    """Replace characters that XML forbids."""
    return _FORBIDDEN.sub("\ufffd", text)


def text_line(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    width: float,
    least: float = 0.7,
    anchor: str = "start",
    **more: object,
) -> str:
    """One line of text in at most `width`: scaled down to `least` of its size if need be, then cut."""
    smaller = min(size, max(least * size, width / max(0.1, width_of(text))))
    given = {"font_family": SANS, **more}
    return element(
        "text",
        text_markup(truncate(text, width / smaller + 0.01)),
        x=to_coordinate(x),
        y=to_coordinate(y),
        font_size=to_coordinate(smaller),
        fill=fill,
        text_anchor=anchor,
        **given,
    )


def wrap_words(text: str, room: float, most: int) -> list[str]:
    """A text on at most `most` lines; each but the last is at most `room` wide, or a word. room: per size.

    >>> wrap_words("a room with a view", 4, 2), wrap_words("a room with a view", 4, 3)
    (['a room', 'with a view'], ['a room', 'with a', 'view'])
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or width_of(longer) <= room):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fit_lines(text: str, sizes: Sequence[Sequence[float]], width: float) -> tuple[float, list[str]]:
    """A text on as few lines as it fits on, in letters as large as they fit. sizes: of letters, for one line, for two, and so on.

    A text that fits nowhere keeps the last size, and its last line is too wide.

    >>> fit_lines("Anna passes.", ((40, 20), (30,)), 300), fit_lines("Anna passes.", ((40,), (30, 20)), 100)
    ((40, ['Anna passes.']), (30, ['Anna', 'passes.']))
    """
    size, lines = 0.0, list[str]()
    for most, wanted in enumerate(sizes, 1):
        for size in wanted:
            lines = wrap_words(text, width / size, most)
            if all(width_of(each) * size <= width for each in lines):
                return size, lines
    return size, lines


def width_of(text: str) -> float:
    """Estimated width of a text, per size.

    >>> width_of("ace"), width_of("安娜"), width_of("Mill")
    (1.52, 2.0, 1.7)
    """
    return round(sum([width_of_letter(each) for each in text]), 2)


def width_of_letter(letter: str) -> float:
    if letter in _WIDTHS:
        return _WIDTHS[letter]
    if east_asian_width(letter) in "WF":
        return _FULL
    return _CAPITAL if letter.isupper() else _SMALL


def truncate(text: str, room: float) -> str:
    """A text cut to a width per size.

    >>> truncate("anna karenina", 5), truncate("anna", 5)
    ('anna kar…', 'anna')
    """
    if width_of(text) <= room:
        return text
    kept = text
    while kept and width_of(kept) + width_of_letter("…") > room:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


def to_coordinate(value: float) -> str:
    """A coordinate as text, short and reproducible.

    >>> to_coordinate(1.0), to_coordinate(2.345)
    ('1', '2.3')
    """
    return f"{value:.1f}".removesuffix(".0")
