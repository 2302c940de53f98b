"""How long a law is tried, and which random games it meets."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import NamedTuple

SEED = int(os.environ.get("DEADDROP_LAW_SEED", "1"))
"""What all random games follow from."""

SECONDS = float(os.environ.get("DEADDROP_LAW_SECONDS", "0.02"))
"""CPU seconds of a law at a table, beside the first game, which it always plays to the end. CPU time: on a busy machine
a law meets no fewer games.
"""

IS_LONG = SECONDS >= 1
"""Whether this is a long run: what is tried at some tables, or with fewer samples, is then tried in full."""

ONLY = int(os.environ["DEADDROP_LAW_GAME"]) if "DEADDROP_LAW_GAME" in os.environ else None
"""The one game to try, to repeat a failure."""


class Lot(NamedTuple):
    """The number of a game in a law's run, and what its luck follows from."""

    number: int
    seed: str

    def rng(self, purpose: str = "") -> Random:
        """A generator of its own for each purpose, so that one does not shift another."""
        return Random(f"{self.seed}/{purpose}" if purpose else self.seed)


class Time:
    """The CPU time of a law at a table; it begins when this is made."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._end = process_time() + seconds

    @property
    def is_up(self) -> bool:
        return process_time() >= self._end


def lots(law: str, ruleset: str, players: int, time: Time | None = None) -> Iterator[Lot]:
    """The games of a law at a table, until the time is up. The first one is the same for all laws, which share it."""
    if ONLY is not None:
        yield lot(law, ruleset, players, ONLY)
        return
    time, number = time or Time(), 0
    while number == 0 or not time.is_up:
        yield lot(law, ruleset, players, number)
        number += 1


def lot(law: str, ruleset: str, players: int, number: int) -> Lot:
    """One game of a law."""
    return Lot(number, f"{SEED}/{law if number else 'all'}/{ruleset}/{players}/{number}")
