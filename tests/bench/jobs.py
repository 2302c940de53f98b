"""Row 8: a bot's turn through RQ, against a job that does nothing."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import redis
from rq import Queue, SimpleWorker
from rq.serializers import JSONSerializer

from service.app.core.idempotent_requests import Request
from service.app.new_games.create import create
from service.app.new_games.creation_request import Creation, Creator, DealRequest, SeatRequest
from tests.bench.rows import ROUNDS, SECRET, Row, row
from tests.redis_server import private_redis
from workers import automation_job
from workers import queue as jobs_queue

TURNS = 150


def nothing(_: str, __: int) -> None:
    """The floor's job."""


class BenchJob(jobs_queue.AllowedJob):
    """The product's job class, with the floor's job on its list too."""

    @property
    def func(self):
        return nothing if self.func_name == "tests.bench.jobs.nothing" else super().func


def rows() -> Iterator[Row]:
    """Alternating bursts of as many jobs of either kind."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        url = stack.enter_context(private_redis(Path(folder), fsync="always"))
        side = Path(folder, "jobs")
        side.mkdir()
        connection = redis.Redis.from_url(stack.enter_context(private_redis(side, fsync="no")))
        settings = {
            "DEADDROP_REDIS_URL": url,
            "DEADDROP_DATA": folder,
            "DEADDROP_SECRET": SECRET,
            "DEADDROP_PACE_MS": "0",
        }
        stack.enter_context(patch.dict(os.environ, settings))
        automation_job.worker_context.cache_clear()
        queue = Queue("bench", connection=connection, serializer=JSONSerializer, job_class=BenchJob)
        for bot in ("random", "house"):
            pairs = [(burst(queue, owed_games(bot)), burst(queue, None)) for _ in range(ROUNDS + 1)][1:]
            note = f"{1000 * pairs[-1][0] / TURNS:.2f} ms against {1000 * pairs[-1][1] / TURNS:.2f} ms, fsync always"
            yield row(
                8, f"bot turn ({bot}) through RQ", [ours / floor for ours, floor in pairs], "≤ 1.6", "≤ 1.2", note
            )


def owed_games(bot: str) -> list[str]:
    """Games in which exactly one bot's turn is owed, and then a person's."""
    seats = [SeatRequest("bot", bot), SeatRequest("human", claim=True), SeatRequest("human", claim=True)]
    context = automation_job.worker_context()
    made = []
    for _ in range(TURNS):
        wanted = Creation(
            "microfilms",
            {"start": "host", "first_seat": 0},
            seats,
            "unlisted",
            0,
            DealRequest(),
            analysis=False,
            arbiter=False,
        )
        made.append(create(context, wanted, Creator("bench", Request(os.urandom(8).hex(), "bench")))[0].id)
    return made


def burst(queue: Queue, games: list[str] | None) -> float:
    """Seconds that a worker takes for as many jobs as there are turns."""
    for number in range(TURNS):
        name = jobs_queue.ACT if games else "tests.bench.jobs.nothing"
        game = games[number] if games else "none"
        queue.enqueue(name, game, 0, result_ttl=0, job_timeout=30)
    worker = SimpleWorker([queue], connection=queue.connection, serializer=JSONSerializer, job_class=BenchJob)
    started = time.perf_counter()
    worker.work(burst=True, logging_level="ERROR")
    return time.perf_counter() - started
