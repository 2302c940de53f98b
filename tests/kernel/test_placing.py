"""Who came where: from winners alone, as the rules say, and after a ruling."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.catalogue import discover
from domain.game.absent_rules import absent_ruleset
from domain.kernel.outcome import Outcome
from domain.kernel.placing import OWN_TASK, Placing, places_by
from domain.kernel.ruleset.final_placing import placing_of
from domain.rulesets.infiltrators.model.missions import Mission
from domain.rulesets.infiltrators.model.options import Options
from tests.laws.plays import play
from tests.toys.three_card_poker import RULESET as POKER


@pytest.mark.parametrize(
    ("merits", "places"),
    [((), ()), ((5,), (1,)), ((1, 1, 1), (1, 1, 1)), ((1, 2, 3), (3, 2, 1)), ((4, 9, 4, 9, 0), (3, 1, 3, 1, 5))],
)
def test_ties_share_a_place_and_leave_the_next_ones_free(merits: tuple[int, ...], places: tuple[int, ...]) -> None:
    assert places_by(merits) == places


def test_winners_are_first_where_a_ruleset_says_nothing() -> None:
    last = play(POKER, 2, Random(3)).last
    assert last.state is not None
    assert last.outcome is not None
    placing = placing_of(POKER, last.state.table, last.outcome, 2)
    assert placing == Placing(tuple([1 if seat in last.outcome.winners else 2 for seat in (0, 1)]))
    assert POKER.common_task(last.state.table) is None


def test_a_ruling_or_rules_that_are_absent_leave_only_winners() -> None:
    rules: Any = discover()["casino-incognito"]
    last = play(rules, 3, Random(4), put_back=0).last
    assert last.state is not None
    assert last.outcome is not None
    table = last.state.table
    assert placing_of(rules, table, last.outcome, 3).scores == table.vp
    ruled = Outcome((1,), "ruled")
    assert placing_of(rules, table, ruled, 3) == Placing((2, 1, 2))
    assert placing_of(absent_ruleset("casino-incognito", 99), table, last.outcome, 3).scores is None


def test_a_mission_is_named_unless_the_table_made_it() -> None:
    rules: Any = discover()["infiltrators"]
    named = rules.initial(Options(mission="training-3"), 3).table
    made = rules.initial(Options(mission=Mission(("RED", "BLACK", "YELLOW"))), 3).table
    assert (rules.common_task(named), rules.common_task(made)) == ("training-3", OWN_TASK)
