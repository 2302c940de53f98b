"""The jobs queue: jobs are function names with plain values, and only listed names are ever run."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from redis import Redis
from redis.client import Pipeline
from redis.exceptions import ResponseError
from rq import Queue, get_current_job
from rq.exceptions import NoSuchJobError
from rq.job import Job
from rq.serializers import JSONSerializer

from service.ids import letter_of

log = logging.getLogger(__name__)

QUEUE = "automation"
ACT = "workers.automation_job.act"
ATTEND = "workers.stream_job.attend"
"""The jobs for the due work of a game, and of another log."""
WEBHOOKS = "webhooks"
"""The queue of the couriers, so that deliveries never wait before bots, nor bots before deliveries."""
DELIVER = "workers.delivery_job.deliver"
ALLOWED = frozenset((ACT, ATTEND, DELIVER))

JOB_TIMEOUT_S = 30
FAILURE_TTL_S = 600
LARGEST = 4096
"""Most bytes of a job's call, unpacked."""
LARGEST_IN_REDIS = 64 * 1024
"""Most bytes of a job in the jobs server."""
STARTS_TTL_S = 600
"""Lifetime of the note that a job began with a decision; longer than the sweeper's interval."""

SLICES = "deaddrop:ended"
"""Stream of finished slices, for all dispatchers."""
SLICES_KEPT = 10_000
SLICES_TTL_S = 60

FIELDS = frozenset(
    b"data created_at origin worker_name description enqueued_at started_at ended_at last_heartbeat status".split()
)
"""Fields read from a job. Everything else (callbacks, webhooks, retries, repeats, dependencies, times) is ignored."""

BEGUN = "begun"
"""Feed kind, in addition to "owed", of a turn that follows one played by a job."""


class JobFailed(Exception):
    """A failed job, with only the type of its error; the log has the place."""


class JobRefused(Exception):
    """A job whose function is not listed."""


class AllowedJob(Job):
    """A job that runs only listed functions, regardless of the content of Redis. One that is too large counts as
    absent.
    """

    def refresh(self) -> None:
        """Read the job from the jobs server.  Raises NoSuchJobError, also for an oversized one."""
        try:
            size = self.connection.execute_command("MEMORY", "USAGE", self.key, "SAMPLES", 0)  # type: ignore[no-untyped-call]
            if size is not None and size > LARGEST_IN_REDIS:
                raise refusal_error(self.id)
            super().refresh()  # type: ignore[no-untyped-call]
        except (ResponseError, ValueError, TypeError, AttributeError):
            raise refusal_error(self.id) from None

    def restore(self, raw_data: Mapping[bytes, bytes]) -> None:
        """Take over the fields read, bounded before unpacking.  Raises NoSuchJobError."""
        kept = {name: value for name, value in raw_data.items() if name in FIELDS}
        if b"data" in kept:
            # RQ unpacks without a bound, even data that only looks packed.
            kept[b"data"] = zlib.compress(unpack_call(kept[b"data"], self.id))
        super().restore(kept)
        self.timeout, self.result_ttl, self.failure_ttl = JOB_TIMEOUT_S, 0, FAILURE_TTL_S

    @property
    def func(self) -> Callable[..., Any]:
        """The function to run.  Raises JobRefused."""
        if self.func_name not in ALLOWED or self.instance is not None:
            log.error("a job was refused, since its function is not one of ours: another program writes to the jobs server", extra={"job": self.id})
            raise JobRefused("this job asks for a function that is not on the list")
        found: Callable[..., Any] = super().func
        return found

    @property
    def success_callback(self) -> None:
        """Jobs have no callbacks."""

    @property
    def failure_callback(self) -> None:
        """Jobs have no callbacks."""

    @property
    def stopped_callback(self) -> None:
        """Jobs have no callbacks."""


def unpack_call(data: bytes, job_id: str) -> bytes:
    """Unpack a job's call.  Raises NoSuchJobError if damaged or larger than `LARGEST` bytes."""
    unpacker = zlib.decompressobj()
    try:
        call = unpacker.decompress(data, LARGEST)
    except zlib.error:
        raise refusal_error(job_id) from None
    if not unpacker.eof:
        raise refusal_error(job_id)
    return call


def refusal_error(job_id: str) -> NoSuchJobError:
    """The error that makes a worker skip to the next job."""
    log.error("a job was refused, since it is too large or cannot be read: another program writes to the jobs server", extra={"job": job_id[:64]})
    return NoSuchJobError("this job is none of ours")


def automation_queue(connection: Redis) -> Queue:
    """The queue of all workers."""
    return Queue(QUEUE, connection=connection, serializer=JSONSerializer, job_class=AllowedJob)


def webhook_queue(connection: Redis) -> Queue:
    """The queue of all couriers."""
    return Queue(WEBHOOKS, connection=connection, serializer=JSONSerializer, job_class=AllowedJob)


def current_job_fields() -> Mapping[str, str]:
    """The current job's id, as a field for log entries."""
    job = get_current_job()
    return {"job": job.id} if job else {}


def enqueue(jobs: Queue, game_id: str, attempt: int, moment: int, pipe: Pipeline | None = None) -> None:
    """Enqueue a job for a game or another log. attempt: 0 at first, then the sweeper's count; moment: distinguishes
    requests; pipe: receives the commands.
    """
    jobs.enqueue(
        ATTEND if letter_of(game_id) else ACT,
        game_id,
        attempt,
        job_id=f"bot-{game_id}-{moment}-{attempt}",
        job_timeout=JOB_TIMEOUT_S,
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
        pipeline=pipe,
    )


def enqueue_delivery(jobs: Queue, owner: str, name: str, moment: int) -> None:
    """Enqueue a job for a webhook. moment: distinguishes requests."""
    jobs.enqueue(
        DELIVER,
        owner,
        name,
        job_id=f"webhook-{name}-{moment}",
        job_timeout=JOB_TIMEOUT_S,
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
    )


class Slice(msgspec.Struct, frozen=True):
    """A finished job. version: the game's afterwards; took_ms: CPU time; goes_on: more turns are owed."""

    game: str
    version: int
    took_ms: float
    goes_on: bool


def note_slice(ended: Slice) -> None:
    """Report the current job's CPU time to the dispatchers, and whether the game goes on."""
    job = get_current_job()
    if job is None:
        return
    with job.connection.pipeline(transaction=False) as pipe:
        pipe.xadd(SLICES, {"s": msgspec.json.encode(ended)}, maxlen=SLICES_KEPT)
        pipe.expire(SLICES, SLICES_TTL_S)
        pipe.execute()


@contextmanager
def note_start(game_id: str, decision: str | None) -> Iterator[int]:
    """Note during the block that this job began with this decision. Yields the number of other jobs that began with it
    since the last one ended.

    Nearly all of them died with their worker. Notes are kept in the jobs server: if it loses them,
    the decision is merely tried more often.
    """
    job = get_current_job()
    if job is None or decision is None:
        yield 0
        return
    key = f"deaddrop:begun:{game_id}:{decision}"
    with job.connection.pipeline(transaction=False) as pipe:
        pipe.incr(key)
        pipe.expire(key, STARTS_TTL_S)
        begun, _ = pipe.execute()
    try:
        yield int(begun) - 1
    finally:
        job.connection.delete(key)
