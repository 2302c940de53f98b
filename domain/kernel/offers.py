"""Offers: a seat's legal commands, in a form that a client without knowledge of the game can fill in.

An offer is one command type with the legal values of each field, independent of one another or listed as ways. A value
too rich for a schema, such as a hand of cards, has a check of its own, and the offer is not exact. The JSON Schema, the
legality check, the list of instances and random sampling all derive from the offer, so legality is written once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any, ClassVar, NamedTuple

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.choices import Choice, Maybe, OneOf, lazy_product
from domain.kernel.reflection.descriptions import summary_of
from domain.kernel.secrecy import Concealed
from domain.kernel.text.written_text import in_words


class Command(Concealed, frozen=True):
    """A seat's request. The first line of a subclass's docstring is shown to players."""

    rule: ClassVar[str | None] = None
    """Number in RULES.md of the rule that allows it, named in refusals."""
    title: ClassVar[str | None] = None
    """Text of its button, if its tag is not clear enough."""
    act: ClassVar[str] = ""
    """Text of its button once its fields are chosen, with their values by name: "Discard {cards}"; "": the title."""
    labels: ClassVar[Mapping[str, str]] = {}
    """Labels of its form fields, if their names are not clear enough; they describe fields that have no `Meta`."""
    asks: ClassVar[Mapping[str, str]] = {}
    """The question that each field answers."""


Way = dict[str, OneOf]
"""Fields of a command with jointly legal values."""


class Withheld(NamedTuple):
    """An answer that cannot be given now, or one value of it, with the reason.

    rule: number in RULES.md; reason: a clause to the seat, without a capital or a full stop, from what the seat itself
    knows; field, value: the value that cannot be given, for a command that is offered with others; "" for the whole
    command.
    """

    command: type[Command]
    rule: str
    reason: str
    field: str = ""
    value: Any = None


class Offer(msgspec.Struct, frozen=True):
    """A legal form of command now, and the rule that allows it.

    ways: disjoint alternatives for fields that depend on one another; each lists the values of `choices` that may be
    combined.
    """

    command: type[Command]
    rule: str
    choices: dict[str, Any]
    ways: tuple[Way, ...] = ()

    @property
    def type(self) -> str:
        """The command's name in a request body."""
        return str(self.command.__struct_config__.tag)

    @property
    def title(self) -> str:
        return command_title(self.command)

    @property
    def summary(self) -> str:
        return command_summary(self.command)

    def label(self, field: str) -> str:
        """A field's label in a form."""
        return self.command.labels.get(field) or in_words(field)

    def question(self, field: str) -> str:
        """The question that a field answers."""
        return self.command.asks.get(field) or f"{self.label(field)}?"

    def admits(self, command: Command) -> bool:
        """Whether `command` is an instance of this offer; fields the offer does not name must be null."""
        return (
            type(command) is self.command
            and all(
                self.choices[name].admits(value) if name in self.choices else value is None
                for name in command.__struct_fields__
                for value in (getattr(command, name),)
            )
            and (not self.ways or any(fits_way(way, command) for way in self.ways))
        )

    @property
    def is_exact(self) -> bool:
        """Whether the schema admits instances only."""
        return all(choice.is_exact for choice in self.choices.values())

    @property
    def shapes(self) -> tuple[dict[str, Choice], ...]:
        """The choices by field, once per way; within one, fields are independent."""
        return tuple([{**self.choices, **way} for way in self.ways]) or (self.choices,)

    def instances(self) -> Iterator[Command]:
        """Every command this offer admits, in a fixed order."""
        for shape in self.shapes:
            for values in lazy_product(tuple(shape.values())):
                yield self.command(**dict(zip(shape, values, strict=True)))

    def sample(self, chance: Chance) -> Command:
        """A random instance: a way first, if there are several, then each field independently."""
        shape = chance("way", self.shapes) if self.ways else self.choices
        return self.command(**{name: choice.sample(name, chance) for name, choice in shape.items()})

    def schema(self) -> dict[str, Any]:
        """JSON Schema (2020-12) of the command body. For an exact offer it admits exactly the instances."""
        required = [name for name, choice in self.choices.items() if not isinstance(choice, Maybe)]
        properties = {name: {"title": self.label(name), **choice.schema()} for name, choice in self.choices.items()}
        schema = {
            "type": "object",
            "additionalProperties": False,
            "required": ["type", *required],
            "properties": {"type": {"const": self.type}, **properties},
        }
        if self.ways:
            schema["anyOf"] = [{"properties": {name: each.schema() for name, each in way.items()}} for way in self.ways]
        return schema


Answer = Offer | Withheld
"""What a ruleset says about a command: how it can be given now, or why it cannot."""


def to_offers(answers: Iterable[Answer]) -> tuple[Offer, ...]:
    """The offers among answers."""
    return tuple([each for each in answers if isinstance(each, Offer)])


def to_withheld(answers: Iterable[Answer]) -> tuple[Withheld, ...]:
    """The answers that cannot be given."""
    return tuple([each for each in answers if isinstance(each, Withheld)])


def withhold(command: type[Command], reason: str, rule: str | None = None, *, field: str = "", value: Any = None) -> Withheld:
    """An answer that cannot be given. rule: None takes the command's own.  Raises ValueError if the field is not the
    command's.
    """
    if field and field not in command.__struct_fields__:
        raise ValueError(f"withhold({command.__name__}, …) names {field!r}, which is no field of {command.__name__}.")
    return Withheld(command, rule or command.rule or "", reason, field, value)


def is_forced(offers: Iterable[Offer]) -> bool:
    """Whether these offers admit one answer only."""
    return len([*islice((each for offered in offers for each in offered.instances()), 2)]) == 1


def fits_way(way: Way, command: Command) -> bool:
    """Whether this way allows the command's values together."""
    return all(each.admits(getattr(command, name)) for name, each in way.items())


def command_title(command: type[Command]) -> str:
    """Text of the button that sends a command."""
    return command.title or in_words(str(command.__struct_config__.tag))


def command_summary(command: type[Command]) -> str:
    """A command's one-line description, from its docstring."""
    return summary_of(command).rstrip(".")


def offer(
    command: type[Command],
    rule: str | None = None,
    ways: Iterable[Mapping[str, tuple[Any, ...]]] = (),
    /,
    **choices: tuple[Any, ...] | Choice,
) -> Offer:
    """An offer of `command`; a plain tuple of values means `OneOf` them. rule: None takes the command's own; a field
    that only the ways name may have each of its values in them.  Raises ValueError if the fields named are not the
    command's.
    """
    alternatives = tuple([{name: OneOf(values) for name, values in way.items()} for way in ways]) if ways else ()
    named: dict[str, Any] = {
        name: OneOf(choice) if isinstance(choice, tuple) else choice for name, choice in choices.items()
    }
    if alternatives:
        for name in check_fields(command, tuple(named), tuple([tuple(way) for way in alternatives])):
            named[name] = OneOf(tuple(dict.fromkeys([value for way in alternatives for value in way[name].values])))
    else:
        check_fields(command, tuple(named))
    return Offer(command, rule or command.rule or "", named, alternatives)


@lru_cache(maxsize=4096)
def check_fields(
    command: type[Command], named: tuple[str, ...], ways: tuple[tuple[str, ...], ...] = ()
) -> tuple[str, ...]:
    """The fields that only the ways of an offer name.  Raises ValueError if a field named is not the command's, if one
    that may not be null is not named, or if the ways name different fields.
    """
    only_in_ways = tuple(dict.fromkeys(name for way in ways for name in way if name not in named))
    fields, what = command.__struct_fields__, f"offer({command.__name__}, …)"
    for name in (*named, *only_in_ways):
        if name not in fields:
            raise ValueError(
                f"{what} names {name!r}, which is no field of {command.__name__}: it has {', '.join(fields) or 'none'}. "
                "Declare it there, or leave it out here."
            )
    for name in only_in_ways:
        if any(name not in way for way in ways):
            raise ValueError(
                f"{what} names {name!r} in some ways only. Name it in every way, or say what it may be in general: "
                f"{name}=(value, value)."
            )
    defaults = {each.name: each.default for each in msgspec.structs.fields(command)}
    for name in fields:
        if defaults[name] is not None and name not in (*named, *only_in_ways):
            raise ValueError(
                f"{what} does not say what the field {name!r} may be. Write offer({command.__name__}, {name}=(value, "
                f"value)) or a choice such as {name}=Between(1, 6), or make no offer where nothing is possible; only "
                "a field whose default is None may be left out."
            )
    return only_in_ways
