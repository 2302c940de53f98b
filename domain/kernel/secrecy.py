"""Secrecy: a hidden value carries its audience.

No value is ever stripped from a full event. All data for an audience is built from its `Observation`, which only
`observe` makes.

Types created for every event set `gc=False`: they hold no cycles, so the collector can skip them.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, Literal, NoReturn, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

T = TypeVar("T")

SEAT, PER_SEAT = "seat", "per seat"

SEAT_RANGE = {"minimum": 0, "maximum": 99}
"""Range of seats' numbers, in the words of JSON Schema: a viewpoint and a path give them two digits."""

Seat = Annotated[int, SEAT, msgspec.Meta(extra_json_schema=SEAT_RANGE)]
"""Seat number: 0-based, clockwise. A field of this type is shown by the seat's name."""

PerSeat = Annotated[tuple[T, ...], PER_SEAT]
"""One value for each seat, in seat order: `PerSeat[int]` is a tuple of whole numbers, shown with the seats' names."""

NOBODY: frozenset[Seat] = frozenset()
"""The audience of a value that no seat may know."""


class Concealed(msgspec.Struct, frozen=True, gc=False):
    """A value whose repr is redacted, so log lines and tracebacks cannot leak it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Known(msgspec.Struct, Generic[T], frozen=True, gc=False, tag="known"):
    """A value and its audience. `to` has no default: secrecy is always explicit."""

    value: T
    to: frozenset[Seat]

    def __repr__(self) -> str:
        return f"Known(to={sorted(self.to)})"


class Unknown(msgspec.Struct, frozen=True, tag="unknown"):
    """Replaces a value for everyone outside its audience."""

    @property
    def value(self) -> NoReturn:
        """Raises AttributeError."""
        raise AttributeError("This value is hidden from its reader.")


UNKNOWN = Unknown()
"""Placeholder for a hidden field outside its audience."""

Secret = Known[T] | Unknown
"""Type of an event field with an audience."""


def to(*seats: Seat) -> frozenset[Seat]:
    """An audience of these seats; without any, no seat at all."""
    return frozenset(seats)


EventWeight = Literal["step", "part", "turning", "silent"]


class Event(msgspec.Struct, frozen=True, gc=False):
    """A fact, named in the past tense. Everyone sees that it happened; only `Secret` fields are hidden.

    Its class says everything about it: who sees what (its fields), how it reads, and what it changes.

    * rule: number in RULES.md of the rule it follows from.
    * weight: how it is shown: as a `step` of its own, a `part` of the step before, `turning` the game, or `silent`.
    * line: its English line, a template or a method `line(self, people)` of the event as its audience observed it;
      line_known: the template for those that know every hidden field.
    * on_table(self, table): the table after it, from the public's observation.
    * on_own_mind(self, mind), on_other_mind(self, mind): the mind after it, of the seat in its field `seat` and of each
      other seat, from that seat's observation; on_every_mind(self, mind): of all seats alike.
    * changes_nothing: said by a class that has none of these, nor a row of the house.
    * teaches_nothing: said by a class whose secrets reach no mind and no house, since its audience can work them out.

    A method that changes a table or a mind may take the event's version as a further parameter.
    """

    rule: ClassVar[str | None] = None
    weight: ClassVar[EventWeight] = "step"
    line: ClassVar[str | Callable[..., str] | None] = None
    line_known: ClassVar[str | None] = None
    on_table: ClassVar[Callable[..., Any] | None] = None
    on_own_mind: ClassVar[Callable[..., Any] | None] = None
    on_other_mind: ClassVar[Callable[..., Any] | None] = None
    on_every_mind: ClassVar[Callable[..., Any] | None] = None
    changes_nothing: ClassVar[bool] = False
    teaches_nothing: ClassVar[bool] = False
    labels: ClassVar[Mapping[str, str]] = {
        "seat": "the seat that acts, or that the event happens to",
        "target": "the other seat that the event concerns",
    }
    """Descriptions of fields with these names in an event that has no `Meta` for them."""


class Mind(Concealed, frozen=True):
    """Private knowledge of one seat."""

    seat: Annotated[Seat, Meta(description="The seat with this knowledge.")]


class Observation(msgspec.Struct, frozen=True, gc=False):
    """An event as one audience sees it, with its version. Only `observe` makes one."""

    version: int
    event: Event


@cache
def secret_fields(event: type[Event]) -> tuple[str, ...]:
    """Names of an event type's `Secret` fields."""
    hints = typing.get_type_hints(event)
    return tuple(name for name in event.__struct_fields__ if Unknown in typing.get_args(hints[name]))


@cache
def public_types(event: type[Event]) -> dict[str, Any]:
    """The types of an event type's public fields, by name."""
    hints, secret = typing.get_type_hints(event), secret_fields(event)
    return {name: hints[name] for name in event.__struct_fields__ if name not in secret}


@cache
def secret_types(event: type[Event]) -> dict[str, Any]:
    """The types of the values in an event type's `Secret` fields, by name."""
    hints = typing.get_type_hints(event)
    return {
        name: next(
            typing.get_args(each)[0] for each in typing.get_args(hints[name]) if typing.get_origin(each) is Known
        )
        for name in secret_fields(event)
    }


def audience(event: Event) -> frozenset[Seat]:
    """The seats that know more of an event than the public."""
    names = secret_fields(type(event))
    if not names:
        return NOBODY
    return NOBODY.union(*[part.to for name in names if isinstance(part := getattr(event, name), Known)])


def observe(event: Event, by: Seat | None, version: int = 0) -> Observation:
    """`event` as seen by seat `by`, or by the public (None). Events without hidden fields are returned as they are."""
    names = secret_fields(type(event))
    if not names:
        return Observation(version, event)
    hidden = {name: UNKNOWN for name in names if isinstance(part := getattr(event, name), Known) and by not in part.to}
    return Observation(version, replace(event, **hidden) if hidden else event)
