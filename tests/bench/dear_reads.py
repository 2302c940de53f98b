"""One address that spends its legal rate of reads on the dearest of them, beside others who play."""

from __future__ import annotations

import itertools
import threading
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tests.bench import load
from tests.bench.games import Table, playing
from tests.bench.load import Connection, http

EVENTS, ENTRIES, AT_ONCE, SEATS = 12, 2_000, 500, 2
"""Events that one address makes: as large as may be, and too many for the caches of a process."""
OTHERS, GAMES, READERS = 4, 24, 4
"""Connections of those who play, and of the address that reads."""
PAUSE_S = 0.02
"""Between two commands of one who plays."""
QUIET_S, WINDOW_S = 20.0, 60.0
"""Seconds without the reader, and with it: a window of its limit."""
LIMITS = "writes=99999,games=9999,commands=99999"
"""Reads keep the limit that the service has."""
RULES = {
    "pairing": {"rounds": 1, "merit_rounds": 0},
    "entries": {"check_in": "none", "most": ENTRIES},
    "sizes": {"min": SEATS, "best": SEATS, "max": SEATS},
}


class DearReads(NamedTuple):
    """What was measured. quiet, loud: commands of the others without the reader and with it; answers: to reads of large
    events, by status.
    """

    quiet: load.Measured
    loud: load.Measured
    answers: Counter[int]


def measure(port: int) -> DearReads:
    """Others play, at first alone, then for a window beside the address that reads."""
    tables = [Table(port) for _ in range(GAMES)]
    dear = dearest([large_event(port).id for _ in range(EVENTS)])
    play(port, tables, 2.0)
    quiet, answers = play(port, tables, QUIET_S), Counter[int]()
    until = time.monotonic() + WINDOW_S
    readers = [
        threading.Thread(target=read_all, args=(port, dear[nth::READERS], until, answers)) for nth in range(READERS)
    ]
    for each in readers:
        each.start()
    loud = play(port, tables, WINDOW_S)
    for each in readers:
        each.join()
    return DearReads(quiet, loud, answers)


def play(port: int, tables: list[Table], seconds: float) -> load.Measured:
    """Commands of those who play."""
    return load.run(port, [pausing(playing(tables[nth::OTHERS])) for nth in range(OTHERS)], seconds)


def pausing(requests: Iterator[load.Request]) -> Iterator[load.Request]:
    """The same requests, each after a pause."""
    for each in requests:
        time.sleep(PAUSE_S)
        yield each


def dearest(events: list[str]) -> list[str]:
    """The dearest reads, each event in turn."""
    series = f"/v1/series?events={','.join(events)}"
    each = (
        "/e/{}/standings", "/e/{}/rounds/1", "/e/{}/cross", "/e/{}", "/v1/events/{}/standings",
        "/v1/events/{}/standings?at=1900", "/e/{}/screen", "/v1/events/{}/rounds/1",
    )  # fmt: skip
    paths = [path.format(event) for path in each for event in events]
    return [*paths, *["/v1/events?limit=100", "/", "/e", series] * (len(paths) // 8)]


def read_all(port: int, paths: list[str], until: float, answers: Counter[int]) -> None:
    """Ask for these paths again and again, waiting when refused."""
    connection = Connection(port)
    for path in itertools.cycle(paths):
        if time.monotonic() > until:
            break
        # Another host each time: no cache may depend on it.
        status, _ = connection.ask(http("GET", path).replace(b"Host: bench", f"Host: {uuid.uuid4().hex}".encode()))
        answers[status] += is_large(path)
        if status == 429:
            time.sleep(0.25)
    connection.close()


def is_large(path: str) -> bool:
    """Whether a path is of one large event."""
    return path.startswith(("/e/", "/v1/events/"))


class LargeEvent(NamedTuple):
    """An event. bearer: its organiser's."""

    id: str
    bearer: str


def large_event(port: int, count: int = ENTRIES) -> LargeEvent:
    """An event of so many entries, as many as there may be, with a published round of tables of two."""
    connection = Connection(port)

    def ask(method: str, path: str, body: Any, status: int, **headers: str) -> Any:
        data = http(method, path, msgspec.json.encode(body), Idempotency_Key=uuid.uuid4().hex, **headers)
        found, answer = connection.ask(data)
        if found != status:
            raise RuntimeError(answer[:200].decode())
        return msgspec.json.decode(answer)

    made = ask("POST", "/v1/events", {"title": "A large event", "ruleset": "microdot", "preset": "league-evening", "regulations": RULES}, 201)
    event, bearer = made["event"]["id"], f"Bearer {made['token']}"
    for first in range(1, count + 1, AT_ONCE):
        entries = [{"names": [f"Player {number}"]} for number in range(first, min(first + AT_ONCE, count + 1))]
        version = ask("POST", f"/v1/events/{event}/entries", {"entries": entries}, 201, Authorization=bearer)["version"]
    seats = [{"seats": [{"entry": first + seat} for seat in range(SEATS)]} for first in range(1, count + 1, SEATS)]
    drafted = ask("PUT", f"/v1/events/{event}/rounds/1/draft", {"tables": seats}, 200, Authorization=bearer, If_Match=f'"{version}"')
    ask("POST", f"/v1/events/{event}/rounds/1/publish", {}, 202, Authorization=bearer, If_Match=f'"{drafted["draft"]["version"]}"')
    connection.close()
    return LargeEvent(event, bearer)
