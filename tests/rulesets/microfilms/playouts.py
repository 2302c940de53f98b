"""Games played at random, state by state."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from domain.kernel.decider import decide, fold, offers_to
from domain.rulesets.microfilms import RULESET

from . import Story, opened


class Dice:
    """Luck of no consequence."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def __call__(self, _source: str, support: Any) -> Any:
        return support[self._random.randrange(len(support))]


def playout(seed: str, players: int, **options: Any) -> Iterator[Story]:
    """A random game, from the first turn on: after every command the state and what has just happened."""
    dice = Dice(seed)
    variant = {"variant": "croupier"} if players == 2 else {}
    story = opened(players, seed=seed, **variant, **options)
    yield story
    while RULESET.outcome(story.table) is None:
        state = story.state
        seat = dice("seat", sorted(RULESET.decisions(state.table)))
        command = dice("offer", offers_to(RULESET, state, seat)).sample(dice)
        events = decide(RULESET, state, seat, command, dice)
        story = Story(fold(RULESET, state, events), events)
        yield story
