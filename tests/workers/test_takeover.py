"""Two dispatchers as processes of their own: each asks for its share, and what a killed one leaves the other does."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from service.store import ALL_PARTITIONS, RedisStore, connect
from tests.bench.servers import process
from tests.hang import until
from tests.redis_server import private_redis
from tests.store.samples import game, tell
from workers.queue import QUEUE, automation_queue
from workers.share import NAME

SECRET = "5e" * 32


@pytest.fixture
def urls(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The servers of events and of jobs."""
    (tmp_path / "jobs").mkdir()
    with private_redis(tmp_path) as events, private_redis(tmp_path / "jobs", fsync="no") as jobs:
        yield events, jobs


def test_a_killed_ones_games_are_asked_for_by_the_other(tmp_path: Path, urls: tuple[str, str]) -> None:
    events, jobs = urls
    environ = {
        "DEADDROP_REDIS_URL": events, "DEADDROP_JOBS_URL": jobs, "DEADDROP_DATA": str(tmp_path), "DEADDROP_SECRET": SECRET,
    }  # fmt: skip
    store, client = RedisStore(connect(events)), redis.Redis.from_url(jobs)
    queue = automation_queue(client)
    client.sadd(f"rq:workers:{QUEUE}", *range(1_000))  # for whom there is room in the queue

    def asked() -> set[str]:
        return {job.args[0] for job in queue.jobs}

    def owe(number: int) -> set[str]:
        games = {game(number, partition) for partition in ALL_PARTITIONS}
        for each in games:
            tell(store, each, 1, kinds=("owed",))
        return games

    with process("service.cli", "dispatcher", **environ) as one, process("service.cli", "dispatcher", **environ):
        until(lambda: len(store.rows(NAME, None, 9)) == 2, "they do not come")
        first = owe(1)
        until(lambda: asked() == first)
        os.kill(one.pid, 9)
        second = owe(2)
        until(lambda: asked() == first | second)
    client.close()
