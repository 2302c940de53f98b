"""Series of events."""

from __future__ import annotations

from domain.tournament.series.series import POINTS as ROW_POINTS
from service.http.schemas.responses.events.cards import COUNT, ENTRY_NUMBER, EVENT_ID, NUMBER, POINTS
from service.http.schemas.responses.words import (
    DIGEST,
    FLAG,
    VERSION,
    Shape,
    array_of,
    object_shape,
    schema_ref,
    text,
    with_description,
)

NTH = with_description("Which event of the series, from 1.", NUMBER)

SHAPES: dict[str, Shape] = {
    "Series": object_shape(
        "What a series is counted from.",
        {
            "events": array_of(EVENT_ID, "In their order."),
            "best": {"type": ["integer", "null"], "minimum": 1, "description": "How many results of a side count; null: all."},
            "row": array_of({"type": "string", "pattern": f"^{ROW_POINTS}$"}, "Points by place; empty: percent of the field that was beaten."),
            "section": {"type": ["string", "null"], "description": "Whose places count; null: of each event the first that has any."},
            "same": array_of(array_of(schema_ref("SeriesAppearance"), "One side."), "Entries that were joined by hand."),
        },
    ),
    "SeriesAppearance": object_shape("An entry of an event of a series.", {"event": NTH, "entry": ENTRY_NUMBER}),
    "SeriesEvent": object_shape(
        "An event of a series.",
        {
            "event": EVENT_ID,
            "title": text("What it is called."),
            "version": with_description("Of its log, that was counted.", VERSION),
            "digest": DIGEST,
            "counts": with_description("Whether it is final: the others count nothing yet.", FLAG),
        },
    ),
    "SeriesResult": object_shape(
        "What a side has of an event.",
        {
            "event": NTH,
            "entry": ENTRY_NUMBER,
            "place": with_description("There.", NUMBER),
            "points": POINTS,
            "counts": with_description("Whether it is among the best.", FLAG),
        },
    ),
    "SeriesRow": object_shape(
        "A side's line.",
        {
            "place": with_description("From 1.", NUMBER),
            "sharing": with_description("How many others have the same place.", COUNT),
            "names": array_of(text("Of a person."), "As of its last event; empty where the events show none."),
            "points": POINTS,
            "results": array_of(schema_ref("SeriesResult"), "In the order of events."),
        },
    ),
    "SeriesStandings": object_shape(
        "The standings of a series.",
        {
            "series": schema_ref("Series"),
            "events": array_of(schema_ref("SeriesEvent"), "In their order."),
            "rows": array_of(schema_ref("SeriesRow"), "Best first."),
        },
    ),
}
