"""Points of one table: each scheme by its worked numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.placing import Placing, places_by
from extensions.tournaments.domain.points.place_rows import to_size
from extensions.tournaments.domain.points.schemes import (
    Beaten,
    ByPlace,
    OwnTable,
    Scores,
    TableOutcome,
    Together,
    Win,
    score_margins,
)
from tests.tournaments.law import LAW

F = Fraction


def placed(*places: int) -> TableOutcome:
    """A table with these places, whose first ones won."""
    return TableOutcome(tuple(seat for seat, place in enumerate(places) if place == 1), Placing(places))


def scored(*scores: int) -> TableOutcome:
    places = places_by(scores)
    return TableOutcome(placed(*places).winners, Placing(places, scores))


NOBODY = TableOutcome((), Placing((1, 1, 1, 1)))


@pytest.mark.parametrize(
    ("outcome", "points"),
    [
        (placed(1, 2, 3, 4), (F(1), F(2, 3), F(1, 3), F(0))),
        (placed(1, 2, 2, 2), (F(1), F(1, 3), F(1, 3), F(1, 3))),
        (placed(3, 1, 2), (F(0), F(1), F(1, 2))),
        (placed(1, 2), (F(1), F(0))),
        (placed(1, 1), (F(1, 2), F(1, 2))),
        (NOBODY, (F(1, 2),) * 4),
    ],
)
def test_beaten_counts_those_beaten_and_half_of_those_tied(outcome: TableOutcome, points: tuple[F, ...]) -> None:
    assert Beaten().points(outcome, 4) == points


@pytest.mark.parametrize(
    ("outcome", "points"),
    [
        (placed(1, 2, 2, 2), (F(1), F(0), F(0), F(0))),
        (placed(1, 2, 2), (F(3, 4), F(0), F(0))),
        (placed(1, 1, 3, 3), (F(1, 2), F(1, 2), F(0), F(0))),
        (placed(1, 2, 2, 2, 2), (F(5, 4), F(0), F(0), F(0), F(0))),
        (NOBODY, (F(0),) * 4),
    ],
)
def test_winners_share_what_the_table_is_worth(outcome: TableOutcome, points: tuple[F, ...]) -> None:
    assert Win().points(outcome, 4) == points
    assert Win().mean(4) == F(1, 4)


@pytest.mark.parametrize(
    ("outcome", "points"),
    [
        (placed(1, 2, 3, 4), (F(4), F(2), F(1), F(0))),
        (placed(4, 3, 2, 1), (F(0), F(1), F(2), F(4))),
        (placed(1, 2, 2, 2), (F(4), F(1), F(1), F(1))),
        (placed(1, 1, 3, 3), (F(3), F(3), F(1, 2), F(1, 2))),
        (placed(1, 2, 3), (F(4), F(3, 2), F(0))),
        (placed(1, 2), (F(4), F(0))),
        (placed(1, 2, 3, 4, 5), (F(4), F(5, 2), F(3, 2), F(3, 4), F(0))),
        (NOBODY, (F(7, 4),) * 4),
    ],
)
def test_places_are_worth_four_two_one_and_nothing(outcome: TableOutcome, points: tuple[F, ...]) -> None:
    assert ByPlace().points(outcome, 4) == points
    assert ByPlace().mean(4) == F(7, 4)
    assert ByPlace().mean(2) == 2


def test_scores_are_worth_what_they_are_over_the_mean_of_the_table_up_to_a_cap() -> None:
    outcome = scored(20, 9, 3)
    assert Scores().points(outcome, 3) == (F(28, 3), F(-5, 3), F(-23, 3))
    assert Scores(F(5)).points(outcome, 3) == (F(5), F(-5, 3), F(-5))
    assert Scores().points(placed(1, 2, 2), 3) == (F(0),) * 3
    assert score_margins(Placing((1, 2))) is None


def test_the_organisers_table_is_taken_by_size_and_stretched_for_others() -> None:
    own = OwnTable(((F(5), F(0)), (F(10), F(5), F(3), F(1))))
    assert own.points(placed(2, 1), 4) == (F(0), F(5))
    assert own.points(placed(1, 2, 2, 4), 4) == (F(10), F(4), F(4), F(1))
    assert own.points(placed(1, 2, 3), 4) == (F(10), F(4), F(1))
    assert own.points(placed(1, 2, 3, 4, 5), 4) == (F(10), F(25, 4), F(4), F(5, 2), F(1))
    assert (own.mean(2), own.mean(4)) == (F(5, 2), F(19, 4))


@pytest.mark.parametrize("rows", [(), ((F(1),),), ((F(1), F(0)), (F(2), F(0))), ((F(1), F(2)),)])
def test_a_table_of_points_without_sense_is_refused(rows: tuple[tuple[F, ...], ...]) -> None:
    with pytest.raises(ValueError):
        OwnTable(rows)


def test_a_cap_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError):
        Scores(F(0))


def test_those_who_play_together_have_one_for_winning() -> None:
    assert Together().points(TableOutcome((0, 1), Placing((1, 1))), 2) == (F(1), F(1))
    assert Together().points(TableOutcome((), Placing((1, 1))), 2) == (F(0), F(0))


@LAW
@given(st.lists(st.integers(0, 9), min_size=2, max_size=6), st.integers(2, 6))
def test_a_row_keeps_its_ends_and_its_order_at_every_size(numbers: list[int], size: int) -> None:
    row = tuple(F(each) for each in sorted(numbers, reverse=True))
    other = to_size(row, size)
    assert (other[0], other[-1], len(other)) == (row[0], row[-1], size)
    assert list(other) == sorted(other, reverse=True)
    assert to_size(row, len(row)) == row
