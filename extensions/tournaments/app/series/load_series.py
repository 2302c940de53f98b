"""The standings of a series, computed from the rows of its tournaments. A series is not stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from domain.kernel.errors import Malformed, Missing
from extensions.tournaments.answers.rounds import (
    SentSeries,
    SentSeriesRow,
    SentSeriesTournament,
    SeriesAppearance,
    SeriesResult,
    SeriesStandings,
)
from extensions.tournaments.answers.tournaments import TournamentSummary
from extensions.tournaments.app.cards import summary_json
from extensions.tournaments.app.fact_feed import feed_texts
from extensions.tournaments.app.hidden_texts import load_hidden_places_of
from extensions.tournaments.app.persons import TournamentTexts
from extensions.tournaments.app.repository import to_salted
from extensions.tournaments.app.rows import FINALS, TOURNAMENTS, find_rows
from extensions.tournaments.domain.rows.final_row import FinalRow
from extensions.tournaments.domain.rows.tournament_row import TournamentRow
from extensions.tournaments.domain.series.field import FinalField, NamedEntry, field_of, shown_names
from extensions.tournaments.domain.series.series import Series, series_faults
from extensions.tournaments.domain.series.standings import SeriesRow, series_standings
from service.app.core.context import Context


class SeriesTournament(NamedTuple):
    """A tournament of a series, as the public reads it. final: None unless it is finished; texts: of it all, else of its title."""

    id: str
    row: TournamentRow
    final: FinalRow | None
    texts: TournamentTexts

    @property
    def title(self) -> str:
        return self.texts.show(self.row.title) or ""

    @property
    def summary(self) -> TournamentSummary:
        return summary_json(self.id, self.row, self.texts)

    @property
    def tag(self) -> str:
        """Equal for equal pages within this process: tournament, version, and the stored texts."""
        return f"{self.id}@{self.row.version}/{hash((frozenset(self.texts.texts.items()), self.texts.hidden))}"

    def name(self, number: int) -> str:
        """Display name of an entry: the names of its persons, or its number."""
        entries: tuple[NamedEntry, ...] = () if self.final is None else self.final.entries
        names = [name for each in entries if each.number == number for name in self.texts.names(each)]
        return " / ".join([each for each in names if each is not None]) or f"Entry {number}"


class CountedSeries(NamedTuple):
    """A series with its standings. tournaments: in its order, as the public reads them; fields: by tournament, for finished
    tournaments.
    """

    series: Series
    tournaments: tuple[SeriesTournament, ...]
    fields: Mapping[str, FinalField]
    rows: tuple[SeriesRow, ...]


def load_series(context: Context, series: Series) -> SeriesStandings:
    """The standings of a series.  Raises Malformed, Missing for an unknown tournament."""
    counted = count_series(series, load_tournaments(context, series))
    return SeriesStandings(
        series=to_shown_series(series),
        tournaments=[
            SentSeriesTournament.of(each.row, tournament=each.id, title=each.title, counts=each.id in counted.fields) for each in counted.tournaments
        ],
        rows=[series_row_json(each) for each in counted.rows],
    )


def to_shown_series(series: Series) -> SentSeries:
    """A series as its readers see it."""
    return SentSeries.of(series, same=[[SeriesAppearance.of(each) for each in side] for side in series.same])


def load_tournaments(context: Context, series: Series) -> tuple[SeriesTournament, ...]:
    """The tournaments of a series.  Raises Malformed, Missing for an unknown tournament."""
    for field, message in series_faults(series):
        raise Malformed(f"query: {field}: {message}", {field: [message]})
    rows, finals = find_rows(context.store, TOURNAMENTS, series.tournaments), find_rows(context.store, FINALS, series.tournaments)
    hidden, found = load_hidden_places_of(context.store, series.tournaments), []
    for tournament_id, row, final in zip(series.tournaments, rows, finals, strict=True):
        if row is None:
            raise Missing("There is no such tournament.")
        final = final if row.status == "final" else None
        if final is None:
            texts = TournamentTexts({} if row.text is None else {row.title.place: row.text}, hidden[tournament_id], "names")
        else:
            stored = {place: to_salted(each) for place, each in context.store.texts(tournament_id).items()}
            texts = TournamentTexts(stored, hidden[tournament_id], final.shown_as)
        found.append(SeriesTournament(tournament_id, row, final, texts))
    return tuple(found)


def count_series(series: Series, tournaments: tuple[SeriesTournament, ...]) -> CountedSeries:
    """The standings of a series."""
    fields = {each.id: to_field(each.final, each.texts, series.section) for each in tournaments if each.final is not None}
    return CountedSeries(series, tournaments, fields, tuple(series_standings(series, fields)))


def to_field(final: FinalRow, texts: TournamentTexts, section: str | None) -> FinalField:
    """The field of a finished tournament."""
    shown = {place: each.text for place, each in feed_texts(texts).items()}
    return field_of(final.places, shown_names(final.entries, shown), section)


def series_row_json(row: SeriesRow) -> SentSeriesRow:
    """A line of the standings of a series."""
    results = [SeriesResult.of(each, tournament=each.at.tournament, entry=each.at.entry, points=str(each.points)) for each in row.results]
    return SentSeriesRow.of(row, points=str(row.points), results=results)
