"""How bad things are in one schedule: some are calm, some see one kind of fault often, some see all kinds."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple

Fate = Literal["well", "lost request", "lost reply", "late", "stall", "crash before", "crash after"]
FATES: tuple[Fate, ...] = ("lost request", "lost reply", "late", "stall", "crash before", "crash after")


class Weather(NamedTuple):
    """Chances, each of one question to the store, or of one happening.

    hint: that a job is lost or doubled; copy: that a command is sent several times at once; leave: that a client asks no
    more after it was told nothing; clock_ms: how wrong the clocks of processes may be; disaster: how often a second brings one.
    """

    fates: dict[Fate, float]
    hint: float
    copy: float
    leave: float
    clock_ms: int
    disaster: float

    def fate(self, luck: Random) -> Fate:
        """What becomes of one question."""
        drawn = luck.random()
        for fate, chance in self.fates.items():
            drawn -= chance
            if drawn < 0:
                return fate
        return "well"


CALM = Weather({}, 0, 0, 0, 0, 0)


def drawn(luck: Random) -> Weather:
    """The weather of a schedule."""
    worst = luck.choice((0.0, 0.01, 0.05, 0.15))
    kinds = luck.sample(FATES, luck.choice((1, 2, len(FATES))))
    return Weather(
        fates={fate: luck.random() * worst / (4 if fate.startswith("crash") else 1) for fate in kinds},
        hint=luck.choice((0, 0.1, 0.5)),
        copy=luck.choice((0, 0.2, 0.7)),
        leave=luck.choice((0, 0.3)),
        clock_ms=luck.choice((0, 0, 50, 3_600_000)),
        disaster=luck.choice((0, 0.05, 0.3)),
    )
