"""Progress of a round's tables, and an arbiter's reads of hidden state."""

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
        "The progress of a round's tables.",
        {
            **HEAD,
            "round": ROUND_NUMBER,
            "server_time": with_description("Time of the service's clock.", TIME),
            "tables": array_of(schema_ref("TableProgress"), "The tables that are running, by number."),
        },
    ),
    "TableProgress": object_shape(
        "The progress of a table.",
        {
            "table": TABLE_NUMBER,
            "game": GAME_ID,
            "version": with_description("Version of the game's log.", VERSION),
            "status": one_of("The game's status.", "seating", "playing", "over", "aborted"),
            "changed": with_description("Time of the game's last event.", TIME),
            "awaited": array_of(
                object_shape(
                    "A seat with an open decision.",
                    {
                        "seat": SEAT,
                        "since": with_description(
                            "Time at which the decision opened; without a clock, the time of the game's last event.", TIME
                        ),
                        "deadline": with_description("The decision's deadline; null if no time runs.", MAYBE_TIME),
                    },
                    name="AwaitedSeat",
                ),
                "The seats that the table waits for.",
            ),
            "away": array_of(SEAT, "Seats whose person is absent, without resigned ones."),
            "no_shows": array_of(SEAT, "Seats whose view was not requested within the no-show time."),
            "counts_scores": with_description("Whether the rules of the table's game count scores; if not, `by_scores` is a draw.", FLAG),
            "paused_until": with_description("Time at which the pause ends at the latest; null without a pause.", MAYBE_TIME),
            "is_pause_ahead": with_description("Whether the pause begins only once the open decisions are answered.", FLAG),
        },
    ),
    "HandsRead": object_shape(
        "The hidden state of a table, as an arbiter read it.",
        {
            **HEAD,
            "round": ROUND_NUMBER,
            "table": TABLE_NUMBER,
            "game": GAME_ID,
            "hands": array_of(TEXT, "The possessions of each seat, as text."),
            "view": schema_ref("View"),
        },
    ),
}
