"""The standings of a series, computed from the public logs of its events. A series is not stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from domain.kernel.errors import Malformed
from domain.tournament.facts.parts import FinalPlace
from domain.tournament.series.field import FinalField, field_of, shown_names
from domain.tournament.series.series import Series, series_faults
from domain.tournament.series.standings import SeriesRow, series_standings
from service.app.core.context import Context
from service.app.event_pages.shown_event import VisibleEvent
from service.app.tournaments.callers import ANYBODY
from service.app.tournaments.fact_feed import shown_texts

Json = dict[str, Any]


class CountedSeries(NamedTuple):
    """A series with its standings. events: in its order, as the public reads them; fields: by event, for finished
    events.
    """

    series: Series
    events: tuple[VisibleEvent, ...]
    fields: Mapping[str, FinalField]
    rows: tuple[SeriesRow, ...]


def load_series(context: Context, series: Series) -> Json:
    """The standings of a series.  Raises Malformed, Missing for an unknown event."""
    counted = count_series(series, load_events(context, series))
    return {
        "series": msgspec.to_builtins(series),
        "events": [
            {
                "event": each.id,
                "title": each.title,
                "version": each.tournament.version,
                "digest": each.tournament.digest.hex(),
                "counts": each.id in counted.fields,
            }
            for each in counted.events
        ],
        "rows": [series_row_json(each) for each in counted.rows],
    }


def load_events(context: Context, series: Series) -> tuple[VisibleEvent, ...]:
    """The events of a series.  Raises Malformed, Missing for an unknown event."""
    for field, message in series_faults(series):
        raise Malformed(f"query: {field}: {message}", {field: [message]})
    return tuple([VisibleEvent(context, context.tournaments.load(each), ANYBODY) for each in series.events])


def count_series(series: Series, events: tuple[VisibleEvent, ...]) -> CountedSeries:
    """The standings of a series."""
    fields = {each.id: load_field(each, series.section) for each in events if each.tournament.status == "final"}
    return CountedSeries(series, events, fields, tuple(series_standings(series, fields)))


def load_field(event: VisibleEvent, section: str | None) -> FinalField:
    """The field of a finished event."""
    wanted = [each for each in event.regulations.sections if section in (None, each)]
    places = [
        FinalPlace(row.entry, each, row.place, str(row.points))
        for each in wanted
        for row in event.ranking(each).rows()
        if row.place is not None
    ]
    texts = {place: each.text for place, each in shown_texts(event.texts).items()}
    return field_of(places, shown_names(event.entries.values(), texts), section)


def series_row_json(row: SeriesRow) -> Json:
    """A line of the standings of a series."""
    return {
        "place": row.place,
        "sharing": row.sharing,
        "names": list(row.names),
        "points": str(row.points),
        "results": [
            {
                "event": each.at.event,
                "entry": each.at.entry,
                "place": each.place,
                "points": str(each.points),
                "counts": each.counts,
            }
            for each in row.results
        ],
    }
