"""Sentences about a series, and addresses of series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any
from urllib.parse import urlencode

import msgspec

from domain.kernel.text.event_text import and_list, count_text
from domain.kernel.text.written_text import to_escaped
from extensions.tournaments.app.series.load_series import CountedSeries
from extensions.tournaments.domain.salted_text import LONGEST_NAME
from extensions.tournaments.domain.series.field import FinalField
from extensions.tournaments.domain.series.series import Appearance, Series
from extensions.tournaments.domain.series.standings import SeriesRow, SideResult
from extensions.tournaments.pages.tournaments.words import exact_text, place_text

ROWS = ("25,18,15,12,10,8,6,4,2,1", "10,6,4,3,2,1", "5,3,1")
"""Points by place that a page offers; a query may have others."""
QUOTED = 12
"""Most numbers of a row that a sentence quotes."""


def series_query(series: Series) -> dict[str, str]:
    """The query of a series, for pages and the API."""
    found = {
        "tournaments": ",".join(series.tournaments),
        "best": str(series.best or ""),
        "row": ",".join(series.row),
        "section": series.section or "",
        "same": ",".join(["-".join([appearance_text(each) for each in side]) for side in series.same]),
    }
    return {name: each for name, each in found.items() if each}


def appearance_text(at: Appearance) -> str:
    return f"{at.tournament}.{at.entry}"


def series_address(series: Series, path: str = "/series", at: Appearance | None = None, **changes: Any) -> str:
    """The address of a series, with changes. at: an entry of a side, for the side's page.

    >>> series_address(Series(("a", "b"), row=("5/2", "1")), best=1)
    '/series?tournaments=a,b&best=1&row=5/2,1'
    """
    query = series_query(msgspec.structs.replace(series, **changes))
    if at is not None:
        query["side"] = appearance_text(at)
    return f"{path}?{urlencode(query, safe=',/')}" if query else path


def series_with(series: Series, tournament_id: str) -> Series:
    """The series with another tournament."""
    return msgspec.structs.replace(series, tournaments=(*series.tournaments, tournament_id))


def series_without(series: Series, nth: int) -> Series:
    """The series without a tournament, counted from 1.

    >>> left = series_without(Series(("a", "b", "c"), same=((Appearance(1, 5), Appearance(3, 6)), (Appearance(1, 1), Appearance(2, 2)))), 2)
    >>> left.tournaments, [list(map(appearance_text, side)) for side in left.same]
    (('a', 'c'), [['1.5', '2.6']])
    """
    sides = [
        tuple([each if each.tournament < nth else Appearance(each.tournament - 1, each.entry) for each in side if each.tournament != nth])
        for side in series.same
    ]
    tournaments = (*series.tournaments[: nth - 1], *series.tournaments[nth:])
    return msgspec.structs.replace(series, tournaments=tournaments, same=tuple([each for each in sides if len(each) > 1]))


def series_sentence(series: Series) -> str:
    """Which results count, and the points for places, in sentences.

    >>> series_sentence(Series(("a", "b", "c"), best=2, row=("25", "18", "5/2")))
    'The best 2 results of each side count. Places are worth 25, 18 and 2 1/2 points.'
    """
    best = series.best
    counts = "All results count" if best is None or best >= len(series.tournaments) else f"The best {best} results of each side count" if best > 1 else "The best result of each side counts"
    if not series.row:
        worth = "A place is worth the percentage of the field that it left behind"
    else:
        numbers = [exact_text(Fraction(each)) for each in series.row]
        several = len(numbers) > QUOTED
        points = f"{', '.join(numbers[:QUOTED])} … points" if several else f"{and_list(numbers)} {'point' if numbers == ['1'] else 'points'}"
        worth = f"Places are worth {points}"
    section = f" Of each tournament section {series.section} counts." if series.section is not None else ""
    return f"{counts}. {worth}.{section}"


def side_name(counted: CountedSeries, row: SeriesRow) -> str:
    """A side's names; if they are not shown, its last entry's name."""
    if row.names:
        return " / ".join([to_escaped(each, LONGEST_NAME) for each in row.names])
    at = row.results[-1].at
    tournament = counted.tournaments[at.tournament - 1]
    return f"{tournament.name(at.entry)} of {tournament.title}"


def worth_sentence(result: SideResult, field: FinalField, row: Sequence[str]) -> str:
    """The derivation of a result's points, in a sentence.

    >>> field = FinalField({1: 1, 2: 2, 3: 2, 4: 4}, {})
    >>> def sentence(entry: int, points: Fraction, row: Sequence[str]) -> str:
    ...     return worth_sentence(SideResult(Appearance(1, entry), field.places[entry], points), field, row)
    >>> sentence(1, Fraction(10), ("10", "5"))
    '1st place is worth 10.'
    >>> sentence(2, Fraction(5, 2), ("10", "5"))
    '2 share the places 2 and 3, which are worth 5 and 0: the mean is 2 1/2.'
    >>> sentence(4, Fraction(0), ("10", "5"))
    '4th place is worth nothing: points go to the first 2.'
    >>> sentence(2, Fraction(50), ())
    'Better than 1 of 3 others, and level with 1, who is half behind: 100 × 1 1/2 / 3 = 50.'
    """
    places = list(field.places.values())
    tied, behind, others = places.count(result.place), sum(each > result.place for each in places), len(places) - 1
    points = exact_text(result.points)
    if row and tied == 1:
        return f"{place_text(result.place)} place is worth {points}." if result.place <= len(row) else f"{place_text(result.place)} place is worth nothing: points go to the first {len(row)}."
    if row:
        taken = [exact_text(Fraction(row[at]) if at < len(row) else Fraction(0)) for at in range(result.place - 1, result.place - 1 + tied)]
        return f"{tied} share the places {result.place} {'and' if tied == 2 else 'to'} {result.place - 1 + tied}, which are worth {and_list(taken)}: the mean is {points}."
    if others == 0:
        return f"There were no others: {points}."
    level = f", and level with {tied - 1}, who {'is' if tied == 2 else 'are'} half behind" if tied > 1 else ""
    left = exact_text(behind + Fraction(tied - 1, 2))
    return f"Better than {behind} of {count_text(others, 'other')}{level}: 100 × {left} / {others} = {points}."


def sum_text(row: SeriesRow) -> str:
    """The addends of a side's points.

    >>> results = tuple([SideResult(Appearance(nth, 1), 1, Fraction(nth), nth > 1) for nth in (1, 2, 3)])
    >>> sum_text(SeriesRow(1, 0, ("Anna",), Fraction(5), results))
    '2 + 3 = 5'
    """
    kept = [exact_text(each.points) for each in row.results if each.counts]
    return f"{' + '.join(kept)} = {exact_text(row.points)}" if len(kept) > 1 else kept[0]


GLOBALS: Mapping[str, Any] = {
    each.__name__: each
    for each in (series_address, series_query, series_with, series_without, series_sentence, side_name, worth_sentence, sum_text)
}
"""Functions of the templates of series."""
