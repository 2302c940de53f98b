"""Conversion of JSON values to types, and a message for every field that does not fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from domain.kernel.errors import Malformed
from domain.kernel.text.written_text import to_escaped
from domain.kernel.validation.messages import (
    KINDS,
    LONGEST_QUOTE,
    MOST_FAULTS,
    REQUIRED,
    WRONG,
    at_least,
    at_most,
    must_be,
    not_one_of,
    pattern_missed,
    unknown_fields,
    within,
)

T = TypeVar("T")


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
    elif kind.min_length is not None and len(value) < kind.min_length:
        yield field, at_least(kind.min_length, " values")
    elif kind.max_length is not None and len(value) > kind.max_length:
        yield field, at_most(kind.max_length, " values")
    else:
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
