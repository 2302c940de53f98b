"""Pages with words that one client reads by many tokens of its own: how long the moves of another table wait meanwhile."""

from __future__ import annotations

import http.client
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from urllib.parse import urlsplit

from tests.faults.installation import Installation
from tests.faults.old_cursors import Table, opened
from tests.journeys.stranger import Stranger

LONGEST_WAIT_S = 2.0
"""What a move may wait for the reads of another client."""
TOKENS, CONNECTIONS = 60, 90


def waits(here: Installation, moves: int, luck: Random) -> tuple[list[float], Counter[int]]:
    """Seconds that so many moves took, and the answers to the reads meanwhile, by status."""
    answers = Counter[int]()
    with ExitStack() as stack:
        dear, neighbour = (stack.enter_context(Stranger(here.url, source=each)) for each in ("127.0.1.1", "127.0.2.1"))
        long, own = finished(dear, luck), opened(neighbour, 3, "microfilms")
        tokens = [minted(long) for _ in range(TOKENS)]
        with reading(here, long, tokens, answers):
            waited = []
            for _ in range(moves):
                if own.look()["status"] == "over":
                    own = opened(neighbour, 3, "microfilms")
                began = time.monotonic()
                own.move(luck)
                waited.append(time.monotonic() - began)
    return waited, answers


def finished(client: Stranger, luck: Random) -> Table:
    """A long game that is over."""
    table = opened(client, 4, "microdot")
    while table.look()["status"] != "over":
        table.move(luck)
    return table


def minted(table: Table) -> str:
    """Another token of the game, which was used once, so that it has a budget of its own."""
    status, made = table.client.ask("POST", f"/v1/games/{table.game}/tokens", table.tokens[0], {"scope": "seat:read"})
    if status != http.client.CREATED:
        raise OSError(f"no token was minted: {status}")
    token: str = made["token"]
    for _ in range(4):  # of each process
        table.client.look(table.game, token)
    return token


@contextmanager
def reading(here: Installation, table: Table, tokens: list[str], answers: Counter[int]) -> Iterator[None]:
    """Reads over all connections, each by the next token, for the time of the block."""
    ended, last = threading.Event(), int(table.look()["version"])

    def read(number: int) -> None:
        line = http.client.HTTPConnection("127.0.0.1", urlsplit(here.url).port, timeout=60, source_address=("127.0.1.1", 0))
        luck = Random(number)
        while not ended.is_set():
            path = f"/v1/games/{table.game}/events?words=true&limit=500&viewpoint=all&after={luck.randrange(max(1, last - 500))}"
            try:
                line.request("GET", path, headers={"Authorization": f"Bearer {luck.choice(tokens)}"})
                answer = line.getresponse()
                answer.read()
            except OSError:
                line.close()
                continue
            answers[answer.status] += 1
            if answer.status != http.client.OK:
                ended.wait(0.25)
        line.close()

    readers = [threading.Thread(target=read, args=(number,)) for number in range(CONNECTIONS)]
    for each in readers:
        each.start()
    try:
        yield
    finally:
        ended.set()
        for each in readers:
            each.join()
