"""Known schedules: nobody meets twice, everybody plays each round."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from extensions.tournaments.domain.pairing.methods.designs import Design, known_designs
from tests.tournaments.pairing.write_designs import bound, longest

DESIGNS = known_designs()


@pytest.mark.parametrize("key", sorted(DESIGNS), ids=str)
def test_nobody_meets_twice(key: tuple[int, int]) -> None:
    design = DESIGNS[key]
    entries, size = key
    rounds = design.rounds()
    assert len(rounds) == design.length <= bound(entries, size)
    for each in rounds:
        assert {len(table) for table in each} == {size}
        assert sorted(point for table in each for point in table) == list(range(entries))
    pairs = [frozenset(pair) for each in rounds for table in each for pair in combinations(table, 2)]
    assert len(pairs) == len(set(pairs))


def test_every_number_of_entries_that_fits_has_one() -> None:
    assert set(DESIGNS) == {
        (entries, size) for size in (3, 4, 5, 6) for entries in range(size * size, -(-64 // size) * size + 1, size)
    }


@pytest.mark.parametrize(
    ("entries", "size", "rounds"), [(9, 3, 4), (15, 3, 7), (24, 3, 11), (16, 4, 5), (24, 4, 7), (25, 5, 6)]
)
def test_the_best_that_can_be_is_known(entries: int, size: int, rounds: int) -> None:
    assert DESIGNS[entries, size].length == rounds


def test_the_script_finds_a_design_again() -> None:
    found = longest(16, 4, 100_000, Random(1))
    assert isinstance(found, Design)
    assert found.length == 5
