"""Duplicate schedules: legal, as evenly seated, and compared more evenly than seats alone would have it."""

from __future__ import annotations

from itertools import combinations

import pytest

from extensions.tournaments.domain.pairing.bounds import fewest_squares
from extensions.tournaments.domain.pairing.check import check
from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.methods.duplicate import duplicate
from extensions.tournaments.domain.pairing.methods.schedule import schedule
from extensions.tournaments.domain.pairing.sides import PairingField, SizeRange
from extensions.tournaments.domain.pairing.solving.comparisons import comparisons
from tests.tournaments.pairing.fields import FOURS, PAIRS, field_of, with_side


def squares(rounds: list[RoundSeating]) -> int:
    return sum(count**2 for count in comparisons(rounds).values())


def counted(rounds: list[RoundSeating]) -> dict[tuple[int, int], int]:
    """Comparisons, counted again without a board in mind: all tables of one size of one round are one board."""
    found: dict[tuple[int, int], int] = {}
    for pairing in rounds:
        for one, two in combinations(pairing.tables, 2):
            if len(one.seats) == len(two.seats):
                for pair in zip(one.seats, two.seats, strict=True):
                    key = (min(pair), max(pair))
                    found[key] = found.get(key, 0) + 1
    return found


def with_boards(rounds: list[RoundSeating]) -> list[RoundSeating]:
    return [RoundSeating(tuple(TableDraft(table.seats, board=len(table.seats)) for table in each.tables), each.byes) for each in rounds]


@pytest.mark.parametrize(("number", "sizes", "rounds"), [(16, FOURS, 5), (24, FOURS, 7), (23, FOURS, 6), (12, SizeRange(3, 3, 3), 6), (10, PAIRS, 8)])
def test_comparisons_are_spread_more_evenly_and_seats_as_evenly(number: int, sizes: SizeRange, rounds: int) -> None:
    field = field_of(number, sizes)
    found = duplicate(field, rounds, DraftLot(b"seed"))
    assert dict(comparisons(found)) == counted(found)
    plain = with_boards(schedule(field, rounds, DraftLot(b"seed")))
    pairs = sum(comparisons(found).values())
    assert fewest_squares(pairs, number * (number - 1) // 2) <= squares(found) < squares(plain)
    for each in found:
        assert check(each, field, "duplicate") == ()
        field = after_round(field, each)
    for side in field.sides:
        for size, had in side.seats.items():
            assert set(had) <= {sum(had) // size, -(-sum(had) // size)}


def test_sixteen_at_tables_of_four_are_compared_nearly_alike() -> None:
    found = duplicate(field_of(16), 5, DraftLot(b"seed"))
    assert sum(comparisons(found).values()) == 5 * 4 * 6
    assert squares(found) < 180


def test_a_board_is_of_one_section_and_size() -> None:
    field: PairingField = field_of(18)
    for entry in range(1, 8):
        field = with_side(field, entry, section="b")
    [found] = duplicate(field, 1, DraftLot(b"seed"))
    kinds = {(table.board, len(table.seats), field.by_entry()[table.seats[0]].section) for table in found.tables}
    assert sorted(kinds) == [(1, 4, ""), (2, 3, ""), (3, 4, "b"), (4, 3, "b")]
