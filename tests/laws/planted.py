"""Games and positions within which a planted fault must show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from deaddrop.testing.checks.views import views_that_look_alike_are_alike
from deaddrop.testing.plays import Play
from deaddrop.testing.schedule import SEED
from deaddrop.testing.walks import Position
from domain.kernel.offers import Command
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.laws.facts import FACTS
from tests.laws.plays import play, walk
from tests.laws.swapped import Coverage, look_alike

ENOUGH = 40
"""Games or pairs within which a fault must show."""


def with_words(rules: AnyRuleset, **words: Any) -> AnyRuleset:
    """The ruleset with other words."""
    return replace(rules, words=replace(rules.words, **words))


def with_imagining(rules: AnyRuleset, **imagining: Any) -> AnyRuleset:
    """The ruleset with other worlds or bots."""
    return replace(rules, imagining=replace(rules.imagining, **imagining))


def rngs() -> Iterator[Random]:
    for number in range(ENOUGH):
        yield Random(f"{SEED}/planted/{number}")


def swapped_worlds(rules: AnyRuleset, players: int, after: type[Command] | None = None) -> None:
    for rng in rngs():
        look_alike(rules, players, rng, Coverage(), after)


def shown_worlds(rules: AnyRuleset, players: int, after: type[Command] | None = None) -> None:
    for rng in rngs():
        views_that_look_alike_are_alike(rules, players, FACTS[rules.name], rng, after)


def games(law: Callable[[Play], None], rules: AnyRuleset, players: int) -> None:
    for rng in rngs():
        law(play(rules, players, rng))


def positions(law: Callable[[Position, Random], Any], rules: AnyRuleset, players: int) -> None:
    facts = FACTS[rules.name]
    for rng in rngs():
        for state in walk(rules, players, rng):
            law(Position(rules, facts, state), rng)
