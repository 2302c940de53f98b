"""Duration of each law's run, and its random games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import NamedTuple

SEED = int(os.environ.get("DEADDROP_LAW_SEED", "1"))
"""Seed of all random games."""

SECONDS = float(os.environ.get("DEADDROP_LAW_SECONDS", "0.02"))
"""CPU seconds of a law at a table after the first game, which it always plays to the end. CPU time: on a busy
machine a law meets no fewer games.
"""

IS_LONG = SECONDS >= 1
"""Whether this is a long run, without the sampling and cuts of a short one."""

ONLY = int(os.environ["DEADDROP_LAW_GAME"]) if "DEADDROP_LAW_GAME" in os.environ else None
"""The only game to try, to repeat a failure."""


class LawGame(NamedTuple):
    """The number of a game in a law's run, and the seed of its luck."""

    number: int
    seed: str

    def rng(self, purpose: str = "") -> Random:
        """An independent generator for each purpose, so that one does not shift another."""
        return Random(f"{self.seed}/{purpose}" if purpose else self.seed)


class Time:
    """The CPU time of a law at a table; it begins when this is made."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._end = process_time() + seconds

    @property
    def is_up(self) -> bool:
        return process_time() >= self._end


def law_games(law: str, ruleset: str, players: int, time: Time | None = None) -> Iterator[LawGame]:
    """The games of a law at a table, until the time is up. The first one is shared by all laws."""
    if ONLY is not None:
        yield law_game(law, ruleset, players, ONLY)
        return
    time, number = time or Time(), 0
    while number == 0 or not time.is_up:
        yield law_game(law, ruleset, players, number)
        number += 1


def law_game(law: str, ruleset: str, players: int, number: int) -> LawGame:
    """One game of a law."""
    return LawGame(number, f"{SEED}/{law if number else 'all'}/{ruleset}/{players}/{number}")
