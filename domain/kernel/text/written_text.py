"""User-written text: one rule for names and reasons, and a safe display form for text that breaks it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import category, normalize

LONGEST_NAME = 40
LONGEST_REASON = 200
"""Characters."""
MOST_MARKS = 4
"""Marks on one character, as many as a pointed Hebrew letter with its accent has; more of them cover the lines around."""

UNREADABLE = (
    r"\x00-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f"
    r"\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"
    "\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff\U0010ffff"
)
"""Characters for a regex class: control, format, bidirectional and private-use characters, noncharacters, and spaces
that are invisible or look like others. Unassigned and private-use characters beyond U+FFFF are left to `is_line`; they
would be most of the class."""
LINE = re.compile(rf"^ *[^ {UNREADABLE}][^{UNREADABLE}]*\Z")
"""A line of text that is not blank."""
_SHADES = re.compile("[\ufe00-\ufe0f]")


def to_canonical(text: str) -> str:
    """The stored form: NFC, without surrounding spaces."""
    return normalize("NFC", text).strip(" ")


def is_line(text: str, longest: int) -> bool:
    """Whether canonical text is one line of 1 to `longest` readable, assigned characters, with marks as `has_fitting_marks` allows.

    >>> is_line("Anna", 4), is_line("Anna ", 9), is_line("a\\u202eb", 9), is_line("\\x1b[2J", 9), is_line("", 9)
    (True, False, False, False, False)
    """
    is_readable = 0 < len(text) <= longest and text.isprintable() and LINE.match(text) is not None and to_canonical(text) == text
    return is_readable and has_fitting_marks(text)


def has_fitting_marks(text: str) -> bool:
    """Whether each mark (of Unicode's categories Mn and Me) follows a character that it can stand on, and at most MOST_MARKS stand on one.

    >>> has_fitting_marks("Zoe\\u0308"), has_fitting_marks("\\u0301"), has_fitting_marks("a \\u0301"), has_fitting_marks("a" + "\\u0301" * 5)
    (True, False, False, False)
    """
    if text.isascii():
        return True
    free = 0  # how many more marks the character before can carry
    for each in text:
        if category(each) not in ("Mn", "Me"):
            free = 0 if each == " " else MOST_MARKS
        elif free == 0:
            return False
        else:
            free -= 1
    return True


def to_comparable(name: str) -> str:
    """Key under which look-alike names are equal: folds case, width and variation selectors.

    >>> to_comparable("ＡＮＮＡ") == to_comparable("anna"), to_comparable("Anna") == to_comparable("Anne")
    (True, False)
    """
    folded = normalize("NFKC", _SHADES.sub("", name)).casefold()
    return " ".join(normalize("NFKC", folded).split())


def to_escaped(text: str, longest: int | None = None) -> str:
    """Text safe for one terminal line: invisible characters are escaped, long text is cut.

    >>> to_escaped("\\x1b[2J\\u202eAnna\\n")
    '\\\\x1b[2J\\\\u202eAnna\\\\n'
    """
    cut = text if longest is None or len(text) <= longest else f"{text[:longest]}…"
    if cut.isprintable():
        return cut
    return "".join([each if each.isprintable() else each.encode("unicode_escape").decode() for each in cut])


def to_escaped_lines(lines: Sequence[str]) -> str:
    """Lines of text, each escaped like `to_escaped`.

    >>> to_escaped_lines(["Anna", "Bo\\nris"])
    'Anna\\nBo\\\\nris'
    """
    if "".join(lines).isprintable():  # nearly always true
        return "\n".join(lines)
    return "\n".join(map(to_escaped, lines))


def to_display_name(name: str) -> str:
    """A stored name for display; one that breaks the rule for names is escaped and cut."""
    return name if is_line(name, LONGEST_NAME) else to_escaped(to_canonical(name[: 4 * LONGEST_NAME]), LONGEST_NAME)


def in_words(code: str) -> str:
    """An identifier as words.

    >>> in_words("win_as_agent")
    'Win as agent'
    """
    return code.replace("_", " ").capitalize()
