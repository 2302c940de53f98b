"""The laws of positions, at every table, along random games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from domain.kernel.ruleset import AnyRuleset
from domain.kernel.state import AnyState, State
from tests.laws.facts import CONSERVED
from tests.laws.of_positions import LAWS, survives_json
from tests.laws.tables import chosen, every_lot, every_table, of_lot, rngs
from tests.laws.told import count
from tests.laws.walks import walk
from tests.toys.sealed_auction import RULESET as AUCTION
from tests.toys.sealed_auction.state import House

GAMES = {
    "asks_the_table": 15, "offers_are_sound": 12, "offers_are_complete": 8, "worlds_look_alike": 15,
    "what_is_known_is_true": 15, "worlds_reach_the_truth": 5, "survives_json": 15, "offers_are_told": 8,
}  # fmt: skip

LOOKED_AT = {"offers_are_complete": 0.1, "what_is_known_is_true": 0.5, "worlds_reach_the_truth": 0.1}
"""The share of a game's positions that a law is tried at, where it is not a quarter."""

WALKED = 1000
"""Games of each ruleset, over all its tables."""


TRIED = [(law, *table) for law in LAWS for table in chosen(law.__name__, 2)]


@pytest.mark.parametrize(("law", "rules", "players"), TRIED, ids=[f"{each[0].__name__}-{each[1].name}-{each[2]}" for each in TRIED])  # fmt: skip
def test_law(law: Callable[[AnyRuleset, AnyState, Random], None], rules: AnyRuleset, players: int) -> None:
    share = LOOKED_AT.get(law.__name__, 0.25)
    for rng in rngs(law.__name__, rules, players, GAMES[law.__name__]):
        for state in walk(rules, players, rng):
            if rng.random() < share or rules.outcome(state.table) is not None:
                law(rules, state, rng)
        count(rules.name, "games for laws of positions")


@every_table
@every_lot
def test_random_play_ends_with_one_outcome_and_loses_nothing(lot: int, rules: AnyRuleset, players: int) -> None:
    for rng in of_lot(lot, "ends", rules, players, WALKED):
        for state in walk(rules, players, rng):
            CONSERVED[rules.name](state)
        assert rules.outcome(state.table) is not None
        assert not any(rules.offers(state.table, mind) for mind in state.minds)
        count(rules.name, "games by the rules alone")


class Loose(House, frozen=True):
    """A house with a part of no declared type."""

    pile: Any = ()


def test_a_position_that_is_not_read_back_as_it_was_is_found() -> None:
    def sample_world(table: Any, mind: Any, chance: Any) -> Any:
        world = AUCTION.sample_world(table, mind, chance)
        return State(world.table, world.minds, Loose(world.house.spare, ("CLOCK", "MAP")))

    loose, rng = replace(AUCTION, sample_world=sample_world), Random(1)
    with pytest.raises(AssertionError, match="something is lost"):
        survives_json(loose, next(walk(loose, 3, rng)), rng)
