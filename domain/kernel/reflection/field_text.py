"""Words for the fields of any struct, from their types: the basis of a ruleset's default texts and drawings."""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from domain.kernel.reflection.descriptions import without_annotations
from domain.kernel.secrecy import PER_SEAT, SEAT, Known, Unknown
from domain.kernel.text.event_text import and_list
from domain.kernel.text.written_text import in_words


class FieldType(NamedTuple):
    """A field and the type of its values. name: as in code; is_per_seat: one value for each seat; kind: of each."""

    name: str
    kind: Any
    is_per_seat: bool = False

    @property
    def label(self) -> str:
        return in_words(self.name)


@cache
def field_types(kind: type[msgspec.Struct]) -> tuple[FieldType, ...]:
    """The fields of a struct type, in order."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple([to_field_type(name, hints[name]) for name in kind.__struct_fields__])


def to_field_type(name: str, hint: Any) -> FieldType:
    base, annotations = without_annotations(hint)
    return FieldType(name, get_args(base)[0], is_per_seat=True) if PER_SEAT in annotations else FieldType(name, hint)


def field_words(value: msgspec.Struct, people: Sequence[str], without: Iterable[str] = ()) -> Iterator[tuple[str, str]]:
    """The fields of a struct in words: label and value. people: the seats' names."""
    for field in field_types(type(value)):
        if field.name not in without:
            yield field.label, value_words(getattr(value, field.name), field, people)


def value_words(value: Any, field: FieldType, people: Sequence[str]) -> str:
    """The value of a field in words."""
    if field.is_per_seat and isinstance(value, tuple):
        parts = [f"{name} {words(each, field.kind, people)}" for name, each in zip(people, value, strict=False)]
        return ", ".join(parts) or "nothing"
    return words(value, field.kind, people)


def words(value: Any, hint: Any, people: Sequence[str]) -> str:
    """A value of this type in words: a seat by its name, a code without its underscores.

    >>> from domain.kernel.secrecy import Seat
    >>> words(1, Seat | None, ("Anna", "Boris")), words((0, 1), tuple[Seat, ...], ("Anna", "Boris"))
    ('Boris', 'Anna and Boris')
    >>> words(("ACE", "TWO_OF_CLUBS"), Any, ()), words(True, bool, ())
    ('ACE and TWO OF CLUBS', 'yes')
    """
    base, annotations = without_annotations(hint)
    origin, args = get_origin(base), get_args(base)
    if origin in (Union, UnionType):
        return words(value, fitting_type(value, args), people) if value is not None else none_words(args)
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int() if SEAT in annotations and 0 <= value < len(people):
            return people[value]
        case str():
            return value.replace("_", " ")
        case Unknown():
            return "hidden"
        case Known():
            return words(value.value, args[0] if args else Any, people)
        case tuple():
            return and_list(
                [words(each, kind, people) for each, kind in zip(value, member_types(args, value), strict=True)]
            )
        case msgspec.Struct():
            return ", ".join([f"{label.lower()} {text}" for label, text in field_words(value, people)])
    return str(value)


def member_types(args: tuple[Any, ...], value: tuple[Any, ...]) -> Sequence[Any]:
    """The type of each member of a tuple, from the type arguments of the tuple's type."""
    if len(args) == 2 and args[1] is Ellipsis:
        return args[:1] * len(value)
    return args if len(args) == len(value) else (Any,) * len(value)


def fitting_type(value: Any, args: tuple[Any, ...]) -> Any:
    """The member of a union that fits a value."""
    for hint in args:
        base, _ = without_annotations(hint)
        if get_origin(base) is Literal:
            if value in get_args(base):
                return hint
        elif isinstance(kind := get_origin(base) or base, type) and isinstance(value, kind):
            return hint
    return Any


def none_words(args: tuple[Any, ...]) -> str:
    """The word for an absent value of a union."""
    return "nobody" if any(SEAT in without_annotations(hint)[1] for hint in args) else "none"


def holds_seats(hint: Any) -> bool:
    """Whether whole numbers of this type are seats, alone or in a tuple."""
    base, annotations = without_annotations(hint)
    return SEAT in annotations or any(map(holds_seats, get_args(base)))
