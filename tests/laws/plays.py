"""Random games of the rulesets that have facts here."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from deaddrop.testing import plays, walks
from deaddrop.testing.plays import Play
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.state import AnyState
from tests.laws.facts import FACTS


def play(
    rules: AnyRuleset,
    players: int,
    rng: Random,
    options: msgspec.Struct | None = None,
    *,
    with_luck: bool | None = None,
    with_clock: bool | None = None,
    put_back: float = plays.PUT_BACK,
) -> Play:
    """A whole game, with the options that the ruleset's facts draw. The rest as in `deaddrop.testing`."""
    return plays.play(
        rules, players, rng, FACTS[rules.name], options, with_luck=with_luck, with_clock=with_clock, put_back=put_back
    )


def walk(rules: AnyRuleset, players: int, rng: Random, options: msgspec.Struct | None = None) -> Iterator[AnyState]:
    """Every position of a game by the rules alone, with the options that the ruleset's facts draw."""
    return walks.walk(rules, players, rng, options, FACTS[rules.name].options)
