"""Row 19, and what else a large event costs: a round of 250 tables opened whole, what its desk and its public then read, and bytes in Redis.

`python -m tests.bench.event_rounds` on a Redis of its own; times are seconds or milliseconds of CPU time of the one process that
is worker and service, without Redis, with the seconds by the clock beside them where it waits for Redis.
"""

from __future__ import annotations

import argparse
import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator
from statistics import median
from typing import TypeVar

from flask import Flask
from redis import Redis

from service.app.tournaments.owed_steps.take_steps import take_steps
from tests.bench.memory import served
from tests.bench.rows import ROUNDS as ROUNDS_OF_ROW
from tests.bench.rows import Row, row
from tests.http.events.evening import Evening, evening
from tests.http.guest import Guest, Json
from tests.http.players.accounts import registered

TABLES, SEATS = 250, 4
TIMES = 7
AT_ONCE = 500
RULES = {
    "pairing": {"rounds": 1, "merit_rounds": 0},
    "entries": {"check_in": "none", "most": TABLES * SEATS},
    "sizes": {"min": 3, "best": SEATS, "max": SEATS},
}
T = TypeVar("T")


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help=f"tables of the round ({TABLES})")
    parser.add_argument("--players", action="store_true", help="entries are players' who are signed in, whose seats are bound")
    asked = parser.parse_args()
    with served() as (app, _, client):
        report(app, client, asked.tables, with_players=asked.players)


def rows() -> Iterator[Row]:
    """Row 19: seconds of CPU from a published round to all of its tables open, each time at an event of its own."""
    times = []
    with served() as (app, _, _client):
        for _ in range(ROUNDS_OF_ROW):
            here = evening(app, regulations=RULES)
            enter(app, here, TABLES * SEATS, with_players=False)
            draft(here, TABLES)
            here.publish()
            times.append(timed(lambda: take_steps(here.context, here.id))[0])  # noqa: B023
            assert here.now.rounds[1].state == "open"
    note = f"{1000 * median(times) / TABLES:.1f} ms a table of {SEATS}"
    yield row(19, f"{TABLES} tables of an event opened whole, s", times, "≤ 5", "≤ 1", note)


def enter(app: Flask, here: Evening, entries: int, *, with_players: bool) -> None:
    """Enter people, with accounts or without."""
    for first in range(1, entries + 1, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, entries + 1))
        wanted: list[Json] = [{"names": [f"Player {number}"]} for number in numbers]
        if with_players:
            wanted = [{**each, "player": registered(app, each["names"][0]).guest.token} for each in wanted]
        made = here.post("/entries", {"entries": wanted})
        assert made.status_code == 201, made.text
        here.entries |= {each["entry"]: here.exchange(each["slip"]) for each in made.get_json()["entries"]}


def report(app: Flask, client: Redis, tables: int, *, with_players: bool) -> None:
    """One event with one round, from its first entry to its last read."""
    entries, before = tables * SEATS, used(client)
    here = evening(app, regulations=RULES)
    enter(app, here, entries, with_players=with_players)
    entered = used(client)
    print(f"an event: {(entered - before) / entries:.0f} bytes in Redis an entry, {entries} entries")
    draft(here, tables)
    drafted = used(client)
    took = timed(lambda: here.publish())
    print(f"publish: {told(took)}")
    opened = timed(lambda: take_steps(here.context, here.id))
    assert here.now.rounds[1].state == "open"
    assert not any(here.context.games.load(each).is_held for each in here.now.rounds[1].games)
    print(f"{tables} tables opened whole: {told(opened)}, {1000 * opened[0] / tables:.1f} ms a table")
    print(f"a table: {(used(client) - drafted) / tables:.0f} bytes in Redis, its game of {SEATS} seats and the event's part together")
    again = timed(lambda: take_steps(here.context, here.id))
    print(f"the same step asked for again: {told(again)}")
    reads(here)
    print(f"an event in a process: {folded_bytes(here) / 2**20:.1f} MiB at version {here.now.version}")


def draft(here: Evening, tables: int) -> None:
    """A stated draft: entries in their order."""
    seats = [[{"entry": table * SEATS + seat + 1} for seat in range(SEATS)] for table in range(tables)]
    made = here.send("PUT", "/rounds/1/draft", {"tables": [{"seats": each} for each in seats]}, If_Match=here.now.version)
    assert made.status_code in (200, 201), made.text


def reads(here: Evening) -> None:
    """What is read while all tables play."""
    anybody = Guest(here.app)
    last = here.now.version
    looks: dict[str, Callable[[], object]] = {
        "the feed, 500 facts from the first": lambda: here.get("/events?limit=500", anybody),
        "the feed, what came last": lambda: here.get(f"/events?after={last - 1}", anybody),
        "the card": lambda: here.get("", anybody),
        "the pairings of the round": lambda: here.get("/rounds/1", anybody),
        "a table with the seats of an entry": lambda: here.get("/rounds/1/tables/1", here.entries[1]),
        "the progress of all tables, for the desk": lambda: here.get("/rounds/1/progress"),
        "the standings": lambda: here.get("/standings", anybody),
    }
    for what, look in looks.items():
        look()
        times = [1000 * timed(look)[0] for _ in range(TIMES)]
        print(f"{what}: {median(times):.1f} ms, {min(times):.1f} to {max(times):.1f}")


def folded_bytes(here: Evening) -> int:
    """Bytes of the event's fold, read anew."""
    tournaments = here.context.tournaments
    tournaments._cache.drop(here.id)
    gc.collect()
    tracemalloc.start()
    kept = tournaments.load(here.id)
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert kept.id == here.id
    return size


def used(client: Redis) -> int:
    """Bytes in Redis, without the feeds."""
    for key in client.scan_iter("*:feed"):
        client.unlink(key)
    return int(client.info("memory")["used_memory"])


def timed(what: Callable[[], T]) -> tuple[float, float]:
    """Seconds of CPU time, and by the clock."""
    cpu_s, wall_s = time.process_time(), time.perf_counter()
    what()
    return time.process_time() - cpu_s, time.perf_counter() - wall_s


def told(took: tuple[float, float]) -> str:
    return f"{took[0]:.2f} s of CPU, {took[1]:.2f} by the clock"


if __name__ == "__main__":
    main()
