"""Sampled worlds are complete and uniform; candidates of suspects are exact (rules IF-8.2 and IF-9.3).

Stronger than the shipped law of uniform worlds: positions are chosen for what is known in them, and so that all deals
can be listed, and samplers with planted faults are found.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from deaddrop.testing.chi_square import Fit, fit, sample_count, sample_counts
from domain.kernel.chance import Chance
from domain.kernel.secrecy import Seat
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.candidates import candidates, possible_suspects
from domain.rulesets.infiltrators.model.cards import Card, cards_of, matches
from domain.rulesets.infiltrators.model.mind import Mind
from domain.rulesets.infiltrators.model.missions import Mission
from domain.rulesets.infiltrators.model.options import Options
from domain.rulesets.infiltrators.model.table import Table
from domain.rulesets.infiltrators.rules.state import State
from tests.cases import cases
from tests.laws.plays import walk

from .worlds_by_force import world_of, worlds

SAMPLES = sample_count(6_000)
TINY = Options(
    mission=Mission(("RED",), max=7, suspects=2, bullets=9, hand=1), helper="off", start="host", first_seat=0
)
SMALL = Options(mission=Mission(("RED", "BLUE"), max=5, suspects=3, bullets=9, hand=1), helper="off")

View = tuple[Table, Mind]


def suspects_by_force(table: Table, mind: Mind | None) -> dict[Seat, set[Card]]:
    """By stand: cards each hidden suspect is in some assignment of different cards, straight from the rules."""
    guarded = [seat for seat in table.seats if table.stands[seat] and (mind is None or seat != mind.seat)]
    known = {*table.visible_cards(), *table.eliminated, *((*mind.hand, mind.suspect) if mind else ())}
    free = [card for card in table.brief.guesses if card not in known]
    found: dict[Seat, set[Card]] = {seat: set() for seat in guarded}
    for dealt in permutations(free, len(guarded)):
        if len(free) - len(dealt) >= table.centre and all(
            fits(table, *each) for each in zip(guarded, dealt, strict=True)
        ):
            for seat, card in zip(guarded, dealt, strict=True):
                found[seat].add(card)
    return found


def fits(table: Table, seat: Seat, card: Card) -> bool:
    agrees = all(matches(clue.card, card) == clue.vertical for clue in table.clues[seat])
    return agrees and card not in table.misses[seat]


@pytest.mark.rule("IF-9.3.3", "IF-9.3.2")
def test_what_a_suspect_can_be_is_what_it_is_in_some_deal() -> None:
    joint, options = 0, Options(mission=Mission(("RED", "BLUE"), max=8, suspects=3, bullets=9, hand=2), helper="off")
    for number in range(10):
        for state in walk(RULESET, 4, Random(f"exact {number}"), options):
            for mind in (None, *state.minds):
                reckoned = candidates(state.table, mind)
                by_force = suspects_by_force(state.table, mind)
                assert {seat: set(cards_of(cards)) for seat, cards in reckoned.items()} == by_force
                joint += reckoned != possible_suspects(state.table, mind)
    assert joint > 5, "the marriage of suspects and cards never mattered"


def fit_of(state: State, seat: Seat, sampler: Any = RULESET.imagining.sample_world) -> Fit:
    """Chi-square fit of sampled worlds to all worlds of a view; the true one must be among them."""
    view = (state.table, state.minds[seat])
    possible_worlds = worlds(*view)
    assert world_of(state) in possible_worlds
    return fit(sample_counts(sampler, world_of, view, SAMPLES, "worlds"), possible_worlds)


def positions() -> list[tuple[State, Seat]]:
    """Positions of random games with few enough worlds, most of them after a suspect was eliminated."""
    found: list[tuple[State, Seat]] = []
    for number in range(400):
        rng = Random(f"small {number}")
        for state in walk(RULESET, 2, rng, SMALL if number % 2 else TINY):
            table = state.table
            is_wanted = RULESET.outcome(table) is None and (table.returned or number % 8 == 0) and table.turns > 4
            if is_wanted and rng.random() < 0.1:
                found.append((state, rng.randrange(2)))
    return found[:6]


@pytest.mark.parametrize("number", cases(0, later=[1, 2]))
def test_every_world_is_as_likely_as_any_other(number: int) -> None:
    state, seat = positions()[number]
    found = fit_of(state, seat)
    assert found.is_uniform, str(found)


def forgetful(table: Table, mind: Mind, chance: Chance) -> State:
    """Fault: forgets which suspects were eliminated."""
    return RULESET.imagining.sample_world(replace(table, returned=()), mind, chance)


def loaded(table: Table, mind: Mind, chance: Chance) -> State:
    """Fault: one draw in ten takes the first element."""

    def biased(source: str, support: Sequence[Any]) -> Any:
        return support[0] if chance("bias", range(10)) == 0 else chance(source, support)

    return RULESET.imagining.sample_world(table, mind, biased)


@pytest.mark.parametrize("sampler", [forgetful, loaded])
def test_a_sampler_that_is_not_uniform_is_found(sampler: Any) -> None:
    assert any(not fit_of(state, seat, sampler).is_uniform for state, seat in positions())
