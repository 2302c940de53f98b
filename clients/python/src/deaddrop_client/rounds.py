"""Whether a round of drand was still to come when it was first seen named, by the clock here: docs/spec/chance.md, section 2.4."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from deaddrop_client import models
from deaddrop_client.rules import Json

GENESIS_S, PERIOD_S = 1_692_803_367, 3
"""Of drand's network quicknet."""
APART_S = 3.0
"""Clocks that differ by more say nothing: half of the least time between the naming of a round and the round."""
OFTEN_S = 2
"""Between two looks for a round that is not named: more often than there is one."""
SOON_S = 120.0
"""For so long after a change; then as seldom as for anything else."""
BEFORE_THE_DEAL = ("open", "closed", "drawn")


class RoundNamedLate(UserWarning):
    """A round of drand was named later than the log says: the service still showed the game without one. So the deal may
    have been chosen.
    """


@dataclass(frozen=True)
class RoundSight:
    """What was seen of a game's round of drand, in seconds since 1970 by the clock here. absent_at: when the last request was
    sent whose answer, by a clock near ours, still showed no round, None for a table whose round is its group's; seen_at: when the first answer came that did; apart_s: how
    far the service's clock was from ours at least, None where it was not told.
    """

    round: int
    absent_at: float | None
    seen_at: float
    apart_s: float | None

    @property
    def at(self) -> float:
        """When drand published it."""
        return GENESIS_S + (self.round - 1) * PERIOD_S

    @property
    def verdict(self) -> Literal["to come", "late", "unknown"]:
        """`to come`: it was named before anybody could know it; `late`: as RoundNamedLate says; `unknown`: whoever comes
        later, hears too seldom or has another clock than the service cannot tell.
        """
        if self.absent_at is not None and self.absent_at > self.at - APART_S:  # the log says that it was named 6 s before
            return "late"
        is_near = self.apart_s is not None and self.apart_s <= APART_S
        return "to come" if is_near and self.seen_at < self.at else "unknown"


class RoundWatch:
    """What one reader sees of the round of a game. now: seconds since 1970."""

    def __init__(self, game: str, now: Callable[[], float] = time.time) -> None:
        self.game, self.now = game, now
        self.sight: RoundSight | None = None
        self._absent_at: float | None = None
        self._is_closed = False
        self._apart_s: float | None = None
        self._before: models.Luck | None = None
        self._changed_at = 0.0

    def pause_s(self, luck: models.Luck | None, longest_s: int) -> int:
        """In how many seconds at most to look again."""
        is_awaited = luck is not None and luck.public == "drand" and luck.round is None and luck.state in BEFORE_THE_DEAL
        return OFTEN_S if is_awaited and self.now() - self._changed_at < SOON_S else longest_s

    def look(self, luck: models.Luck | None, asked_at: float, service_at: float) -> None:
        """What an answer showed. service_at: its `server_time`, in seconds since 1970. Warns of RoundNamedLate."""
        answered_at = self.now()
        if luck is None or luck.public != "drand":
            return
        self._apart_s = max(0.0, service_at - answered_at, asked_at - service_at)
        self._is_closed |= luck.closed is not None
        if luck.round is not None:
            self._see(luck.round.round, answered_at)
            sight = self.sight
            if sight is not None and luck.state == "playing" and answered_at < sight.at:  # the clock here is late
                self.sight = RoundSight(sight.round, sight.absent_at, sight.seen_at, None)
        elif luck.state in BEFORE_THE_DEAL:
            if self._apart_s <= APART_S:
                self._absent_at = asked_at
            if luck != self._before:
                self._before, self._changed_at = luck, answered_at

    def hear(self, entry: Json) -> None:
        """An entry of the log, as it comes."""
        match entry:
            case {"type": "game.luck_closed"}:
                self._is_closed = True
            case {"type": "game.luck_drawn", "data": {"public": {"round": int() as number}}}:
                self._see(number, self.now())

    def _see(self, number: int, now: float) -> None:
        if self.sight is not None and self.sight.round >= number:  # of a fork's parent, or the same again
            return
        absent_at = self._absent_at if self._is_closed else None  # a group's round was named in another log
        self.sight = RoundSight(number, absent_at, now, self._apart_s)
        if self.sight.verdict == "late":
            text = f"game {self.game}: round {number} of drand was named later than the log says"
            warnings.warn(text, RoundNamedLate, stacklevel=2)

