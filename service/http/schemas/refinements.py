"""Cross-field constraints of bodies for the contract; the marshmallow schemas check the same.

Only keywords that declare no fields of their own, so that generators see exactly the schema's fields.
"""

from __future__ import annotations

from typing import Any

from service.http.schemas.intervention_bodies import MEMBERS
from service.http.schemas.talk.moderation_bodies import MEMBERS as SUBJECT_MEMBERS
from service.http.schemas.talk.moderation_bodies import SUBJECT_FIELDS

Shape = dict[str, Any]


def has(name: str, value: Any) -> Shape:
    """Shape of a body whose field has this value, or is missing."""
    return part_of_body({name: {"const": value}})


def holds(*names: str) -> Shape:
    """Shape of a body that has these fields."""
    return {"required": [*names], **part_of_body({name: {} for name in names})}


def part_of_body(fields: Shape) -> Shape:
    """Shape of some of a body's fields. States that others are allowed, since linters take `properties` as complete."""
    return {"properties": fields, "unevaluatedProperties": {}}


REFINEMENTS: dict[str, Shape] = {
    "SeatBody": {
        "dependentSchemas": {
            "bot": has("kind", "bot"),
            "claim": {"anyOf": [has("kind", "human"), has("claim", False)]},
            "open": {"anyOf": [has("open", False), part_of_body({"kind": {"const": "human"}, "claim": {"const": False}, "name": {"not": {}}})]},
            "commit": {"required": ["claim"], **has("claim", True)},
        }
    },
    "DealBody": {
        "dependentSchemas": {"group": has("mode", "duplicate"), "description": has("mode", "fixed")},
        "if": has("mode", "duplicate"),
        "then": holds("group"),
    },
    "GameBody": {
        "if": {"required": ["deal"], **part_of_body({"deal": has("mode", "duplicate")})},
        "then": has("chat", "off"),
    },
    "ChatMessageBody": {"not": holds("text", "emote"), "if": holds("text"), "else": holds("emote")},
    "InterventionBody": {
        "dependentSchemas": {
            "until": has("kind", "pause"),
            "after_decisions": has("kind", "pause"),
            "seconds": has("kind", "add_time"),
            "name": has("kind", "substitute"),
            "seat": part_of_body({"kind": {"enum": [kind for kind, members in MEMBERS.items() if "seat" in members.all]}}),
        },
        "allOf": [
            {"if": has("kind", kind), "then": holds(*sorted(members.needed))}
            for kind, members in MEMBERS.items()
            if members.needed
        ],
    },
    "ModerationSubjectBody": {
        "dependentSchemas": {name: part_of_body({"kind": {"enum": [kind for kind, held in SUBJECT_MEMBERS.items() if name in held]}}) for name in SUBJECT_FIELDS},
        "allOf": [{"if": has("kind", kind), "then": holds(*members)} for kind, members in SUBJECT_MEMBERS.items()],
    },
    "ModerationActBody": {"dependentSchemas": {"until": has("act", "suspend")}},
    "PlayerChangesBody": {"minProperties": 1},
    "RulingBody": {
        "dependentSchemas": {"outcome": has("kind", "correct")},
        "if": has("kind", "correct"),
        "then": holds("outcome"),
    },
}
"""Constraints by the schema's name in the contract, merged into the schema."""
