"""Games of house bots and random players."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from deaddrop.testing.luck import Dice
from domain.kernel.ruleset import decider
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.options import Options


class Played(NamedTuple):
    """A game. winner: the letter of its kind; None for a draw."""

    winner: str | None
    rounds: int


@cache
def played(players: str, seed: int, *, max_rounds: int = 200) -> Played:
    """A game of house bots (`h`) and random players (`r`)."""
    rng = Random(f"{players} {seed}")
    dice = Dice(rng)
    state = RULESET.initial(Options(max_rounds=max_rounds), len(players))
    state = decider.fold(RULESET, state, decider.decide_opening(RULESET, state, dice))
    while (outcome := RULESET.outcome(state.table)) is None:
        seat = rng.choice(list(RULESET.decisions(state.table)))
        if players[seat] == "h":
            command = RULESET.imagining.house_bot(state.table, state.minds[seat], dice)
        else:
            command = rng.choice(decider.offers_to(RULESET, state, seat)).sample(dice)
        state = decider.fold(RULESET, state, decider.decide(RULESET, state, seat, command, dice))
    return Played(players[outcome.winners[0]] if outcome.winners else None, state.table.round)
