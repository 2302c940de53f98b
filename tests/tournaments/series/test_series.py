"""Series: worked numbers, and sides over tournaments; more of them are vectors of the specification, which both verifiers count."""

from __future__ import annotations

from fractions import Fraction

import pytest

from extensions.tournaments.domain.facts.parts import FinalPlace
from extensions.tournaments.domain.series.field import FinalField, field_of
from extensions.tournaments.domain.series.series import Appearance, Series, series_faults
from extensions.tournaments.domain.series.standings import SeriesRow, series_standings, worth_of_places


def field(*names: str | None, places: list[int] | None = None) -> FinalField:
    """A field of entries 1, 2, …, who came in that order unless places say otherwise."""
    numbers = range(1, len(names) + 1)
    found = dict(zip(numbers, places or numbers, strict=True))
    return FinalField(found, {entry: (name,) for entry, name in zip(numbers, names, strict=True) if name is not None})


def told(rows: list[SeriesRow]) -> list[tuple[int, str, str]]:
    return [(each.place, " / ".join(each.names), str(each.points)) for each in rows]


def test_places_are_worth_the_percent_of_the_field_that_was_beaten_and_half_of_who_shares_them() -> None:
    assert worth_of_places([1, 1, 3, 4, 5], ()) == {1: Fraction(175, 2), 3: Fraction(50), 4: Fraction(25), 5: Fraction(0)}
    assert worth_of_places([1], ()) == {1: Fraction(50)}


def test_who_shares_a_place_gets_the_mean_of_what_they_take_and_nothing_beyond_the_row() -> None:
    row = (Fraction(10), Fraction(6), Fraction(3))
    assert worth_of_places([1, 2, 2, 4, 5], row) == {1: Fraction(10), 2: Fraction(9, 2), 4: Fraction(0), 5: Fraction(0)}
    assert worth_of_places([1, 2, 3, 3], row) == {1: Fraction(10), 2: Fraction(6), 3: Fraction(3, 2)}


def test_equal_sums_are_told_apart_by_the_best_result() -> None:
    fields = {"a": field("Anna", "Boris"), "b": field("Boris", "Clara", "Anna")}
    rows = series_standings(Series(("a", "b"), row=("8", "4", "0")), fields)
    assert told(rows) == [(1, "Boris", "12"), (2, "Anna", "8"), (3, "Clara", "4")]
    rows = series_standings(Series(("a", "b"), row=("6", "3", "0")), {"a": field("Anna", "Boris"), "b": field("Clara", "Boris")})
    assert told(rows) == [(1, "Anna", "6"), (1, "Clara", "6"), (3, "Boris", "6")]


def test_no_side_has_two_entries_of_one_tournament() -> None:
    rows = series_standings(Series(("a",)), {"a": field("Anna", "ANNA")})
    assert sorted(len(each.results) for each in rows) == [1, 1]


def test_a_pair_is_one_side_in_any_order() -> None:
    fields = {"a": FinalField({1: 1, 2: 2}, {1: ("Anna", "Boris"), 2: ("Anna", "Clara")}), "b": FinalField({5: 1}, {5: ("Boris", "Anna")})}
    rows = series_standings(Series(("a", "b")), fields)
    assert [len(each.results) for each in rows] == [2, 1]


def test_the_field_is_of_the_first_section_that_has_places() -> None:
    places = (FinalPlace(3, "b", 1, "2"), FinalPlace(4, "b", 2, "1"), FinalPlace(1, "c", 1, "2"))
    assert field_of(places, {}, None).places == {3: 1, 4: 2}
    assert field_of(places, {}, "c").places == {1: 1}
    assert field_of((), {}, None).places == {}


@pytest.mark.parametrize(
    ("series", "field"),
    [
        (Series(()), "tournaments"),
        (Series(("a", "a")), "tournaments"),
        (Series(("a",), best=0), "best"),
        (Series(("a",), row=("1", "2")), "row"),
        (Series(("a",), row=("1/0",)), "row"),
        (Series(("a",), row=("-1",)), "row"),
        (Series(("a", "b"), same=((Appearance(1, 1), Appearance(1, 2)),)), "same"),
        (Series(("a", "b"), same=((Appearance(1, 1), Appearance(3, 2)),)), "same"),
        (Series(("a", "b"), same=((Appearance(1, 1), Appearance(2, 2)), (Appearance(1, 1), Appearance(2, 3)))), "same"),
    ],
)
def test_a_series_that_does_not_fit_is_told_where(series: Series, field: str) -> None:
    assert [name for name, _ in series_faults(series)][:1] == [field]
