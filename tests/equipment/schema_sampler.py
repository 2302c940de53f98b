"""Random instances of a JSON Schema, enough to answer any offer."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

Schema = Mapping[str, Any]


def sample_instance(schema: Schema, luck: Random) -> Any:
    """A random instance of `schema`, for the subset of JSON Schema that offers use.  Raises ValueError outside it.

    >>> sample_instance({"type": "object", "required": ["type"], "properties": {"type": {"const": "draw"}}}, Random(1))
    {'type': 'draw'}
    """
    return _sample(schema, schema.get("$defs", {}), luck)


def _sample(schema: Schema, names: Mapping[str, Schema], luck: Random) -> Any:
    match schema:
        case {"const": value}:
            return value
        case {"enum": values}:
            return luck.choice(values)
        case {"$ref": ref}:
            return _sample(names[ref.rpartition("/")[2]], names, luck)
        case {"properties": properties, "anyOf": branches}:
            properties = {**properties, **luck.choice(branches)["properties"]}
            return _sample_object({**schema, "properties": properties}, names, luck)
        case {"oneOf": branches} | {"anyOf": branches}:
            return _sample(luck.choice(branches), names, luck)
        case {"type": "object"} | {"properties": _}:
            return _sample_object(schema, names, luck)
        case {"type": "array"}:
            return _sample_array(schema, names, luck)
        case {"type": "integer"}:
            least = schema.get("minimum", 0)
            return luck.randint(least, schema.get("maximum", least + 10))
        case {"type": "boolean"}:
            return luck.random() < 0.5
        case {"type": "string"}:
            return "x" * max(1, schema.get("minLength", 1))
        case {"type": "null"}:
            return None
    raise ValueError(f"no instance is known for {dict(schema)}")


def _sample_object(schema: Schema, names: Mapping[str, Schema], luck: Random) -> dict[str, Any]:
    """Required fields, and each optional one with probability 1/2."""
    required = schema.get("required", ())
    return {
        name: _sample(field, names, luck)
        for name, field in schema.get("properties", {}).items()
        if name in required or luck.random() < 0.5
    }


def _sample_array(schema: Schema, names: Mapping[str, Schema], luck: Random) -> list[Any]:
    """A list within the schema's bounds, with distinct items if it demands them."""
    heads = [_sample(head, names, luck) for head in schema.get("prefixItems", ())]
    items = schema.get("items")
    least, most = schema.get("minItems", 0), schema.get("maxItems", schema.get("minItems", 0) + 2)
    if not isinstance(items, Mapping) or most <= len(heads):
        return heads
    count = luck.randint(max(least, len(heads)), most) - len(heads)
    if limits := schema.get("allOf"):
        return heads + _sample_limited(items["enum"], limits, luck, count)
    if schema.get("uniqueItems"):
        return heads + _sample_distinct(items, names, luck, count, least - len(heads))
    return heads + [_sample(items, names, luck) for _ in range(count)]


def _sample_limited(values: list[Any], limits: list[Schema], luck: Random, count: int) -> list[Any]:
    """`count` of these values, each at most as often as its limit allows."""
    most = {each["contains"]["const"]: each["maxContains"] for each in limits}
    return luck.sample(values, count, counts=[most.get(value, count) for value in values])


def _sample_distinct(items: Schema, names: Mapping[str, Schema], luck: Random, count: int, least: int) -> list[Any]:
    """Up to `count` distinct items, at least `least`."""
    values = list(items["enum"]) if "enum" in items else []
    if values:
        return luck.sample(values, min(max(count, least), len(values)))
    found: list[Any] = []
    for _ in range(50 * count):
        drawn = _sample(items, names, luck)
        if drawn not in found:
            found.append(drawn)
        if len(found) == count:
            break
    return found
