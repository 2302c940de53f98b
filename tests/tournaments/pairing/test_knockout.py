"""Knockouts: brackets for two, bends for more."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.kernel.errors import Conflict
from extensions.tournaments.domain.pairing.check import check
from extensions.tournaments.domain.pairing.drafts import RoundSeating
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.methods.knockout import knockout, seeds_by_slot
from extensions.tournaments.domain.pairing.sides import PairingField
from tests.tournaments.pairing.fields import FOURS, LAW, PAIRS, field_of, with_side

LOT = DraftLot(b"seed")


def only(field: PairingField, entries: set[int]) -> PairingField:
    return msgspec.structs.replace(field, sides=tuple(side for side in field.sides if side.entry in entries))


def groups(pairing: RoundSeating) -> set[frozenset[int]]:
    return {frozenset(table.seats) for table in pairing.tables}


def test_the_first_two_seeds_can_meet_in_the_final_only() -> None:
    assert seeds_by_slot(8) == [0, 7, 3, 4, 1, 6, 2, 5]
    start = field_of(8, PAIRS)
    found = knockout(start, start, 1, LOT)
    assert [set(table.seats) for table in found.tables] == [{1, 8}, {4, 5}, {2, 7}, {3, 6}]
    assert groups(knockout(start, only(start, {1, 5, 2, 3}), 2, LOT)) == {frozenset({1, 5}), frozenset({2, 3})}
    assert groups(knockout(start, only(start, {5, 2}), 3, LOT)) == {frozenset({5, 2})}


def test_the_best_seeds_have_byes_in_the_first_round_alone() -> None:
    start = field_of(6, PAIRS)
    found = knockout(start, start, 1, LOT)
    assert found.byes == (1, 2)
    assert groups(found) == {frozenset({4, 5}), frozenset({3, 6})}
    assert check(found, start, "knockout") == ()
    assert knockout(start, only(start, {1, 2, 4, 6}), 2, LOT).byes == ()


def test_a_branch_that_nobody_is_left_of_gives_its_neighbour_a_bye() -> None:
    start = field_of(8, PAIRS)
    assert knockout(start, only(start, {1, 2, 3}), 2, LOT).byes == (1,)


def test_two_who_are_left_of_one_match_are_refused() -> None:
    start = field_of(8, PAIRS)
    with pytest.raises(Conflict, match="Entries 1, 8 come from one match"):
        knockout(start, only(start, {1, 8, 2, 3}), 2, LOT)


@LAW
@given(st.integers(2, 40), st.randoms(use_true_random=False))
def test_any_number_comes_down_to_one(number: int, random) -> None:  # type: ignore[no-untyped-def]
    start = field = field_of(number, PAIRS)
    for nth in range(1, (number - 1).bit_length() + 1):
        found = knockout(start, field, nth, LOT)
        assert check(found, field, "knockout") == ()
        assert not found.byes or nth == 1
        left = {random.choice(table.seats) for table in found.tables} | set(found.byes)
        field = only(field, left)
    assert len(field.sides) == 1


def test_larger_tables_are_dealt_in_bends() -> None:
    start = field_of(16)
    found = knockout(start, start, 1, LOT)
    assert groups(found) == {frozenset(each) for each in ((1, 8, 9, 16), (2, 7, 10, 15), (3, 6, 11, 14), (4, 5, 12, 13))}
    left = only(after_round(start, found), {1, 8, 2, 7, 3, 6, 4, 5})
    second = knockout(start, left, 2, LOT)
    assert check(second, left, "knockout") == ()
    assert sorted(len({frozenset((1, 8)), frozenset((2, 7)), frozenset((3, 6)), frozenset((4, 5))} & {frozenset((a, b)) for a in each for b in each}) for each in groups(second)) == [0, 0]


def test_short_tables_and_members_of_one_club_are_seen_to() -> None:
    start = field_of(11)
    for entry in (1, 6):
        start = with_side(start, entry, apart=frozenset(("club",)))
    found = knockout(start, start, 1, LOT)
    assert check(found, start, "knockout") == ()
    assert sorted(len(each) for each in groups(found)) == [3, 4, 4]
    assert not any({1, 6} <= each for each in groups(found))


def test_seeds_are_apart_at_tables_of_four() -> None:
    found = knockout(field_of(12, FOURS), field_of(12, FOURS), 1, LOT)
    for seeds in ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12)):
        assert all(len(each & set(seeds)) == 1 for each in groups(found))
