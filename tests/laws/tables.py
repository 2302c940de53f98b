"""Every table that a law is tried at: each ruleset of the catalogue and each toy, with each number of players."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from domain.catalogue import Catalogue, discover
from domain.kernel.ruleset import AnyRuleset
from tests.toys import TOYS

SEED = int(os.environ.get("DEADDROP_LAW_SEED", "1"))
"""What all random games of the laws follow from."""

EFFORT = float(os.environ.get("DEADDROP_LAW_EFFORT", "0.15"))
"""How many games to play, as a multiple of what the laws name; few where nothing is said, so that `make test` stays short."""

COST = {"casino-incognito": 60, "infiltrators": 2, "microdot": 2}
"""How many times as long as a usual one a game of a ruleset takes; so many times fewer are played."""

CATALOGUE = Catalogue(*discover(), *TOYS)

Seating = tuple[AnyRuleset, int]
"""A ruleset and a number of players."""


def seatings() -> Iterator[Seating]:
    """Every ruleset with every number of players that some options allow."""
    for rules in CATALOGUE:
        low, high = rules.players
        for players in range(low, high + 1):
            yield rules, players


SEATINGS = tuple(seatings())

every_table = pytest.mark.parametrize(("rules", "players"), SEATINGS, ids=[f"{r.name}-{n}" for r, n in SEATINGS])


def chosen(law: str, most: int) -> tuple[Seating, ...]:
    """The tables at which a long law is tried: with effort 1 and more all of them, with less so many of each ruleset, which ones by
    the law's name and the seed, so that the laws together come to every table.
    """
    if EFFORT >= 1:
        return SEATINGS
    found = list[Seating]()
    for rules in CATALOGUE:
        own = [each for each in SEATINGS if each[0] is rules]
        found += sorted(Random(f"{SEED}/{law}/{rules.name}").sample(own, min(most, len(own))), key=SEATINGS.index)
    return tuple(found)


def some_tables(law: str, most: int = 2) -> pytest.MarkDecorator:
    """A test of such a law, by rules and number of players."""
    found = chosen(law, most)
    return pytest.mark.parametrize(("rules", "players"), found, ids=[f"{r.name}-{n}" for r, n in found])


every_ruleset = pytest.mark.parametrize("rules", list(CATALOGUE), ids=[rules.name for rules in CATALOGUE])


every_lot = pytest.mark.parametrize("lot", range(max(1, round(EFFORT))))
"""A law's games in lots of the usual number, so that a long run shows how far it is."""


def tables(rules: AnyRuleset) -> int:
    """At how many tables a ruleset is played."""
    return sum(each is rules for each, _ in SEATINGS)


def rngs(law: str, rules: AnyRuleset, players: int, count: int) -> Iterator[Random]:
    """`count` (times the effort) generators for a law's games at a table, all from the one seed."""
    yield from drawn(law, rules, players, count * EFFORT)


def of_lot(lot: int, law: str, rules: AnyRuleset, players: int, count: int) -> Iterator[Random]:
    """The generators of one lot of a law's games at a table; `count` is a ruleset's, shared out over its tables."""
    yield from drawn(f"{law}/{lot}", rules, players, count / tables(rules) * min(1, EFFORT))


def drawn(law: str, rules: AnyRuleset, players: int, count: float) -> Iterator[Random]:
    for number in range(max(1, round(count / COST.get(rules.name, 1)))):
        yield Random(f"{SEED}/{law}/{rules.name}/{players}/{number}")
