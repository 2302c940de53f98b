"""Series of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from service.answers.values import Count, Digest, EntryNumber, EventId, JsonObject, Ordinal, PointsText


class SentSeries(JsonObject, frozen=True, kw_only=True):
    """The definition of a series."""

    events: Annotated[Sequence[EventId], Meta(description="Ids of the events of the series, in order.")]
    best: Annotated[Ordinal | None, Meta(description="Number of results of a side that count; null: all.")]
    row: Annotated[Sequence[Annotated[str, Meta(pattern="^[0-9]{1,6}(/[1-9][0-9]{0,3})?$")]], Meta(description="Points by place; empty: percentage of the field that was beaten.")]
    section: Annotated[str | None, Meta(description="The section whose places count; null: of each event the first section with places.")]
    same: Annotated[Sequence[Annotated[Sequence[SeriesAppearance], Meta(description="One side: entries that belong together.")]], Meta(description="Entries that are joined as sides.")]


class SeriesAppearance(JsonObject, frozen=True, kw_only=True):
    """An entry of an event of a series."""

    event: Annotated[Ordinal, Meta(description="Position of the event in the series, from 1.")]
    entry: EntryNumber


class SentSeriesEvent(JsonObject, frozen=True, kw_only=True):
    """An event of a series."""

    event: EventId
    title: Annotated[str, Meta(description="The event's title.")]
    version: Annotated[Ordinal, Meta(description="The version of the event's log that counts.")]
    digest: Digest
    counts: Annotated[bool, Meta(description="Whether the event is final and counts; other events do not count yet.")]


class SeriesResult(JsonObject, frozen=True, kw_only=True):
    """A side's result of an event."""

    event: Annotated[Ordinal, Meta(description="Position of the event in the series, from 1.")]
    entry: EntryNumber
    place: Annotated[Ordinal, Meta(description="The side's place in the event.")]
    points: PointsText
    counts: Annotated[bool, Meta(description="Whether the result is among the results of the side that count.")]


class SentSeriesRow(JsonObject, frozen=True, kw_only=True):
    """A side's line."""

    place: Annotated[Ordinal, Meta(description="Place of the side, from 1.")]
    sharing: Annotated[Count, Meta(description="Number of other sides with the same place.")]
    names: Annotated[Sequence[Annotated[str, Meta(description="A person's name.")]], Meta(description="Names of the side, as of its last event; empty if the events show none.")]
    points: PointsText
    results: Annotated[Sequence[SeriesResult], Meta(description="The side's results, in the order of events.")]


class SeriesStandings(JsonObject, frozen=True, kw_only=True):
    """The standings of a series."""

    series: SentSeries
    events: Annotated[Sequence[SentSeriesEvent], Meta(description="The events of the series, in order.")]
    rows: Annotated[Sequence[SentSeriesRow], Meta(description="The lines of the standings, the best first.")]
