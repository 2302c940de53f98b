"""The job that answers what a game's bots, its automaton, its leavers and its clock owe."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from functools import cache, partial

from domain.game.aggregate import Game
from domain.kernel.errors import Conflict, Stale
from service.app.bots.answer_slots import Job, ScheduledAnswer, begin_job, pace_of
from service.app.bots.automation import AskBot, answer_next, apply_timeout, is_late, reveal_group, think_with
from service.app.context import Context
from service.config import Config
from service.factory import create_context
from workers.bots import choose_policy
from workers.queue import BEGUN, Slice, note_slice, note_start
from workers.releaser import Release, Releaser
from workers.time_limit import timebox

log = logging.getLogger(__name__)

SLICE_S = 0.25
"""How long one job plays on; then the game waits for its turn again. A decision that is being thought of is not broken off."""
AHEAD = 6
"""How many answers in a row one job has held. A number and no time: where the next job begins shall not say how long this one thought."""
ENOUGH_S = 1.0
"""After so long a job leaves the rest to the next one all the same."""
THINK_S = 2.0
"""How long a bot may think about one decision."""

Hold = Callable[[ScheduledAnswer, bool], None]
"""Has an answer stored when its time has come. The flag says whether the job answers what is owed then, too."""


class JobFailed(Exception):
    """A job that failed, by the kind of its error; the log says where."""


@cache
def worker_context() -> Context:
    """The context of this worker process."""
    return create_context(Config.from_env(os.environ))


@cache
def worker_releaser() -> Releaser:
    """The releaser of this worker process."""
    return Releaser()


def act(game_id: str, _attempt: int = 0) -> None:
    """Play on until a person owes a decision and has time.

    Raises Failed: what an error says may be a secret, and the queue keeps what it is told.
    """
    before_s, version, goes_on = time.process_time(), 0, False
    try:
        with note_start(game_id, first_owed_id(worker_context().games.load(game_id))) as deaths:
            game = play_slice(worker_context(), game_id, deaths, hold_answer)
        version, goes_on = (
            game.version,
            game.is_running and bool(game.automatic_decisions()) and not pace_of(worker_context(), game),
        )
    except Exception as error:
        log.error("a job failed", exc_info=error, extra={"game": game_id})
        raise JobFailed(type(error).__name__) from None
    finally:
        note_slice(Slice(game_id, version, round(1000 * (time.process_time() - before_s), 1), goes_on))


def first_owed_id(game: Game) -> str | None:
    """The id of the decision that a job begins with."""
    owed = game.automatic_decisions() if game.is_running else ()
    return owed[0].id if owed else None


def hold_answer(answer: ScheduledAnswer, goes_on: bool) -> None:
    """Hand an answer to the releaser, which stores it when it is due."""
    due, kinds = worker_context().games.append_of(answer.batch, goes_on=goes_on)
    kinds = (*kinds, BEGUN) if "owed" in kinds else kinds
    head = (answer.before.version, answer.before.digest)
    worker_releaser().hold(Release(answer.due_ms, answer.before.id, head, answer.batch.events, due, kinds))


def play_slice(with_context: Context, game_id: str, deaths: int, hold: Hold | None = None) -> Game:
    """Answer owed decisions one after the other, one at least, and strike the clock if it is late, within the time of one job; the game then.

    Answers that have a time are held, and the game is played on ahead of them; without `hold` each is waited for.  deaths: how many jobs
    began with the first of these decisions and never ended.
    """
    game, until = with_context.games.load(game_id), time.monotonic() + SLICE_S
    think, job = think_with(choose_policy, partial(timebox, THINK_S)), begin_job(with_context, game)
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
        else:
            break
        deaths = 0
        if time.monotonic() >= until:
            break
    reveal_group(with_context, game)
    return game


def play_ahead(with_context: Context, answer: ScheduledAnswer, think: AskBot, job: Job, hold: Hold) -> Game:
    """Have this answer held, and those that are owed after it, so many in a row; the game after the last."""
    until = time.monotonic() + ENOUGH_S
    for number in range(1, AHEAD + 1):
        game = answer.batch.game
        goes_on = game.is_running and bool(game.automatic_decisions()) and number < AHEAD and time.monotonic() < until
        hold(answer, goes_on)
        if not goes_on:
            break
        try:
            answer = answer_next(with_context, game, 0, think, job)
        except (Stale, Conflict):
            break
    return game


def store_when_due(with_context: Context, answer: ScheduledAnswer) -> Game:
    """Store an answer when its time has come; the game after it, or as others have moved it meanwhile."""
    while (left_ms := answer.due_ms - with_context.now_ms()) > 0:
        time.sleep(left_ms / 1000)
    after = with_context.games.commit(answer.before, answer.batch, goes_on=True)
    return after or with_context.games.load(answer.before.id)
