"""The laws of whole games, at every table, in random games through the aggregate."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domain.kernel.ruleset import AnyRuleset
from tests.laws import of_forks, of_games, of_records, of_texts
from tests.laws.facts import CONSERVED, MAY_KNOW
from tests.laws.plays import Play, play
from tests.laws.tables import CATALOGUE, SEATINGS, every_table, rngs

GAMES = 25
FORKED = 5
"""Games of these whose moments are forked."""


@pytest.fixture(scope="module")
def played() -> dict[tuple[str, int], tuple[Play, ...]]:
    """The same games for every law."""
    return {
        (rules.name, players): tuple(play(rules, players, rng) for rng in rngs("games", rules, players, GAMES))
        for rules, players in SEATINGS
    }


@every_table
@pytest.mark.parametrize("law", [*of_games.LAWS, *of_texts.LAWS, *of_records.LAWS], ids=lambda law: law.__name__)
def test_law(
    law: Callable[[Play], None], rules: AnyRuleset, players: int, played: dict[tuple[str, int], tuple[Play, ...]]
) -> None:
    for each in played[rules.name, players]:
        law(each)


@every_table
@pytest.mark.parametrize("law", of_forks.LAWS, ids=lambda law: law.__name__)
def test_law_of_forks(
    law: Callable[[Play], None], rules: AnyRuleset, players: int, played: dict[tuple[str, int], tuple[Play, ...]]
) -> None:
    for each in played[rules.name, players][:FORKED]:
        law(each)


def test_the_facts_know_every_ruleset_and_every_event() -> None:
    assert {rules.name for rules in CATALOGUE} == set(CONSERVED) == set(MAY_KNOW)
    for rules in CATALOGUE:
        assert {event.__struct_config__.tag for event in rules.events} == set(MAY_KNOW[rules.name])
