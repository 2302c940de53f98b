"""Seeks, and places at them."""

from __future__ import annotations

from service.http.schemas.responses.words import (
    ANY_OBJECT,
    CLOCK_PLAN,
    FLAG,
    GAME_ID,
    LAST_PAGE,
    MAYBE_SEAT,
    RULESET,
    TIME,
    TOKEN,
    Shape,
    array_of,
    object_shape,
    schema_ref,
    with_description,
)

SEEK_ID: Shape = {**GAME_ID, "description": "The seek's id, which opens nothing."}

SHAPES: dict[str, Shape] = {
    "Seek": object_shape(
        "A table that people are looked for.",
        {
            "id": SEEK_ID,
            "ruleset": RULESET,
            "options": {**ANY_OBJECT, "description": "Table options, as they were asked for."},
            "seats": {"type": "integer", "minimum": 2, "description": "How many people play."},
            "people": {"type": "integer", "minimum": 0, "description": "How many of them are there."},
            "at": with_description("Since when, in UTC (RFC 3339).", TIME),
            "rated": {**FLAG, "description": "Whether the result counts for ratings; then everybody comes as a player."},
            "clock": object_shape("The table's clock; absent without one.", CLOCK_PLAN, name="PlannedClock"),
        },
        ("clock",),
    ),
    "SeekPage": object_shape(
        "All seeks that somebody can join.", {"items": array_of(schema_ref("Seek"), "Oldest first."), "next": LAST_PAGE}
    ),
    "SeekPlace": object_shape(
        "A place at a seek, and the seat once the table is open.",
        {
            "seek": schema_ref("Seek"),
            "token": with_description("Opens this place, and nothing else.", TOKEN),
            "game": {**GAME_ID, "type": ["string", "null"], "description": "The table; null until it is open."},
            "seat": with_description("Where you sit; null until the table is open.", MAYBE_SEAT),
            "seat_token": {**TOKEN, "type": ["string", "null"], "description": "The seat's token; null until the table is open."},
        },
    ),
}
