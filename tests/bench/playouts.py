"""Row 11: random playouts with the offers listed at every decision, against pokerkit."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from domain.catalogue import discover
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.bench.rows import ROUNDS, Row, row

SECONDS = 1.0

T = TypeVar("T")


class Dice:
    """Luck for playouts: nothing is committed, nothing is kept."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __call__(self, source: str, support: Sequence[T]) -> T:
        return support[int(self._random.random() * len(support))]


def ours(rules: AnyRuleset, seats: int, seed: int) -> int:
    """One random game; its decisions."""
    options, dice, decisions = rules.options(), Dice(seed), 0
    state = rules.initial(options, seats)
    state = decider.fold(rules, state, decider.decide_opening(rules, state, dice))
    while rules.outcome(state.table) is None:
        seat = next(iter(rules.decisions(state.table)))
        command = dice("offer", decider.offers_to(rules, state, seat)).sample(dice)
        state = decider.fold(rules, state, decider.decide(rules, state, seat, command, dice))
        decisions += 1
    return decisions


def pokerkit(seed: int) -> int:
    """One random two-player hold'em hand in pokerkit, legal actions asked at every decision."""
    from pokerkit import Automation, NoLimitTexasHoldem

    luck, decisions = random.Random(seed), 0
    automations = tuple(each for each in Automation)
    state = NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 2)
    while state.status:
        actions: list[Callable[[], Any]] = []
        if state.can_fold():
            actions.append(state.fold)
        if state.can_check_or_call():
            actions.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            low = state.min_completion_betting_or_raising_to_amount
            high = state.max_completion_betting_or_raising_to_amount
            amount = luck.randint(low or 0, high or 0)
            actions.append(partial(state.complete_bet_or_raise_to, amount))
        luck.choice(actions)()
        decisions += 1
    return decisions


def rate(one: Callable[[int], int]) -> float:
    """Decisions per CPU second."""
    started, decisions, seed = time.process_time(), 0, 0
    while time.process_time() - started < SECONDS:
        decisions += one(seed)
        seed += 1
    return decisions / (time.process_time() - started)


def rows() -> Iterator[Row]:
    """Against the peer."""
    rules = discover()["microfilms"]
    pairs = [(rate(lambda seed: ours(rules, 4, seed)), rate(pokerkit)) for _ in range(ROUNDS)]
    note = f"{pairs[-1][0]:.0f} against {pairs[-1][1]:.0f} decisions per CPU second"
    yield row(11, "random playouts of [microfilms], to pokerkit", [a / b for a, b in pairs], "≥ 1", "–", note)
