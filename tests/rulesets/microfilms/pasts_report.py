"""How many sampled worlds have a past that is possible move by move: `python -m tests.rulesets.microfilms.pasts_report`.

House bots play; each world sampled for one seat is looked up among all that agree with every event the seat observed
(`history.py`). The numbers stand in rule MF-9.4.5.
"""

from __future__ import annotations

from random import Random

from deaddrop.testing.luck import Dice
from domain.kernel.ruleset.decider import decide, decide_opening, fold
from domain.rulesets.microfilms import RULESET
from domain.rulesets.microfilms.model.options import Options
from domain.rulesets.microfilms.rules.state import State

from . import VARIANTS
from .history import History, World

GAMES = {2: 40, 3: 40, 4: 40, 5: 20, 6: 12}
SAMPLES = 4
"""Worlds at each decision."""


def impossible_worlds(players: int, number: int) -> tuple[int, int]:
    """Worlds without a past, and all that were sampled, in one game."""
    dice, options = Dice(Random(f"pasts {players} {number}")), Options(**VARIANTS.get(players, {}))
    seats, eye = players + RULESET.seating(options, players), number % players
    known, wrong, all_of_them = History(eye, seats, players, options.bloody), 0, 0
    state = RULESET.initial(options, seats)
    events = decide_opening(RULESET, state, dice)
    while True:
        for event in events:
            known.learn(event)
        state = fold(RULESET, state, events)
        if not (owed := sorted(RULESET.decisions(state.table))):
            return wrong, all_of_them
        for _ in range(SAMPLES):
            world = RULESET.imagining.sample_world(state.table, state.minds[eye], dice)
            wrong, all_of_them = wrong + (placing_of(world) not in known.worlds), all_of_them + 1
        command = RULESET.imagining.house_bot(state.table, state.minds[owed[0]], dice)
        events = decide(RULESET, state, owed[0], command, dice)


def placing_of(world: State) -> World:
    hands = tuple(tuple(sorted(mind.hand)) for mind in world.minds)
    assert world.house.letter is not None
    return World(hands, tuple(sorted(world.house.deck)), tuple(world.house.discard), world.house.letter)


def main() -> None:
    for players, games in GAMES.items():
        counts = [impossible_worlds(players, number) for number in range(games)]
        wrong, worlds = (sum(each) for each in zip(*counts, strict=True))
        print(f"{players} seats: {wrong} of {worlds} worlds have no past, {wrong / worlds:.1%}", flush=True)


if __name__ == "__main__":
    main()
