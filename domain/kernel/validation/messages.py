"""Messages for invalid values in bodies, queries, options, deals and commands.

Values from clients are quoted short and escaped; valid values are listed up to a bound.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import islice
from typing import Any, TypeVar

import msgspec

from domain.kernel.text.written_text import to_escaped

T = TypeVar("T")

LONGEST_QUOTE = 40
"""Bound on the characters quoted from a value or a name."""
MOST_LISTED = 24
LONGEST_LIST = 400
"""Bounds on a list of valid values: items and characters."""
MOST_FAULTS = 20
"""Bound on the fields named in one refusal."""
SHORTEST_CLOSE = 3
"""Minimum characters for suggestions; shorter values match too much."""

REQUIRED = "This field is required."
NULL = "This field may not be null."
WRONG = "This value does not fit."
KINDS = {
    "boolean": "true or false",
    "integer": "a whole number",
    "number": "a number",
    "string": "text",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
"""Names in messages, by JSON Schema type."""


def must_be(*kinds: str) -> str:
    """`Must be a whole number or null.`"""
    return f"Must be {' or '.join(dict.fromkeys(KINDS[each] for each in kinds))}."


def to_quote(value: Any) -> str:
    """A value as sent, short and escaped; lists and objects by kind only.

    >>> to_quote("micro dot"), to_quote(7), to_quote(None), to_quote([1]), to_quote("x" * 60)[-4:]
    ('"micro dot"', '7', 'null', 'A list', 'xx…"')
    """
    if isinstance(value, list | tuple):
        return "A list"
    if isinstance(value, dict):
        return "An object"
    return to_escaped(json.dumps(value[:LONGEST_QUOTE] + "…" if _is_long(value) else value, ensure_ascii=False), 80)


def _is_long(value: Any) -> bool:
    return isinstance(value, str) and len(value) > LONGEST_QUOTE


def to_value_list(values: Iterable[Any]) -> str:
    """Values in request syntax, cut at a bound.

    >>> to_value_list(["a1", 2, True]), to_value_list(range(1000))[-18:]
    ('"a1", 2, true', ' 22, 23, and so on')
    """
    listed = list(islice(values, MOST_LISTED + 1))
    texts, is_cut, length = [], len(listed) > MOST_LISTED, 0
    for value in listed[:MOST_LISTED]:
        text = to_escaped(json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":")))
        length += len(text) + 2
        if length > LONGEST_LIST:
            is_cut = True
            break
        texts.append(text)
    return ", ".join(texts) + (", and so on" if is_cut else "")


def not_one_of(value: Any, known: Sequence[Any]) -> str:
    """`"chess" is none of "infiltrators", "microdot".`, with the closest, if one is close.

    >>> not_one_of("micro-dot", ("infiltrators", "microdot"))
    '"micro-dot" is none of "infiltrators", "microdot". Did you mean "microdot"?'
    """
    named = f"{to_quote(value)} is none of {to_value_list(known)}."
    close = closest(value, known)
    return f"{named} Did you mean {to_quote(close)}?" if close is not None else named


def closest(value: Any, known: Iterable[Any]) -> str | None:
    """The most similar known name, if any is close."""
    if not isinstance(value, str) or len(value) < SHORTEST_CLOSE:
        return None
    names = {each.casefold(): each for each in known if isinstance(each, str)}
    found = get_close_matches(value[:64].casefold(), names, 1)
    return names[found[0]] if found else None


def unknown_field(known: Sequence[str]) -> str:
    """`There is no such field here, only "code", "name".`"""
    return f"There is no such field here, only {to_value_list(known)}." if known else "No field is expected here."


def unknown_fields(given: Iterable[Any], known: Sequence[str]) -> dict[str, str]:
    """A message per unknown name; names are short and escaped."""
    names = [to_escaped(str(each), LONGEST_QUOTE) for each in given if each not in known]
    return {
        name: unknown_field(known) + (f" Did you mean {to_quote(close)}?" if (close := closest(name, known)) else "")
        for name in names[:MOST_FAULTS]
    }


def at_least(least: Any, noun: str = "") -> str:
    return f"Must be at least {least}{noun}."


def at_most(most: Any, noun: str = "") -> str:
    return f"Must be at most {most}{noun}."


def within(least: int, most: int, noun: str = "") -> str:
    """`Must be from 1 to 40 characters.`"""
    return f"Must be from {least} to {most}{noun}." if least != most else f"Must be {least}{noun}."


def pattern_missed(pattern: str) -> str:
    """`Must match ^[a-z]+$.`; long patterns are not shown."""
    return f"Must match {pattern}" if len(pattern) <= LONGEST_QUOTE else "It has characters that may not stand here."
