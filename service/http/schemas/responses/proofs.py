"""What is signed, and who looked."""

from __future__ import annotations

from service.app.core import cursors
from service.http.schemas.responses.words import (
    DIGEST,
    FLAG,
    GAME_ID,
    KEY_ID,
    LAST_PAGE,
    SIGNATURE,
    TIME,
    VERSION,
    VIEWPOINT,
    Shape,
    array_of,
    object_shape,
    one_of,
    schema_ref,
    with_description,
)

SHAPES: dict[str, Shape] = {
    "Evidence": object_shape(
        "What an audience was shown, signed.",
        {
            "game": GAME_ID,
            "viewpoint": VIEWPOINT,
            "version": VERSION,
            "digest": {**DIGEST, "description": "Of the entry of this version."},
            "view_sha256": {**DIGEST, "description": "SHA-256 of the bytes of the view, hexadecimal."},
            "key": KEY_ID,
            "signature": SIGNATURE,
        },
    ),
    "ArbiterRead": object_shape(
        "A version that the arbiter was shown from the viewpoint of another.",
        {
            "version": VERSION,
            "viewpoint": VIEWPOINT,
            "at": {**TIME, "description": "When it was shown first, in UTC (RFC 3339)."},
        },
    ),
    "ArbiterReadPage": object_shape(
        "A page of an arbiter's reads.",
        {
            "items": array_of(schema_ref("ArbiterRead"), "By version, lowest first."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
    "Checkpoint": object_shape(
        "The head of a game, signed.",
        {
            "game": GAME_ID,
            "version": VERSION,
            "digest": {**DIGEST, "description": "Of the entry of this version."},
            "key": KEY_ID,
            "signature": SIGNATURE,
        },
    ),
    "EventCheckpoint": object_shape(
        "The head of an event, signed.",
        {
            "game": {"type": "string", "pattern": cursors.EVENT.pattern, "description": "The event's id, under the name that the signed message has."},
            "version": VERSION,
            "digest": {**DIGEST, "description": "Of the fact of this version."},
            "key": KEY_ID,
            "signature": SIGNATURE,
        },
    ),
    "Key": object_shape(
        "A public key that checkpoints are checked with.",
        {
            "id": KEY_ID,
            "algorithm": one_of("Of the signatures.", "Ed25519"),
            "public_key": {"type": "string", "pattern": "^[A-Za-z0-9+/]{43}=$", "description": "32 bytes, base64."},
            "vkey": {
                "type": "string",
                "pattern": r"^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$",
                "description": "The key as tools for signed notes (C2SP) take it.",
            },
            "created": with_description("When it was made, in UTC (RFC 3339).", TIME),
            "active": {**FLAG, "description": "Whether it signs now."},
        },
    ),
    "KeyPage": object_shape(
        "The public keys of this installation.",
        {"items": array_of(schema_ref("Key"), "Newest first."), "next": LAST_PAGE},
    ),
}
