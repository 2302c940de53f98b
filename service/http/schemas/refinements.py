"""Cross-field constraints of bodies for the contract; the marshmallow schemas check the same.

In keywords that say nothing of their own about which fields there are, so that generators see the fields of the schema and no others.
"""

from __future__ import annotations

from typing import Any

Shape = dict[str, Any]


def has(name: str, value: Any) -> Shape:
    """Shape of a body whose field has this value, or is not there."""
    return part_of_body({name: {"const": value}})


def holds(*names: str) -> Shape:
    """Shape of a body that has these fields."""
    return {"required": [*names], **part_of_body({name: {} for name in names})}


def part_of_body(fields: Shape) -> Shape:
    """Shape of some of a body's fields. Says that others are allowed: linters take a list of fields for all of them."""
    return {"properties": fields, "unevaluatedProperties": {}}


REFINEMENTS: dict[str, Shape] = {
    "SeatBody": {
        "dependentSchemas": {
            "bot": has("kind", "bot"),
            "claim": {"anyOf": [has("kind", "human"), has("claim", False)]},
        }
    },
    "DealBody": {
        "dependentSchemas": {"group": has("mode", "duplicate"), "description": has("mode", "fixed")},
        "if": has("mode", "duplicate"),
        "then": holds("group"),
    },
    "PublicLuckBody": {
        "dependentRequired": {"round": ["signature"], "signature": ["round"]},
        "not": holds("round", "words"),
        "if": holds("round"),
        "else": holds("words"),
    },
    "RulingBody": {
        "dependentSchemas": {"outcome": has("kind", "correct")},
        "if": has("kind", "correct"),
        "then": holds("outcome"),
    },
}
"""By the name of the schema in the contract; to be read together with its fields."""
