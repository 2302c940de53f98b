"""Duplicate boards: matchpoints, Neuberg's formula, differences, and tables that are one side."""

from __future__ import annotations

from fractions import Fraction

import pytest

from domain.kernel.placing import Placing
from extensions.tournaments.domain.points.comparison import compare, differences, neuberg
from extensions.tournaments.domain.points.schemes import Measure, TableOutcome, Together

F = Fraction

BY_SUSPECTS_AND_TURNS = Together((Measure("suspects_left", "lost"), Measure("turns", "won")))


def mission(*, won: bool, turns: int, left: int) -> TableOutcome:
    return TableOutcome((0, 1) if won else (), Placing((1, 1), measures={"turns": turns, "suspects_left": left}))


def shares(merits: list[int], tables: int) -> list[F | None]:
    return [None if each is None else each.share for each in compare(merits, tables)]


def test_five_tables_of_a_mission() -> None:
    tables = [
        mission(won=True, turns=11, left=1), mission(won=True, turns=14, left=1), mission(won=False, turns=9, left=1),
        mission(won=False, turns=12, left=3), mission(won=False, turns=15, left=3),
    ]  # fmt: skip
    found = compare([BY_SUSPECTS_AND_TURNS.merit(each) for each in tables], 5)
    assert [each and each.share for each in found] == [F(1), F(3, 4), F(1, 2), F(1, 8), F(1, 8)]


def test_measures_count_in_their_order_and_only_when_they_are_said_to() -> None:
    more = Together((Measure("bullets", better="more"), Measure("turns")))
    few, many = (TableOutcome((0,), Placing((1,), measures={"bullets": each, "turns": 9})) for each in (1, 2))
    assert more.merit(many) > more.merit(few)
    quick, slow = (TableOutcome((0,), Placing((1,), measures={"bullets": 1, "turns": each})) for each in (3, 4))
    assert more.merit(quick) > more.merit(slow)
    early, late = mission(won=False, turns=3, left=2), mission(won=False, turns=9, left=2)
    assert BY_SUSPECTS_AND_TURNS.merit(early) == BY_SUSPECTS_AND_TURNS.merit(late)


def test_a_table_without_measures_is_behind_those_that_won_or_lost_with_it() -> None:
    ruled = TableOutcome((0, 1), Placing((1, 1)))
    won, lost = mission(won=True, turns=99, left=1), mission(won=False, turns=1, left=1)
    assert BY_SUSPECTS_AND_TURNS.merit(lost) < BY_SUSPECTS_AND_TURNS.merit(ruled) < BY_SUSPECTS_AND_TURNS.merit(won)


def test_fewer_than_three_results_are_not_compared() -> None:
    assert shares([], 6) == []
    assert shares([2, 1], 2) == [None, None]
    assert shares([2, 1], 6) == [None, None]
    assert shares([2, 1, 0], 3) == [F(1), F(1, 2), F(0)]


def test_a_board_that_was_scored_at_five_of_six_tables() -> None:
    assert neuberg(F(4), 5, 6) == F(49, 10)
    assert neuberg(F(0), 5, 6) == F(1, 10)
    assert shares([4, 3, 2, 1, 0], 6) == [F(49, 50), F(37, 50), F(1, 2), F(13, 50), F(1, 50)]


@pytest.mark.parametrize(("values", "found"), [([30, 20, 10], [15, 0, -15]), ([7, 7, 7], [0, 0, 0])])
def test_a_difference_is_to_the_mean_of_the_others(values: list[int], found: list[int]) -> None:
    assert differences([F(each) for each in values]) == tuple(found)
