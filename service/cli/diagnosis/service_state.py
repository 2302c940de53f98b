"""What players feel of the service: can they move, are its parts there, does work wait, what runs full next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from enum import IntEnum
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from redis import Redis
from redis.exceptions import RedisError
from rq import Worker

from service.app.due.outages import Part, last_alive_ms
from service.app.maintenance.health import Standing, Unavailable, is_silent, to_second
from service.app.maintenance.room import Forecast, Room, forecast_room, measure_room
from service.cli.diagnosis.findings import count_words
from service.cli.diagnosis.memory_limit import limit_at_start
from service.cli.diagnosis.outage import (
    api_url,
    explain_outage,
    is_service_running,
    is_stopped,
    last_answer,
    not_running,
    to_mib,
)
from service.config import Config
from service.factory import create_health
from service.supervisor import external_redis
from service.supervisor.data_dir_lock import noted_processes
from service.supervisor.processes import ProcessIdentity, is_process_alive
from workers.jobs_server import JOBS, find_jobs_cause
from workers.queue import automation_queue, webhook_queue
from workers.worker import WORKER_TTL_S

if TYPE_CHECKING:
    from service.app.core.context import Context

PATIENCE_S = 3.0
WEBHOOKS_LATE_MS = 60_000


class Level(IntEnum):
    """How bad a state is: the exit status of `deaddrop doctor`."""

    SOUND = 0
    FINDING = 1
    """Something is to be mended, and people play."""
    WAITING = 3
    """A part is away or work waits: people can move, and wait for bots, clocks, lists or messages."""
    DOWN = 4
    """No move is accepted."""


class ServiceState(NamedTuple):
    """One sentence about one subject, with its remedy if it is not sound."""

    subject: str
    level: Level
    sentence: str


def examine_service(config: Config, context: Context) -> Iterator[ServiceState]:
    """The states in the order in which players feel them.  Raises Unavailable if the store cannot be read."""
    if config.embedded_events and not is_service_running(config.data_dir):
        yield ServiceState("moves", Level.DOWN, not_running(config))
        yield _examine_disk(config, measure_room({}, config.data_dir), "")
        return
    health = create_health(config, context.store)
    try:
        standing = health.check()
    except Unavailable as error:
        if error.is_away:
            yield from examine_without_store(config, explain_outage(config, error, context))
            return
        yield ServiceState("moves", Level.DOWN, explain_outage(config, error, context))
        yield from _examine_processes(config)
    else:
        yield from _examine_api(config)
        away = list(_find_absent_parts(config, context))
        yield from away or [ServiceState("parts", Level.SOUND, "the API, the dispatcher and who takes jobs are there.")]
        yield from _examine_owed_work(config, context, standing)
    yield from _examine_room(config, context, measure_room(health.memory(), config.data_dir))


def examine_without_store(config: Config, why: str) -> Iterator[ServiceState]:
    """The states that can be seen while the events server does not answer. why: the outage, its cause and its remedy."""
    yield ServiceState("moves", Level.DOWN, why)
    yield from _examine_processes(config)
    yield _examine_disk(config, measure_room({}, config.data_dir), "")


def _examine_processes(config: Config) -> Iterator[ServiceState]:
    """Parts as this machine and the jobs server know them: in an outage no part can show a sign of life."""
    noted = _noted_parts(config)
    away = [*_find_stopped(noted), *_find_ended(noted)]
    if config.jobs_url != config.redis_url:
        away += _find_absent_workers(config, noted)
    yield from away
    if noted and not away:
        yield ServiceState("parts", Level.SOUND, "the other processes of the service run.")


def _noted_parts(config: Config) -> dict[str, ProcessIdentity]:
    """What the supervisor of this folder has started, the events server left out; empty without a supervisor."""
    noted = noted_processes(config.data_dir) if is_service_running(config.data_dir) else {}
    return {name: process for name, process in noted.items() if name != "events"}


def _find_stopped(noted: Mapping[str, ProcessIdentity]) -> Iterator[ServiceState]:
    for name, process in noted.items():
        if is_process_alive(process) and is_stopped(process):
            yield _absent(f"{name} (process {process.pid}) was stopped: `kill -CONT {process.pid}`", name)


def _find_ended(noted: Mapping[str, ProcessIdentity]) -> Iterator[ServiceState]:
    for name, process in noted.items():
        if not is_process_alive(process):
            yield _absent(f"{name} (process {process.pid}) ended, and is started again by itself: its last lines say why", name)


def _examine_api(config: Config) -> Iterator[ServiceState]:
    status, detail = last_answer(config)
    if status not in (0, 200):
        restart = "restart it, or look at its log"
        yield ServiceState("moves", Level.DOWN, f"The API at {api_url(config)} is not ready ({detail or status}): {restart}.")
    else:
        yield ServiceState("moves", Level.SOUND, "the events server takes writes.")


def _find_absent_parts(config: Config, context: Context) -> Iterator[ServiceState]:
    now_ms, noted = context.store.clock_ms(), _noted_parts(config)
    yield from _find_stopped(noted)
    stopped = {name for name, process in noted.items() if is_process_alive(process) and is_stopped(process)}
    parts: tuple[tuple[Part, str], ...] = (("api", "API"), ("dispatcher", "dispatcher"))
    for part, name in parts:
        last_ms = last_alive_ms(context.store, part)
        if part not in stopped and (last_ms is None or is_silent(last_ms, now_ms)):
            since = f"since {to_second(last_ms / 1000)}" if last_ms else "yet"
            yield _absent(f"no {name} has shown a sign of life {since}: start it, or restart it if it runs", part)
    yield from _find_absent_workers(config, noted)


def _find_absent_workers(config: Config, noted: Mapping[str, ProcessIdentity]) -> Iterator[ServiceState]:
    """Workers and couriers, which are known to the jobs server only. noted: the supervisor's parts, which say whether it
    has a courier; without a supervisor the settings do.
    """
    needs_courier = "courier" in noted if noted else config.has_courier
    try:
        with open_jobs(config) as jobs:
            queues = {"worker": automation_queue(jobs), "courier": webhook_queue(jobs)}
            for name, queue in queues.items():
                is_needed = name == "worker" or needs_courier or (config.has_courier and len(queue))
                if is_needed and not any(is_fresh(each.last_heartbeat) for each in Worker.all(queue=queue)):
                    jobs_wait = f"{count_words(len(queue), 'job')} {'waits' if len(queue) == 1 else 'wait'}"
                    yield _absent(f"no {name} is there, and {jobs_wait} for one: start it", name)
    except RedisError as error:
        where, cause = external_redis.without_password(config.jobs_url), find_jobs_cause(error)
        yield _absent(f"{JOBS} at {where} {cause.what}: {cause.remedy}", "jobs")


def open_jobs(config: Config) -> Redis:
    """A client of the jobs server."""
    return Redis.from_url(config.jobs_url, socket_timeout=PATIENCE_S, socket_connect_timeout=PATIENCE_S)


def is_fresh(beat: datetime | None) -> bool:
    """Whether a sign of life of a worker or courier is no older than two of their intervals."""
    return beat is not None and (datetime.now(UTC) - beat.replace(tzinfo=UTC)).total_seconds() < 2 * WORKER_TTL_S


def _absent(text: str, part: str) -> ServiceState:
    return ServiceState("parts", Level.DOWN if part == "api" else Level.WAITING, f"{text}.")


def _examine_owed_work(config: Config, context: Context, standing: Standing) -> Iterator[ServiceState]:
    late, queued = list[str](), 0
    with suppress(RedisError), open_jobs(config) as jobs:
        queued = len(automation_queue(jobs))
    if standing.is_turn_late:
        first = "".join(f" ({each})" for each in context.store.owed(context.store.clock_ms(), 1))
        seconds = standing.backlog.longest_ms // 1000
        late.append(
            f"a turn of a bot or a clock is {seconds} s overdue{first}, and {_queued_text(queued)}: "
            f"{'start what is away, else more workers' if queued else 'start what is away, else restart the dispatcher'}"
        )
    if standing.is_lobby_late:
        late.append(f"the lobby is {standing.lag_ms // 1000} s behind: restart the dispatcher")
    if standing.is_log_late:
        late.append(f"the log of games is {(standing.log_ms or 0) // 1000} s behind: restart the dispatcher")
    if standing.webhooks.longest_ms > WEBHOOKS_LATE_MS:
        late.append(f"webhooks wait for {standing.webhooks.longest_ms // 1000} s: start a courier")
    yield from (ServiceState("owed", Level.WAITING, f"{each}.") for each in late)
    if not late:
        yield ServiceState("owed", Level.SOUND, f"nothing is overdue, and {_queued_text(queued)}.")


def _queued_text(number: int) -> str:
    return f"{count_words(number, 'job')} {'is' if number == 1 else 'are'} queued"


def _examine_room(config: Config, context: Context, room: Room) -> Iterator[ServiceState]:
    memory, disk = forecast_room(context.store, room, context.store.clock_ms())
    if room.memory:
        most = f"of {to_mib(room.limit)} " if room.limit else ""
        later = limit_at_start(config)
        next_limit = f"; at its next start the limit is {to_mib(later)}" if later and later != room.limit else ""
        memory = memory._replace(share=max(memory.share, room.memory / later if later else 0))
        text = f"{to_mib(room.memory)} {most}used by the events server{_ahead(memory)}{next_limit}"
        yield _to_state("memory", memory, text, "`deaddrop archive --days 1`, or a higher maxmemory")
    yield _examine_disk(config, room, _ahead(disk), disk)


def _examine_disk(config: Config, room: Room, ahead: str, forecast: Forecast | None = None) -> ServiceState:
    """ahead: for how long it lasts, a clause; forecast: None if it is not known."""
    text = f"{to_mib(room.free)} free for {config.data_dir}{ahead}"
    return _to_state("disk", forecast or Forecast(1 - room.free / room.disk, None), text, "delete old backups, or get a larger disk")


def _to_state(subject: str, forecast: Forecast, text: str, remedy: str) -> ServiceState:
    if forecast.is_tight:
        return ServiceState(subject, Level.FINDING, f"{text}: {remedy}.")
    return ServiceState(subject, Level.SOUND, f"{text}.")


def _ahead(forecast: Forecast) -> str:
    """For how long it lasts, as a clause."""
    if forecast.days is None:
        return "; its pace is known an hour after the first start"
    return ", not growing" if forecast.days == inf else f", full in about {forecast.days:,.0f} days at this pace"
