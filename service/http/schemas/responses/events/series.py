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

NTH = with_description("Position of the event in the series, from 1.", NUMBER)

SHAPES: dict[str, Shape] = {
    "Series": object_shape(
        "The definition of a series.",
        {
            "events": array_of(EVENT_ID, "Ids of the events of the series, in order."),
            "best": {"type": ["integer", "null"], "minimum": 1, "description": "Number of results of a side that count; null: all."},
            "row": array_of({"type": "string", "pattern": f"^{ROW_POINTS}$"}, "Points by place; empty: percentage of the field that was beaten."),
            "section": {"type": ["string", "null"], "description": "The section whose places count; null: of each event the first section with places."},
            "same": array_of(array_of(schema_ref("SeriesAppearance"), "One side: entries that belong together."), "Entries that are joined as sides."),
        },
    ),
    "SeriesAppearance": object_shape("An entry of an event of a series.", {"event": NTH, "entry": ENTRY_NUMBER}),
    "SeriesEvent": object_shape(
        "An event of a series.",
        {
            "event": EVENT_ID,
            "title": text("The event's title."),
            "version": with_description("The version of the event's log that counts.", VERSION),
            "digest": DIGEST,
            "counts": with_description("Whether the event is final and counts; other events do not count yet.", FLAG),
        },
    ),
    "SeriesResult": object_shape(
        "A side's result of an event.",
        {
            "event": NTH,
            "entry": ENTRY_NUMBER,
            "place": with_description("The side's place in the event.", NUMBER),
            "points": POINTS,
            "counts": with_description("Whether the result is among the results of the side that count.", FLAG),
        },
    ),
    "SeriesRow": object_shape(
        "A side's line.",
        {
            "place": with_description("Place of the side, from 1.", NUMBER),
            "sharing": with_description("Number of other sides with the same place.", COUNT),
            "names": array_of(text("A person's name."), "Names of the side, as of its last event; empty if the events show none."),
            "points": POINTS,
            "results": array_of(schema_ref("SeriesResult"), "The side's results, in the order of events."),
        },
    ),
    "SeriesStandings": object_shape(
        "The standings of a series.",
        {
            "series": schema_ref("Series"),
            "events": array_of(schema_ref("SeriesEvent"), "The events of the series, in order."),
            "rows": array_of(schema_ref("SeriesRow"), "The lines of the standings, the best first."),
        },
    ),
}
