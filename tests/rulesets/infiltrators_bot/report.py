"""Win rate of the house bot per mission: `python -m tests.rulesets.infiltrators_bot.report [GAMES]`.

The default of 300 games each takes some minutes.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time
from typing import Any, NamedTuple

from deaddrop.testing.luck import Dice
from domain.kernel.outcome import Outcome
from domain.kernel.ruleset.decider import decide, decide_opening, fold
from domain.rulesets.infiltrators import RULESET
from domain.rulesets.infiltrators.model.missions import MISSIONS
from domain.rulesets.infiltrators.model.options import Options
from domain.rulesets.infiltrators.rules.state import initial

TRAINING = tuple(mission for mission in MISSIONS if mission.startswith("training-"))


class Result(NamedTuple):
    """Result over several games: wins, mean commands and turns, and milliseconds per command."""

    games: int
    wins: int
    commands: float
    turns: float
    ms: float


def won(mission: Any, players: int, games: int, bot: Any = RULESET.imagining.house_bot) -> Result:
    """Result of games in which all seats use one policy."""
    wins = commands = turns = 0
    started = process_time()
    for number in range(games):
        outcome, asked, taken = played(mission, players, Random(f"{mission}/{players}/{number}"), bot)
        wins, commands, turns = wins + bool(outcome.winners), commands + asked, turns + taken
    ms = 1000 * (process_time() - started) / commands
    return Result(games, wins, commands / games, turns / games, ms)


def played(mission: Any, players: int, rng: Random, bot: Any) -> tuple[Outcome, int, int]:
    """One game: its outcome, and its numbers of commands and turns."""
    dice, commands = Dice(rng), 0
    state = initial(Options(mission=mission, helper="off"), players)
    state = fold(RULESET, state, decide_opening(RULESET, state, dice))
    while (outcome := RULESET.outcome(state.table)) is None:
        [seat] = RULESET.decisions(state.table)
        command = bot(state.table, state.minds[seat], dice)
        state = fold(RULESET, state, decide(RULESET, state, seat, command, dice))
        commands += 1
    return outcome, commands, state.table.turns


def main(games: int) -> None:
    print("mission            players  won    turns  commands  ms a command")
    for mission in MISSIONS:
        for players in (2, 3, 4, 5):
            found = won(mission, players, games)
            share = 100 * found.wins / found.games
            print(
                f"{mission:<18} {players:>7} {share:>5.1f}% {found.turns:>6.1f} {found.commands:>9.1f} {found.ms:>13.2f}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
