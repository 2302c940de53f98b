"""Games played at random, state by state."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from domain.kernel.offers import Command
from domain.kernel.ruleset.decider import decide, fold, offers_to
from domain.kernel.secrecy import Seat
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


def house_game(seed: str, players: int, **options: Any) -> Iterator[tuple[Story, Seat, Command]]:
    """A game of house bots: the story before each command, whose it is, and the command."""
    dice = Dice(seed)
    story = opened(players, seed=seed, **VARIANTS.get(players, {}), **options)
    while RULESET.outcome(story.table) is None:
        seat = min(RULESET.decisions(story.table))
        command = RULESET.imagining.house_bot(story.table, story.mind(seat), dice)
        yield story, seat, command
        events = decide(RULESET, story.state, seat, command, dice)
        story = Story(fold(RULESET, story.state, events), events)
