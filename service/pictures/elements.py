"""SVG elements and texts, with user input escaped."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import east_asian_width
from xml.sax.saxutils import escape, quoteattr

import msgspec

from domain.kernel.table_drawing import Meaning

SERIF = "Georgia, 'Times New Roman', 'DejaVu Serif', serif"
SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"

_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LETTER = 0.56
"""Estimated width of a letter, of its height: enough for most."""


def element(name: str, *inside: str, **given: object) -> str:
    """One element. inside: markup, not escaped; given: attributes, with `_` for the hyphen."""
    attributes = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(without_forbidden(str(value)))}"
        for key, value in given.items()
    )
    return f"<{name}{attributes}>{''.join(inside)}</{name}>" if inside else f"<{name}{attributes}/>"


def with_meaning(name: str, means: Sequence[Meaning], inside: str, **more: object) -> str:
    """Wrap markup in a clickable group if it has meanings. name: its title; more: attributes."""
    if not means:
        return inside
    return element(
        "g", element("title", text_markup(name)), inside, data_means=msgspec.json.encode(means).decode(), **more
    )


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
    smaller = min(size, max(least * size, width / (_LETTER * max(1, letter_count(text)))))
    shown = truncate(text, width / (_LETTER * smaller) + 0.01)
    given = {"font_family": SANS, **more}
    return element(
        "text",
        text_markup(shown),
        x=to_coordinate(x),
        y=to_coordinate(y),
        font_size=to_coordinate(smaller),
        fill=fill,
        text_anchor=anchor,
        **given,
    )


def wrap_words(text: str, letters: float, most: int) -> list[str]:
    """A text on at most `lines` lines; each but the last is at most `letters` estimated letters wide.

    >>> wrap_words("a room with a view", 6, 2)
    ['a room', 'with a view']
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (len(lines) == most or letter_count(longer) * _LETTER <= letters):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def letter_count(text: str) -> float:
    """Estimated width of a text, in lowercase letters.

    >>> letter_count("ace"), letter_count("安娜"), letter_count("USSR")
    (3, 4, 5.2)
    """
    return sum(2 if east_asian_width(each) in "WF" else 1.3 if each.isupper() else 1 for each in text)


def width_of(text: str) -> float:
    """Estimated width of a text per font size."""
    return _LETTER * max(1, letter_count(text))


def truncate(text: str, most: float) -> str:
    """A text cut to the width of `most` letters.

    >>> truncate("anna karenina", 8)
    'anna ka…'
    """
    if letter_count(text) <= most:
        return text
    kept = text
    while kept and letter_count(kept) >= most:
        kept = kept[:-1]
    return f"{kept}…"


def to_coordinate(value: float) -> str:
    """A coordinate as text, short and reproducible.

    >>> to_coordinate(1.0), to_coordinate(2.345)
    ('1', '2.3')
    """
    return f"{value:.1f}".removesuffix(".0")
