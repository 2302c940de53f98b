"""`deaddrop verify --series`: the standings of a series, counted again from the records of its events."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from domain.tournament.series.field import FinalField, field_of
from domain.tournament.series.series import Series, series_faults
from domain.tournament.series.standings import SeriesRow, series_standings
from service.app.audits.event_verdict import EventVerdict
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


class Recount(NamedTuple):
    """The series as counted here. why: in a sentence, empty where all is as told; rows: empty where they cannot be counted."""

    verdict: Literal["consistent", "wrong", "unchecked"]
    why: str
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
        return Recount("wrong", "It lists other events than it says it was counted from.")
    fields: dict[str, FinalField] = {}
    for each in told.events:
        found = known.get(each.event)
        if found is None or found.shown is None or found.verdict != "consistent":
            if each.counts:
                return Recount("unchecked", f"There is no consistent record of event {each.event}.")
            continue
        if found.facts < each.version or (found.facts > each.version and found.shown.status != "final"):
            return Recount("unchecked", f"The record of event {each.event} ends at another version than was counted.")
        is_same = found.facts == each.version
        if found.counted != each.digest:
            return Recount("wrong", f"Event {each.event} was counted from another history than its record has.")
        if each.counts and found.shown.status != "final":
            return Recount("wrong", f"Event {each.event} was counted, and is not final.")
        if is_same and found.shown.status == "final" and not each.counts:
            return Recount("wrong", f"Event {each.event} is final, and was not counted.")
        if each.counts:
            fields[each.event] = field_of(found.shown.standings, found.shown.names, told.series.section)
    rows = tuple(map(to_told, series_standings(told.series, fields)))
    if rows == told.rows:
        return Recount("consistent", "", rows)
    late = [each.event for each in told.events if each.event in known and known[each.event].facts > each.version]
    if late:
        return Recount("unchecked", f"Something was ruled in event {late[0]} after it was counted.", rows)
    nth = next((at for at, pair in enumerate(zip(rows, told.rows, strict=False), 1) if pair[0] != pair[1]), min(len(rows), len(told.rows)) + 1)
    return Recount("wrong", f"Line {nth} is another than follows from the records.", rows)


def to_told(row: SeriesRow) -> ToldRow:
    """A counted line, as the service tells it."""
    results = [ToldResult(each.at.event, each.at.entry, each.place, str(each.points), each.counts) for each in row.results]
    return ToldRow(row.place, row.sharing, row.names, str(row.points), tuple(results))


def series_lines(name: str, recount: Recount, *, as_json: bool) -> Iterator[str]:
    """The verdict as JSON in one line, or in words."""
    if as_json:
        rows = msgspec.to_builtins(recount.rows)
        yield json.dumps({"file": name, "verdict": recount.verdict, "problem": recount.why or None, "rows": rows})
        return
    yield f"{name}: {recount.verdict.upper()}" + (f". {recount.why}" if recount.why else ": the standings follow from the records.")
    for each in recount.rows:
        side = " / ".join(each.names) or f"entry {each.results[-1].entry} of event {each.results[-1].event}"
        yield f"  {each.place}. {side}: {each.points}"
