"""A series: its tournaments, the number of counting results, the points of places, and entries joined to one side.

A series has no log of its own: its standings follow from the logs of its tournaments, and can be recounted from their
records.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

import msgspec

POINTS = r"[0-9]{1,6}(/[1-9][0-9]{0,3})?"
"""A number of a row: whole, or a fraction."""
MOST_TOURNAMENTS, MOST_PLACES, MOST_SAME = 20, 64, 100
"""Tournaments of a series, numbers in its row, and sides that are joined by hand."""


class Appearance(msgspec.Struct, frozen=True, order=True):
    """An entry of a tournament of a series. tournament: counted from 1, in the order of the series."""

    tournament: int
    entry: int


class Series(msgspec.Struct, frozen=True):
    """A series. tournaments: ids in their order; best: how many results of a side count, None for all; row: points by place, the first
    first, as fractions; empty: percent of the field that was beaten; section: whose places count, None for the first of each
    tournament; same: entries that are one side, though their names are not the same.
    """

    tournaments: tuple[str, ...]
    best: int | None = None
    row: tuple[str, ...] = ()
    section: str | None = None
    same: tuple[tuple[Appearance, ...], ...] = ()


def series_faults(series: Series) -> Iterator[tuple[str, str]]:
    """Faults of a series, as field and message."""
    count = len(series.tournaments)
    if not 1 <= count <= MOST_TOURNAMENTS or len(set(series.tournaments)) < count:
        yield "tournaments", f"From 1 to {MOST_TOURNAMENTS} tournaments, each once."
    if series.best is not None and series.best < 1:
        yield "best", "At least 1."
    row = [Fraction(each) for each in series.row if re.fullmatch(POINTS, each)]
    if len(row) < len(series.row):
        yield "row", "Whole numbers or fractions, as `25` or `5/2`."
    elif len(row) > MOST_PLACES or sorted(row, reverse=True) != row:
        yield "row", f"At most {MOST_PLACES} numbers, none above the one before."
    joined = [each for side in series.same for each in side]
    if len(series.same) > MOST_SAME or len(set(joined)) < len(joined):
        yield "same", f"At most {MOST_SAME} sides, no entry in two."
    for side in series.same:
        tournaments = [each.tournament for each in side]
        if len(side) < 2 or len(set(tournaments)) < len(tournaments) or not all(1 <= each <= count for each in tournaments):
            yield "same", "A side is two entries or more, of different tournaments of the series."
            return
