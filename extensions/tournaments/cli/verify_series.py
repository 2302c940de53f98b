"""`deaddrop verify --series`: recomputes the standings of a series from the records of its tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from extensions.tournaments.audit.verdict import TournamentVerdict
from extensions.tournaments.domain.series.field import FinalField, field_of
from extensions.tournaments.domain.series.series import Series, series_faults
from extensions.tournaments.domain.series.standings import SeriesRow, series_standings
from service.app.audits.sentences import Facts
from service.cannot_start import CannotStart


class ToldResult(msgspec.Struct, frozen=True):
    """A side's result of one tournament, as published."""

    tournament: int
    entry: int
    place: int
    points: str
    counts: bool


class ToldRow(msgspec.Struct, frozen=True):
    """A line of published standings."""

    place: int
    sharing: int
    names: tuple[str, ...]
    points: str
    results: tuple[ToldResult, ...]


class ToldTournament(msgspec.Struct, frozen=True):
    """A tournament of published standings."""

    tournament: str
    version: int
    digest: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
    counts: bool


class ToldSeries(msgspec.Struct, frozen=True):
    """The answer of `GET /v1/series`: a definition, its tournaments, and the published standings."""

    series: Series
    tournaments: tuple[ToldTournament, ...]
    rows: tuple[ToldRow, ...]


class NoSeries(CannotStart):
    """A file that holds no standings of a series."""

    status = 2


class Difference(msgspec.Struct, frozen=True):
    """The first difference between published standings and the records, or why they cannot be recomputed. about: the tournament, or the line, from 1."""

    how: str
    about: str | int | None = None


class Recount(msgspec.Struct, frozen=True):
    """The recomputed series. problem: the first, None if the published standings are right; rows: empty if they cannot be recomputed."""

    verdict: Literal["consistent", "wrong", "unchecked"]
    problem: Difference | None
    rows: tuple[ToldRow, ...] = ()


def read_series(raw: bytes) -> ToldSeries:
    """Parse an answer of `GET /v1/series`.  Raises NoSeries."""
    try:
        published = msgspec.json.decode(raw, type=ToldSeries)
    except msgspec.MsgspecError as error:
        raise NoSeries(f"This is not what GET /v1/series answers: {error}.") from None
    for field, message in series_faults(published.series):
        raise NoSeries(f"This is not what GET /v1/series answers: {field}: {message}")
    return published


def recount_series(published: ToldSeries, verdicts: Sequence[TournamentVerdict]) -> Recount:
    """Recompute the standings from consistent tournaments, and compare them with the published ones."""
    known = {each.tournament: each for each in verdicts if each.tournament is not None and each.shown is not None}
    if [each.tournament for each in published.tournaments] != list(published.series.tournaments):
        return Recount("wrong", Difference("tournaments"))
    fields: dict[str, FinalField] = {}
    for each in published.tournaments:
        found = known.get(each.tournament)
        if found is None or found.shown is None or found.verdict != "consistent":
            if each.counts:
                return Recount("unchecked", Difference("no record", each.tournament))
            continue
        if found.facts < each.version or (found.facts > each.version and found.shown.status != "final"):
            return Recount("unchecked", Difference("version", each.tournament))
        is_same = found.facts == each.version
        if found.counted != each.digest:
            return Recount("wrong", Difference("history", each.tournament))
        if each.counts and found.shown.status != "final":
            return Recount("wrong", Difference("not final", each.tournament))
        if is_same and found.shown.status == "final" and not each.counts:
            return Recount("wrong", Difference("not counted", each.tournament))
        if each.counts:
            fields[each.tournament] = field_of(found.shown.standings, found.shown.names, published.series.section)
    rows = tuple(map(to_told, series_standings(published.series, fields)))
    if rows == published.rows:
        return Recount("consistent", None, rows)
    late = [each.tournament for each in published.tournaments if each.tournament in known and known[each.tournament].facts > each.version]
    if late:
        return Recount("unchecked", Difference("ruled later", late[0]), rows)
    nth = next((at for at, pair in enumerate(zip(rows, published.rows, strict=False), 1) if pair[0] != pair[1]), min(len(rows), len(published.rows)) + 1)
    return Recount("wrong", Difference("line", nth), rows)


def to_told(row: SeriesRow) -> ToldRow:
    """A recomputed line in the format of the service's answer."""
    results = [ToldResult(each.at.tournament, each.at.entry, each.place, str(each.points), each.counts) for each in row.results]
    return ToldRow(row.place, row.sharing, row.names, str(row.points), tuple(results))


def series_facts(name: str, recount: Recount) -> Facts:
    """A recount as JSON values. name: the file's."""
    return {"file": name, **msgspec.json.decode(msgspec.json.encode(recount))}
