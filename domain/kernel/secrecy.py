"""Who may know what: a hidden value carries its audience, and reaches nobody else.

There is no function that takes a secret away from something that has it. Whatever an audience receives is built from what
`observe` makes for it.

Values that are made with every event say `gc=False`: they hold no cycle, so that the collector need not look for one.
"""

from __future__ import annotations

import typing
from functools import cache
from typing import ClassVar, Generic, TypeVar

import msgspec
from msgspec.structs import replace

Seat = int
"""Who acts: 0-based, clockwise."""

T = TypeVar("T")

NOBODY: frozenset[Seat] = frozenset()


class Concealed(msgspec.Struct, frozen=True, gc=False):
    """A value whose text form tells nothing, so that a log line or a traceback cannot leak it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Known(msgspec.Struct, Generic[T], frozen=True, gc=False, tag="known"):
    """A value and its audience. `to` has no default: secrecy is always stated."""

    value: T
    to: frozenset[Seat]

    def __repr__(self) -> str:
        return f"Known(to={sorted(self.to)})"


class Unknown(msgspec.Struct, frozen=True, tag="unknown"):
    """What everybody outside the audience holds instead."""


UNKNOWN = Unknown()

Secret = Known[T] | Unknown
"""A field of an event that only an audience may know."""


def to(*seats: Seat) -> frozenset[Seat]:
    """An audience. Without seats: nobody at the table."""
    return frozenset(seats)


class Event(msgspec.Struct, frozen=True, gc=False):
    """A fact, in the past tense. Every event exists for everybody; only its `Secret` fields hide.

    rule: the number of the rule that it follows from, in the ruleset's RULES.md.
    """

    rule: ClassVar[str | None] = None


class Mind(Concealed, frozen=True):
    """What one seat knows beyond the table."""

    seat: Seat


class Observation(msgspec.Struct, frozen=True, gc=False):
    """An event as one audience may know it, and its version. Only `observe` makes one."""

    version: int
    event: Event


@cache
def secret_fields(event: type[Event]) -> tuple[str, ...]:
    """The fields of an event type that hide, by their types."""
    hints = typing.get_type_hints(event)
    return tuple(name for name in event.__struct_fields__ if Unknown in typing.get_args(hints[name]))


def audience(event: Event) -> frozenset[Seat]:
    """The seats that may know more of an event than everybody else in the world."""
    names = secret_fields(type(event))
    if not names:
        return NOBODY
    return NOBODY.union(*[part.to for name in names if isinstance(part := getattr(event, name), Known)])


def observe(event: Event, by: Seat | None, version: int = 0) -> Observation:
    """`event` through the eyes of seat `by`; None is everybody else in the world. What hides nothing is seen as it is."""
    names = secret_fields(type(event))
    if not names:
        return Observation(version, event)
    hidden = {name: UNKNOWN for name in names if isinstance(part := getattr(event, name), Known) and by not in part.to}
    return Observation(version, replace(event, **hidden) if hidden else event)
