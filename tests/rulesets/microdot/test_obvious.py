"""What a page may answer by itself is told by nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from deaddrop.testing.luck import Dice
from domain.catalogue import discover
from domain.kernel.offers import Offer
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.commands import Throw
from domain.rulesets.microdot.model.offers import offers
from domain.rulesets.microdot.model.options import Options
from tests.laws.plays import walk

GAMES = 3
TELLING = [each for each in discover() if each.words.obvious]


def is_given(rules: AnyRuleset, found: tuple[Offer, ...]) -> bool:
    """Whether a page would give it: one command that is obvious, and has nothing to choose."""
    return len(found) == 1 and found[0].command in rules.words.obvious and not found[0].choices


def looks(rules: AnyRuleset, options: Options | None = None) -> Iterator[tuple[bool, bool]]:
    """Of each seat that is to answer: whether it is given, and whether in a world that another seat holds possible."""
    for seed in range(GAMES):
        rng = Random(seed)
        for state in walk(rules, rules.players[1], rng, options):
            for seat in rules.decisions(state.table):
                other = state.minds[(seat + 1) % len(state.minds)]
                world = rules.imagining.sample_world(state.table, other, Dice(rng))
                yield (
                    is_given(rules, rules.offers(state.table, state.minds[seat])),
                    is_given(rules, rules.offers(world.table, world.minds[seat])),
                )


@pytest.mark.parametrize("rules", TELLING, ids=[each.name for each in TELLING])
def test_what_is_given_by_itself_is_so_in_every_world_that_others_hold_possible(rules: AnyRuleset) -> None:
    found = list(looks(rules))
    assert all(here == there for here, there in found)
    assert any(here for here, _ in found)


def test_what_a_hidden_number_makes_the_only_answer_is_noticed() -> None:
    def planted(table: Any, mind: Any) -> tuple[Offer, ...]:
        found = offers(table, mind)
        is_odd = bool(mind.read) and mind.read[-1] % 2 == 1
        return (*found, found[0]) if is_odd and found and found[0].command is Throw else found

    rules = replace(RULESET, answers=planted)
    assert not all(here == there for here, there in looks(rules, Options(secret_briefing=True)))
