"""Sizes of tables: best ones first, no bye as long as a legal split exists."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from extensions.tournaments.domain.pairing.sides import SizeRange
from extensions.tournaments.domain.pairing.sizes import SectionTables, room_for, split
from tests.tournaments.pairing.fields import FOURS, PAIRS, field_of

ALL_SIZES = [SizeRange(least, best, most) for least in range(2, 7) for best in range(least, 7) for most in range(best, 7)]


@pytest.mark.parametrize(
    ("number", "sizes"),
    [(24, (4,) * 6), (23, (4,) * 5 + (3,)), (22, (4,) * 4 + (3,) * 2), (21, (4,) * 3 + (3,) * 3), (9, (3, 3, 3)), (5, (5,)), (6, (3, 3))],
)
def test_tables_for_four_are_as_the_organiser_expects(number: int, sizes: tuple[int, ...]) -> None:
    assert split(number, FOURS) == sizes


@pytest.mark.parametrize("sizes", ALL_SIZES, ids=lambda each: f"{each.least}-{each.best}-{each.most}")
def test_a_split_is_legal_and_there_is_none_only_where_none_can_be(sizes: SizeRange) -> None:
    for number in range(1, 26):
        legal = any(
            sum(each) == number
            for tables in range(1, number // sizes.least + 1)
            for each in combinations_with_replacement(range(sizes.least, sizes.most + 1), tables)
            if number <= 10
        )
        found = split(number, sizes)
        if number <= 10:
            assert (found is not None) == legal
        if found is not None:
            assert sum(found) == number
            assert list(found) == sorted(found, reverse=True)
            assert all(sizes.least <= each <= sizes.most for each in found)


def test_where_best_tables_cannot_be_none_is_far_from_it() -> None:
    assert split(7, SizeRange(2, 6, 6)) == (4, 3)
    assert split(6, SizeRange(3, 5, 6)) == (6,)
    assert split(11, SizeRange(3, 5, 6)) == (6, 5)


def test_a_larger_best_share_is_never_possible_with_one_seat_smaller() -> None:
    for number in range(12, 80):
        found = split(number, FOURS)
        assert found is not None
        assert set(found) <= {3, 4}
        assert found.count(3) < 4


@pytest.mark.parametrize("wrong", [(1, 2, 2), (3, 2, 4), (2, 5, 4), (3, 4, 7)])
def test_sizes_that_cannot_be_are_refused(wrong: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="sizes of tables"):
        SizeRange(*wrong)


def test_reserves_come_before_byes_and_only_where_the_entries_alone_cannot_sit() -> None:
    assert room_for(field_of(6, PAIRS, reserves=2)) == SectionTables((2, 2, 2))
    assert room_for(field_of(5, PAIRS, reserves=2)) == SectionTables((2, 2, 2), reserves=1)
    assert room_for(field_of(5, PAIRS)) == SectionTables((2, 2), byes=1)
    fours = SizeRange(4, 4, 4)
    assert room_for(field_of(6, fours, reserves=2)) == SectionTables((4, 4), reserves=2)
    assert room_for(field_of(6, fours, reserves=1)) == SectionTables((4,), byes=2)
    assert room_for(field_of(2, fours, reserves=1)) == SectionTables((), byes=2)
