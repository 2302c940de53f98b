"""The jobs queue: jobs are names and plain values, and only the names on the list are ever run."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

from redis import Redis
from rq import Queue, get_current_job
from rq.job import Job
from rq.serializers import JSONSerializer

log = logging.getLogger(__name__)

QUEUE = "automation"
ACT = "workers.automation.act"
ALLOWED = frozenset((ACT,))

JOB_TIMEOUT_S = 30
FAILURE_TTL_S = 3600


class Refused(Exception):
    """A job that asks for something that is not on the list."""


class ListedJob(Job):
    """A job that runs only what is on the list, whoever wrote it into Redis."""

    @property
    def func(self) -> Callable[..., Any]:
        """The function to run.  Raises Refused."""
        if self.func_name not in ALLOWED or self.instance is not None:
            log.error("a job was refused", extra={"job": self.id})
            raise Refused("this job asks for a function that is not on the list")
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


def queue(connection: Redis) -> Queue:
    """The one queue of a worker."""
    return Queue(QUEUE, connection=connection, serializer=JSONSerializer, job_class=ListedJob)


def job_under_way() -> Mapping[str, str]:
    """The job that is under way, for a line in the log."""
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


def enqueue_behind(game_id: str, moment: int) -> None:
    """Ask for more of a game's turns, behind all who wait, from the job that has taken some."""
    job = get_current_job()
    if job is not None:
        enqueue(queue(job.connection), game_id, 0, moment)
