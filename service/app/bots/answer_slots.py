"""Time slots of bots' answers, computed from public data so that no timestamp reveals how long a bot thought.

A slot is chosen before the bot thinks, from the question's time and the time its turn came up. See ADR 20.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from prometheus_client import Counter

from domain.game.aggregate import Game
from domain.game.batch import Batch
from domain.game.pace import slot
from domain.kernel.timestamps import milliseconds
from projections.timestamps import stamp
from service.app.core.context import Context

READY_MS = 10
"""Lead time of an answer before its slot, for sealing and handing over."""

OVERRUNS = Counter("deaddrop_bot_overruns_total", "Answers released a slot or more late because a bot thought for too long")


class ScheduledAnswer(NamedTuple):
    """A bot's answer, decided on `before`. due_ms: time to store it by this process's clock; 0: immediately."""

    before: Game
    batch: Batch
    due_ms: int


class Job(NamedTuple):
    """Start of a job on a game. begun_ms: by the clock of the game's timestamps; lead_ms: that clock's lead over this
    process's.
    """

    lead_ms: int
    begun_ms: int


def begin_job(context: Context, game: Game) -> Job:
    """The job that begins now on this stored game."""
    now_ms = context.now_ms()
    begun_ms = max(now_ms, milliseconds(game.at))
    return Job(begun_ms - now_ms, begun_ms)


class AnswerSlots:
    """Times at which the first owed decision of a game can be answered.

    Half of the pace is reserved for thinking. A decision that comes up after that is answered one slot later, however
    long thinking takes, about this decision or others asked at the same time.
    """

    def __init__(self, context: Context, game: Game, job: Job) -> None:
        self._context, self._game, self._lead_ms = context, game, job.lead_ms
        self._pace_ms = game.created.pace_ms
        if self._pace_ms:
            self._asked_ms = milliseconds(game.automatic_decisions()[0].at)
            self._meant_ms = self._first_after(job.begun_ms + self._pace_ms // 2)

    def answer(self, sealed: Callable[[str], Batch]) -> ScheduledAnswer:
        """The bot's answer with its time. sealed: timestamp to batch.  Raises the errors of `sealed`."""
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
