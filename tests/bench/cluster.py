"""What a Redis Cluster costs beside one server, and how long a partition takes no writes while it moves.

`python -m tests.bench.cluster` measures by turns on three servers and on one, on this machine; docs/capacity.md computes with what it prints.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from service.store import Committed, RedisStore, StoredEntry, Unavailable, connect
from tests.redis_cluster import SLOTS, Nodes, private_cluster
from tests.redis_server import EMBEDDED, private_redis, server_on_path
from tests.store.samples import KINDS, entries, game, head_of, pairs

ROUNDS = 7
MOVED = 9
"""The partition that moves."""
EVENTS, EVENT_BYTES = 207, 200
"""Of a game, as tests.bench.capacity finds them."""


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--appends", type=int, default=400, help="appends of a round (400)")
    parser.add_argument("--games", type=int, default=500, help="games in the partition that moves (500)")
    parser.add_argument("--fsync", choices=("always", "no"), default="no", help="whether the disk is measured too (no)")
    args = parser.parse_args()
    binary = server_on_path() or EMBEDDED
    with tempfile.TemporaryDirectory() as name:
        for folder in ("one", "three"):
            Path(name, folder).mkdir()
        with (
            private_redis(Path(name, "one"), binary=binary, fsync=args.fsync) as url,
            private_cluster(Path(name, "three"), binary=binary, fsync=args.fsync) as nodes,
        ):
            one, three = RedisStore(connect(url)), RedisStore(connect(nodes.url))
            for what, work in WORKS.items():
                print(f"{what}: {compared(work, one, three, args.appends)}", flush=True)
            fill(three, args.games)
            for keys_at_once in (10, 1000):
                print(moving(nodes, three, args.games, keys_at_once), flush=True)


def compared(
    work: Callable[[RedisStore, int, int], list[float]], one: RedisStore, three: RedisStore, count: int
) -> str:
    """Medians on one server and on three, and their ratio; the first round warms up."""
    rounds = [
        [statistics.median(work(store, number, count)) for store in (one, three)] for number in range(ROUNDS + 1)
    ][1:]
    ratios = sorted(there / here for here, there in rounds)
    here, there = (1e6 * statistics.median(each) for each in zip(*rounds, strict=True))
    return f"{here:.0f} µs on one server, {there:.0f} on three, ratio {statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"


def appends(store: RedisStore, number: int, count: int) -> list[float]:
    """Seconds of each append, to games in all partitions by turns."""
    heads = [list[StoredEntry]()] * 64
    took = []
    for at in range(count):
        partition = at % 64
        told, more = heads[partition], entries(2, len(heads[partition]))
        began = time.perf_counter()
        reply = store.append(game(number, partition), head_of(told), pairs(more), due="keep", kinds=KINDS)
        took.append(time.perf_counter() - began)
        assert isinstance(reply, Committed)
        heads[partition] = told + more
    return took


def readings(store: RedisStore, number: int, count: int) -> list[float]:
    """Seconds of each look at a game for what is new."""
    return [timed(partial(store.read, game(number, at % 64), 2)) for at in range(count)]


def pings(store: RedisStore, _: int, count: int) -> list[float]:
    """Seconds of each write in all partitions."""
    return [timed(store.ping) for _ in range(count // 10)]


def news(store: RedisStore, number: int, count: int) -> list[float]:
    """Seconds from the begin of an append until one who follows all feeds has heard of it."""
    after, heard, times = store.feed_ends(), threading.Event(), list[float]()
    done = threading.Event()

    def listen() -> None:
        while not done.is_set():
            for partition, entry in store.follow(after, 1000):
                after[partition] = entry.id
                times.append(time.perf_counter())
                heard.set()

    listener = threading.Thread(target=listen)
    listener.start()
    took = []
    for at in range(count // 10):
        heard.clear()
        began = time.perf_counter()
        store.append(game(1_000 + number, at % 64), head_of([]), pairs(entries(1)), due="keep", kinds=KINDS)
        if heard.wait(5):
            took.append(times[-1] - began)
    done.set()
    listener.join()
    return took


WORKS = {
    "an append of two events": appends,
    "what is new in a game": readings,
    "a write in every partition": pings,
    "an append is heard of": news,
}


def timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def fill(store: RedisStore, count: int) -> None:
    """Put games into the partition that moves."""
    whole = [StoredEntry(version, b"x" * EVENT_BYTES, bytes(32)) for version in range(1, EVENTS + 1)]
    for number in range(count):
        store.plant(game(10_000 + number, MOVED), whole, kinds=KINDS)


def moving(nodes: Nodes, store: RedisStore, count: int, keys_at_once: int) -> str:
    """Move the partition while somebody writes there; redis-cli takes ten keys at once."""
    to = next(node for node in nodes.masters if node is not nodes.owner(SLOTS[MOVED]))
    began = time.monotonic()
    mover = threading.Thread(target=nodes.move, args=(SLOTS[MOVED], to, keys_at_once))
    mover.start()
    gaps = list(between_writes(store, mover))
    took, mbytes = time.monotonic() - began, count * EVENTS * (EVENT_BYTES + 32) / 1e6
    return (
        f"a partition of {count} games, {mbytes:.0f} MB of payload, moves in {took:.2f} s, {keys_at_once} keys at once; "
        f"it takes no write for {max(gaps):.2f} s"
    )


def between_writes(store: RedisStore, mover: threading.Thread) -> Iterator[float]:
    """Seconds between writes that are taken, until one is after the move."""
    name = game(int(time.time()), MOVED)
    told, last, is_over = list[StoredEntry](), time.monotonic(), False
    while not is_over:
        is_over, more = not mover.is_alive(), entries(1, len(told))
        try:
            store.append(name, head_of(told), pairs(more), due="keep", kinds=KINDS)
        except Unavailable:
            is_over = False
            continue
        told += more
        yield time.monotonic() - last
        last = time.monotonic()


if __name__ == "__main__":
    main()
