"""Nobody is told what he may not know: worlds that an audience cannot tell apart are the same to it, byte by byte."""

from __future__ import annotations

import pytest

from deaddrop.testing.report import add_line
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.laws.swapped import Coverage, look_alike
from tests.laws.tables import rngs, some_tables

TIMES = 4
"""The time of this law, as a multiple of others'."""
MOST_STRANGE = 30
"""Games without a twin before the first that has one."""


@pytest.mark.parametrize("with_clock", [False, True], ids=["plain", "clock"])
@some_tables("swapped", most=1)
def test_worlds_that_look_alike_are_answered_alike(rules: AnyRuleset, players: int, with_clock: bool) -> None:
    """Also with a clock, and with struck or absent seats."""
    coverage = Coverage()
    for rng in rngs("swapped", rules, players, TIMES):
        look_alike(rules, players, rng, coverage, with_clock=with_clock)
        while not coverage.pairs and coverage.strange < MOST_STRANGE:
            look_alike(rules, players, rng, coverage, with_clock=with_clock)
    clock = " with a clock" * with_clock
    add_line(f"swapped worlds of {rules.name} for {players}{clock}: {coverage}")
    assert coverage.pairs, "no game has a twin"
