"""Docstrings of structs as data: the description of a type and of each of its fields.

A docstring describes fields in clauses that begin with their names: `hand: sorted; offered, asked: None outside a
bribe.` A clause begins a line or follows a full stop, colon or semicolon; it ends at the next, or with its paragraph.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from typing import Any, NamedTuple, get_origin


class Description(NamedTuple):
    """What a docstring says. text: of the type as a whole, in one line; fields: of each field that it names."""

    text: str
    fields: dict[str, str]


@cache
def describe_type(kind: Any) -> Description:
    """The description of a struct, named tuple or dataclass; fields that its docstring does not name come from its
    bases.
    """
    origin = get_origin(kind) or kind
    names = field_names(origin)
    bases = [each for each in origin.__mro__[1:] if each.__module__ not in ("builtins", "msgspec", "typing")]
    written = [parse_docstring(each.__dict__.get("__doc__") or "", names) for each in (origin, *bases)]
    fields = {name: text for each in reversed(written) for name, text in each.fields.items()}
    return Description(written[0].text, fields)


@cache
def summary_of(kind: Any) -> str:
    """The first line of a type's own docstring, without its fields; empty if there is none."""
    line, _, _ = (kind.__dict__.get("__doc__") or "").strip().partition("\n")
    return parse_docstring(line, field_names(kind)).text


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """Names of a type's fields as in code."""
    for listed in ("__struct_fields__", "_fields", "__dataclass_fields__"):
        found = getattr(kind, listed, ())
        if found and isinstance(found, tuple | dict):
            return tuple(found)
    return ()


def parse_docstring(docstring: str, names: tuple[str, ...]) -> Description:
    """Parse a docstring. names: of the fields.

    >>> parse_docstring("A bid. seat: whose; chips, cards: laid,\\nor none.  Rule X-1.", ("seat", "chips", "cards"))
    Description(text='A bid.', fields={'seat': 'Whose.', 'chips': 'Laid, or none. Rule X-1.', 'cards': 'Laid, or none. Rule X-1.'})
    """
    texts: list[str] = []
    fields: dict[str, str] = {}
    for paragraph in cleandoc(docstring).split("\n\n"):
        for listed, text in clauses(paragraph, names):
            if listed:
                fields |= dict.fromkeys(re.findall(r"\w+", listed), as_sentence(text))
            elif text:
                texts.append(re.sub(r"[;:]$", ".", text))
    return Description(" ".join(texts), fields)


def clauses(paragraph: str, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The text before the first clause, without names; then each clause, with the names at its head."""
    if not names:
        yield "", one_line(paragraph)
        return
    name = rf"`?\b(?:{'|'.join(map(re.escape, names))})\b`?"
    head = re.compile(rf"(?:^|(?<=[.;:]\s)|(?<=[.;:]\s\s))({name}(?:(?:, and |, | and ){name})*):\s+", re.MULTILINE)
    first, *rest = head.split(paragraph)
    yield "", one_line(first)
    for listed, text in zip(rest[::2], rest[1::2], strict=True):
        yield listed.replace("`", "").replace(" and ", ", "), one_line(text)


def one_line(text: str) -> str:
    return " ".join(text.split())


def as_sentence(text: str) -> str:
    """A clause with a capital and a full stop.

    >>> as_sentence("by seat;"), as_sentence("`None` before the deal")
    ('By seat.', '`None` before the deal.')
    """
    bare = text.rstrip(" ;,.")
    return f"{bare[:1].upper()}{bare[1:]}." if bare else ""
