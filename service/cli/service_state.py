"""What players feel of the service: can they move, are its parts there, does work wait, what runs full next."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from enum import IntEnum
from typing import NamedTuple

from redis import Redis
from redis.exceptions import RedisError
from rq import Worker

from service.app.due.outages import GAP_MS, Part, last_alive_ms
from service.app.maintenance.health import Health, Standing, to_second
from service.app.maintenance.room import Forecast, forecast_room, measure_room
from service.cli.outage import (
    PATIENCE_S,
    explain_outage,
    is_service_running,
    is_stopped,
    last_answer,
    not_running,
    to_mib,
)
from service.config import Config
from service.store import ArchivedStore, MemoryWatch, Unavailable, make_probe
from service.supervisor import external_redis
from service.supervisor.data_dir_lock import noted_processes
from service.supervisor.processes import is_process_alive
from workers.queue import automation_queue, webhook_queue
from workers.worker import WORKER_TTL_S

WEBHOOKS_LATE_MS = 60_000


class Level(IntEnum):
    """How bad a state is: the exit status of `deaddrop doctor`."""

    SOUND = 0
    FINDING = 1
    """Something is to be mended, and people play."""
    WAITING = 3
    """A part is away or work waits: people can move, and wait for bots, clocks, lists or messages."""
    DOWN = 4
    """Nobody can move."""


class State(NamedTuple):
    """One sentence about one subject, with its remedy if it is not sound."""

    subject: str
    level: Level
    sentence: str


def examine_service(config: Config, store: ArchivedStore) -> Iterator[State]:
    """The states in the order in which players feel them.  Raises Unavailable if the store cannot be read."""
    if config.embedded_events and not is_service_running(config.data_dir):
        yield State("moves", Level.DOWN, not_running(config))
        return
    health = Health(store, make_probe(config.jobs_url), config.secret, origin=config.origin)
    try:
        standing = health.check()
    except Unavailable as error:
        yield State("moves", Level.DOWN, explain_outage(config, error, store))
    else:
        yield from _examine_api(config)
        away = list(_find_absent_parts(config, store))
        yield from away or [
            State("parts", Level.SOUND, "the API, the dispatcher, the workers and the courier are there.")
        ]
        yield from _examine_owed_work(store, standing)
    yield from _examine_room(config, store)


def _examine_api(config: Config) -> Iterator[State]:
    status, detail = last_answer(config)
    if status not in (0, 200):
        restart = "restart it, or look at its log"
        yield State("moves", Level.DOWN, f"The API at {config.base_url} is not ready ({detail or status}): {restart}.")
    else:
        yield State("moves", Level.SOUND, "the events server takes writes.")


def _find_absent_parts(config: Config, store: ArchivedStore) -> Iterator[State]:
    now_ms = store.clock_ms()
    noted = noted_processes(config.data_dir) if is_service_running(config.data_dir) else {}
    for name, process in noted.items():
        if not is_process_alive(process):
            yield _absent(
                f"{name} has ended, and is started again by itself; if it ends again, its last lines say why", name
            )
        elif is_stopped(process):
            yield _absent(f"{name} (process {process.pid}) was stopped: `kill -CONT {process.pid}`", name)
    parts: tuple[tuple[Part, str], ...] = (("api", "API"), ("dispatcher", "dispatcher"))
    for part, name in parts:
        last_ms = last_alive_ms(store, part)
        if last_ms is None or abs(now_ms - last_ms) > GAP_MS:
            since = f"since {to_second(last_ms / 1000)}" if last_ms else "yet"
            yield _absent(f"no {name} has shown a sign of life {since}: start it, or restart it if it runs", part)
    yield from _find_absent_workers(config)


def _find_absent_workers(config: Config) -> Iterator[State]:
    """Workers and couriers, which are known to the jobs server only."""
    try:
        with Redis.from_url(config.jobs_url, socket_timeout=PATIENCE_S, socket_connect_timeout=PATIENCE_S) as jobs:
            kinds = [
                ("worker", automation_queue(jobs)),
                *([("courier", webhook_queue(jobs))] if config.has_courier else []),
            ]
            for name, queue in kinds:
                beats = [each.last_heartbeat for each in Worker.all(queue=queue)]
                now = datetime.now(UTC)
                if not any(
                    beat and (now - beat.replace(tzinfo=UTC)).total_seconds() < 2 * WORKER_TTL_S for beat in beats
                ):
                    yield _absent(f"no {name} is there, and {len(queue)} jobs wait for one: start it", name)
    except RedisError as error:
        where = external_redis.without_password(config.jobs_url)
        why = str(error).rstrip(".")
        yield _absent(f"the jobs server at {where} cannot be used ({why}): start it; owed turns are sent again", "jobs")


def _absent(text: str, part: str) -> State:
    return State("parts", Level.DOWN if part == "api" else Level.WAITING, f"{text}.")


def _examine_owed_work(store: ArchivedStore, standing: Standing) -> Iterator[State]:
    late = list[str]()
    if standing.is_automation_late:
        first = "".join(f" ({each})" for each in store.owed(store.clock_ms(), 1))
        seconds = standing.backlog.longest_ms // 1000
        late.append(f"a turn of a bot or a clock is {seconds} s overdue{first}: start what is away, else more workers")
    if standing.is_lobby_late:
        late.append(f"the lobby is {standing.lag_ms // 1000} s behind: restart the dispatcher")
    if standing.is_log_late:
        late.append(f"the log of games is {(standing.log_ms or 0) // 1000} s behind: restart the dispatcher")
    if standing.webhooks.longest_ms > WEBHOOKS_LATE_MS:
        late.append(f"webhooks wait for {standing.webhooks.longest_ms // 1000} s: start a courier")
    yield from (State("owed", Level.WAITING, f"{each}.") for each in late)
    if not late:
        yield State("owed", Level.SOUND, f"nothing is overdue; {standing.backlog.games} games have a due time.")


def _examine_room(config: Config, store: ArchivedStore) -> Iterator[State]:
    uses = MemoryWatch({"events": config.redis_url, "jobs": config.jobs_url}).read()
    room = measure_room(uses, config.data_dir)
    memory, disk = forecast_room(store, room, store.clock_ms())
    if room.memory:
        most = f"of {to_mib(room.limit)} " if room.limit else ""
        text = f"{to_mib(room.memory)} {most}used by the events server{_ahead(memory)}"
        yield _room("memory", memory, text, "`deaddrop archive --days 1`, or a higher maxmemory")
    yield _room(
        "disk",
        disk,
        f"{to_mib(room.free)} free for {config.data_dir}{_ahead(disk)}",
        "delete old backups, or a larger disk",
    )


def _room(subject: str, forecast: Forecast, text: str, remedy: str) -> State:
    return (
        State(subject, Level.FINDING, f"{text}: {remedy}.")
        if forecast.is_tight
        else State(subject, Level.SOUND, f"{text}.")
    )


def _ahead(forecast: Forecast) -> str:
    """For how long it lasts, as a clause."""
    return "" if forecast.days is None else f", full in about {forecast.days:,.0f} days at this pace"
