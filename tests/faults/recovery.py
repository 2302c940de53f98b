"""How long a bot's turn waits when the worker that was about to take it is killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from random import Random

import redis
from rq import Worker
from rq.serializers import JSONSerializer

from service.store import RedisStore
from service.supervisor.processes import is_process_alive
from tests.faults.installation import Installation
from tests.hang import until
from tests.journeys.stranger import Stranger
from workers.queue import AllowedJob


def waits(here: Installation, loops: int, luck: Random) -> Iterator[float]:
    """Kill the worker in the middle of a game of bots, so often; seconds from then to the next move."""
    store, killed = here.store(), 0
    with here.redis("jobs") as jobs, Stranger(here.url) as stranger:
        while killed < loops:
            until(lambda: all(map(is_process_alive, here.parts().values())), "a worker is not started again")
            game = stranger.create([{"kind": "bot", "bot": "random"}] * 6)["game"]["id"]
            until(partial(is_played_or_over, jobs, store, game), "no worker plays")
            time.sleep(luck.random() * 0.1)
            victim = busy_with(jobs, game)
            if victim is not None:
                os.kill(victim, signal.SIGKILL)
                waited = next_move(store, game)
                if waited is not None:
                    killed += 1
                    yield waited
            stranger.until_over(game)


def busy_with(jobs: redis.Redis, game: str) -> int | None:
    """The process of the worker that plays this game now."""
    for worker in Worker.all(connection=jobs, job_class=AllowedJob, serializer=JSONSerializer):
        job = worker.get_current_job_id()
        if job is not None and f"bot-{game}-" in job:
            return worker.pid
    return None


def is_over(store: RedisStore, game: str) -> bool:
    """Whether nothing is owed any more in a game of bots."""
    return store.due_ms(game) is None


def is_played_or_over(jobs: redis.Redis, store: RedisStore, game: str) -> bool:
    """Whether a worker is at a game of bots, or nothing of it is owed any more."""
    return busy_with(jobs, game) is not None or is_over(store, game)


def next_move(store: RedisStore, game: str) -> float | None:
    """Seconds until the game goes on; None where it was over."""
    killed = time.monotonic()
    before = len(store.read(game))
    if is_over(store, game):
        return None
    until(lambda: len(store.read(game)) > before, f"{game} does not go on")
    return time.monotonic() - killed
