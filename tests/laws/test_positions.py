"""The laws of positions, at every table, along random games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from domain.kernel.ruleset import AnyRuleset, AnyState
from tests.laws.facts import CONSERVED
from tests.laws.of_positions import LAWS
from tests.laws.tables import every_table, rngs
from tests.laws.walks import walk

GAMES = {
    "asks_the_table": 15, "offers_are_sound": 12, "offers_are_complete": 8, "worlds_look_alike": 15,
    "what_is_known_is_true": 15, "worlds_reach_the_truth": 5,
}  # fmt: skip

LOOKED_AT = {"offers_are_complete": 0.1, "what_is_known_is_true": 0.5, "worlds_reach_the_truth": 0.1}
"""The share of a game's positions that a law is tried at, where it is not a quarter."""

WALKED = 200


@every_table
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[AnyRuleset, AnyState, Random], None], rules: AnyRuleset, players: int) -> None:
    share = LOOKED_AT.get(law.__name__, 0.25)
    for rng in rngs(law.__name__, rules, players, GAMES[law.__name__]):
        for state in walk(rules, players, rng):
            if rng.random() < share or rules.outcome(state.table) is not None:
                law(rules, state, rng)


@every_table
def test_random_play_ends_with_one_outcome_and_loses_nothing(rules: AnyRuleset, players: int) -> None:
    for rng in rngs("ends", rules, players, WALKED):
        for state in walk(rules, players, rng):
            CONSERVED[rules.name](state)
        assert rules.outcome(state.table) is not None
        assert not any(rules.offers(state.table, mind) for mind in state.minds)
