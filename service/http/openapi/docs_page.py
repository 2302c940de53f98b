"""The contract for the docs page: chapters of operations, schemas as rows of fields."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

Schema = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
MAX_FIELD_DEPTH = 4


class ListedOperation(NamedTuple):
    """One method of one path."""

    method: str
    path: str
    described: dict[str, Any]

    @property
    def description(self) -> str:
        """Its description without the last paragraph, its problems, which the page links."""
        text: str = self.described["description"]
        return text.rpartition("\n\n")[0]

    @property
    def codes(self) -> list[str]:
        """The problem codes that it may answer with."""
        return [code for found in self.described["x-problems"].values() for code in found]

    @property
    def answers(self) -> dict[str, Any]:
        """Its success responses, by status."""
        return {status: each for status, each in self.described["responses"].items() if status < "400"}


class TagSection(NamedTuple):
    """The operations of one tag."""

    name: str
    description: str
    operations: list[ListedOperation]


class DocumentedField(NamedTuple):
    """One field of an object. name: dotted, from the outermost object; shape: the named schema of its type, if any."""

    name: str
    type: str
    shape: str | None
    required: bool
    description: str


def chapters(contract: dict[str, Any]) -> list[TagSection]:
    """The operations by tag, in the contract's order, with parameters and headers resolved."""
    operations = [
        ListedOperation(method, path, resolve_operation(contract, item, item[method]))
        for path, item in contract["paths"].items()
        for method in METHODS
        if method in item
    ]
    found = [
        TagSection(tag["name"], tag["description"], [each for each in operations if tag["name"] in each.described["tags"]])
        for tag in contract["tags"]
    ]
    return [each for each in found if each.operations]


def resolve_operation(contract: dict[str, Any], item: dict[str, Any], operation: dict[str, Any]) -> dict[str, Any]:
    """An operation with the parameters of its path and its own, and its answers, all references to components resolved."""
    responses = {
        status: {
            **resolve_reference(contract, each),
            "headers": {
                name: resolve_reference(contract, header)
                for name, header in resolve_reference(contract, each).get("headers", {}).items()
            },
        }
        for status, each in operation["responses"].items()
    }
    parameters = [*item.get("parameters", []), *operation.get("parameters", [])]
    return {**operation, "parameters": [resolve_reference(contract, each) for each in parameters], "responses": responses}


def resolve_reference(contract: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """A part of the contract, resolved if it is a reference; its own members override the component's."""
    if "$ref" not in part:
        return part
    _, _, kind, name = part["$ref"].split("/")
    return {**contract["components"][kind][name], **{key: each for key, each in part.items() if key != "$ref"}}


def schema_fields(contract: dict[str, Any], schema: Schema) -> list[DocumentedField]:
    """The fields of an object; fields of inner objects have dotted names; named schemas are not expanded."""
    return list(_fields(resolve_reference(contract, schema), "", 0))


def _fields(schema: Schema, path: str, depth: int) -> Iterator[DocumentedField]:
    for name, inner in schema.get("properties", {}).items():
        here = f"{path}{name}"
        required = name in schema.get("required", ())
        yield DocumentedField(here, short_type(inner), schema_name(inner), required, inner.get("description", ""))
        if depth < MAX_FIELD_DEPTH:
            many = inner.get("type") == "array"
            yield from _fields(inner.get("items", {}) if many else inner, f"{here}{'[]' if many else ''}.", depth + 1)


def schema_name(schema: Schema) -> str | None:
    """The named schema that this schema refers to, lists, or has among its alternatives.

    >>> schema_name({"oneOf": [{"$ref": "#/components/schemas/Outcome"}, {"type": "null"}]})
    'Outcome'
    """
    for each in (schema, schema.get("items", {}), *schema.get("oneOf", ()), *schema.get("allOf", ())):
        if "$ref" in each:
            return short_type(each)
    return None


def short_type(schema: Schema) -> str:
    """A schema as short text.

    >>> short_type({"type": "array", "items": {"$ref": "#/components/schemas/Offer"}})
    'list of Offer'
    """
    match schema:
        case {"$ref": str(name)}:
            return name.rpartition("/")[2]
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(str(each) for each in values)
        case {"oneOf": branches} | {"anyOf": branches}:
            return " or ".join(short_type(each) for each in branches)
        case {"allOf": [single]}:
            return short_type(single)
        case {"type": "array", **rest}:
            return f"list of {short_type(rest.get('items', {}))}"
        case {"type": [*kinds]}:
            return " or ".join(str(each) for each in kinds)
        case {"type": str(kind)}:
            return range_text(kind, schema)
    return "any"


def range_text(kind: str, schema: Schema) -> str:
    match schema:
        case {"minimum": low, "maximum": high}:
            return f"{kind} {low}–{high}"
        case {"minimum": low}:
            return f"{kind} ≥ {low}"
    return kind


def to_pretty_json(value: Any) -> str:
    """JSON, indented."""
    return json.dumps(value, indent=2, ensure_ascii=False)
