"""References between parts of a contract: what refers to which component, and what is reached from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

Key = TypeVar("Key")

PREFIX = "#/components/"
SCHEMAS = "schemas"


class Component(NamedTuple):
    """The place of a component. kind: `schemas`, `parameters`, `responses` …"""

    kind: str
    name: str


def refs_in(part: Any) -> Iterator[Component]:
    """The components that a part of a contract refers to.

    >>> [*refs_in({"content": [{"$ref": "#/components/schemas/View"}]})]
    [Component(kind='schemas', name='View')]
    """
    if isinstance(part, dict) and isinstance(part.get("$ref"), str):
        yield Component(*part["$ref"].removeprefix(PREFIX).split("/"))
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from refs_in(each)


def schemas_in(part: Any) -> Iterator[str]:
    """Names of the schemas that a part of a contract refers to."""
    return (each.name for each in refs_in(part) if each.kind == SCHEMAS)


def reachable(first: Iterable[Key], refers: Callable[[Key], Iterable[Key]]) -> set[Key]:
    """These and all that they refer to, directly or indirectly."""
    found: set[Key] = set()
    left = set(first)
    while left:
        found |= left
        left = {other for each in left for other in refers(each)} - found
    return found
