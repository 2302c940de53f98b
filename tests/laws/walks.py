"""Random games by the rules alone, without log or ledger: fast, for laws of positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from domain.kernel import decider
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.state import AnyState
from tests.laws import values
from tests.laws.luck import Dice
from tests.laws.plays import chosen

LONGEST = 20_000
"""More commands than a game can take."""


def walk(rules: AnyRuleset, players: int, rng: Random, options: msgspec.Struct | None = None) -> Iterator[AnyState]:
    """Every position of one random game, from the opening to the end."""
    drawn = options if options is not None else values.options(rules, players, rng)
    state = rules.initial(drawn, players + rules.seating(drawn, players))
    state = folded(rules, state, decider.decide_opening(rules, state, Dice(rng)), 0)
    for version in range(LONGEST):
        yield state
        owed = rules.decisions(state.table)
        if not owed:
            return
        seat = rng.choice(list(owed))
        command = chosen(decider.offers_to(rules, state, seat), rng)
        state = folded(rules, state, decider.decide(rules, state, seat, command, Dice(rng)), version)
    raise AssertionError("this game does not end")


def folded(rules: AnyRuleset, state: AnyState, events: tuple[Any, ...], version: int) -> AnyState:
    for number, event in enumerate(events):
        state = decider.evolve_state(rules, state, event, 100 * version + number)
    return state
