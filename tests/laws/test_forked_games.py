"""The laws of forks, at every table, from moments of random games."""

from __future__ import annotations

from domain.kernel.ruleset import AnyRuleset
from tests.laws.of_forks import LAWS
from tests.laws.plays import play
from tests.laws.tables import every_lot, of_lot, some_tables
from tests.laws.told import count

GAMES = 25
"""Of each ruleset, over all its tables."""


@some_tables("forks")
@every_lot
def test_every_law_holds_for_every_fork(lot: int, rules: AnyRuleset, players: int) -> None:
    for rng in of_lot(lot, "forks", rules, players, GAMES):
        whole = play(rules, players, rng)
        for law in LAWS:
            law(whole)
        count(rules.name, f"games forked under {len(LAWS)} laws")
