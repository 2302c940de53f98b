"""Schedules: legal, balanced in seats, without second meetings where designs are known, the same from the same seed."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from extensions.tournaments.domain.pairing.check import check
from extensions.tournaments.domain.pairing.drafts import Figures, RoundSeating
from extensions.tournaments.domain.pairing.figures import figures
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.methods.schedule import schedule
from extensions.tournaments.domain.pairing.sides import PairingField, SizeRange
from extensions.tournaments.domain.pairing.solving.rotation import Rotation
from extensions.tournaments.domain.pairing.solving.seats import balanced_seats
from tests.tournaments.pairing.fields import FOURS, LAW, PAIRS, SIZES, field_of, groupings, with_side


def replay(field: PairingField, rounds: list[RoundSeating]) -> tuple[PairingField, list[Figures]]:
    """The field after a schedule, and the figures of each round after those before."""
    found = []
    for each in rounds:
        assert check(each, field, "schedule") == ()
        found.append(figures(each, field))
        field = after_round(field, each)
    return field, found


def meetings(field: PairingField) -> set[int]:
    """How often entries have met."""
    return {one.met.get(two.entry, 0) for one, two in combinations(field.sides, 2)}


@LAW
@given(st.integers(1, 14), st.sampled_from(SIZES), st.integers(1, 4), st.integers(0, 2), st.binary(min_size=1, max_size=2))
def test_every_round_is_legal_and_every_seat_comes_equally_often(number: int, sizes: SizeRange, rounds: int, reserves: int, seed: bytes) -> None:
    field = field_of(number, sizes, reserves=reserves)
    found = schedule(field, rounds, DraftLot(seed))
    after, _ = replay(field, found)
    for side in after.sides:
        for size, counts in side.seats.items():
            times = sum(counts)
            assert set(counts) <= {times // size, -(-times // size)}
    assert schedule(field, rounds, DraftLot(seed)) == found


@pytest.mark.parametrize(("number", "rounds"), [(24, 7), (23, 7), (16, 5), (28, 7), (64, 12)])
def test_nobody_meets_twice_where_a_design_is_known(number: int, rounds: int) -> None:
    field, found = replay(field_of(number), schedule(field_of(number), rounds, DraftLot(b"seed")))
    assert meetings(field) <= {0, 1}
    assert all(each.repeats == each.bounds.repeats for each in found)


@pytest.mark.parametrize("number", [3, 4, 7, 10, 25])
def test_two_at_a_table_play_a_round_robin(number: int) -> None:
    rounds = number - 1 + number % 2
    field, found = replay(field_of(number, PAIRS), schedule(field_of(number, PAIRS), rounds, DraftLot(b"seed")))
    assert meetings(field) == {1}
    assert {side.byes for side in field.sides} == {number % 2}
    assert sum(each.seconds for each in found) == 0
    again = schedule(field_of(number, PAIRS), 2 * rounds, DraftLot(b"seed"))
    assert meetings(replay(field_of(number, PAIRS), again)[0]) == {2}


def test_eight_at_tables_of_four_all_meet_three_times_in_seven_rounds() -> None:
    field, _ = replay(field_of(8), schedule(field_of(8), 7, DraftLot(b"seed")))
    assert meetings(field) == {3}


def test_short_tables_and_byes_go_round() -> None:
    for number, sizes in ((23, FOURS), (13, SizeRange(4, 4, 4)), (9, SizeRange(2, 2, 2))):
        for rounds in (3, 6):
            field, _ = replay(field_of(number, sizes), schedule(field_of(number, sizes), rounds, DraftLot(b"seed")))
            for had in ([side.short for side in field.sides], [side.byes for side in field.sides]):
                assert max(had) - min(had) <= 1


def test_those_who_should_be_apart_meet_only_where_they_must() -> None:
    field = field_of(16)
    for entry in (1, 2, 3, 4, 5, 6):
        field = with_side(field, entry, apart=frozenset(("club",)))
    _, found = replay(field, schedule(field, 3, DraftLot(b"seed")))
    assert [each.apart for each in found] == [2, 2, 2]  # six at four tables
    assert sum(each.repeats for each in found) == 3 * 24


def test_a_reserve_that_does_not_play_may_be_one_of_those_who_should_be_apart() -> None:
    field = field_of(8, reserves=1)
    for entry in (1, 9):
        field = with_side(field, entry, apart=frozenset(("club",)))
    _, found = replay(field, schedule(field, 3, DraftLot(b"seed")))
    assert [each.apart for each in found] == [0, 0, 0]


def test_sections_do_not_meet() -> None:
    field = field_of(16)
    for entry in range(1, 9):
        field = with_side(field, entry, section="b")
    _, found = replay(field, schedule(field, 3, DraftLot(b"seed")))
    assert {each.forbidden for each in found} == {0}


def test_neighbours_are_balanced_where_rules_draw_who_begins() -> None:
    field = field_of(5, SizeRange(5, 5, 5), seating="neighbours")
    after, found = replay(field, schedule(field, 3, DraftLot(b"seed")))
    assert [each.seats for each in found] == [5, 5, 5]
    assert all(set(side.followed.values()) == {1} for side in after.sides)


def test_other_seeds_draw_other_schedules() -> None:
    assert schedule(field_of(24), 7, DraftLot(b"1")) != schedule(field_of(24), 7, DraftLot(b"2"))


def test_the_search_is_as_good_as_the_best_of_all_schedules_of_few() -> None:
    """Two rounds of six at tables of three, after every first one: the second repeats what it must and no more."""
    sizes = SizeRange(3, 3, 3)
    first, second = schedule(field_of(6, sizes), 2, DraftLot(b"seed"))
    field = after_round(field_of(6, sizes), first)
    least = min(
        figures(RoundSeating(tuple(msgspec.structs.replace(table, seats=seats) for table, seats in zip(second.tables, each, strict=True))), field).repeats
        for each in groupings(range(1, 7), (3, 3))
    )
    assert figures(second, field).repeats == least


def test_a_rotation_counts_what_its_swaps_change() -> None:
    rotation = Rotation(start := [[(1, 2, 3), (4, 5), (6,)], [(1, 4, 6), (2, 5), (3,)]], 3, True, {(1, 4): 2})
    before = rotation.cost()
    change = rotation.swap(rotation.rounds[0], 0, 1, 1, 0) + rotation.swap(rotation.rounds[1], 1, 0, 2, 0)
    assert rotation.cost() == before + change
    assert Rotation(rotation.groups(), 3, True, {(1, 4): 2}).cost() == before + change
    assert start[0][0] == (1, 2, 3)


@LAW
@given(st.integers(2, 6), st.integers(1, 9), st.randoms(use_true_random=False))
def test_any_schedule_can_be_seated_evenly(size: int, rounds: int, random) -> None:  # type: ignore[no-untyped-def]
    entries = list(range(3 * size))
    groups = []
    for _ in range(rounds):
        random.shuffle(entries)
        groups.append([tuple(entries[at : at + size]) for at in range(0, len(entries), size)])
    seated = balanced_seats(groups)
    assert [[set(group) for group in each] for each in seated] == [[set(group) for group in each] for each in groups]
    for entry in entries:
        had = [group.index(entry) for each in seated for group in each if entry in group]
        for start in range(0, rounds, size):
            assert len(set(had[start : start + size])) == len(had[start : start + size])
