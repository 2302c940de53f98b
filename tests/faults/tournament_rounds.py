"""Rounds of a tournament on a real Redis whose workers are killed at any moment: they come out as if none had been."""

from __future__ import annotations

import multiprocessing
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from service.store import RedisStore, Unavailable, connect
from tests.redis_server import private_redis
from tests.tournaments.worker.club import Club, club_regulations
from tests.tournaments.worker.test_faults import TIMES, check_followed, check_whole, told, whole_evening

LONGEST_LIFE_S = 0.15
STEPS = 8
"""Of the evening."""
FORKS = multiprocessing.get_context("fork")


class ServerTime:
    """The time of the server; it cannot be moved."""

    def __init__(self, store: RedisStore) -> None:
        self.store = store

    @property
    def ms(self) -> int:
        return self.store.clock_ms()

    @ms.setter
    def ms(self, _: int) -> None:
        time.sleep(0.002)

    def __call__(self) -> int:
        return self.store.clock_ms()


def work(club: Club, url: str) -> None:
    """Another worker, with a connection of its own."""
    with connect(url) as client, suppress(Unavailable):
        club.store = store = RedisStore(client)
        club.clock = ServerTime(store)
        club.run(club.process())


def kill_and_finish(club: Club, url: str, kills: int, luck: Random) -> None:
    """Workers are started and killed, some two at a time; the last one is not."""
    for _ in range(kills):
        workers = [FORKS.Process(target=work, args=(club, url)) for _ in range(luck.choice((1, 2)))]
        for each in workers:
            each.start()
        for each in workers:
            each.join(luck.uniform(0, LONGEST_LIFE_S))
            each.kill()
            each.join()
        check_whole(club)
    club.run(club.process())
    check_followed(club)


def faults(folder: Path, kills: int, luck: Random) -> list[str]:
    """What is wrong after an evening at each of whose steps so many workers were killed."""
    regulations = club_regulations(times=TIMES)
    expected = Club(regulations)
    whole_evening(expected, expected.run)
    with private_redis(folder) as url, connect(url) as client:
        store = RedisStore(client)
        club = Club(regulations, clock=ServerTime(store), store=store)
        try:
            whole_evening(club, lambda: kill_and_finish(club, url, kills, luck))
        except AssertionError as error:
            return [f"half a round was seen: {error}"]
        found, wanted = told(club), told(expected)
        return [f"{name}: {found.get(name)}, not {wanted[name]}" for name in wanted if found.get(name) != wanted[name]]
