"""Signed evidence and checkpoints, keys, and reads of arbiters."""

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
        "A signed statement of the view that an audience was shown.",
        {
            "game": GAME_ID,
            "viewpoint": VIEWPOINT,
            "version": VERSION,
            "digest": {**DIGEST, "description": "Digest of the entry of this version."},
            "view_sha256": {**DIGEST, "description": "SHA-256 of the bytes of the view, hexadecimal."},
            "key": KEY_ID,
            "signature": SIGNATURE,
        },
    ),
    "ArbiterRead": object_shape(
        "A version that the arbiter read from another viewpoint than the public's.",
        {
            "version": VERSION,
            "viewpoint": VIEWPOINT,
            "at": {**TIME, "description": "Time at which the version was first read, in UTC (RFC 3339)."},
        },
    ),
    "ArbiterReadPage": object_shape(
        "A page of an arbiter's reads.",
        {
            "items": array_of(schema_ref("ArbiterRead"), "The reads of the page by version, lowest first."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
    "Checkpoint": object_shape(
        "The signed head of a game.",
        {
            "game": GAME_ID,
            "version": VERSION,
            "digest": {**DIGEST, "description": "Digest of the entry of this version."},
            "key": KEY_ID,
            "signature": SIGNATURE,
        },
    ),
    "EventCheckpoint": object_shape(
        "The signed head of an event.",
        {
            "game": {"type": "string", "pattern": cursors.EVENT.pattern, "description": "The event's id; the member has its name in the signed message."},
            "version": VERSION,
            "digest": {**DIGEST, "description": "Digest of the fact of this version."},
            "key": KEY_ID,
            "signature": SIGNATURE,
        },
    ),
    "Key": object_shape(
        "A public key that verifies checkpoints.",
        {
            "id": KEY_ID,
            "algorithm": one_of("The signature algorithm.", "Ed25519"),
            "public_key": {"type": "string", "pattern": "^[A-Za-z0-9+/]{43}=$", "description": "The public key: 32 bytes, base64."},
            "vkey": {
                "type": "string",
                "pattern": r"^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$",
                "description": "The key in the format of signed notes (C2SP).",
            },
            "created": with_description("Time at which the key was made, in UTC (RFC 3339).", TIME),
            "active": {**FLAG, "description": "Whether the key signs now."},
        },
    ),
    "KeyPage": object_shape(
        "The public keys of this installation.",
        {"items": array_of(schema_ref("Key"), "The keys, newest first."), "next": LAST_PAGE},
    ),
}
