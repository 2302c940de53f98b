"""The randomness protocol of a game, before the deal."""

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
    "LuckMoment": object_shape("An event of the randomness protocol.", {"version": VERSION, "digest": DIGEST}),
    "LuckRound": object_shape(
        "A round of public entropy.",
        {"chain": DIGEST, "round": {"type": "integer", "minimum": 1, "description": "The round's number."}},
    ),
    "Luck": object_shape(
        "The randomness protocol before the deal; null in games dealt from their seed alone.",
        {
            "state": one_of("The state of the randomness protocol.", "open", "closed", "drawn", "playing", "cancelled"),
            **LUCK_PLAN,
            "commits": {
                "type": "array",
                "items": {**DIGEST, "type": ["string", "null"]},
                "description": "The commitments to nonces, by seat: each the SHA-256 of a nonce.",
            },
            "given": array_of(FLAG, "Whether the seat's nonce is revealed, by seat."),
            "awaits": array_of(SEAT, "Seats whose nonces are awaited."),
            "until": {
                **TIME,
                "type": ["string", "null"],
                "description": "Deadline of the nonces; null if no time runs.",
            },
            "silent": array_of(SEAT, "Seats that did not reveal their nonces."),
            "closed": nullable(schema_ref("LuckMoment"), "The entry that closed the commitments."),
            "drawn": nullable(schema_ref("LuckMoment"), "The entry after which no nonce is accepted."),
            "round": nullable(schema_ref("LuckRound"), "The awaited round of public entropy."),
        },
    ),
    "LuckNow": object_shape(
        "The randomness protocol after the request.",
        {"version": VERSION, "digest": DIGEST, "luck": nullable(schema_ref("Luck"), "The randomness protocol, as in the view.")},
    ),
}
