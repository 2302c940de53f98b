"""A `Chance` from a random generator, for simulations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class Dice:
    """Luck from a generator. given: its outcomes by source, as in a stated deal."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.given: defaultdict[str, list[Any]] = defaultdict(list)

    def __call__(self, source: str, support: Sequence[T]) -> T:
        outcome = self.rng.choice(support)
        self.given[source].append(outcome)
        return outcome
