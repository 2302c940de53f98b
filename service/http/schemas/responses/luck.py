"""The luck of a game, before the deal."""

from __future__ import annotations

from service.http.schemas.responses.words import (
    DIGEST,
    FLAG,
    LUCK_PLAN,
    SEAT,
    TIME,
    VERSION,
    Shape,
    array_of,
    nullable,
    object_shape,
    one_of,
    schema_ref,
)

SHAPES: dict[str, Shape] = {
    "LuckMoment": object_shape("An event of the luck.", {"version": VERSION, "digest": DIGEST}),
    "LuckRound": object_shape(
        "A round of public luck.",
        {"chain": DIGEST, "round": {"type": "integer", "minimum": 1, "description": "Its number."}},
    ),
    "Luck": object_shape(
        "How the luck is made before the deal; null in games that are dealt from their seed alone.",
        {
            "state": one_of("How far it is.", "open", "closed", "drawn", "playing", "cancelled"),
            **LUCK_PLAN,
            "commits": {
                "type": "array",
                "items": {**DIGEST, "type": ["string", "null"]},
                "description": "By seat, SHA-256 of the nonce that it committed to.",
            },
            "given": array_of(FLAG, "By seat, whether its nonce is in."),
            "awaits": array_of(SEAT, "Whose nonces are awaited."),
            "until": {
                **TIME,
                "type": ["string", "null"],
                "description": "How long nonces are awaited; null where no time runs.",
            },
            "silent": array_of(SEAT, "Who kept theirs back."),
            "closed": nullable(schema_ref("LuckMoment"), "The entry that closed the commitments."),
            "drawn": nullable(schema_ref("LuckMoment"), "The entry after which no nonce is taken."),
            "round": nullable(schema_ref("LuckRound"), "The round of public luck that is awaited."),
        },
    ),
    "LuckNow": object_shape(
        "The luck after what you brought.",
        {"version": VERSION, "digest": DIGEST, "luck": nullable(schema_ref("Luck"), "As in the view.")},
    ),
}
