"""Names for the lists of words inside the contract's schemas, since generators number what has none: `Kind1`, `Type17`.

A list of words that properties of one name share is one component, named as it states, or after the first: `LuckState`. A single word is a constant.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from domain.kernel.reflection.schema_text import pascal_case
from service.http.openapi.components import ref

Shape = dict[str, Any]

NULL: Shape = {"type": "null"}
NAME = "x-words"
"""Member of a list of words that states its name."""
BOUNDS = ("pattern", "minimum", "maximum")
SIZES = ("minItems", "maxItems", "uniqueItems")
"""Generators make an item with bounds in a list with a size a type of its own."""
LISTS = ("items", "additionalProperties")
BRANCHES = ("oneOf", "anyOf", "prefixItems")
KEPT = ("type", "enum", "format", *BOUNDS, "minLength", "maxLength")


class SchemaPlace(NamedTuple):
    """Where a schema stands. owner: its component; name: of the property, and in it of what the schema is there for; is_item: whether it
    describes items; in_size: whether their list has a size.
    """

    owner: str
    name: str
    is_item: bool = False
    in_size: bool = False

    @property
    def component(self) -> str:
        return f"{self.owner}{pascal_case(self.name)}{'Item' if self.is_item else ''}"


def name_words(schemas: Mapping[str, Shape], *, are_shared: bool = True) -> dict[str, Shape]:
    """The schemas with the lists of words of their properties as components, and these. `schemas` is not changed.

    are_shared: whether properties of one name with the same words have one component; else names depend on no other schema.
    """
    return Namer(are_shared).named(schemas)


class Namer:
    def __init__(self, are_shared: bool) -> None:
        self.are_shared = are_shared
        self.made: dict[str, Shape] = {}
        self.known: dict[Any, str] = {}

    def named(self, schemas: Mapping[str, Shape]) -> dict[str, Shape]:
        found = {name: self.with_named_properties(name, each) for name, each in schemas.items()}
        return {**found, **self.made}

    def with_named_properties(self, owner: str, shape: Shape) -> Shape:
        """A component, or what it adds to others in `allOf`, with its properties' lists of words named."""
        made = dict(shape)
        if "allOf" in shape:
            made["allOf"] = [
                self.with_named_properties(owner, each) if "if" not in each else each for each in shape["allOf"]
            ]
        if "properties" in shape:
            made["properties"] = {
                name: self.rewrite(each, SchemaPlace(owner, name)) for name, each in shape["properties"].items()
            }
        return made

    def rewrite(self, shape: Any, place: SchemaPlace) -> Any:
        if not isinstance(shape, dict):
            return shape
        words = [each for each in shape.get("enum", ()) if each is not None]
        if "enum" in shape and (len(words) > 1 or None in shape["enum"]):
            return self.reference(shape, place, words)
        if place.in_size and any(each in shape for each in BOUNDS):
            return self.reference(shape, place, None)
        if words and isinstance(words[0], str):
            return {**{key: each for key, each in shape.items() if key != "enum"}, "const": words[0]}
        inner = place._replace(in_size="prefixItems" not in shape and any(each in shape for each in SIZES))
        return {key: self.rewrite_inner(key, each, inner) for key, each in shape.items()}

    def rewrite_inner(self, key: str, inner: Any, place: SchemaPlace) -> Any:
        """The value of a keyword of a property's schema."""
        if key in LISTS:
            return self.rewrite(inner, place._replace(is_item=True))
        if key in BRANCHES:
            return [self.rewrite(each, part_of_tuple(each, place) if key == "prefixItems" else place) for each in inner]
        return inner

    def reference(self, shape: Shape, place: SchemaPlace, words: list[Any] | None) -> Shape:
        """A reference to the component of a list of words, or of the values of a list; with null as a branch of its own."""
        kept = {key: each for key, each in shape.items() if key in KEPT}
        if words is not None:
            kept["enum"] = words
        is_nullable = words is not None and None in shape["enum"]
        if is_nullable and isinstance(kept.get("type"), list):
            kept["type"] = next(each for each in kept["type"] if each != "null")
        own = ref("schemas", self.component(kept, place, shape.get(NAME) or place.component))
        rest = {key: each for key, each in shape.items() if key not in (NAME, *KEPT)}
        return {**rest, **({"oneOf": [own, NULL]} if is_nullable else own)}

    def component(self, kept: Shape, place: SchemaPlace, wanted: str) -> str:
        """The name of the component of these values; makes it.  wanted: its name, if it is new.  Raises ValueError if it has other
        values already.
        """
        key = (place.name, place.is_item, repr(kept)) if self.are_shared else place.component
        name = self.known.setdefault(key, wanted)
        made = self.made.setdefault(name, {"description": f"A value of `{place.owner}.{place.name}`.", **kept})
        if made != {"description": made["description"], **kept}:
            raise ValueError(f"Two lists of words are named {name}.")
        return name


def part_of_tuple(shape: Shape, place: SchemaPlace) -> SchemaPlace:
    """The place of one part of a tuple, named after its title."""
    title = shape.get("title")
    return place._replace(name=f"{place.name}_{title}", is_item=False) if title else place
