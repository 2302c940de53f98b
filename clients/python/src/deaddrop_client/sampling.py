"""Random commands that an offer admits: enough to play every game, and to start a bot with (docs/spec/offers.md)."""

from __future__ import annotations

from random import Random
from typing import Any

from deaddrop_client.rules import AnyOffer, Json


def sample(offer: AnyOffer, luck: Random | None = None) -> dict[str, Any]:
    """A random command that this offer's schema admits.  Raises ValueError for a schema that offers do not use."""
    chosen: dict[str, Any] = value_of(offer.schema, luck or Random())
    return chosen


def value_of(schema: Json, luck: Random) -> Any:
    """A random value that a schema admits, in the part of JSON Schema that offers use."""
    match schema:
        case {"const": value}:
            return value
        case {"enum": values}:
            return luck.choice(values)
        case {"properties": fields}:
            way = luck.choice(schema.get("anyOf", [{}])).get("properties", {})
            return {name: value_of(way.get(name, own), luck) for name, own in fields.items()}
        case {"anyOf": branches}:
            return value_of(luck.choice(branches), luck)
        case {"type": "integer", "minimum": low, "maximum": high}:
            return luck.randint(low, high)
        case {"type": "array", "maxItems": most, "items": items}:
            return list_of(schema, items, most, luck)
        case {"type": "null"}:
            return None
    raise ValueError(f"A schema that offers do not use: {sorted(schema)}")


def list_of(schema: Json, items: Json, most: int, luck: Random) -> list[Any]:
    """A random list: of lists, or of listed items, each at most as often as it may be there."""
    least = schema.get("minItems", 0)
    if "enum" not in items:
        return [value_of(items, luck) for _ in range(luck.randint(least, most))]
    usual = 1 if schema.get("uniqueItems") else most
    limits = {each["contains"]["const"]: each["maxContains"] for each in schema.get("allOf", ())}
    stock = [each for each in items["enum"] for _ in range(limits.get(each, usual))]
    return luck.sample(stock, luck.randint(least, min(most, len(stock))))
