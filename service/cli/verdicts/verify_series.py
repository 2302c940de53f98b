"""`deaddrop verify --series`: the standings of a series, counted again from the records of its events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from domain.tournament.series.field import FinalField, field_of
from domain.tournament.series.series import Series, series_faults
from domain.tournament.series.standings import SeriesRow, series_standings
from service.app.audits.event_verdict import EventVerdict
from service.app.audits.sentences import Facts
from service.cannot_start import CannotStart


class ToldResult(msgspec.Struct, frozen=True):
    """What a side is said to have of an event."""

    event: int
    entry: int
    place: int
    points: str
    counts: bool


class ToldRow(msgspec.Struct, frozen=True):
    """A line of told standings."""

    place: int
    sharing: int
    names: tuple[str, ...]
    points: str
    results: tuple[ToldResult, ...]


class ToldEvent(msgspec.Struct, frozen=True):
    """An event of told standings."""

    event: str
    version: int
    digest: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
    counts: bool


class ToldSeries(msgspec.Struct, frozen=True):
    """What the service answered."""

    series: Series
    events: tuple[ToldEvent, ...]
    rows: tuple[ToldRow, ...]


class NoSeries(CannotStart):
    """A file that holds no standings of a series."""

    status = 2


class Difference(msgspec.Struct, frozen=True):
    """Where told standings part from the records, or cannot be counted. about: the event, or the line, from 1."""

    how: str
    about: str | int | None = None


class Recount(msgspec.Struct, frozen=True):
    """The series as counted here. problem: the first, None where all is as told; rows: empty where they cannot be counted."""

    verdict: Literal["consistent", "wrong", "unchecked"]
    problem: Difference | None
    rows: tuple[ToldRow, ...] = ()


def read_series(raw: bytes) -> ToldSeries:
    """The answer of `GET /v1/series`.  Raises NoSeries."""
    try:
        told = msgspec.json.decode(raw, type=ToldSeries)
    except msgspec.MsgspecError as error:
        raise NoSeries(f"This is not what GET /v1/series answers: {error}.") from None
    for field, message in series_faults(told.series):
        raise NoSeries(f"This is not what GET /v1/series answers: {field}: {message}")
    return told


def recount_series(told: ToldSeries, verdicts: Sequence[EventVerdict]) -> Recount:
    """The standings from events that were found consistent, held against those that were told."""
    known = {each.event: each for each in verdicts if each.event is not None and each.shown is not None}
    if [each.event for each in told.events] != list(told.series.events):
        return Recount("wrong", Difference("events"))
    fields: dict[str, FinalField] = {}
    for each in told.events:
        found = known.get(each.event)
        if found is None or found.shown is None or found.verdict != "consistent":
            if each.counts:
                return Recount("unchecked", Difference("no record", each.event))
            continue
        if found.facts < each.version or (found.facts > each.version and found.shown.status != "final"):
            return Recount("unchecked", Difference("version", each.event))
        is_same = found.facts == each.version
        if found.counted != each.digest:
            return Recount("wrong", Difference("history", each.event))
        if each.counts and found.shown.status != "final":
            return Recount("wrong", Difference("not final", each.event))
        if is_same and found.shown.status == "final" and not each.counts:
            return Recount("wrong", Difference("not counted", each.event))
        if each.counts:
            fields[each.event] = field_of(found.shown.standings, found.shown.names, told.series.section)
    rows = tuple(map(to_told, series_standings(told.series, fields)))
    if rows == told.rows:
        return Recount("consistent", None, rows)
    late = [each.event for each in told.events if each.event in known and known[each.event].facts > each.version]
    if late:
        return Recount("unchecked", Difference("ruled later", late[0]), rows)
    nth = next((at for at, pair in enumerate(zip(rows, told.rows, strict=False), 1) if pair[0] != pair[1]), min(len(rows), len(told.rows)) + 1)
    return Recount("wrong", Difference("line", nth), rows)


def to_told(row: SeriesRow) -> ToldRow:
    """A counted line, as the service tells it."""
    results = [ToldResult(each.at.event, each.at.entry, each.place, str(each.points), each.counts) for each in row.results]
    return ToldRow(row.place, row.sharing, row.names, str(row.points), tuple(results))


def series_facts(name: str, recount: Recount) -> Facts:
    """As JSON values. name: of the file."""
    return {"file": name, **msgspec.json.decode(msgspec.json.encode(recount))}
