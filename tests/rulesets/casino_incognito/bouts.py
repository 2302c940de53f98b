"""The house bot against random players: `python -m tests.rulesets.casino_incognito.bouts` says how often it wins."""

from __future__ import annotations

from random import Random

from domain.kernel import play
from domain.rulesets.casino_incognito import RULESET
from domain.rulesets.casino_incognito.casino import Options
from tests.laws.luck import Dice
from workers.bots import at_random

GAMES = {2: 200, 3: 100, 4: 60, 5: 60}


def share(players: int, games: int) -> float:
    """The house bot's share of first places, one of it against random players, in every seat in turn."""
    return sum(first(players, number) for number in range(games)) / games


def first(players: int, number: int) -> float:
    """1 for a game that the house bot wins alone, less where others win with it."""
    dice, own = Dice(Random(f"bouts/{players}/{number}")), number % players
    policies = [RULESET.house_bot if seat == own else at_random(RULESET) for seat in range(players)]
    state = RULESET.initial(Options(), players)
    state = play.fold(RULESET, state, RULESET.open(state, dice))
    while owed := sorted(RULESET.decisions(state.table)):
        command = policies[owed[0]](state.table, state.minds[owed[0]], dice)
        state = play.fold(RULESET, state, RULESET.decide(state, owed[0], command, dice))
    outcome = RULESET.outcome(state.table)
    assert outcome is not None
    return (own in outcome.winners) / len(outcome.winners)


def main() -> None:
    for players, games in GAMES.items():
        print(f"{players} seats, {games} games: the house bot takes {share(players, games):.0%} of first places")


if __name__ == "__main__":
    main()
