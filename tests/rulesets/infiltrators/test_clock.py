"""The time limit of a mission (rule IF-5.4). `tests/workers/test_clock.py` tests that it is enforced."""

from __future__ import annotations

import pytest

from domain.kernel.outcome import Timer
from domain.kernel.ruleset.decider import decide_timeout
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.commands import Bide, Eliminate
from domain.rulesets.infiltrators.model.events import Ended

from . import ANNA, BERT, given, opened


@pytest.mark.rule("IF-5.4.1")
def test_training_three_has_fifteen_minutes_unless_the_table_plays_without() -> None:
    assert RULESET.timer(opened(3, mission="training-3", clock=True).table) == Timer("mission", 900)
    assert RULESET.timer(opened(3, mission="training-3").table) == Timer("mission", 900)
    without = opened(3, mission="training-3", clock=False).table
    assert RULESET.timer(without) is None
    said = "This table plays it without a clock; the mission allows 15 minutes."
    assert said in RULESET.words.describe(without, None, ("Anna", "Bert", "Carl"))
    assert said not in RULESET.words.describe(opened(3, mission="training-2").table, None, ("Anna", "Bert", "Carl"))
    (ended,) = decide_timeout(RULESET, opened(3).state, lambda _, support: support[0])
    assert isinstance(ended, Ended)
    assert ended.reason == "time_up"


@pytest.mark.rule("IF-7.4")
def test_a_mission_of_the_table_s_own_may_have_a_time() -> None:
    mission = {"suits": ["RED"], "suspects": 2, "bullets": 2, "hand": 1, "seconds": 60}
    assert RULESET.timer(opened(2, mission=mission, clock=True).table) == Timer("mission", 60)


@pytest.mark.rule("IF-5.4.2")
def test_it_runs_from_the_first_turn_to_the_end() -> None:
    story = given(mission="training-3", clock=True, suspects={BERT: "GREEN-3"}, covered=["RED-9"], centre=["RED-2"])
    timer = RULESET.timer(story.table)
    shot = story.when(ANNA, Eliminate(BERT, "GREEN-3"))
    for later in (story.when(ANNA, Bide(0), ["RED-8"]), shot):
        assert RULESET.timer(later.table) == timer
    won = given(mission="training-3", clock=True, suspects={BERT: "GREEN-3"}).when(ANNA, Eliminate(BERT, "GREEN-3"))
    assert RULESET.timer(won.table) is None
    assert RULESET.timer(RULESET.initial(won.table.options, 3).table) is None
