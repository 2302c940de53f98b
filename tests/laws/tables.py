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

EFFORT = float(os.environ.get("DEADDROP_LAW_EFFORT", "1"))
"""How many games to play, as a multiple of the usual number."""

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
every_ruleset = pytest.mark.parametrize("rules", list(CATALOGUE), ids=[rules.name for rules in CATALOGUE])


def rngs(law: str, rules: AnyRuleset, players: int, count: int) -> Iterator[Random]:
    """`count` (times the effort) generators for a law's games at a table, all from the one seed."""
    for number in range(max(1, round(count * EFFORT))):
        yield Random(f"{SEED}/{law}/{rules.name}/{players}/{number}")
