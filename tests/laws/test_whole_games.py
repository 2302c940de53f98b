"""The laws of whole games, at every table, in random games through the aggregate."""

from __future__ import annotations

from domain.kernel.ruleset import AnyRuleset
from tests.laws import of_games, of_records, of_texts
from tests.laws.facts import CONSERVED, MAY_KNOW
from tests.laws.plays import play
from tests.laws.tables import CATALOGUE, every_lot, every_table, of_lot
from tests.laws.told import count

LAWS = (*of_games.LAWS, *of_texts.LAWS, *of_records.LAWS)
GAMES = 125
"""Of each ruleset, over all its tables."""


@every_table
@every_lot
def test_every_law_holds_in_every_game(lot: int, rules: AnyRuleset, players: int) -> None:
    for rng in of_lot(lot, "games", rules, players, GAMES):
        whole = play(rules, players, rng)
        for law in LAWS:
            law(whole)
        count(rules.name, f"whole games under {len(LAWS)} laws")


def test_the_facts_know_every_ruleset_and_every_event() -> None:
    assert {rules.name for rules in CATALOGUE} == set(CONSERVED) == set(MAY_KNOW)
    for rules in CATALOGUE:
        assert {event.__struct_config__.tag for event in rules.events} == set(MAY_KNOW[rules.name])
