"""Text that people write: one rule for names and reasons, and how text that breaks it is shown all the same."""

from __future__ import annotations

import re
from unicodedata import normalize

LONGEST_NAME = 40
LONGEST_REASON = 200
"""Characters."""

UNREADABLE = (
    r"\x00-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f"
    r"\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"
    "\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff\U0010ffff"
)
"""A class of characters for patterns: control and formatting characters, direction marks, private ones, what is no character, and
spaces that look like others or like nothing. YAML writes those past U+FFFF as escapes, for the sake of the last.
What Unicode has not assigned, or leaves to private use beyond U+FFFF, would be most of the class: `is_line` knows it."""
LINE = rf"^ *[^ {UNREADABLE}][^{UNREADABLE}]*$(?!\n)"
"""A line of text that is more than spaces. Python's `$` lets a last line break pass, hence the end; `\\Z` means nothing to the contract's readers."""

_LINE = re.compile(LINE)
_SHADES = re.compile("[\ufe00-\ufe0f]")


def to_canonical(text: str) -> str:
    """Text as it is kept: composed (NFC), without spaces around it."""
    return normalize("NFC", text).strip(" ")


def is_line(text: str, longest: int) -> bool:
    """Whether canonical text keeps the rule: one line of 1 to `longest` readable characters, each known to Unicode.

    >>> is_line("Anna", 4), is_line("Anna ", 9), is_line("a\\u202eb", 9), is_line("\\x1b[2J", 9), is_line("", 9)
    (True, False, False, False, False)
    """
    return (
        0 < len(text) <= longest and text.isprintable() and _LINE.match(text) is not None and to_canonical(text) == text
    )


def to_comparable(name: str) -> str:
    """What two names have in common that look alike: case, width, and shades of one character do not count.

    >>> to_comparable("ＡＮＮＡ") == to_comparable("anna"), to_comparable("Anna") == to_comparable("Anne")
    (True, False)
    """
    folded = normalize("NFKC", _SHADES.sub("", name)).casefold()
    return " ".join(normalize("NFKC", folded).split())


def to_escaped(text: str, longest: int | None = None) -> str:
    """Text for one line of a terminal: what cannot be seen is written as an escape, and what is too long is cut.

    >>> to_escaped("\\x1b[2J\\u202eAnna\\n")
    '\\\\x1b[2J\\\\u202eAnna\\\\n'
    """
    cut = text if longest is None or len(text) <= longest else f"{text[:longest]}…"
    if cut.isprintable():
        return cut
    return "".join([each if each.isprintable() else each.encode("unicode_escape").decode() for each in cut])


def to_display_name(name: str) -> str:
    """A name as it was kept, perhaps before there was a rule: as it is, or escaped and cut."""
    return name if is_line(name, LONGEST_NAME) else to_escaped(to_canonical(name[: 4 * LONGEST_NAME]), LONGEST_NAME)


def in_words(code: str) -> str:
    """A name in code as people write it.

    >>> in_words("win_as_agent")
    'Win as agent'
    """
    return code.replace("_", " ").capitalize()
