"""Choices: the legal values of one field of an offer, as a check, a schema, a list of instances and random samples."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar, Protocol, runtime_checkable

import msgspec

from domain.kernel.chance import Chance

LISTED = 120  # up to this many ordered selections are enumerated in the schema


class Choice(Protocol):
    """The legal values of a field. is_exact: whether the schema admits exactly those."""

    @property
    def is_exact(self) -> bool: ...
    def admits(self, value: Any) -> bool: ...
    def schema(self) -> dict[str, Any]: ...
    def instances(self) -> Iterator[Any]: ...
    def sample(self, source: str, chance: Chance) -> Any: ...


@runtime_checkable
class Composed(Protocol):
    """A choice with too many values to list, composed of parts."""

    def parts(self) -> Iterator[Any]: ...


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
    """`size` of these items in any order; equal items are indistinguishable."""

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
    """One or more of these distinct items, each at most once, in any order."""

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
    """The inner choice, or null, which equals leaving the field out."""

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


def lazy_product(choices: tuple[Choice, ...]) -> Iterator[tuple[Any, ...]]:
    """itertools.product of their instances, lazily: the factors may not fit into memory."""
    if not choices:
        yield ()
        return
    for value in choices[0].instances():
        for rest in lazy_product(choices[1:]):
            yield (value, *rest)
