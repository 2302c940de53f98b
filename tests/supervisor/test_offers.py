"""A player that knows no game finds an answer to every offer: an instance of its schema."""

from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.equipment.schema_sampler import sample_instance

CARD = {"enum": ["SB1", "SB2", "FR1"]}
SCHEMAS: list[dict[str, Any]] = [
    {"type": "object", "additionalProperties": False, "required": ["type"], "properties": {"type": {"const": "pass"}}},
    {
        "type": "object",
        "additionalProperties": False,
        "required": ["type", "target", "card"],
        "properties": {
            "type": {"const": "bribe"},
            "target": {"enum": [1, 2]},
            "card": CARD,
            "note": {"type": "string"},
        },
    },
    {"type": "array", "items": CARD, "minItems": 3, "maxItems": 3, "uniqueItems": True},
    {"type": "array", "items": CARD, "minItems": 1, "maxItems": 2},
    {
        "type": "array",
        "items": CARD,
        "minItems": 4,
        "maxItems": 4,
        "allOf": [
            {"contains": {"const": "SB1"}, "minContains": 0, "maxContains": 1},
            {"contains": {"const": "SB2"}, "minContains": 0, "maxContains": 2},
        ],
    },
    {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 4}, "minItems": 5, "uniqueItems": True},
    {"type": "array", "prefixItems": [CARD, {"type": "boolean"}], "items": False, "minItems": 2},
    {"type": "integer", "minimum": 2, "maximum": 4},
    {"oneOf": [{"const": None}, {"type": "integer", "minimum": 1, "maximum": 1}]},
    {"$ref": "#/$defs/Bid", "$defs": {"Bid": {"type": "object", "required": ["card"], "properties": {"card": CARD}}}},
    {"type": "string", "minLength": 3},
]


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: str(schema.get("type", next(iter(schema)))))
def test_what_is_drawn_is_an_instance(schema):
    luck = Random(1)
    for _ in range(30):
        Draft202012Validator(schema).validate(sample_instance(schema, luck))


def test_the_same_luck_draws_the_same():
    assert [sample_instance(schema, Random(7)) for schema in SCHEMAS] == [
        sample_instance(schema, Random(7)) for schema in SCHEMAS
    ]
