"""Training missions played by one policy in all seats."""

from __future__ import annotations

from random import Random
from typing import Any

from deaddrop.testing.luck import Dice
from domain.kernel.ruleset.decider import decide, decide_opening, fold
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.missions import MISSIONS
from domain.rulesets.infiltrators.model.options import Options
from domain.rulesets.infiltrators.rules.state import initial

TRAINING = tuple(mission for mission in MISSIONS if mission.startswith("training-"))


def wins(mission: Any, players: int, games: int, bot: Any = RULESET.imagining.house_bot) -> int:
    """How many games are won."""
    return sum(is_won(mission, players, Random(f"{mission}/{players}/{number}"), bot) for number in range(games))


def is_won(mission: Any, players: int, rng: Random, bot: Any) -> bool:
    dice = Dice(rng)
    state = initial(Options(mission=mission, helper="off"), players)
    state = fold(RULESET, state, decide_opening(RULESET, state, dice))
    while (outcome := RULESET.outcome(state.table)) is None:
        [seat] = RULESET.decisions(state.table)
        command = bot(state.table, state.minds[seat], dice)
        state = fold(RULESET, state, decide(RULESET, state, seat, command, dice))
    return bool(outcome.winners)
