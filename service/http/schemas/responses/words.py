"""The words of the contract: values that occur in many shapes, and how shapes are put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from service.app import cursors

Shape = dict[str, Any]

NULL: Shape = {"type": "null"}
SEAT: Shape = {"type": "integer", "minimum": 0}
VERSION: Shape = {"type": "integer", "minimum": 1, "description": "Position in the game's log, from 1."}
TIME: Shape = {"type": "string", "format": "date-time", "description": "RFC 3339, UTC."}
DIGEST: Shape = {"type": "string", "pattern": "^[0-9a-f]{64}$", "description": "SHA-256, hexadecimal."}
NAME: Shape = {"type": ["string", "null"], "maxLength": 40}
TEXT: Shape = {"type": "string"}
FLAG: Shape = {"type": "boolean"}
ANY_OBJECT: Shape = {"type": "object"}
JSON_SCHEMA: Shape = {"type": "object", "description": "A JSON Schema (2020-12)."}
GAME_ID: Shape = {"type": "string", "pattern": cursors.GAME.pattern}
REPLAY_ID: Shape = {
    "type": "string",
    "pattern": "^[a-z2-7]{56}$",
    "description": "Opens a replay, and does not tell of which game.",
}
RULESET: Shape = {"type": "string", "pattern": "^[a-z][a-z0-9_-]*$"}
TOKEN_ID: Shape = {
    "type": "string",
    "pattern": cursors.TOKEN.pattern,
    "description": "Names the token, and opens nothing.",
}
TOKEN: Shape = {
    "type": "string",
    "pattern": "^dd_[a-z]+_[0-9a-z]+$",
    "description": "Goes into Authorization, never into a URL.",
}
SCOPE: Shape = {"enum": ["organiser", "seat:act", "seat:read", "spectator", "arbiter"]}
STATUS: Shape = {"enum": ["seating", "playing", "over", "aborted"]}
CURSOR: Shape = {"type": "string", "pattern": "^i[A-Za-z0-9_-]*$", "description": "Where to go on, for `after`."}
KEY_ID: Shape = {
    "type": "string",
    "pattern": "^[0-9a-f]{16}$",
    "description": "Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.",
}
SIGNATURE: Shape = {"type": "string", "pattern": "^[A-Za-z0-9+/]{86}==$", "description": "Ed25519, base64."}
VIEWPOINT: Shape = {"type": "string", "pattern": "^(seat:[0-9]+|public|all)$"}
KIND: Shape = {"enum": ["human", "bot", "automaton"]}
RULE: Shape = {
    "type": ["string", "null"],
    "description": "The number of the rule that it follows from, if there is one.",
}
DECISION_ID: Shape = {
    "type": "string",
    "pattern": "^d[0-9]+\\.[0-9]+$",
    "description": "Goes into If-Match, in quotation marks.",
}


HEADERS: dict[str, Shape] = {
    "RateLimit-Policy": {
        "description": "The limit that this request counts for: `q` requests in `w` seconds.",
        "schema": {"type": "string", "pattern": '^"[a-z]+";q=[0-9]+;w=[0-9]+$'},
        "example": '"reads";q=1200;w=60',
    },
    "RateLimit": {
        "description": "What is left of it: `r` requests, until it starts afresh in `t` seconds.",
        "schema": {"type": "string", "pattern": '^"[a-z]+";r=[0-9]+;t=[0-9]+$'},
        "example": '"reads";r=1198;t=60',
    },
}
"""Of every answer whose request was counted; not there where an installation sets no limits."""


def ref(name: str) -> Shape:
    return {"$ref": f"#/components/schemas/{name}"}


def nullable(shape: Shape) -> Shape:
    return {"oneOf": [shape, NULL]}


def array_of(shape: Shape, description: str | None = None) -> Shape:
    listed: Shape = {"type": "array", "items": shape}
    return listed if description is None else {**listed, "description": description}


def object_shape(description: str, fields: dict[str, Shape], optional: Sequence[str] = ()) -> Shape:
    """An object with these fields and no others; all but the optional ones are always there."""
    return {
        "type": "object",
        "description": description,
        "additionalProperties": False,
        "required": [name for name in fields if name not in optional],
        "properties": fields,
    }
