"""Series: events in a row, counted together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.tournament.series.series import Appearance, Series
from service.app.series.load_series import load_series
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import event_examples as examples
from service.http.schemas.queries import SeriesQuery

blueprint = Blueprint("series", "Series: events in a row.")


@blueprint.operation(
    "GET",
    "/v1/series",
    Answer("The standings of the series.", "SeriesStandings", examples.SERIES),
    ("not-found", "unavailable"),
    query=SeriesQuery,
    token=TokenUse.NONE,
)
def get_series(call: Call) -> Any:
    """Get the standings of a series

    Of events that are final, as everybody reads them; the others count nothing yet. A place is worth what `row` says, or, without one, the percent
    of the field that was beaten (half of who shares it); the `best` of a side are summed up. Entries with the same names are one side, whatever
    case or width they are written in; `same` joins others, as `1.3-2.7` joins entry 3 of the first event and entry 7 of the second. Nothing is
    stored: the address is the series, and `deaddrop verify --series` counts it again from the records of the events.
    """
    return load_series(call.context, to_series(call.query))


def to_series(query: Mapping[str, Any]) -> Series:
    """The series that a query asks for, as `SeriesQuery` reads it."""
    return Series(
        tuple(query["events"].split(",")),
        query.get("best"),
        tuple(query["row"].split(",")) if "row" in query else (),
        query.get("section"),
        parse_same(query.get("same", "")),
    )


def parse_same(text: str) -> tuple[tuple[Appearance, ...], ...]:
    """Sides that are joined by hand.

    >>> [[(each.event, each.entry) for each in side] for side in parse_same("1.3-2.7,1.4-3.1")]
    [[(1, 3), (2, 7)], [(1, 4), (3, 1)]]
    """
    sides = [side.split("-") for side in text.split(",") if side]
    return tuple([tuple([Appearance(*map(int, each.split("."))) for each in side]) for side in sides])
