"""`python -m tests.rulesets.casino_incognito.bouts`: how often the house bot comes first against others.

It sits in every seat in turn, alone against random players or plain ones (`plain.py`), with intrigue and without.
"""

from __future__ import annotations

from itertools import product
from math import sqrt
from random import Random

from deaddrop.testing.luck import Dice
from domain.game.bot_answer import BotPolicy
from domain.kernel.ruleset import decider
from domain.kernel.ruleset.ruleset_defaults import random_offered
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.model.options import Options

from .plain import plain

GAMES = {2: 300, 3: 200, 4: 150, 5: 100}
OPPONENTS: dict[str, BotPolicy] = {"random": random_offered.bound_to(RULESET), "plain": plain}


def share(opponent: str, players: int, games: int, *, intrigue: bool = False) -> float:
    """The house bot's share of first places."""
    return sum(first(opponent, players, number, Options(intrigue=intrigue)) for number in range(games)) / games


def first(opponent: str, players: int, number: int, options: Options) -> float:
    """1 for a game that the house bot wins alone, less for a shared win."""
    dice, own = Dice(Random(f"bouts/{players}/{number}")), number % players
    policies = [RULESET.imagining.house_bot if seat == own else OPPONENTS[opponent] for seat in range(players)]
    state = RULESET.initial(options, players)
    state = decider.fold(RULESET, state, decider.decide_opening(RULESET, state, dice))
    while owed := sorted(RULESET.decisions(state.table)):
        command = policies[owed[0]](state.table, state.minds[owed[0]], dice)
        state = decider.fold(RULESET, state, decider.decide_offered(RULESET, state, owed[0], command, dice))
    outcome = RULESET.outcome(state.table)
    assert outcome is not None
    return (own in outcome.winners) / len(outcome.winners)


def margin(share: float, games: int) -> float:
    """Half the width of the share's 95 % interval (Wilson)."""
    z = 1.96
    return z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))


def main() -> None:
    for opponent, intrigue in product(OPPONENTS, (False, True)):
        for players, games in GAMES.items():
            won = share(opponent, players, games, intrigue=intrigue)
            kind = "with intrigue" if intrigue else "without"
            range_of = f"{won:.0%} ± {margin(won, games):.0%}"
            print(f"{players} seats, {games} games against {opponent}, {kind}: {range_of} of first places", flush=True)


if __name__ == "__main__":
    main()
