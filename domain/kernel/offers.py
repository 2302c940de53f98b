"""What a seat may do now, as shapes that a program which knows no game can fill in.

An offer is one command type and, for each of its fields, the values it may take, independently of one another or in so many
ways; a value too rich for a schema, such as a hand of cards, brings a check of its own, and the offer is not exact. From it come
the JSON Schema a client reads, the check that accepts a command, every instance, and a random one: legality is written once.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Protocol

import msgspec

from domain.kernel.chance import Chance
from domain.kernel.secrecy import Concealed
from domain.kernel.written_text import in_words

LISTED = 120  # ordered selections up to this many are listed one by one


class Command(Concealed, frozen=True):
    """A request in the imperative, from a seat. Its docstring's first line is what people read.

    rule: the number of the rule that allows it, in the ruleset's RULES.md; a refusal names it. title: what a button says, where the
    name is not clear enough; labels: what a form calls its fields, likewise.
    """

    rule: ClassVar[str | None] = None
    title: ClassVar[str | None] = None
    labels: ClassVar[Mapping[str, str]] = {}


class Choice(Protocol):
    """The values that a field may take. is_exact: whether the schema admits those and no others."""

    @property
    def is_exact(self) -> bool: ...
    def admits(self, value: Any) -> bool: ...
    def schema(self) -> dict[str, Any]: ...
    def instances(self) -> Iterator[Any]: ...
    def sample(self, source: str, chance: Chance) -> Any: ...


class OneOf(msgspec.Struct, frozen=True):
    """Any one of these values."""

    values: tuple[Any, ...]

    is_exact: ClassVar[bool] = True

    def admits(self, value: Any) -> bool:
        return value in self.values

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.values)}

    def instances(self) -> Iterator[Any]:
        return iter(self.values)

    def sample(self, source: str, chance: Chance) -> Any:
        return chance(source, self.values)


class Between(msgspec.Struct, frozen=True):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int

    is_exact: ClassVar[bool] = True

    def admits(self, value: Any) -> bool:
        return value is not None and bool(self.low <= value <= self.high)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}

    def instances(self) -> Iterator[Any]:
        return iter(range(self.low, self.high + 1))

    def sample(self, source: str, chance: Chance) -> Any:
        return chance(source, range(self.low, self.high + 1))


class Ordered(msgspec.Struct, frozen=True):
    """`size` of these items in an order of choice; equal items cannot be told apart."""

    items: tuple[Any, ...]
    size: int

    is_exact: ClassVar[bool] = True

    def admits(self, value: Any) -> bool:
        return value is not None and len(value) == self.size and not Counter(value) - Counter(self.items)

    def schema(self) -> dict[str, Any]:
        listed = list(itertools.islice(self.instances(), LISTED + 1))
        if len(listed) <= LISTED:
            return {"enum": [list(each) for each in listed]}
        stock = Counter(self.items)
        return {
            "type": "array",
            "minItems": self.size,
            "maxItems": self.size,
            "items": {"enum": sorted(stock)},
            "allOf": [
                {"contains": {"const": item}, "minContains": 0, "maxContains": stock[item]} for item in sorted(stock)
            ],
        }

    def instances(self) -> Iterator[tuple[Any, ...]]:
        return _arrangements(Counter(self.items), self.size)

    def sample(self, source: str, chance: Chance) -> tuple[Any, ...]:
        left, chosen = list(self.items), []
        for _ in range(self.size):
            chosen.append(chance(source, left))
            left.remove(chosen[-1])
        return tuple(chosen)


def _arrangements(stock: Counter[Any], size: int) -> Iterator[tuple[Any, ...]]:
    if size == 0:
        yield ()
        return
    for item in sorted(stock):
        if stock[item]:
            for rest in _arrangements(stock - Counter((item,)), size - 1):
                yield (item, *rest)


class Some(msgspec.Struct, frozen=True):
    """One or more of these items, which are all different, each once."""

    items: tuple[Any, ...]

    is_exact: ClassVar[bool] = True

    def admits(self, value: Any) -> bool:
        return value is not None and 0 < len(value) == len(set(value)) and set(value) <= set(self.items)

    def schema(self) -> dict[str, Any]:
        most = len(self.items)
        return {"type": "array", "minItems": 1, "maxItems": most, "uniqueItems": True, "items": {"enum": [*self.items]}}

    def instances(self) -> Iterator[tuple[Any, ...]]:
        return itertools.chain.from_iterable(
            itertools.permutations(self.items, size) for size in range(1, len(self.items) + 1)
        )

    def sample(self, source: str, chance: Chance) -> tuple[Any, ...]:
        size = chance(source, range(1, len(self.items) + 1))
        return Ordered(self.items, size).sample(source, chance)


class Maybe(msgspec.Struct, frozen=True):
    """The choice below, or leaving the field out, which is the same as null."""

    choice: OneOf | Between | Ordered

    is_exact: ClassVar[bool] = True

    def admits(self, value: Any) -> bool:
        return value is None or self.choice.admits(value)

    def schema(self) -> dict[str, Any]:
        inner = self.choice.schema()
        return {"enum": [*inner["enum"], None]} if "enum" in inner else {"anyOf": [inner, {"type": "null"}]}

    def instances(self) -> Iterator[Any]:
        return itertools.chain((None,), self.choice.instances())

    def sample(self, source: str, chance: Chance) -> Any:
        return self.choice.sample(source, chance)


Way = dict[str, OneOf]


class Offer(msgspec.Struct, frozen=True):
    """One shape of command that is legal now, and the rule that allows it.

    ways: where fields depend on one another, which values go together: one way after the other, none in two of them.
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
        """What a form calls a field."""
        return self.command.labels.get(field) or in_words(field)

    def admits(self, command: Command) -> bool:
        """Whether `command` is an instance of this offer; a field that the offer does not name is left out of it."""
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
        """Whether every instance of the schema is admitted."""
        return all(choice.is_exact for choice in self.choices.values())

    @property
    def shapes(self) -> tuple[dict[str, Choice], ...]:
        """The choices in each way, in which they no longer depend on one another."""
        return tuple([{**self.choices, **way} for way in self.ways]) or (self.choices,)

    def instances(self) -> Iterator[Command]:
        """Every command this offer admits, in a fixed order."""
        for shape in self.shapes:
            for values in lazy_product(tuple(shape.values())):
                yield self.command(**dict(zip(shape, values, strict=True)))

    def sample(self, chance: Chance) -> Command:
        """One instance: the way, where there are several, then each field on its own."""
        shape = chance("way", self.shapes) if self.ways else self.choices
        return self.command(**{name: choice.sample(name, chance) for name, choice in shape.items()})

    def schema(self) -> dict[str, Any]:
        """The JSON Schema (2020-12) of the whole command body; where the offer is exact, it admits the instances and nothing else."""
        required = [name for name, choice in self.choices.items() if not isinstance(choice, Maybe)]
        properties = {name: {"title": self.label(name), **choice.schema()} for name, choice in self.choices.items()}
        whole = {
            "type": "object",
            "additionalProperties": False,
            "required": ["type", *required],
            "properties": {"type": {"const": self.type}, **properties},
        }
        if self.ways:
            whole["anyOf"] = [{"properties": {name: each.schema() for name, each in way.items()}} for way in self.ways]
        return whole


def lazy_product(choices: tuple[Choice, ...]) -> Iterator[tuple[Any, ...]]:
    """As itertools.product of their instances, but made one by one: there may be more than fit into memory."""
    if not choices:
        yield ()
        return
    for value in choices[0].instances():
        for rest in lazy_product(choices[1:]):
            yield (value, *rest)


def fits_way(way: Way, command: Command) -> bool:
    """Whether a command's values go together in this way."""
    return all(each.admits(getattr(command, name)) for name, each in way.items())


def command_title(command: type[Command]) -> str:
    """What a button says that sends a command."""
    return command.title or in_words(str(command.__struct_config__.tag))


def command_summary(command: type[Command]) -> str:
    """A command's one-line description, from its docstring."""
    return (command.__doc__ or "").strip().splitlines()[0].rstrip(".")


def offer(
    command: type[Command],
    rule: str | None = None,
    ways: Iterable[Mapping[str, tuple[Any, ...]]] = (),
    /,
    **choices: tuple[Any, ...] | Choice,
) -> Offer:
    """An offer of `command`; a plain tuple of values means `OneOf` them. rule: None where it is the command's own."""
    return Offer(
        command,
        rule or command.rule or "",
        {name: OneOf(choice) if isinstance(choice, tuple) else choice for name, choice in choices.items()},
        tuple([{name: OneOf(values) for name, values in way.items()} for way in ways]),
    )
