"""Swiss rounds: legal, the same from the same seed, and as good as the best of all drafts there are."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deaddrop.testing.schedule import IS_LONG
from extensions.tournaments.domain.pairing.check import check
from extensions.tournaments.domain.pairing.drafts import RoundSeating, TableDraft
from extensions.tournaments.domain.pairing.figures import figures
from extensions.tournaments.domain.pairing.history import after_round
from extensions.tournaments.domain.pairing.lot import DraftLot
from extensions.tournaments.domain.pairing.methods.swiss import swiss
from extensions.tournaments.domain.pairing.sides import PairingField, SizeRange
from extensions.tournaments.domain.pairing.sizes import room_for
from extensions.tournaments.domain.pairing.solving import matching, solvers
from extensions.tournaments.domain.pairing.solving.costs import Costs, players_of, whole_points
from extensions.tournaments.domain.pairing.solving.exact import best_groups, cost_of
from extensions.tournaments.domain.pairing.solving.exchange import start_groups
from extensions.tournaments.domain.pairing.solving.matching import best_matching, edges_of, match_pairs, to_sides
from extensions.tournaments.domain.pairing.solving.solvers import NoSolver
from tests.tournaments.pairing.fields import FOURS, LAW, PAIRS, field_of, fields, groupings, played, with_side

PRIORITIES = ("variety", "merit")


@LAW
@given(fields(), st.sampled_from(PRIORITIES), st.binary(min_size=1, max_size=2))
def test_a_round_is_legal_and_the_same_from_the_same_seed(field: PairingField, priority, seed: bytes) -> None:  # type: ignore[no-untyped-def]
    found = swiss(field, DraftLot(seed), priority)
    assert check(found, field, "swiss") == ()
    assert swiss(field, DraftLot(seed), priority) == found


def every_draft(field: PairingField) -> Iterator[RoundSeating]:
    """All drafts of a field without reserves, whatever the seats."""
    room = room_for(field)
    entries = [side.entry for side in field.sides]
    for idle in entries if room.byes else [None]:
        for groups in groupings([each for each in entries if each != idle], room.sizes):
            yield RoundSeating(tuple(map(TableDraft, groups)), () if idle is None else (idle,))


def merit_of(pairing: RoundSeating, field: PairingField, priority: str) -> tuple[object, ...]:
    """The figures in the order in which they count, and how far down those with a bye or at a short table are."""
    sides = field.by_entry()
    found = figures(pairing, field)
    low = [*pairing.byes, *(each for table in pairing.tables if len(table.seats) < field.sizes.best for each in table.seats)]
    bottom = sum(sides[entry].points for entry in low)
    spread = Fraction(found.spread)
    rest = (found.repeats, bottom, spread) if priority == "variety" else (bottom, spread, found.repeats)
    return (found.seconds, found.apart, *rest)


@pytest.mark.parametrize("priority", PRIORITIES)
@pytest.mark.parametrize(("number", "sizes"), [(8, PAIRS), (7, PAIRS), (9, SizeRange(3, 3, 4)), (8, FOURS), (7, FOURS), (8, SizeRange(2, 3, 3)), (5, FOURS)])
@pytest.mark.parametrize("rounds", [1, 4])
def test_no_draft_there_is_has_better_figures(priority, number: int, sizes: SizeRange, rounds: int) -> None:  # type: ignore[no-untyped-def]
    for seed in range(4 if IS_LONG else 2):
        field = played(field_of(number, sizes), rounds, Random(seed))
        found = swiss(field, DraftLot(b"seed"), priority)
        assert merit_of(found, field, priority) == min(merit_of(each, field, priority) for each in every_draft(field))


def test_pairs_of_equal_figures_are_those_with_the_best_seats() -> None:
    field = field_of(6, PAIRS)
    for one, two in (((1, 2), (3, 4)), ((1, 3), (2, 5)), ((1, 4), (6, 3))):
        field = after_round(field, RoundSeating((TableDraft(one), TableDraft(two))))
    field = msgspec.structs.replace(field, sides=tuple(msgspec.structs.replace(side, met={}) for side in field.sides))
    def seats(tables: tuple[TableDraft, ...]) -> int:
        return figures(RoundSeating(tables), field).seats
    turned = (tuple(TableDraft(pair[:: 1 - 2 * (turn >> at & 1)]) for at, pair in enumerate(each.seats for each in draft.tables)) for draft in every_draft(field) for turn in range(8))
    assert seats(swiss(field, DraftLot(b"seed")).tables) == min(map(seats, turned))


@pytest.mark.parametrize(("number", "sizes"), [(9, SizeRange(3, 3, 4)), (8, FOURS), (7, FOURS), (8, SizeRange(2, 3, 3)), (9, SizeRange(4, 4, 4))])
def test_exact_groups_are_the_best_of_all_wherever_the_search_stopped(number: int, sizes: SizeRange) -> None:
    better = 0
    for seed in range(6):
        field = played(field_of(number, sizes), 4, Random(seed))
        room = room_for(field)
        costs = Costs(players_of(field, room), room, field, "variety")
        start = start_groups(costs, DraftLot(bytes([seed])).shuffled(range(number)))
        exact = best_groups(costs, start) or start
        assert cost_of(costs, exact) == min(cost_of(costs, each) for each in every_grouping(costs))
        better += exact is not start
    assert better


def every_grouping(costs: Costs) -> Iterator[list[list[int]]]:
    """All groups there are, those with a bye last."""
    byes, every = costs.room.byes, range(len(costs.sides))
    for idle in combinations(every, byes):
        for groups in groupings([who for who in every if who not in idle], costs.room.sizes):
            yield [*map(list, sorted(groups, key=len, reverse=True)), *([list(idle)] if byes else [])]


def test_the_solver_says_nothing_on_the_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    swiss(played(field_of(13), 3, Random(1)), DraftLot(b"seed"))
    assert capfd.readouterr() == ("", "")


def test_an_early_end_of_the_solver_leaves_the_search_its_word() -> None:
    field = played(field_of(13), 3, Random(1))
    with patch("extensions.tournaments.domain.pairing.solving.exact.relaxation", return_value=None):
        assert check(swiss(field, DraftLot(b"seed")), field) == ()


@pytest.mark.parametrize("priority", PRIORITIES)
def test_pairs_that_begin_with_near_neighbours_cost_as_little_as_the_best_of_all(priority) -> None:  # type: ignore[no-untyped-def]
    looked = 0
    for seed in range(120):
        random = Random(seed)
        field = played(field_of(random.randint(5, 22), PAIRS, reserves=random.randint(0, 1)), random.randint(1, 5), random)
        room = room_for(field)
        costs = Costs(players_of(field, room), room, field, priority)
        order = sorted(range(len(costs.sides)), key=lambda who: -costs.points[who])
        best = cost_of_pairs(costs, match_pairs(costs, order))
        with patch.object(matching, "WHOLE", 4), patch.object(matching, "NEAR", 1), patch.object(matching, "WIDER", 2):
            near = match_pairs(costs, order)
        assert cost_of_pairs(costs, near) == best, seed
        assert sorted(who for group in near for who in group) == sorted(order)
        neighbours = list(edges_of(costs, order, 1))
        looked += best < cost_of_pairs(costs, to_sides(best_matching(costs, order, neighbours), order))
    assert looked > 10


def cost_of_pairs(costs: Costs, found: list[list[int]]) -> int:
    """Of pairs, and last those with a bye."""
    playing = found[: len(costs.room.sizes)]
    idle = [who for group in found[len(costs.room.sizes) :] for who in group]
    return sum(costs.pairs[one][two] for one, two in playing) + sum(costs.bye[who] for who in idle)


def test_where_neighbours_have_all_met_the_whole_field_is_looked_at() -> None:
    field = field_of(12, PAIRS)
    for entry in range(1, 13):
        field = with_side(field, entry, points=Fraction(12 - entry), met={other: 1 for other in range(1, 13) if 0 < abs(other - entry) <= 5})
    with patch.object(matching, "WHOLE", 4), patch.object(matching, "NEAR", 3):
        found = figures(swiss(field, DraftLot(b"seed")), field)
    assert found.repeats == 6


def test_reserves_play_last_and_stand_ins_before_bots() -> None:
    field = field_of(7, PAIRS, reserves=2)
    field = with_side(with_side(field, 8, kind="bot"), 9, kind="stand-in")
    for entry in range(1, 8):
        field = with_side(field, entry, points=Fraction(8 - entry))
    found = swiss(field, DraftLot(b"seed"))
    assert found.byes == ()
    assert set(found.tables[-1].seats) == {7, 9}


def test_without_solvers_the_method_says_so() -> None:
    with patch.object(solvers, "find_spec", return_value=None), pytest.raises(NoSolver, match="extra `tournaments`") as refusal:
        swiss(field_of(8), DraftLot(b"seed"))
    assert refusal.value.code == "no-solver"


def test_points_are_whole_for_solvers_and_rounded_only_where_they_are_too_fine() -> None:
    assert whole_points([Fraction(1, 2), Fraction(1, 3), Fraction(2)]) == [3, 2, 12]
    fine = whole_points([Fraction(1, 10**9 + 7), Fraction(1), Fraction(0)])
    assert fine == [0, 100_000, 0]
