"""`python -m tests.rulesets.microdot_bot.report 200`: results of 200 games per kind, of house bots and random players.

`report 200 hh` plays one kind only, here two house bots.
"""

from __future__ import annotations

import sys
from functools import cache
from random import Random
from statistics import quantiles
from typing import NamedTuple

from deaddrop.testing.luck import Dice
from domain.kernel.ruleset import decider
from domain.rulesets.microdot import RULESET
from domain.rulesets.microdot.model.options import Options


class Played(NamedTuple):
    """A game. winner: the letter of its kind; None for a draw."""

    winner: str | None
    rounds: int
    commands: int


@cache
def played(players: str, seed: int, *, max_rounds: int = 200) -> Played:
    """A game of house bots (`h`) and random players (`r`)."""
    rng = Random(f"{players} {seed}")
    dice, commands = Dice(rng), 0
    state = RULESET.initial(Options(max_rounds=max_rounds), len(players))
    state = decider.fold(RULESET, state, decider.decide_opening(RULESET, state, dice))
    while (outcome := RULESET.outcome(state.table)) is None:
        seat = rng.choice(list(RULESET.decisions(state.table)))
        if players[seat] == "h":
            command = RULESET.imagining.house_bot(state.table, state.minds[seat], dice)
        else:
            command = rng.choice(decider.offers_to(RULESET, state, seat)).sample(dice)
        state = decider.fold(RULESET, state, decider.decide(RULESET, state, seat, command, dice))
        commands += 1
    return Played(players[outcome.winners[0]] if outcome.winners else None, state.table.round, commands)


def main(games: int, *kinds: str) -> None:
    for players in kinds or ("hh", "hhh", "hhhh", "hr", "hrrr"):
        found = [played(players, seed) for seed in range(games)]
        middle, late = (quantiles([each.rounds for each in found], n=10)[nth] for nth in (4, 8))
        won = sum(each.winner == "h" for each in found)
        drawn = [seed for seed, each in enumerate(found) if each.winner is None]
        print(
            f"{players}: the house won {won} of {games}; drawn: {len(drawn)} {drawn or ''}; "
            f"rounds: half within {middle:.0f}, nine in ten within {late:.0f}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
