"""Messages for invalid values in bodies, queries, options, deals and commands.

Values from clients are quoted short and escaped; valid values are listed up to a bound.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from domain.kernel.errors import Malformed
from domain.kernel.written_text import to_escaped

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
    said, is_cut, length = [], len(listed) > MOST_LISTED, 0
    for value in listed[:MOST_LISTED]:
        text = to_escaped(json.dumps(msgspec.to_builtins(value), ensure_ascii=False, separators=(",", ":")))
        length += len(text) + 2
        if length > LONGEST_LIST:
            is_cut = True
            break
        said.append(text)
    return ", ".join(said) + (", and so on" if is_cut else "")


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


def to_type(value: Any, kind: type[T], field: str = "") -> T:
    """Converts a JSON value. field: its dotted path in the request, "" for the body.  Raises Malformed."""
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError:
        found = dict(islice(misfits(value, kind, field), MOST_FAULTS)) or {field or "body": WRONG}
        name, message = next(iter(found.items()))
        raise Malformed(f"{name}: {message}", {name: [message] for name, message in found.items()}) from None


def misfits(value: Any, kind: Any, field: str) -> Iterator[tuple[str, str]]:
    """Dotted path and message of every field that does not fit a type."""
    yield from _against(value, _type_of(kind), field)


@cache
def _type_of(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _against(value: Any, kind: inspect.Type, field: str) -> Iterator[tuple[str, str]]:
    match kind:
        case inspect.Metadata():
            yield from _against(value, kind.type, field)
        case inspect.UnionType():
            yield from _against_union(value, kind, field)
        case inspect.StructType():
            yield from _against_struct(value, kind, field)
        case inspect.LiteralType():
            if not any(value == each and type(value) is type(each) for each in kind.values):
                yield field, not_one_of(value, kind.values)
        case inspect.DictType():
            yield from _against_dict(value, kind, field)
        case inspect.TupleType() | inspect.CollectionType():
            yield from _against_list(value, kind, field)
        case _ if _kind_of(value) not in _kinds(kind):
            yield field, must_be(*_kinds(kind))
        case inspect.StrType():
            yield from _against_text(value, kind, field)
        case inspect.IntType() | inspect.FloatType():
            yield from _against_number(value, kind, field)


def _against_union(value: Any, union: inspect.UnionType, field: str) -> Iterator[tuple[str, str]]:
    """Reports on the members of the value's kind; without one, lists the allowed kinds."""
    fitting = [each for each in union.types if _kind_of(value) in _kinds(each)]
    if not fitting:
        yield field, must_be(*[kind for each in union.types for kind in _kinds(each)])
        return
    found = [list(islice(_against(value, each, field), MOST_FAULTS)) for each in fitting]
    if all(found):
        yield from min(found, key=len)


def _against_struct(value: Any, kind: inspect.StructType, field: str) -> Iterator[tuple[str, str]]:
    if not isinstance(value, dict):
        yield field, must_be("object")
        return
    known = [each.encode_name for each in kind.fields]
    if kind.forbid_unknown_fields:
        given = [name for name in value if name != kind.tag_field]
        for name, message in unknown_fields(given, known).items():
            yield path_below(field, name), message
    for each in kind.fields:
        here = path_below(field, each.encode_name)
        if each.encode_name in value:
            yield from _against(value[each.encode_name], each.type, here)
        elif each.required:
            yield here, REQUIRED


def _against_dict(value: Any, kind: inspect.DictType, field: str) -> Iterator[tuple[str, str]]:
    if not isinstance(value, dict):
        yield field, must_be("object")
        return
    for name, each in value.items():
        here = path_below(field, to_escaped(name, LONGEST_QUOTE))
        yield from _against(name, kind.key_type, here)
        yield from _against(each, kind.value_type, here)


def _against_list(
    value: Any, kind: inspect.TupleType | inspect.CollectionType, field: str
) -> Iterator[tuple[str, str]]:
    if not isinstance(value, list | tuple):
        yield field, must_be("array")
    elif isinstance(kind, inspect.TupleType) and len(value) != len(kind.item_types):
        yield field, within(len(kind.item_types), len(kind.item_types), " values")
    elif isinstance(kind, inspect.TupleType):
        for number, (each, its) in enumerate(zip(value, kind.item_types, strict=True)):
            yield from _against(each, its, path_below(field, str(number)))
    else:
        if kind.min_length is not None and len(value) < kind.min_length:
            yield field, at_least(kind.min_length, " values")
        if kind.max_length is not None and len(value) > kind.max_length:
            yield field, at_most(kind.max_length, " values")
        for number, each in enumerate(value):
            yield from _against(each, kind.item_type, path_below(field, str(number)))


def _against_text(value: str, kind: inspect.StrType, field: str) -> Iterator[tuple[str, str]]:
    if kind.min_length is not None and len(value) < kind.min_length:
        yield field, at_least(kind.min_length, " characters")
    elif kind.max_length is not None and len(value) > kind.max_length:
        yield field, at_most(kind.max_length, " characters")
    elif kind.pattern is not None and not re.search(kind.pattern, value):
        yield field, pattern_missed(kind.pattern)


def _against_number(value: float, kind: inspect.IntType | inspect.FloatType, field: str) -> Iterator[tuple[str, str]]:
    if kind.ge is not None and value < kind.ge:
        yield field, at_least(kind.ge)
    elif kind.gt is not None and value <= kind.gt:
        yield field, f"Must be more than {kind.gt}."
    elif kind.le is not None and value > kind.le:
        yield field, at_most(kind.le)
    elif kind.lt is not None and value >= kind.lt:
        yield field, f"Must be less than {kind.lt}."


def pattern_missed(pattern: str) -> str:
    """`Must match ^[a-z]+$.`; long patterns are not shown."""
    return f"Must match {pattern}" if len(pattern) <= LONGEST_QUOTE else "It has characters that may not stand here."


def path_below(field: str, name: str) -> str:
    """Dotted path of a nested field."""
    return f"{field}.{name}" if field else name


def _kinds(kind: inspect.Type) -> tuple[str, ...]:
    """JSON types of a type's values."""
    match kind:
        case inspect.Metadata():
            return _kinds(kind.type)
        case inspect.UnionType():
            return tuple(each for one in kind.types for each in _kinds(one))
        case inspect.LiteralType():
            return tuple(dict.fromkeys(_kind_of(each) for each in kind.values))
        case inspect.BoolType():
            return ("boolean",)
        case inspect.IntType():
            return ("integer",)
        case inspect.FloatType():
            return ("number", "integer")
        case inspect.StrType():
            return ("string",)
        case inspect.NoneType():
            return ("null",)
        case inspect.StructType() | inspect.DictType():
            return ("object",)
        case inspect.TupleType() | inspect.CollectionType():
            return ("array",)
    return tuple(KINDS)


def _kind_of(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "number"
        case str():
            return "string"
        case list() | tuple():
            return "array"
    return "object"
