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
FLOOD, NEAR, NEIGHBOUR = "127.0.1.1", "127.0.1.9", "127.0.2.1"
"""NEAR is in the network of FLOOD."""
SEATS, MOST_SEATS = 40, 30
"""Open seats of strangers that one client wants, and gets."""


def seats(name: str) -> list[Json]:
    """The seats of a table whose picture no other table has."""
    return [{"kind": "human", "claim": True, "name": name}, *[{"kind": "human", "claim": True}] * 2]


def poll_faults(here: Installation, count: int) -> Iterator[str]:
    """Polls of neighbours, in the client's network and outside it, that were refused, or answered early without news."""
    address = urlsplit(here.url)
    with ExitStack() as stack:
        neighbours = [stack.enter_context(Stranger(here.url, source=each)) for each in (NEIGHBOUR, NEAR)]
        game = neighbours[0].create(seats("Poll"))["game"]
        path = f"/v1/games/{game['id']}/events?after={game['version']}&wait="
        for _ in range(POLLS):
            line = http.client.HTTPConnection(address.hostname or "", address.port, timeout=40, source_address=(FLOOD, 0))
            stack.callback(line.close)
            line.request("GET", f"{path}25")
        for neighbour in neighbours * count:
            began = time.monotonic()
            status, page = neighbour.ask("GET", f"{path}{WAIT_S}")
            took_s = time.monotonic() - began
            if status != 200 or took_s < WAIT_S:
                yield f"a poll for {WAIT_S} s was answered {status} after {took_s:.1f} s: {page}"


def seat_faults(here: Installation) -> Iterator[str]:
    """What is wrong after one client asked for an open seat at each table of strangers, and a neighbour for the last."""
    free = {"kind": "human", "open": True}
    with Stranger(here.url, source=NEIGHBOUR) as opener, Stranger(here.url, source=FLOOD) as flood, Stranger(here.url, source=NEAR) as near:
        tables = [opener.create([{"kind": "human", "claim": True}, free, {"kind": "human"}])["game"]["id"] for _ in range(SEATS)]
        got = [flood.ask("POST", f"/v1/games/{each}/join", body={})[0] for each in tables].count(201)
        status, _ = near.ask("POST", f"/v1/games/{tables[-1]}/join", body={})
    if (got, status) != (MOST_SEATS, 201):
        yield f"one client has {got} open seats of strangers, and a neighbour is answered {status}"


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
