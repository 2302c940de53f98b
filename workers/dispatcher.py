"""The dispatcher hears of owed turns and asks for them at once; the sweeper asks again, every second, for what is overdue.

Messages are only hints: what is owed stands in the store, so a lost job, a wiped queue or a dead worker costs seconds.
Who comes next is a matter of fairness between owners (`fair`), so RQ's own queue is kept short (`feeder`).
"""

from __future__ import annotations

import logging
import os
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Protocol

from redis import Redis
from redis.exceptions import RedisError

from service.app.lobby import project
from service.config import Config
from service.factory import create_context
from service.quotas import bot_budget_s
from service.store import Store, Unavailable
from workers.queue import BEGUN, automation_queue
from workers.queue_feeder import QueueFeeder

log = logging.getLogger(__name__)

BLOCK_MS = 1000
SWEEP_S = 1.0
GRACE_MS = 2000
"""How long an owed turn may be under way before the sweeper asks for it again."""
SWEPT = 100
PAUSE_S = 0.5


class TurnRequests(Protocol):
    """Accepts requests for a worker on a game."""

    def ask(self, game: str, attempt: int, moment: int, *, is_begun: bool = False) -> None:
        """Ask for a game's owed turns. is_begun: a job has taken the one before."""


def dispatch(store: Store, turns: TurnRequests, stopping: threading.Event) -> None:
    """Ask for owed turns as soon as the feeds tell of them."""
    after = store.feed_ends()
    while not stopping.is_set():
        for partition, entry in store.follow(after, BLOCK_MS):
            after[partition] = entry.id
            if "owed" in entry.kinds:
                turns.ask(entry.game, 0, entry.last, is_begun=BEGUN in entry.kinds)


def sweep(store: Store, turns: TurnRequests, now_ms: int) -> int:
    """Ask again for turns that are overdue; how many there were."""
    overdue = store.owed(now_ms - GRACE_MS, SWEPT)
    for game_id in overdue:
        attempt = store.lease(game_id, now_ms)
        if attempt:
            turns.ask(game_id, attempt, now_ms)
    return len(overdue)


def sweep_until_stopped(store: Store, turns: TurnRequests, stopping: threading.Event) -> None:
    while not stopping.wait(SWEEP_S):
        sweep(store, turns, store.clock_ms())


def start_loop(work: Callable[[], None], name: str, stopping: threading.Event) -> threading.Thread:
    """Run `work` in a thread, and again after a pause when a server could not be reached or anything else went wrong."""

    def run_on() -> None:
        while not stopping.is_set():
            try:
                work()
            except (Unavailable, RedisError) as error:
                log.warning("%s waits for a server: %s", name, type(error).__name__)
                stopping.wait(PAUSE_S)
            except Exception as error:
                log.error("%s failed and goes on", name, exc_info=error)
                stopping.wait(PAUSE_S)

    thread = threading.Thread(target=run_on, name=name, daemon=True)
    thread.start()
    return thread


def dispatch_until_stopped(config: Config) -> None:
    """Dispatcher, sweeper and lobby projector, until told to stop."""
    context, stopping = create_context(config), threading.Event()
    turns = QueueFeeder(
        automation_queue(Redis.from_url(config.jobs_url)), context.store.owner, bot_budget_s(config.limits)
    )

    def stop(_: int, __: FrameType | None) -> None:
        stopping.set()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    parts = [
        start_loop(lambda: dispatch(context.store, turns, stopping), "dispatcher", stopping),
        start_loop(lambda: sweep_until_stopped(context.store, turns, stopping), "sweeper", stopping),
        start_loop(lambda: turns.listen(stopping), "listener", stopping),
        start_loop(lambda: turns.feed_on(stopping), "feeder", stopping),
        start_loop(lambda: project(context, stopping), "lobby", stopping),
    ]
    stopping.wait()
    for part in parts:
        part.join(timeout=2)
    os._exit(0)
