"""Whether the schema of an offer stays in the part of JSON Schema that clients read: docs/spec/offers.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]

ROOT = {"type", "additionalProperties", "required", "properties"}


def is_offer_schema(schema: Schema) -> bool:
    """Whether this is the schema of a command: an object with `type`, closed, and the ways in which fields go together.

    >>> is_offer_schema({"type": "object", "additionalProperties": False, "required": ["type"], "properties": {"type": {"const": "pass"}}})
    True
    """
    match schema:
        case {
            "type": "object",
            "additionalProperties": False,
            "required": [*required],
            "properties": {"type": {"const": str()}},
        }:
            fields = {name: each for name, each in schema["properties"].items() if name != "type"}
            return (
                schema.keys() - {"anyOf"} == ROOT
                and {*required} <= {"type", *fields}
                and all(is_value_schema(each) for each in fields.values())
                and all(is_way(each, fields) for each in schema.get("anyOf", ()))
            )
    return False


def is_way(way: Schema, fields: Schema) -> bool:
    """Whether this lists values of some of the fields, and nothing else."""
    return way.keys() == {"properties"} and all(
        name in fields and [*each] == ["enum"] for name, each in way["properties"].items()
    )


def is_value_schema(schema: Schema) -> bool:
    """Whether this is the schema of a field. Its `title` is a label."""
    match {name: each for name, each in schema.items() if name != "title"}:
        case {"enum": [*_], **more} if not more:
            return True
        case {"type": "integer", "minimum": int(), "maximum": int(), **more} if not more:
            return True
        case {"anyOf": [inner, {"type": "null"}], **more} if not more:
            return is_value_schema(inner)
        case {"type": "array", "maxItems": int(), "items": items, **more}:
            return is_list(items, {name: each for name, each in more.items() if name != "minItems"})
    return False


def is_list(items: Schema, more: Schema) -> bool:
    """Whether a list of these items is one of listed words and numbers, perhaps each once or a limited number of times, or one of lists."""
    if "enum" not in items:
        return not more and is_value_schema(items)
    words = [*items] == ["enum"] and all(isinstance(each, str | int) for each in items["enum"])
    match more:
        case {"uniqueItems": True, **rest} if not rest:
            return words
        case {"allOf": [*limits], **rest} if not rest:
            return words and all(is_limit(each) for each in limits)
    return words and not more


def is_limit(schema: Schema) -> bool:
    """Whether this limits how often one item may be in a list."""
    match schema:
        case {"contains": {"const": str() | int()}, "minContains": 0, "maxContains": int(), **more}:
            return not more
    return False
