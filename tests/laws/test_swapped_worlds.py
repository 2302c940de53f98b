"""Nobody is told what he may not know: worlds that an audience cannot tell apart are the same to it, byte by byte."""

from __future__ import annotations

from domain.kernel.ruleset import AnyRuleset
from tests.laws.swapped import Coverage, look_alike
from tests.laws.tables import rngs, some_tables
from tests.laws.told import tell

PAIRS = {"casino-incognito": 120, "microfilms": 8, "sealed_auction": 20, "three_card_poker": 20}


@some_tables("swapped")
def test_worlds_that_look_alike_are_answered_alike(rules: AnyRuleset, players: int) -> None:
    coverage = Coverage()
    for rng in rngs("swapped", rules, players, PAIRS.get(rules.name, 8)):
        look_alike(rules, players, rng, coverage)
    tell(f"swapped worlds of {rules.name} for {players}: {coverage}")
    assert coverage.pairs > coverage.strange
