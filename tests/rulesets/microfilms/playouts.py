"""Games played at random, state by state."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from domain.kernel.decider import decide, fold, offers_to
from domain.rulesets.microfilms import RULESET

from . import VARIANTS, Story, opened

T = TypeVar("T")


class Dice:
    """A seeded `Chance`."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def __call__(self, source: str, support: Sequence[T]) -> T:
        return support[self._random.randrange(len(support))]


def playout(seed: str, players: int, **options: Any) -> Iterator[Story]:
    """A random game from the first turn on: the story after each command."""
    dice = Dice(seed)
    story = opened(players, seed=seed, **VARIANTS.get(players, {}), **options)
    yield story
    while RULESET.outcome(story.table) is None:
        state = story.state
        seat = dice("seat", sorted(RULESET.decisions(state.table)))
        command = dice("offer", offers_to(RULESET, state, seat)).sample(dice)
        events = decide(RULESET, state, seat, command, dice)
        story = Story(fold(RULESET, state, events), events)
        yield story
