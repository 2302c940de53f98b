"""Names and texts in JSON Schemas: of components, descriptions, rules."""

from __future__ import annotations

import re

RULE_NUMBER = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)*\b")
"""A rule's number, as `RULES.md` heads it and descriptions name it."""


def rule_of(text: str) -> dict[str, str]:
    """The first rule that a text names.

    >>> rule_of("Sorted, as it has no order (rule MF-3.5.1)."), rule_of("Sorted.")
    ({'x-rule': 'MF-3.5.1'}, {})
    """
    found = RULE_NUMBER.search(text)
    return {"x-rule": found[0]} if found else {}


def pascal_case(name: str) -> str:
    """A class's name as msgspec writes it, or a tag, as a component's name.

    >>> pascal_case("Known_int_"), pascal_case("LaidClue")
    ('KnownInt', 'LaidClue')
    >>> pascal_case("win_as_agent")
    'WinAsAgent'
    """
    return "".join([part[:1].upper() + part[1:] for part in re.split(r"[^A-Za-z0-9]+", name)])


def in_plain_words(name: str) -> str:
    """A class's name as a sentence.

    >>> in_plain_words("BribeOffered"), in_plain_words("Card")
    ('Bribe offered.', 'Card.')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).capitalize() + "."


def as_sentence(text: str) -> str:
    """A clause with a capital and a full stop.

    >>> as_sentence("by seat;"), as_sentence("`None` before the deal")
    ('By seat.', '`None` before the deal.')
    """
    bare = text.rstrip(" ;,.")
    return f"{bare[:1].upper()}{bare[1:]}." if bare else ""


def null_for_none(text: str) -> str:
    """A description in the words of JSON."""
    return re.sub(r"\bNone\b", "null", text)
