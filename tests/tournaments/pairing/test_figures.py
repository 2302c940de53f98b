"""What a draft costs, by examples that were counted by hand; bounds, by every draft there is."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from extensions.tournaments.domain.pairing.bounds import fewest_squares, least_spread, sure_meetings
from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.figures import figures
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.sides import SizeRange
from tests.tournaments.pairing.fields import LAW, field_of, groupings, played, with_side

WHO = RoundSeating((TableDraft((1, 2, 3, 4)), TableDraft((5, 6, 7))))


def test_a_first_round_costs_what_its_pairs_and_seats_come_to() -> None:
    found = figures(WHO, field_of(7))
    assert (found.forbidden, found.seconds, found.apart, found.repeats, found.spread, found.seats) == (0, 0, 0, 9, "0", 7)
    assert found.bounds.repeats == 9
    assert found.bounds.seats == 7


def test_each_figure_counts_its_own() -> None:
    field = after_round(after_round(field_of(7), WHO), WHO)
    field = with_side(field, 1, points=Fraction(3, 2), apart=frozenset("xy"))
    field = with_side(field, 3, points=Fraction(1), apart=frozenset("yz"), section="b")
    found = figures(WHO, field)
    assert found.forbidden == 3
    assert found.seconds == 6
    assert figures(WHO, with_side(field, 2, short=5)).seconds == 6  # nothing at a table of the best size
    assert found.apart == 1
    assert found.repeats == 9 * (9 - 4)
    assert found.spread == str(2 * Fraction(9, 4) + 2 + Fraction(1, 4))
    assert found.seats == 7 * 9
    assert figures(RoundSeating((), (5,)), with_side(field, 5, byes=2)).seconds == 2


def test_neighbours_count_whoever_sits_next() -> None:
    field = after_round(field_of(4, seating="neighbours"), RoundSeating((TableDraft((1, 2, 3, 4)),)))
    assert figures(RoundSeating((TableDraft((2, 3, 4, 1)),)), field).seats == 16
    assert figures(RoundSeating((TableDraft((4, 3, 2, 1)),)), field).seats == 4
    assert figures(RoundSeating((TableDraft((1, 2, 4, 3)),)), field).seats == 4 + 3


def test_the_lot_follows_from_seed_and_tables() -> None:
    field = field_of(7)
    other = RoundSeating((TableDraft((2, 1, 3, 4)), TableDraft((5, 6, 7))))
    lots = {figures(WHO, field, "00").lot, figures(WHO, field, "01").lot, figures(other, field, "00").lot}
    assert len(lots) == 3
    assert figures(WHO, field, "00") == figures(WHO, field, "00")


def test_a_field_that_has_met_in_few_groups_must_meet_again() -> None:
    field = after_round(field_of(12), RoundSeating(tuple(TableDraft(tuple(range(at, at + 4))) for at in (1, 5, 9))))
    assert sure_meetings(field.sides, (4, 4, 4)) == 3
    best = RoundSeating((TableDraft((1, 2, 5, 9)), TableDraft((3, 6, 7, 10)), TableDraft((4, 8, 11, 12))))
    found = figures(best, field)
    assert found.repeats == found.bounds.repeats == 18 + 2 * 3


@LAW
@given(st.integers(6, 8), st.integers(0, 4), st.integers(0, 9_999))
def test_no_draft_is_below_the_bounds(number: int, rounds: int, seed: int) -> None:
    sizes = SizeRange(2, 3, 4)
    field = played(field_of(number, sizes), rounds, Random(seed))
    split = (3,) * (number // 3) + ((2,) if number % 3 == 2 else ()) if number % 3 != 1 else (3,) * (number // 3 - 1) + (2, 2)
    for each in groupings(range(1, number + 1), split):
        found = figures(RoundSeating(tuple(TableDraft(seats) for seats in each)), field)
        assert found.repeats >= found.bounds.repeats
        assert found.seats >= found.bounds.seats
        assert Fraction(found.spread) >= Fraction(found.bounds.spread)


@pytest.mark.parametrize(("points", "sizes", "least"), [
    ((3, 1, 1, 1, 1), (3, 2), 4),
    ((1, 1, 1, 0, 0), (3, 2), 0),
    ((2, 2, 0, 0, 0), (3, 2), 0),
    (("1/2", "1/2", 1, 1, 1, 1, 1), (4, 3), "1/2"),
    ((4, 4, 4, 4, 0, 0), (4, 2), 0),
    ((1, 0, 0, 0, 0, 0, 0, -1), (6, 2), 0),
])  # fmt: skip
def test_the_bound_of_the_spread_is_the_least_in_any_order_of_the_tables(points: tuple[Any, ...], sizes: tuple[int, ...], least: Any) -> None:
    assert least_spread([Fraction(each) for each in points], sizes) == Fraction(least)


@pytest.mark.parametrize(("times", "size", "least"), [(0, 3, 0), (1, 3, 1), (3, 3, 3), (7, 4, 13), (9, 2, 41)])
def test_counts_are_nearest_where_they_are_even(times: int, size: int, least: int) -> None:
    assert fewest_squares(times, size) == least


def test_a_round_adds_to_what_its_sides_have_had() -> None:
    after = after_round(field_of(8), msgspec.structs.replace(WHO, byes=(8,))).by_entry()
    assert after[2].met == {1: 1, 3: 1, 4: 1}
    assert after[2].seats == {4: (0, 1, 0, 0)}
    assert after[4].followed == {1: 1}
    assert (after[2].short, after[6].short, after[8].byes, after[8].met) == (0, 1, 1, {})
