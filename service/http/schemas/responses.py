"""The contract's schemas of answers, derived from the types in `service/answers`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from domain.kernel.reflection.type_schemas import Naming, answer_schemas, nodes_in
from service.answers.values import JsonObject
from service.http.schemas import ruleset_words
from service.http.schemas.ruleset_words import REF

Shape = dict[str, Any]

NULL: Shape = {"type": "null"}


def answer_components(roots: Iterable[type[JsonObject]]) -> dict[str, Shape]:
    """The schemas of objects of answers, and of those in them, by the names of their components."""
    kinds = {each.cls: component_name(each.cls) for each in nodes_in(inspect.multi_type_info(roots)) if issubclass(each.cls, JsonObject)}
    made = answer_schemas([*kinds], naming(kinds)).components
    return {name: to_object(made[name], kind) for kind, name in kinds.items()} | ruleset_words.SHAPES


def to_object(shape: Shape, kind: type[JsonObject]) -> Shape:
    """The component of an object."""
    made = to_contract(shape)
    required = {"required": made["required"]} if made["required"] else {}
    type_of = ["object", "null"] if kind.is_nullable else "object"
    return {"type": type_of, "description": made["description"], **required, "properties": made["properties"]}


def value_schema(kind: Any) -> Shape:
    """The schema of a value that answers and paths share."""
    made: Shape = to_contract(answer_schemas([kind], naming({})).schemas[0])
    return made


def naming(kinds: dict[type[JsonObject], str]) -> Naming:
    return Naming({**ruleset_words.NAMES, **kinds}, ref=REF, for_generators=False)


def component_name(kind: type[JsonObject]) -> str:
    """An object's name in the contract."""
    return kind.__name__.removeprefix("Sent")


def to_contract(shape: Any) -> Any:
    """A derived schema in the forms of the contract: null among the types of a value, or as a branch next to a reference; lists of words
    for constants; no statement that an object may have any member.
    """
    if isinstance(shape, list):
        return [to_contract(each) for each in shape]
    if not isinstance(shape, dict):
        return shape
    made = {name: to_contract(each) for name, each in shape.items() if (name, each) != ("additionalProperties", True)}
    if isinstance(name := made.pop("x-component", None), str):
        return {"$ref": REF + name} | {key: each for key, each in made.items() if key == "description"}
    if isinstance(made.get("const"), str):
        made["enum"] = [made.pop("const")]
    if NULL in made.get("anyOf", ()):
        made = with_null(made)
    description = made.get("description")
    return {**without(made, "description"), "description": description} if isinstance(description, str) else made


def without(shape: Shape, name: str) -> Shape:
    return {key: each for key, each in shape.items() if key != name}


def with_null(shape: Shape) -> Shape:
    """A choice between null and one other."""
    other, rest = shape["anyOf"][0], without(shape, "anyOf")
    if "$ref" in other:
        nullable = [REF + component_name(each) for each in JsonObject.__subclasses__() if each.is_nullable]
        return {**rest, **other} if other["$ref"] in nullable else {**rest, "oneOf": [other, NULL]}
    return {**other, **rest, "type": [other["type"], "null"]}
