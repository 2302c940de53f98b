"""How the tables of a round get on, and what an arbiter sees there."""

from __future__ import annotations

from service.http.schemas.responses.events.cards import HEAD, MAYBE_TIME, ROUND_NUMBER, TABLE_NUMBER
from service.http.schemas.responses.words import (
    FLAG,
    GAME_ID,
    SEAT,
    TEXT,
    TIME,
    VERSION,
    Shape,
    array_of,
    object_shape,
    one_of,
    schema_ref,
    with_description,
)

SHAPES: dict[str, Shape] = {
    "RoundProgress": object_shape(
        "How the tables of a round get on.",
        {
            **HEAD,
            "round": ROUND_NUMBER,
            "server_time": with_description("Now, by the service's clock.", TIME),
            "tables": array_of(schema_ref("TableProgress"), "Those that are on, by number."),
        },
    ),
    "TableProgress": object_shape(
        "How a table gets on.",
        {
            "table": TABLE_NUMBER,
            "game": GAME_ID,
            "version": with_description("Of the game's log.", VERSION),
            "status": one_of("How far the game is.", "seating", "playing", "over", "aborted"),
            "changed": with_description("When something happened there last.", TIME),
            "awaited": array_of(
                object_shape(
                    "A seat that is asked something.",
                    {
                        "seat": SEAT,
                        "since": with_description(
                            "When it was asked; without a clock, when something happened last.", TIME
                        ),
                        "deadline": with_description("Until when it may think; null where no time runs.", MAYBE_TIME),
                    },
                    name="AwaitedSeat",
                ),
                "Whom the table waits for.",
            ),
            "away": array_of(SEAT, "Seats whose person is absent. Who has resigned is not: nobody is missed there."),
            "no_shows": array_of(SEAT, "Seats that nobody had looked at when somebody should have."),
            "counts_scores": with_description("Whether its rules count scores: only then it can count by them, else `by_scores` is a draw.", FLAG),
            "paused_until": with_description("When a pause ends by itself; null without one.", MAYBE_TIME),
            "is_pause_ahead": with_description("Whether the pause begins once what is open is answered.", FLAG),
        },
    ),
    "HandsRead": object_shape(
        "What lies at a table, as an arbiter saw it.",
        {
            **HEAD,
            "round": ROUND_NUMBER,
            "table": TABLE_NUMBER,
            "game": GAME_ID,
            "hands": array_of(TEXT, "What each seat has, in words."),
            "view": schema_ref("View"),
        },
    ),
}
