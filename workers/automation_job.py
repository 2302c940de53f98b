"""The job that plays a game's bots, automata, resigned seats and timeouts."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from functools import cache, partial

from domain.game.aggregate import Game
from domain.game.bot_answer import choose_policy
from domain.kernel.errors import Conflict, Stale
from service.app.bots.answer_slots import Job, ScheduledAnswer, begin_job
from service.app.bots.automation import (
    AskBot,
    answer_next,
    apply_timeout,
    end_quiet_game,
    is_expired,
    is_late,
    renew_due,
    reveal_group,
    set_aside_tournament_work,
    think_with,
)
from service.app.core.context import Context
from service.app.core.hooks import GameWatcher
from service.app.due.automation_due import due_and_kinds
from service.app.rulesets.time_limit import timebox
from service.config import Config
from service.factory import create_context
from service.store import Unavailable
from workers.queue import BEGUN, JobFailed, Slice, note_slice, note_start
from workers.releaser import Release, Releaser

log = logging.getLogger(__name__)

SLICE_S = 0.25
"""Time slice of a job. Then the game queues again; a decision in progress is finished first."""
AHEAD = 6
"""Most answers in a row held by one job. A number and not a time, so job boundaries do not reveal thinking time."""
ENOUGH_S = 1.0
"""Upper bound on a job's time, even with few answers."""
THINK_S = 2.0
"""Time limit for a bot's decision."""

Hold = Callable[[ScheduledAnswer, bool], None]
"""Has an answer stored when due. The flag: whether the job goes on with the next decision."""


@cache
def worker_context() -> Context:
    """The context of this worker process."""
    return create_context(Config.from_env(os.environ))


@cache
def worker_releaser() -> Releaser:
    """The releaser of this worker process."""
    return Releaser()


def act(game_id: str, _attempt: int = 0) -> None:
    """Play until a person has to decide, or the slice is over.

    Raises JobFailed without details: the queue stores errors, whose text may contain secrets.
    """
    before_s, version, goes_on = time.process_time(), 0, False
    try:
        with note_start(game_id, first_owed_id(worker_context().games.load(game_id))) as deaths:
            game = play_slice(worker_context(), game_id, deaths, hold_answer)
        version, goes_on = (
            game.version,
            game.is_running and bool(game.automatic_decisions()) and not game.created.pace_ms,
        )
    except Unavailable as error:
        worker_context().note_outage(error)
        raise JobFailed(error.reason) from None
    except Exception as error:
        log.error("a job failed, and is tried again. Damaged: run `deaddrop doctor`. Any other error is a bug: report it with its place", exc_info=error, extra={"game": game_id})
        raise JobFailed(type(error).__name__) from None
    finally:
        note_slice(Slice(game_id, version, round(1000 * (time.process_time() - before_s), 1), goes_on))


def first_owed_id(game: Game) -> str | None:
    """The id of the first owed decision; None without one."""
    decisions = game.automatic_decisions() if game.is_running else ()
    return decisions[0].id if decisions else None


def hold_answer(answer: ScheduledAnswer, continues_here: bool) -> None:
    """Hand an answer to the releaser, which stores it when due."""
    due, kinds = due_and_kinds(answer.batch, worker_context().games.expiry, continues_here=continues_here)
    kinds = (*kinds, BEGUN) if "owed" in kinds else kinds
    head = (answer.before.version, answer.before.digest)
    worker_releaser().hold(Release(answer.due_ms, answer.before.id, head, answer.batch.events, due, kinds))


def play_slice(with_context: Context, game_id: str, deaths: int, hold: Hold | None = None) -> Game:
    """Answer owed decisions, at least one, and apply a timeout, within a job's slice. Returns the game afterwards.

    hold: takes answers that are due later, while the game is played ahead of them; None: wait for each.
    deaths: jobs that began with the first of these decisions and never ended.
    """
    game, until = with_context.games.load(game_id), time.monotonic() + SLICE_S
    think, job = think_with(choose_policy, partial(timebox, THINK_S)), begin_job(with_context, game)
    before = game
    while game.is_running:
        if is_late(with_context, game):
            game = apply_timeout(with_context, game)
        elif game.automatic_decisions():
            try:
                answer = answer_next(with_context, game, deaths, think, job)
            except (Stale, Conflict):
                return game
            if answer.due_ms and hold:
                return play_ahead(with_context, answer, think, job, hold)
            game = store_when_due(with_context, answer)
        elif is_expired(with_context, game):
            game = end_quiet_game(with_context, game)
        else:
            if game is before:
                renew_due(with_context, game)
            break
        deaths = 0
        if time.monotonic() >= until:
            break
    reveal_group(with_context, game)
    for watcher in with_context.extensions.of("app", GameWatcher):
        watcher.after_game(with_context, game)
    set_aside_tournament_work(with_context, game)
    return game


def play_ahead(with_context: Context, answer: ScheduledAnswer, think: AskBot, job: Job, hold: Hold) -> Game:
    """Hold this answer and up to `AHEAD` in a row that follow it. Returns the game after the last."""
    until = time.monotonic() + ENOUGH_S
    for number in range(1, AHEAD + 1):
        game = answer.batch.game
        continues_here = (
            game.is_running and bool(game.automatic_decisions()) and number < AHEAD and time.monotonic() < until
        )
        hold(answer, continues_here)
        if not continues_here:
            break
        try:
            answer = answer_next(with_context, game, 0, think, job)
        except (Stale, Conflict):
            break
    return game


def store_when_due(with_context: Context, answer: ScheduledAnswer) -> Game:
    """Wait until an answer is due and store it. Returns the game after it, or the current one after a lost race."""
    while (left_ms := answer.due_ms - with_context.now_ms()) > 0:
        time.sleep(left_ms / 1000)
    after = with_context.games.commit(answer.before, answer.batch, continues_here=True)
    return after or with_context.games.load(answer.before.id)
