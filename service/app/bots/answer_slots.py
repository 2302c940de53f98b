"""When bots' answers are told: at slots that follow from what everybody may know, so that no time says how long a bot thought.

A slot is chosen before the bot thinks, from the question's time and the time at which its turn came up. See ADR 20.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
from prometheus_client import Counter

from domain.game.aggregate import Game
from domain.game.batch import Batch
from domain.game.pace import slot
from domain.kernel.timestamps import milliseconds
from projections.timestamps import stamp
from service.app.context import Context

READY_MS = 10
"""How long before its slot an answer is there: it has yet to be sealed and handed over."""

OVERRUNS = Counter("deaddrop_bot_overruns_total", "Answers told a slot or more late because a bot thought for too long")


class ScheduledAnswer(NamedTuple):
    """What a bot answers after `before`. due_ms: when it may be stored, by this process's clock; 0: at once."""

    before: Game
    batch: Batch
    due_ms: int


def pace_of(context: Context, game: Game) -> int:
    """Milliseconds from a question to a bot's answer in this game; where its log does not say, as this installation has it."""
    stated = game.created.pace_ms
    return context.pace_ms if stated is msgspec.UNSET else stated


class Job(NamedTuple):
    """When a job came to answer a game. lead_ms: how far the clock that the game was stamped by is before this process's; begun_ms: by
    that clock.
    """

    lead_ms: int
    begun_ms: int


def begin_job(context: Context, game: Game) -> Job:
    """The job that begins now with a game as it is stored."""
    now_ms = context.now_ms()
    begun_ms = max(now_ms, milliseconds(game.at))
    return Job(begun_ms - now_ms, begun_ms)


class AnswerSlots:
    """The times at which the first owed decision of a game can be answered. Half of the pace is kept free for the job to think in: what
    comes up later than that is answered a slot later, whatever the thinking takes, also that about others who are asked at the same time.
    """

    def __init__(self, context: Context, game: Game, job: Job) -> None:
        self._context, self._game, self._lead_ms = context, game, job.lead_ms
        self._pace_ms = pace_of(context, game)
        if self._pace_ms:
            self._asked_ms = milliseconds(game.automatic_decisions()[0].at)
            self._meant_ms = self._first_after(job.begun_ms + self._pace_ms // 2)

    def answer(self, sealed: Callable[[str], Batch]) -> ScheduledAnswer:
        """What the bot has answered, sealed with its time.  Raises what sealing it raises."""
        if not self._pace_ms:
            return ScheduledAnswer(self._game, sealed(self._context.stamp()), 0)
        due_ms = max(self._meant_ms, self._first_after(self._now_ms() + READY_MS))
        if due_ms > self._meant_ms:
            OVERRUNS.inc()
        return ScheduledAnswer(self._game, sealed(stamp(due_ms)), due_ms - self._lead_ms)

    def _now_ms(self) -> int:
        return self._context.now_ms() + self._lead_ms

    def _first_after(self, ready_ms: int) -> int:
        return slot(self._asked_ms, max(ready_ms, milliseconds(self._game.at)), self._pace_ms)
