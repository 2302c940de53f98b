"""Series: combined standings of several tournaments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from extensions.tournaments.answers.rounds import SeriesStandings
from extensions.tournaments.app.series.load_series import load_series
from extensions.tournaments.domain.series.series import Appearance, Series
from extensions.tournaments.http import examples as examples
from extensions.tournaments.http.cost import TOURNAMENT_READ
from extensions.tournaments.http.queries import SeriesQuery
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse

blueprint = Blueprint("series", "Series: combined standings of several tournaments.")


@blueprint.operation(
    "GET",
    "/v1/series",
    Answer("The standings of the series.", SeriesStandings, examples.SERIES),
    ("not-found", "unavailable"),
    query=SeriesQuery,
    token=TokenUse.NONE,
    cost=replace(TOURNAMENT_READ, fixed=10),
)
def get_series(call: Call) -> Any:
    """Get the standings of a series

    Computes standings of final tournaments, from their public standings; the others do not count yet. A place is worth its number in `row`, or, without `row`, the percentage
    of the field that it beat (sharing a place counts half); the `best` results of a side are summed. Entries with the same names are one side, regardless of
    case and width; `same` joins others, as `1.3-2.7` joins entry 3 of the first tournament and entry 7 of the second. Nothing is
    stored: the query defines the series, and `deaddrop verify --series` recomputes it from the records of the tournaments.
    """
    return load_series(call.context, to_series(call.query))


def to_series(query: Mapping[str, Any]) -> Series:
    """The series of a query that `SeriesQuery` has parsed."""
    return Series(
        tuple(query["tournaments"].split(",")),
        query.get("best"),
        tuple(query["row"].split(",")) if "row" in query else (),
        query.get("section"),
        parse_same(query.get("same", "")),
    )


def parse_same(text: str) -> tuple[tuple[Appearance, ...], ...]:
    """Sides that `same` joins: the entries of each.

    >>> [[(each.tournament, each.entry) for each in side] for side in parse_same("1.3-2.7,1.4-3.1")]
    [[(1, 3), (2, 7)], [(1, 4), (3, 1)]]
    """
    sides = [side.split("-") for side in text.split(",") if side]
    return tuple([tuple([Appearance(*map(int, each.split("."))) for each in side]) for side in sides])
