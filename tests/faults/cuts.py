"""The append-only file, cut at every byte of the last appends: each is there with its feed entry and what it owes, or not at all.

So it is when the server starts, and when it has gone on and starts once more.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from service.store import RedisStore, StoredEntry, connect
from tests.faults.power import wrong
from tests.redis_server import private_redis
from tests.store.samples import KINDS, entries, game, head_of, pairs

APPENDS = 3


def cuts(folder: Path, every: int) -> Iterator[tuple[int, list[str]]]:
    """Start servers on each shortened file: how many events are whole in it, and what is wrong. every: bytes from cut to cut."""
    whole = folder / "whole"
    whole.mkdir()
    sizes = [written(whole, appends) for appends in range(APPENDS + 1)]
    for size in range(sizes[-1], sizes[0] - 1, -every):
        here = folder / "cut"
        shutil.copytree(whole, here, ignore=shutil.ignore_patterns("*.sock"))
        (file,) = here.rglob("*.aof")
        with file.open("r+b") as shortened:
            shortened.truncate(size)
        least = 2 * sum(size >= each for each in sizes[1:])
        problems = [*gone_on(here, entries(least)), *gone_on(here, [*entries(least), *entries(2, least, "other")])]
        yield least, problems
        shutil.rmtree(here)


def gone_on(folder: Path, expected: list[StoredEntry]) -> list[str]:
    """What is wrong with the events that a server finds when it starts there; then it is given two others."""
    with private_redis(folder, fsync="no") as url, connect(url) as client:
        store = RedisStore(client)
        problems = list(wrong(store, game(1), expected))
        count = len(expected)
        more = pairs(entries(2, count, "other"))
        store.append(game(1), head_of(store.read(game(1))), more, due=count + 1, kinds=KINDS)
    return problems


def written(folder: Path, appends: int) -> int:
    """The size of the file after so many appends."""
    with private_redis(folder) as url, connect(url) as client:
        store = RedisStore(client)
        held = store.read(game(1))
        if len(held) < 2 * appends:
            store.append(game(1), head_of(held), pairs(entries(2, len(held))), due=len(held) + 1, kinds=KINDS)
        (file,) = folder.rglob("*.aof")
        return file.stat().st_size
