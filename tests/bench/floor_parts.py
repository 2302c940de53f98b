"""The floor of row 21 behind the API: a dispatcher that asks for a job for each entry, and a worker whose jobs do nothing."""

from __future__ import annotations

import os
import sys
from typing import Any

import redis
from rq import Queue, SimpleWorker
from rq.serializers import JSONSerializer

OWED = "floor:owed"


def nothing(_: str, __: int) -> None:
    """The job."""


def dispatch(events: redis.Redis, queue: Queue) -> None:
    """Follow what is appended, and ask for a job where one is owed."""
    after: dict[Any, Any] = {b"floor:one": b"0", OWED.encode(): b"0"}
    while True:
        news: Any = events.xread(after, 100, 1000)
        for stream, entries in news or ():
            for after[stream], _ in entries:
                if stream == OWED.encode():
                    queue.enqueue("tests.bench.floor_parts.nothing", "none", 0, result_ttl=0, job_timeout=30)


def main() -> None:
    """Be the part that the command line names."""
    jobs = redis.Redis.from_url(os.environ["FLOOR_JOBS_URL"])
    queue = Queue("floor", connection=jobs, serializer=JSONSerializer)
    if sys.argv[1] == "dispatcher":
        dispatch(redis.Redis.from_url(os.environ["FLOOR_REDIS_URL"]), queue)
    else:
        SimpleWorker([queue], connection=jobs, serializer=JSONSerializer).work(logging_level="ERROR")


if __name__ == "__main__":
    main()
