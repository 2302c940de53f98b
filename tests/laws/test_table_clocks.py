"""A clock tells nobody more than the log: it follows from what everybody reads."""

from __future__ import annotations

from deaddrop.testing.report import add_line
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.laws.plays import play
from tests.laws.public_clock import hold_to_public_entries
from tests.laws.tables import rngs, some_tables


@some_tables("clocks", most=1)
def test_a_clock_follows_from_what_everybody_reads(rules: AnyRuleset, players: int) -> None:
    games = strikes = 0
    for rng in rngs("clocks", rules, players):
        strikes += hold_to_public_entries(play(rules, players, rng, with_clock=True))
        games += 1
    add_line(f"clocks of {rules.name} for {players}: {games} games, {strikes} strikes")
