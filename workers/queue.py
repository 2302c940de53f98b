"""The jobs queue: jobs are names and plain values, and only the names on the list are ever run."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from redis import Redis
from redis.exceptions import ResponseError
from rq import Queue, get_current_job
from rq.exceptions import NoSuchJobError
from rq.job import Job
from rq.serializers import JSONSerializer

log = logging.getLogger(__name__)

QUEUE = "automation"
ACT = "workers.automation_job.act"
ALLOWED = frozenset((ACT,))

JOB_TIMEOUT_S = 30
FAILURE_TTL_S = 600
LARGEST = 4096
"""Bytes of a job's call, unpacked."""
LARGEST_IN_REDIS = 64 * 1024
"""Bytes of memory that a job may take in the jobs server."""
STARTS_TTL_S = 600
"""How long it is remembered that a job began with a decision: longer than the sweeper waits between two tries."""

SLICES = "deaddrop:slices"
"""The list of slices that have ended, for the dispatcher."""
SLICES_KEPT = 10_000
SLICES_TTL_S = 60

FIELDS = frozenset(
    b"data created_at origin worker_name description enqueued_at started_at ended_at last_heartbeat status".split()
)
"""What is read of a job; the rest (callbacks, webhooks, retries, repeats, dependencies, times) is ours to say."""

BEGUN = "begun"
"""What the feed says, beside "owed", of a turn that follows on one that a job has taken."""


class JobRefused(Exception):
    """A job whose function is not on the list."""


class AllowedJob(Job):
    """A job that runs only what is on the list, whoever wrote it into Redis; one that is too large is treated as absent."""

    def refresh(self) -> None:
        """Read the job from the jobs server.  Raises NoSuchJobError, also for one that is larger than any of ours."""
        try:
            size = self.connection.execute_command("MEMORY", "USAGE", self.key, "SAMPLES", 0)  # type: ignore[no-untyped-call]
            if size is not None and size > LARGEST_IN_REDIS:
                raise refusal_error(self.id)
            super().refresh()  # type: ignore[no-untyped-call]
        except (ResponseError, ValueError, TypeError, AttributeError):
            raise refusal_error(self.id) from None

    def restore(self, raw_data: Mapping[bytes, bytes]) -> None:
        """Take over what was read, bounded before it is unpacked.  Raises NoSuchJobError."""
        kept = {name: value for name, value in raw_data.items() if name in FIELDS}
        if b"data" in kept:
            # RQ unpacks without a bound, also what is not packed if it happens to look so.
            kept[b"data"] = zlib.compress(unpack_call(kept[b"data"], self.id))
        super().restore(kept)
        self.timeout, self.result_ttl, self.failure_ttl = JOB_TIMEOUT_S, 0, FAILURE_TTL_S

    @property
    def func(self) -> Callable[..., Any]:
        """The function to run.  Raises Refused."""
        if self.func_name not in ALLOWED or self.instance is not None:
            log.error("a job was refused", extra={"job": self.id})
            raise JobRefused("this job asks for a function that is not on the list")
        found: Callable[..., Any] = super().func
        return found

    @property
    def success_callback(self) -> None:
        """Jobs call nothing back."""

    @property
    def failure_callback(self) -> None:
        """Jobs call nothing back."""

    @property
    def stopped_callback(self) -> None:
        """Jobs call nothing back."""


def unpack_call(data: bytes, job_id: str) -> bytes:
    """A job's call.  Raises NoSuchJobError where it is damaged, or unpacks to more than `LARGEST` bytes."""
    unpacker = zlib.decompressobj()
    try:
        call = unpacker.decompress(data, LARGEST)
    except zlib.error:
        raise refusal_error(job_id) from None
    if not unpacker.eof:
        raise refusal_error(job_id)
    return call


def refusal_error(job_id: str) -> NoSuchJobError:
    """The error at which a worker goes on with the next job."""
    log.error("a job was refused", extra={"job": job_id[:64]})
    return NoSuchJobError("this job is none of ours")


def automation_queue(connection: Redis) -> Queue:
    """The one queue of a worker."""
    return Queue(QUEUE, connection=connection, serializer=JSONSerializer, job_class=AllowedJob)


def current_job_fields() -> Mapping[str, str]:
    """The current job's id, as a field for the log."""
    job = get_current_job()
    return {"job": job.id} if job else {}


def enqueue(jobs: Queue, game_id: str, attempt: int, moment: int) -> None:
    """Ask for a game's owed turns. attempt: 0 at first, then the sweeper's count; moment: tells one asking from another."""
    jobs.enqueue(
        ACT,
        game_id,
        attempt,
        job_id=f"bot-{game_id}-{moment}-{attempt}",
        job_timeout=JOB_TIMEOUT_S,
        result_ttl=0,
        failure_ttl=FAILURE_TTL_S,
    )


class Slice(msgspec.Struct, frozen=True):
    """The end of a job. version: the game's then; took_ms: of CPU; goes_on: whether it owes more turns."""

    game: str
    version: int
    took_ms: float
    goes_on: bool


def note_slice(ended: Slice) -> None:
    """Tell the dispatcher what the present job took, and whether the game is to be asked for again."""
    job = get_current_job()
    if job is None:
        return
    with job.connection.pipeline(transaction=False) as pipe:
        pipe.rpush(SLICES, msgspec.json.encode(ended))
        pipe.ltrim(SLICES, -SLICES_KEPT, -1)
        pipe.expire(SLICES, SLICES_TTL_S)
        pipe.execute()


@contextmanager
def note_start(game_id: str, decision: str | None) -> Iterator[int]:
    """Note that the present job begins with this decision, until the block is left; how many others did and never ended.

    Those died with their worker. A worker that is absent counts nothing. Kept in the jobs server: if that forgets, the
    decision is merely tried more often.
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
