"""Standings of a series: sides, the points of their places, and the sum of the best, in exact fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from domain.kernel.text.written_text import to_comparable
from extensions.tournaments.domain.points.exact import exact_sum
from extensions.tournaments.domain.series.field import FinalField
from extensions.tournaments.domain.series.series import Appearance, Series

HUNDRED, HALF = Fraction(100), Fraction(1, 2)
SideKey = tuple[str, ...]
Merit = tuple[Fraction, ...]


class SideResult(NamedTuple):
    """A side's result of a tournament. counts: whether it is among the best."""

    at: Appearance
    place: int
    points: Fraction
    counts: bool = True


class SeriesRow(NamedTuple):
    """A line of the standings. sharing: how many others have the same place; names: of its last appearance, empty
    if none are shown; results: in the order of tournaments.
    """

    place: int
    sharing: int
    names: tuple[str, ...]
    points: Fraction
    results: tuple[SideResult, ...]


def worth_of_places(places: Sequence[int], row: Sequence[Fraction]) -> dict[int, Fraction]:
    """The points of each place. Sides that share a place share the mean of their places. row: empty for percent.

    >>> {place: str(worth) for place, worth in worth_of_places([1, 2, 2, 4], ()).items()}
    {1: '100', 2: '50', 4: '0'}
    >>> {place: str(worth) for place, worth in worth_of_places([1, 1, 3], (Fraction(10), Fraction(5))).items()}
    {1: '15/2', 3: '0'}
    """
    found, size = {}, len(places)
    for place, tied in Counter(places).items():
        if row:
            found[place] = exact_sum(row[place - 1 : place - 1 + tied]) / tied
        elif size == 1:
            found[place] = HUNDRED * HALF
        else:
            behind = sum(other > place for other in places)
            found[place] = HUNDRED * (behind + HALF * (tied - 1)) / (size - 1)
    return found


def series_standings(series: Series, fields: Mapping[str, FinalField]) -> list[SeriesRow]:
    """The standings, best first. fields: by tournament, for finished ones; others do not count yet.

    Ties are broken by the best result, then the next best, whether it counts or not; then the place is shared.
    """
    row = [Fraction(each) for each in series.row]
    sides: dict[SideKey, list[SideResult]] = {}
    keys = {each: ("same", str(nth)) for nth, side in enumerate(series.same) for each in side}
    names: dict[SideKey, tuple[str, ...]] = {}
    for nth, tournament_id in enumerate(series.tournaments, 1):
        field = fields.get(tournament_id)
        if field is None:
            continue
        worth = worth_of_places(list(field.places.values()), row)
        for entry, place in sorted(field.places.items()):
            at, called = Appearance(nth, entry), field.names.get(entry, ())
            key = keys.get(at) or side_key(at, called)
            if key in sides and sides[key][-1].at.tournament == nth:  # a side has at most one entry in a tournament
                key = side_key(at, ())
            sides.setdefault(key, []).append(SideResult(at, place, worth[place]))
            if called:
                names[key] = called
    return list(rank_sides([(names.get(key, ()), with_best(results, series.best)) for key, results in sides.items()]))


def side_key(at: Appearance, names: tuple[str, ...]) -> SideKey:
    """The identity of a side: the names of its persons, in any order; without names the entry itself."""
    if not names:
        return ("entry", str(at.tournament), str(at.entry))
    return ("names", *sorted(map(to_comparable, names)))


def with_best(results: Sequence[SideResult], best: int | None) -> tuple[SideResult, ...]:
    """The results, with the counting ones marked: the best, of equal ones the earlier."""
    order = sorted(results, key=lambda each: (-each.points, each.at))
    kept = {each.at for each in (order if best is None else order[:best])}
    return tuple([each._replace(counts=each.at in kept) for each in results])


def rank_sides(sides: Sequence[tuple[tuple[str, ...], tuple[SideResult, ...]]]) -> Iterator[SeriesRow]:
    """The sides with their places."""
    merits = [merit(results) for _, results in sides]
    alike, places, place = Counter(merits), dict[Merit, int](), 1
    for each in sorted(alike, reverse=True):
        places[each], place = place, place + alike[each]
    for nth in sorted(range(len(sides)), key=lambda nth: (places[merits[nth]], sides[nth][1][0].at)):
        names, results = sides[nth]
        yield SeriesRow(places[merits[nth]], alike[merits[nth]] - 1, names, merits[nth][0], results)


def merit(results: Sequence[SideResult]) -> Merit:
    """Sort key of sides: the sum of the counting results, then all results, the best first."""
    summed = exact_sum([each.points for each in results if each.counts])
    return summed, *sorted((each.points for each in results), reverse=True)
