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

SEEK_ID: Shape = {**GAME_ID, "description": "The seek's id, which grants no access."}

SHAPES: dict[str, Shape] = {
    "Seek": object_shape(
        "A seek: a future table that waits for people.",
        {
            "id": SEEK_ID,
            "ruleset": RULESET,
            "options": {**ANY_OBJECT, "description": "The table options, as requested."},
            "seats": {"type": "integer", "minimum": 2, "description": "Number of people at the table."},
            "people": {"type": "integer", "minimum": 0, "description": "Number of people who have joined."},
            "at": with_description("Time at which the seek was made, in UTC (RFC 3339).", TIME),
            "rated": {**FLAG, "description": "Whether the result counts for ratings; then all people must join as players."},
            "clock": object_shape("The table's clock; absent without one.", CLOCK_PLAN, name="PlannedClock"),
        },
        ("clock",),
    ),
    "SeekPage": object_shape(
        "All open seeks.", {"items": array_of(schema_ref("Seek"), "The seeks, oldest first."), "next": LAST_PAGE}
    ),
    "SeekPlace": object_shape(
        "A place at a seek, and the seat once the table is open.",
        {
            "seek": schema_ref("Seek"),
            "token": with_description("The token of this place.", TOKEN),
            "game": {**GAME_ID, "type": ["string", "null"], "description": "The table's game; null until the table is open."},
            "seat": with_description("Your seat; null until the table is open.", MAYBE_SEAT),
            "seat_token": {**TOKEN, "type": ["string", "null"], "description": "The seat's token; null until the table is open."},
        },
    ),
}
