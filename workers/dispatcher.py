"""The dispatcher requests owed turns as the feeds announce them; the sweeper requests overdue ones again twice a second.

Messages are only hints: due times are in the store, so a lost job, a wiped queue or a dead worker costs seconds.
The order is fair between owners (`fair_order`), so RQ's own queue is kept short (`queue_feeder`).
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

from service.app.context import Context
from service.app.due.automation_due import GRACE_MS
from service.app.due.outages import note_alive
from service.app.games_log import log_origin
from service.app.maintenance.archive import archive_games
from service.app.maintenance.expiry import note_old_tables
from service.app.moderation.retention import prune
from service.app.projected.lobby import project
from service.app.studies.study_rows import prune_studies
from service.config import Config
from service.factory import create_context, open_archived_store
from service.games_log.files import LogFiles
from service.quotas import bot_budgets
from service.store import ArchivedStore, Store, Unavailable
from service.trust_settings import read_policy_setting
from workers.drand_rounds import Relays, fetch_rounds
from workers.games_log_keeper import keep_games_log
from workers.queue import BEGUN, automation_queue, webhook_queue
from workers.queue_feeder import QueueFeeder
from workers.webhook_requests import DeliveryRequests, follow_news, sweep_webhooks

log = logging.getLogger(__name__)

BLOCK_MS = 1000
GATHER_S = 0.01
"""Pause after news, so that what follows at once is read with it: asking for the news of all partitions takes Redis and
the dispatcher longer than all else that they do for a move. The first news after a pause is not delayed.
"""
SWEEP_S = 0.5
SWEPT = 100
PAUSE_S = 0.5
PRUNE_S = 3600
DAY_S = 86_400
ARCHIVE_FIRST_S = 600
"""After the start: a machine that is on for an evening only archives too."""
ARCHIVE_REST_S = 0.02
"""Between two games that are looked at, so that turns do not wait."""
INBOXES_A_PASS = 10_000


class TurnRequests(Protocol):
    """Accepts requests for turns of games."""

    def ask(self, game: str, attempt: int, moment: int, *, is_begun: bool = False) -> None:
        """Request a game's owed turns. is_begun: a job played the one before."""


def dispatch(store: Store, turns: TurnRequests, stopping: threading.Event) -> None:
    """Request owed turns as the feeds announce them, until stopped."""
    after = store.feed_ends()
    while not stopping.is_set():
        news = store.follow(after, BLOCK_MS)
        for partition, entry in news:
            after[partition] = entry.id
            if "owed" in entry.kinds:
                turns.ask(entry.game, 0, entry.last, is_begun=BEGUN in entry.kinds)
        if news:
            stopping.wait(GATHER_S)


def sweep(store: Store, turns: TurnRequests, now_ms: int) -> int:
    """Request overdue turns again. Returns their number."""
    overdue = store.owed(now_ms - GRACE_MS, SWEPT)
    for game_id in overdue:
        attempt = store.lease(game_id, now_ms)
        if attempt:
            turns.ask(game_id, attempt, now_ms)
    return len(overdue)


def sweep_until_stopped(store: Store, turns: TurnRequests, stopping: threading.Event) -> None:
    while not stopping.wait(SWEEP_S):
        note_alive(store)
        sweep(store, turns, store.clock_ms())


def note_expiry_until_stopped(context: Context, stopping: threading.Event) -> None:
    """Note once when tables from before end by themselves."""
    note_old_tables(context)
    stopping.wait()


def prune_until_stopped(context: Context, stopping: threading.Event) -> None:
    """Delete reports, acts of moderation and studies that are past their time, at once and then every hour."""
    while not stopping.is_set():
        prune(context)
        prune_studies(context)
        stopping.wait(PRUNE_S)


def archive_until_stopped(
    context: Context, store: ArchivedStore, days: int, stopping: threading.Event, first_s: float = ARCHIVE_FIRST_S
) -> None:
    """Archive games that have been over for so many days, soon after the start and then once a day."""
    rest_s = first_s
    while not stopping.wait(rest_s):
        archive_games(context, store, days * DAY_S * 1000, lambda: pause_unless(stopping))
        store.expire_old_inboxes(INBOXES_A_PASS)
        rest_s = DAY_S


def pause_unless(stopping: threading.Event) -> None:
    """Rest between two games.  Raises SystemExit, which ends the thread, when told to stop."""
    if stopping.wait(ARCHIVE_REST_S):
        raise SystemExit


def start_loop(work: Callable[[], None], name: str, stopping: threading.Event) -> threading.Thread:
    """Run `work` in a thread; restart it after a pause whenever it fails."""

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
    """Run dispatcher, sweeper, lobby projector, the log of games, rounds of drand and the requests for webhooks until told to stop."""
    policy = read_policy_setting(config.witnesses)
    files = LogFiles(config.games_log_dir, log_origin(config.origin))
    store = open_archived_store(config)
    context, stopping, jobs = create_context(config, store=store), threading.Event(), Redis.from_url(config.jobs_url)
    turns = QueueFeeder(automation_queue(jobs), context.store.owner, bot_budgets(config.limits))
    deliveries = DeliveryRequests(webhook_queue(jobs))

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
        start_loop(lambda: note_expiry_until_stopped(context, stopping), "expiry", stopping),
        start_loop(lambda: prune_until_stopped(context, stopping), "moderation", stopping),
        start_loop(lambda: keep_games_log(context, files, policy, stopping), "games log", stopping),
    ]
    if config.archive_days:
        parts.append(start_loop(lambda: archive_until_stopped(context, store, config.archive_days, stopping), "archive", stopping))
    if config.drand_relays:
        relays = Relays(config.drand_relays)
        parts.append(start_loop(lambda: fetch_rounds(context, relays, stopping), "rounds", stopping))
    if config.has_courier:
        parts += [
            start_loop(lambda: follow_news(context, deliveries, stopping), "webhook news", stopping),
            start_loop(lambda: sweep_webhooks(context, deliveries, stopping), "webhook sweeper", stopping),
        ]
    stopping.wait()
    for part in parts:
        part.join(timeout=2)
    os._exit(0)
