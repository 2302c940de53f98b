"""The dispatcher requests owed turns as the feeds announce them; the sweeper requests overdue ones again twice a
second.

Of several dispatchers each does this for its share of the partitions (`share`), and one thread reads the news for all
loops that need them (`own_feeds`). The dispatcher of the first partition also runs the tasks that need one process.
Messages are only hints: due times are in the store, so a lost job, a wiped queue or a dead worker costs seconds.
The order is fair between owners (`fair_order`), so RQ's own queue is kept short (`queue_feeder`).
"""

from __future__ import annotations

import logging
import os
import secrets
import signal
import threading
from collections.abc import Callable, Collection
from functools import partial
from itertools import islice
from types import FrameType
from typing import Protocol

from redis import Redis
from redis.exceptions import RedisError

from projections.lobby import NAME as LOBBY
from service.app.core.context import Context
from service.app.due.automation_due import GRACE_MS
from service.app.due.awaited_rounds import NAME as ROUNDS
from service.app.due.log_letters import are_letters_listed, list_letters
from service.app.due.outages import note_alive
from service.app.forgetting.forget_player import settle_forgotten
from service.app.maintenance.archive import archive_games
from service.app.maintenance.expiry import note_old_tables
from service.app.maintenance.resume import resume
from service.app.maintenance.room import Room, measure_room, note_room
from service.app.moderation.retention import prune
from service.app.projected.lobby import TakeNews, project
from service.app.projected.open_games import networks_of_owner
from service.app.proofs.games_log import log_origin
from service.app.studies.study_rows import prune_studies
from service.config import Config
from service.disk_faults import to_disk_cause
from service.factory import create_context, open_archived_store
from service.games_log.files import LogFiles
from service.outage_reports import OutageReports
from service.quotas import bot_budgets
from service.shares import Turns
from service.store import (
    ALL_PARTITIONS,
    ArchivedStore,
    DueGames,
    InstallationNotes,
    MemoryWatch,
    Store,
    Unavailable,
    make_probe,
)
from service.trust_settings import read_policy_setting
from workers.drand_rounds import Relays, fetch_rounds
from workers.games_log_keeper import keep_games_log
from workers.jobs_server import JOBS, find_jobs_cause
from workers.own_feeds import OwnFeeds
from workers.queue import BEGUN, automation_queue, webhook_queue
from workers.queue_feeder import QueueFeeder
from workers.share import Share
from workers.webhook_requests import CONSUMER as WEBHOOKS
from workers.webhook_requests import DeliveryRequests, follow_news, sweep_webhooks

log = logging.getLogger(__name__)

WAIT_S = 1.0
LOOK_BACK_MS = 5000
"""A dispatcher that takes over a partition requests turns from news this old: longer than a dispatcher's death can go
unnoticed (`share`). The sweeper finds older ones.
"""
SWEEP_S = 0.5
SWEPT = 100
"""Most requests of one sweep."""
LOOKED_AT = 10_000
"""Most overdue games and other logs among which a sweep chooses: as many as may wait in the fair order."""
PAUSE_S = 0.5
RESUME_S = 60
PRUNE_S = 3600
DAY_S = 86_400
ARCHIVE_FIRST_S = 600
"""Delay after the start, short enough that a machine used only in the evening also archives."""
ARCHIVE = "the archive"
ARCHIVE_REST_S = 0.02
"""Pause between two games, so that turns do not wait."""


NoteOutage = Callable[[Unavailable | RedisError], None]


class TurnRequests(Protocol):
    """Accepts requests for turns of games."""

    def ask(self, game: str, attempt: int, moment: int, *, is_begun: bool = False) -> None:
        """Request a game's owed turns. is_begun: a job played the previous turn."""

    def is_waiting(self, game: str) -> bool:
        """Whether a request for a game waits already."""

    def owner_of(self, game: str) -> str:
        """The owner of a game or another log, "" for none."""


def dispatch(take: TakeNews, turns: TurnRequests, stopping: threading.Event) -> None:
    """Request owed turns as the news announce them, until stopped."""
    while not stopping.is_set():
        for _, entry in take(WAIT_S):
            if "owed" in entry.kinds:
                turns.ask(entry.game, 0, entry.last, is_begun=BEGUN in entry.kinds)


def look_back(store: InstallationNotes) -> dict[int, str]:
    """Positions in the feeds from which turns are requested."""
    return dict.fromkeys(ALL_PARTITIONS, f"{max(0, store.clock_ms() - LOOK_BACK_MS)}-0")


def sweep(store: DueGames, turns: TurnRequests, now_ms: int, partitions: Collection[int] = ALL_PARTITIONS) -> int:
    """Request overdue turns again: of each network in turn, and inside it of each owner, so that one with thousands of games delays no
    other. Returns the number of requests.
    """
    overdue = [each for each in store.owed(now_ms - GRACE_MS, LOOKED_AT, partitions) if not turns.is_waiting(each)]
    waiting = Turns[str]()
    for each in overdue:
        waiting.put(each, networks_of_owner(turns.owner_of(each)))
    chosen = list(islice(waiting.take_all(), SWEPT))
    for game_id in chosen:
        attempt = store.lease(game_id, now_ms)
        if attempt:
            turns.ask(game_id, attempt, now_ms)
    return len(chosen)


def sweep_until_stopped(store: Store, turns: TurnRequests, share: Share, stopping: threading.Event) -> None:
    while not stopping.wait(SWEEP_S):
        note_alive(store)
        sweep(store, turns, store.clock_ms(), share.partitions)


def note_expiry_until_stopped(context: Context, share: Share, stopping: threading.Event) -> None:
    """Set due times once for tables that were opened while tables did not expire."""
    if share.wait_until_first(stopping):
        note_old_tables(context)
        stopping.wait()


def resume_until_stopped(context: Context, share: Share, stopping: threading.Event) -> None:
    """Note the letters of all logs, at once, and again if the notes are lost. Give back what waited for an extension that is on
    now: at once, and then every minute, as another host may still have had it off.
    """
    is_listed = False
    while share.wait_until_first(stopping):
        if not is_listed or not are_letters_listed(context.store):
            list_letters(context.store)
            is_listed = True
        resume(context)
        stopping.wait(RESUME_S)


def prune_until_stopped(context: Context, share: Share, stopping: threading.Event, measure: Callable[[], Room]) -> None:
    """Delete expired reports, acts of moderation and studies, finish forgetting, and note the room that is left, at once
    and then every hour.
    """
    while share.wait_until_first(stopping):
        note_room(context.store, measure(), context.store.clock_ms())
        settle_forgotten(context)
        prune(context)
        prune_studies(context)
        stopping.wait(PRUNE_S)


def archive_until_stopped(
    context: Context,
    store: ArchivedStore,
    *,
    days: int,
    share: Share,
    stopping: threading.Event,
    first_s: float = ARCHIVE_FIRST_S,
) -> None:
    """Archive games that have been over for this many days, soon after the start and then once a day. A full disk is reported as an outage."""
    rest_s = first_s
    while not stopping.wait(rest_s) and share.wait_until_first(stopping):
        try:
            archive_games(context, store, days * DAY_S * 1000, lambda: pause_unless(stopping))
            context.part(OutageReports).end(ARCHIVE)
            rest_s = DAY_S
        except OSError as error:
            if not (cause := to_disk_cause(error)):
                raise
            context.part(OutageReports).note(ARCHIVE, cause)
            rest_s = first_s


def pause_unless(stopping: threading.Event) -> None:
    """Rest between two games.  Raises SystemExit, which ends the thread, when stopped."""
    if stopping.wait(ARCHIVE_REST_S):
        raise SystemExit


def start_loop(work: Callable[[], None], name: str, stopping: threading.Event, note_outage: NoteOutage) -> threading.Thread:
    """Run `work` in a thread; restart it after a pause whenever it fails. note_outage: reports that a server is away."""

    def run_on() -> None:
        while not stopping.is_set():
            try:
                work()
            except (Unavailable, RedisError) as error:
                note_outage(error)
                stopping.wait(PAUSE_S)
            except Exception as error:
                log.error("the loop %s failed, and goes on. Damaged or OSError: run `deaddrop doctor`. Any other error is a bug: report it with its place", name, exc_info=error)
                stopping.wait(PAUSE_S)

    thread = threading.Thread(target=run_on, name=name, daemon=True)
    thread.start()
    return thread


def dispatch_until_stopped(config: Config) -> None:
    """Run dispatcher, sweeper, lobby projector, the log of games, rounds of drand and the requests for webhooks until
    stopped.
    """
    policy = read_policy_setting(config.witnesses)
    files = LogFiles(config.games_log_dir, log_origin(config.origin))
    store = open_archived_store(config)
    context, stopping, jobs = create_context(config, store=store, outages=OutageReports()), threading.Event(), Redis.from_url(config.jobs_url)
    share = Share(context.store, secrets.token_hex(8), make_probe(config.jobs_url))
    feeds = OwnFeeds(context.store, share)
    turns = QueueFeeder(automation_queue(jobs), context.store.owner, bot_budgets(config.limits), share.has)
    deliveries = DeliveryRequests(webhook_queue(jobs))

    def note_outage(error: Unavailable | RedisError) -> None:
        if isinstance(error, Unavailable):
            context.note_outage(error)
        else:
            context.part(OutageReports).note(JOBS, find_jobs_cause(error), jobs.ping)

    def stop(_: int, __: FrameType | None) -> None:
        stopping.set()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)

    def start_following(consumer: str, work: Callable[[TakeNews], None], name: str) -> threading.Thread:
        begin, save = partial(context.store.checkpoint, consumer), partial(context.store.advance, consumer)
        return start(lambda: feeds.follow(begin, work, save), name)

    memory = MemoryWatch({"events": config.redis_url})

    def measure() -> Room:
        return measure_room(memory.read(), config.data_dir)

    start = partial(start_loop, stopping=stopping, note_outage=note_outage)
    requests = partial(feeds.follow, partial(look_back, context.store), lambda take: dispatch(take, turns, stopping))
    parts = [
        start(lambda: feeds.read(stopping), "news"),
        start(requests, "dispatcher"),
        start(lambda: sweep_until_stopped(context.store, turns, share, stopping), "sweeper"),
        start(lambda: turns.listen(stopping), "listener"),
        start(lambda: turns.feed_on(stopping), "feeder"),
        start_following(LOBBY, lambda take: project(context, take, stopping), "lobby"),
        start(lambda: note_expiry_until_stopped(context, share, stopping), "expiry"),
        start(lambda: resume_until_stopped(context, share, stopping), "extensions"),
        start(lambda: prune_until_stopped(context, share, stopping, measure), "moderation"),
        start(lambda: keep_games_log(context, files, policy, stopping), "games log"),
    ]
    if config.archive_days:
        archive = partial(archive_until_stopped, context, store, days=config.archive_days, share=share, stopping=stopping)
        parts.append(start(archive, "archive"))
    if config.drand_relays:
        relays = Relays(config.drand_relays)
        parts.append(start_following(ROUNDS, lambda take: fetch_rounds(context, relays, take, share, stopping), "rounds"))
    if config.has_courier:
        parts += [
            start_following(WEBHOOKS, lambda take: follow_news(context, deliveries, take, stopping), "webhook news"),
            start(lambda: sweep_webhooks(context, deliveries, share, stopping), "webhook sweeper"),
        ]
    stopping.wait()
    for part in parts:
        part.join(timeout=2)
    os._exit(0)
