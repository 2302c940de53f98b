"""What a neighbour gets while one client takes all the places that it can: of requests that wait, and of pictures."""

from __future__ import annotations

import http.client
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

from tests.faults.installation import Installation
from tests.journeys.stranger import Json, Stranger

POLLS, PICTURES = 260, 30
"""Requests that one client leaves waiting, and pictures that it wants at once."""
WAIT_S = 2
LONGEST_PICTURE_S = 10.0
"""What a neighbour may wait for a picture: one that is drawn already, one of the client's, the own, on a busy machine."""
FLOOD, NEIGHBOUR = "127.0.1.1", "127.0.2.1"


def seats(name: str) -> list[Json]:
    """The seats of a table whose picture no other table has."""
    return [{"kind": "human", "claim": True, "name": name}, *[{"kind": "human", "claim": True}] * 2]


def poll_faults(here: Installation, count: int) -> Iterator[str]:
    """Polls of a neighbour that were refused, or answered early without news."""
    address = urlsplit(here.url)
    with ExitStack() as stack:
        neighbour = stack.enter_context(Stranger(here.url, source=NEIGHBOUR))
        game = neighbour.create(seats("Poll"))["game"]
        path = f"/v1/games/{game['id']}/events?after={game['version']}&wait="
        for _ in range(POLLS):
            line = http.client.HTTPConnection(address.hostname or "", address.port, timeout=40, source_address=(FLOOD, 0))
            stack.callback(line.close)
            line.request("GET", f"{path}25")
        for _ in range(count):
            began = time.monotonic()
            status, page = neighbour.ask("GET", f"{path}{WAIT_S}")
            took_s = time.monotonic() - began
            if status != 200 or took_s < WAIT_S:
                yield f"a poll for {WAIT_S} s was answered {status} after {took_s:.1f} s: {page}"


def picture_waits(here: Installation, count: int) -> Iterator[float]:
    """Seconds of a neighbour's pictures while one client wants many, again and again."""
    with Stranger(here.url, source=FLOOD) as flood, Stranger(here.url, source=NEIGHBOUR) as neighbour:
        wanted = [flood.create(seats(f"Flood {number}"))["game"]["id"] for number in range(PICTURES)]
        own = [neighbour.create(seats(f"Own {number}"))["game"]["id"] for number in range(count)]
        asking = [threading.Thread(target=look, args=(here.url, FLOOD, each), daemon=True) for each in wanted]
        for each in asking:
            each.start()
        for game in own:
            began = time.monotonic()
            if look(here.url, NEIGHBOUR, game) != 200:
                yield float("inf")
            yield time.monotonic() - began
        for each in asking:
            each.join()


def look(url: str, source: str, game: str) -> int:
    """The status of a table's picture."""
    address = urlsplit(url)
    line = http.client.HTTPConnection(address.hostname or "", address.port, timeout=90, source_address=(source, 0))
    try:
        line.request("GET", f"/v1/games/{game}/card.png")
        answer = line.getresponse()
        answer.read()
        return answer.status
    finally:
        line.close()
