"""The standings of a series, computed from the rows of its events. A series is not stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from domain.kernel.errors import Malformed, Missing
from extensions.tournaments.answers.events import EventSummary
from extensions.tournaments.answers.rounds import (
    SentSeries,
    SentSeriesEvent,
    SentSeriesRow,
    SeriesAppearance,
    SeriesResult,
    SeriesStandings,
)
from extensions.tournaments.app.event_json import summary_json
from extensions.tournaments.app.event_rows import EVENTS, FINALS, find_rows
from extensions.tournaments.app.fact_feed import shown_texts
from extensions.tournaments.app.hidden_texts import load_hidden_places_of
from extensions.tournaments.app.persons import EventTexts
from extensions.tournaments.app.tournament_repository import to_salted
from extensions.tournaments.domain.rows.event_row import EventRow
from extensions.tournaments.domain.rows.final_row import FinalRow
from extensions.tournaments.domain.series.field import FinalField, NamedEntry, field_of, shown_names
from extensions.tournaments.domain.series.series import Series, series_faults
from extensions.tournaments.domain.series.standings import SeriesRow, series_standings
from service.app.core.context import Context


class SeriesEvent(NamedTuple):
    """An event of a series, as the public reads it. final: None unless it is finished; texts: of it all, else of its title."""

    id: str
    row: EventRow
    final: FinalRow | None
    texts: EventTexts

    @property
    def title(self) -> str:
        return self.texts.show(self.row.title) or ""

    @property
    def summary(self) -> EventSummary:
        return summary_json(self.id, self.row, self.texts)

    @property
    def tag(self) -> str:
        """Equal for equal pages within this process: event, version, and the stored texts."""
        return f"{self.id}@{self.row.version}/{hash((frozenset(self.texts.texts.items()), self.texts.hidden))}"

    def name(self, number: int) -> str:
        """Display name of an entry: the names of its persons, or its number."""
        entries: tuple[NamedEntry, ...] = () if self.final is None else self.final.entries
        names = [name for each in entries if each.number == number for name in self.texts.names(each)]
        return " / ".join([each for each in names if each is not None]) or f"Entry {number}"


class CountedSeries(NamedTuple):
    """A series with its standings. events: in its order, as the public reads them; fields: by event, for finished
    events.
    """

    series: Series
    events: tuple[SeriesEvent, ...]
    fields: Mapping[str, FinalField]
    rows: tuple[SeriesRow, ...]


def load_series(context: Context, series: Series) -> SeriesStandings:
    """The standings of a series.  Raises Malformed, Missing for an unknown event."""
    counted = count_series(series, load_events(context, series))
    return SeriesStandings(
        series=to_shown_series(series),
        events=[
            SentSeriesEvent.of(each.row, event=each.id, title=each.title, counts=each.id in counted.fields) for each in counted.events
        ],
        rows=[series_row_json(each) for each in counted.rows],
    )


def to_shown_series(series: Series) -> SentSeries:
    """A series as its readers see it."""
    return SentSeries.of(series, same=[[SeriesAppearance.of(each) for each in side] for side in series.same])


def load_events(context: Context, series: Series) -> tuple[SeriesEvent, ...]:
    """The events of a series.  Raises Malformed, Missing for an unknown event."""
    for field, message in series_faults(series):
        raise Malformed(f"query: {field}: {message}", {field: [message]})
    rows, finals = find_rows(context.store, EVENTS, series.events), find_rows(context.store, FINALS, series.events)
    hidden, found = load_hidden_places_of(context.store, series.events), []
    for event, row, final in zip(series.events, rows, finals, strict=True):
        if row is None:
            raise Missing("There is no such event.")
        final = final if row.status == "final" else None
        if final is None:
            texts = EventTexts({} if row.text is None else {row.title.place: row.text}, hidden[event], "names")
        else:
            stored = {place: to_salted(each) for place, each in context.store.texts(event).items()}
            texts = EventTexts(stored, hidden[event], final.shown_as)
        found.append(SeriesEvent(event, row, final, texts))
    return tuple(found)


def count_series(series: Series, events: tuple[SeriesEvent, ...]) -> CountedSeries:
    """The standings of a series."""
    fields = {each.id: to_field(each.final, each.texts, series.section) for each in events if each.final is not None}
    return CountedSeries(series, events, fields, tuple(series_standings(series, fields)))


def to_field(final: FinalRow, texts: EventTexts, section: str | None) -> FinalField:
    """The field of a finished event."""
    shown = {place: each.text for place, each in shown_texts(texts).items()}
    return field_of(final.places, shown_names(final.entries, shown), section)


def series_row_json(row: SeriesRow) -> SentSeriesRow:
    """A line of the standings of a series."""
    results = [SeriesResult.of(each, event=each.at.event, entry=each.at.entry, points=str(each.points)) for each in row.results]
    return SentSeriesRow.of(row, points=str(row.points), results=results)
