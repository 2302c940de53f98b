"""Random commands that an offer admits: enough to play every game, and to start a bot with."""

from __future__ import annotations

from random import Random
from typing import Any

from deaddrop_client.rules import AnyOffer, Json


def sample(offer: AnyOffer, luck: Random | None = None) -> dict[str, Any]:
    """A random command that this offer's schema admits.  Raises ValueError for a schema that it cannot read."""
    chosen: dict[str, Any] = value_of(offer.schema, offer.schema.get("$defs", {}), luck or Random())
    return chosen


def value_of(schema: Json, names: Json, luck: Random) -> Any:
    """A random value of a schema, in the subset of JSON Schema that offers use."""
    match schema:
        case {"const": value}:
            return value
        case {"enum": values}:
            return luck.choice(values)
        case {"$ref": name}:
            return value_of(names[name.rpartition("/")[2]], names, luck)
        case {"type": "object"} | {"properties": _}:
            more = luck.choice(schema.get("anyOf") or schema.get("oneOf") or [{}]).get("properties", {})
            fields = schema.get("properties", {}) | more
            return {name: value_of(fields[name], names, luck) for name in schema.get("required", ())}
        case {"oneOf": branches} | {"anyOf": branches}:
            return value_of(luck.choice(branches), names, luck)
        case {"type": "array"}:
            return items_of(schema, names, luck)
        case {"type": "integer"}:
            low = schema.get("minimum", 0)
            return luck.randint(low, schema.get("maximum", low))
        case {"type": "boolean"}:
            return luck.random() < 0.5
        case {"type": "string"}:
            return "x" * schema.get("minLength", 1)
        case {"type": "null"}:
            return None
    raise ValueError(f"a schema of an unknown kind: {sorted(schema)}")


TRIES = 50
"""Most samples for one item of a list whose schema does not enumerate its items."""


def items_of(schema: Json, names: Json, luck: Random) -> list[Any]:
    """A random list within the schema's bounds: its number of items, and how often an item may be in it (`uniqueItems`,
    or `contains` with `maxContains`). Equal items are left as they are if nothing forbids them.
    """
    found = [value_of(each, names, luck) for each in schema.get("prefixItems", ())]
    least = schema.get("minItems", 0)
    wanted = luck.randint(max(least, len(found)), max(schema.get("maxItems", least), len(found)))
    while len(found) < wanted and (more := next_items(schema, names, luck, found)):
        found.append(luck.choice(more))
    if len(found) < least:
        raise ValueError("a list of more different items than there are")
    return found


def next_items(schema: Json, names: Json, luck: Random, found: list[Any]) -> list[Any]:
    """Items that a list may go on with: all of an enumeration, else one sample; empty for none."""
    items = schema.get("items", {})
    tries = items["enum"] if "enum" in items else (value_of(items, names, luck) for _ in range(TRIES))
    fitting = (each for each in tries if has_room(schema, found, each))
    return list(fitting) if "enum" in items else [each for each, _ in zip(fitting, range(1), strict=False)]


def has_room(schema: Json, found: list[Any], item: Any) -> bool:
    """Whether a list may hold this item once more."""
    count = found.count(item)
    if schema.get("uniqueItems") and count:
        return False
    limits = [each.get("maxContains") for each in schema.get("allOf", ()) if each.get("contains") == {"const": item}]
    return all(each is None or count < each for each in limits)
