"""Building blocks of the contract's schemas: common values, and functions that combine shapes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.kernel.secrecy import SEAT_RANGE
from service.app.core import cursors

Shape = dict[str, Any]

NULL: Shape = {"type": "null"}
"""Only as one of several branches: generators cannot read a type that is only null."""
LAST_PAGE: Shape = {"type": ["string", "null"], "description": "The cursor of the next page, always null: the list is complete."}
SEAT: Shape = {"type": "integer", **SEAT_RANGE, "description": "A seat's number: from 0, clockwise."}
MAYBE_SEAT: Shape = {**SEAT, "type": ["integer", "null"]}
VERSION: Shape = {"type": "integer", "minimum": 1, "description": "Version: position in the game's log, from 1."}
TIME: Shape = {"type": "string", "format": "date-time", "description": "Time in UTC (RFC 3339)."}
DIGEST: Shape = {"type": "string", "pattern": "^[0-9a-f]{64}$", "description": "SHA-256 digest, hexadecimal."}
NAME: Shape = {
    "type": ["string", "null"],
    "description": "Name of the seat's player; null if none was given.",
}
TEXT: Shape = {"type": "string"}
FLAG: Shape = {"type": "boolean"}
ANY_OBJECT: Shape = {"type": "object"}
JSON_SCHEMA: Shape = {"type": "object", "description": "A JSON Schema (2020-12)."}
GAME_ID: Shape = {"type": "string", "pattern": cursors.GAME.pattern, "description": "The game's id."}
REPLAY_ID: Shape = {
    "type": "string",
    "pattern": "^[a-z2-7]{56}$",
    "description": "The replay's id, which suffices to read it and does not reveal its game.",
}
RULESET: Shape = {"type": "string", "pattern": "^[a-z][a-z0-9_-]*$", "description": "The ruleset's name."}
RULES_VERSION: Shape = {"type": "integer", "minimum": 1, "description": "The version of the ruleset's rules."}
TOKEN_ID: Shape = {
    "type": "string",
    "pattern": cursors.TOKEN.pattern,
    "description": "The token's id, which grants no access.",
}
TOKEN: Shape = {
    "type": "string",
    "pattern": "^dd_[a-z]+_[0-9a-z]+$",
    "description": "The token, for the Authorization header, never for a URL.",
}
SLIP: Shape = {
    "type": "string",
    "pattern": "^dd_slip_[0-9a-z]+$",
    "description": "A slip, shown once: it opens nothing but its exchange, by one device, for a token.",
}
SCOPE: Shape = {
    "type": "string",
    "description": "The scope of a token.",
    "enum": ["organiser", "seat:act", "seat:read", "spectator", "arbiter"],
}
STATUS: Shape = {
    "type": "string",
    "description": "The game's status.",
    "enum": ["seating", "playing", "over", "aborted"],
}
CURSOR: Shape = {"type": "string", "pattern": "^i[A-Za-z0-9_-]*$", "description": "Position after this entry, for `after`."}
KEY_ID: Shape = {
    "type": "string",
    "pattern": "^[0-9a-f]{16}$",
    "description": "Id of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.",
}
LUCK_PLAN: dict[str, Shape] = {
    "nonces": {
        "type": "string",
        "description": "Nonces in the luck: `asked`, of seats that commit to one; `required`, of every person; `none`.",
        "enum": ["asked", "required", "none"],
    },
    "public": {
        "type": ["string", "null"],
        "description": "Public entropy after the last nonce.",
        "enum": ["drand", None],
    },
    "wait_s": {"type": "integer", "minimum": 1, "description": "Seconds to wait for the nonces."},
}
CLOCK_PLAN: dict[str, Shape] = {
    "decision_s": {"type": "integer", "minimum": 1, "description": "Seconds for each decision of a person."},
    "bank_s": {
        "type": "integer",
        "minimum": 0,
        "description": "Additional seconds of each seat at first, used after a decision's own.",
    },
    "increment_s": {
        "type": "integer",
        "minimum": 0,
        "description": "Seconds that an answer adds to the bank, up to `bank_s`.",
    },
    "absent_after": {
        "type": "integer",
        "minimum": 1,
        "description": "Number of strikes in a row that make a seat absent.",
    },
    "on_absence": {
        "type": "string",
        "description": "The consequence: the seat's `default`s are played immediately, a `bot` plays until the player returns, or permanently (`forfeit`).",
        "enum": ["default", "bot", "forfeit"],
    },
}
SIGNATURE: Shape = {"type": "string", "pattern": "^[A-Za-z0-9+/]{86}==$", "description": "The signature: Ed25519, base64."}
VIEWPOINT: Shape = {
    "type": "string",
    "pattern": "^(seat:[0-9]{1,2}|public|all)$",
    "description": "Viewpoint: `seat:<number>`, `public`, or `all`.",
}
KIND: Shape = {"type": "string", "description": "The kind of the seat's player.", "enum": ["human", "bot", "automaton"]}
RULE: Shape = {
    "type": ["string", "null"],
    "description": "The number of the event's rule; null for none.",
}
KIND_OF_DECISION: Shape = {"type": "string", "description": "The kind of decision, as a word of the ruleset."}
DECISION_ID: Shape = {
    "type": "string",
    "pattern": "^d[0-9]+\\.[0-9]+$",
    "description": "The decision's id, for `If-Match`, in quotation marks.",
}


def text(description: str) -> Shape:
    """A string with a description."""
    return {"type": "string", "description": description}


def with_description(description: str, shape: Shape) -> Shape:
    """A shape with another description."""
    return {**shape, "description": description}


def schema_ref(name: str) -> Shape:
    return {"$ref": f"#/components/schemas/{name}"}


def nullable(shape: Shape, description: str) -> Shape:
    """A shape or null. description: of the value, and when it is null."""
    return {"description": description, "oneOf": [shape, NULL]}


def array_of(shape: Shape, description: str | None = None) -> Shape:
    listed: Shape = {"type": "array", "items": shape}
    return listed if description is None else {**listed, "description": description}


def one_of(description: str, *values: str) -> Shape:
    """An enum of strings."""
    return {"type": "string", "enum": list(values), "description": description}


def object_shape(
    description: str, fields: dict[str, Shape], optional: Sequence[str] = (), name: str | None = None
) -> Shape:
    """An object with these fields; all except the optional ones are required. Later versions may add others.

    name: the component that an inner object becomes.
    """
    shape: Shape = {
        "type": "object",
        "description": description,
        "required": [each for each in fields if each not in optional],
        "properties": fields,
    }
    return shape if name is None else {"title": name, **shape}
