"""The tables at which the laws of the service are tried: each ruleset of the catalogue and each toy, with each number of players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from deaddrop.testing.schedule import IS_LONG, SECONDS, SEED, Time, law_games
from domain.catalogue import Catalogue, discover
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.toys import TOYS

CATALOGUE = Catalogue(*discover(), *TOYS)

Seating = tuple[AnyRuleset, int]
"""A ruleset and a number of players."""

SEATINGS: tuple[Seating, ...] = tuple(
    (rules, players) for rules in CATALOGUE for players in range(rules.players[0], rules.players[1] + 1)
)

every_ruleset = pytest.mark.parametrize("rules", list(CATALOGUE), ids=[rules.name for rules in CATALOGUE])
long_games_later = pytest.mark.parametrize(
    "rules",
    [
        pytest.param(rules, id=rules.name, marks=pytest.mark.long if rules.name == "casino-incognito" else ())
        for rules in CATALOGUE
    ],
)
"""Every ruleset, but one whose games take seconds in a long run only."""


def pick_tables(law: str, most: int) -> tuple[Seating, ...]:
    """In a long run all tables, else at most so many of each ruleset, which ones by the law's name and the seed, so that the laws
    together come to every table.
    """
    if IS_LONG:
        return SEATINGS
    picked = list[Seating]()
    for rules in CATALOGUE:
        own = [each for each in SEATINGS if each[0] is rules]
        picked += sorted(Random(f"{SEED}/{law}/{rules.name}").sample(own, min(most, len(own))), key=SEATINGS.index)
    return tuple(picked)


def some_tables(law: str, most: int = 2) -> pytest.MarkDecorator:
    """A test of a law that is too long for every table, by rules and number of players."""
    picked = pick_tables(law, most)
    return pytest.mark.parametrize(("rules", "players"), picked, ids=[f"{r.name}-{n}" for r, n in picked])


def rngs(law: str, rules: AnyRuleset, players: int, times: float = 1) -> Iterator[Random]:
    """Generators for a law's games at a table, one at least, until `times` as much time is up as laws have."""
    for law_game in law_games(law, rules.name, players, Time(times * SECONDS)):
        yield law_game.rng(law)
