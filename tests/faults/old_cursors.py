"""Streams of inboxes from old cursors: how long the viewers of another table wait for its news meanwhile."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from random import Random
from typing import NamedTuple
from urllib.parse import urlsplit

from tests.faults.installation import Installation
from tests.journeys.stranger import Json, Stranger

LONGEST_WAIT_S = 1.0
"""What a viewer may wait for the streams of another client."""
GAMES, STREAMS = 12, 8


class Table(NamedTuple):
    """A game whose seats are all one client's. tokens: by seat."""

    client: Stranger
    game: str
    tokens: dict[int, str]

    def look(self) -> Json:
        """What seat 0 sees now."""
        return self.client.look(self.game, self.tokens[0])

    def move(self, luck: Random) -> Json:
        """Answer one decision; the view after it."""
        token = self.tokens[self.look()["decisions"][0]["seat"]]
        return self.client.answer(self.game, token, self.client.look(self.game, token), luck)


def opened(client: Stranger, people: int, ruleset: str) -> Table:
    made = client.create([{"kind": "human", "claim": True}] * people, ruleset)
    return Table(client, made["game"]["id"], {each["seat"]: each["token"] for each in made["seats"]})


def waits(here: Installation, moves: int, luck: Random) -> Iterator[float]:
    """Seconds from each of so many moves until a viewer has it, while one client opens streams of its finished games from the start."""
    with ExitStack() as stack:
        dear, neighbour = (stack.enter_context(Stranger(here.url, source=each)) for each in ("127.0.1.1", "127.0.2.1"))
        inbox, cursor = finished_games(dear, luck)
        table = opened(neighbour, 3, "microfilms")
        path = f"/v1/games/{table.game}/events?after={table.look()['version']}"
        news = stack.enter_context(closing(followed(here, path, "127.0.2.1")))
        for _ in range(moves):
            with ExitStack() as streams:
                for _ in range(STREAMS):
                    streams.enter_context(closing(followed(here, f"/v1/inbox?after={cursor}", "127.0.1.1", inbox)))
                began = time.monotonic()
                version = table.move(luck)["version"]
                while version > read_version(news):
                    pass
                yield time.monotonic() - began


def finished_games(client: Stranger, luck: Random) -> tuple[str, str]:
    """The token of an inbox with games that are over, and its cursor from their beginning."""
    tables = [opened(client, 2, "casino-incognito") for _ in range(GAMES)]
    _, made = client.ask("POST", "/v1/inbox", body={"tokens": [token for each in tables for token in each.tokens.values()]})
    inbox: str = made["inbox_token"]
    _, page = client.ask("GET", "/v1/inbox", inbox)
    for table in tables:
        while table.look()["status"] != "over":
            table.move(luck)
    return inbox, page["next"]


def followed(here: Installation, path: str, source: str, token: str = "") -> http.client.HTTPResponse:
    """A stream as lines of JSON."""
    line = http.client.HTTPConnection("127.0.0.1", urlsplit(here.url).port, timeout=60, source_address=(source, 0))
    line.request("GET", path, headers={"Accept": "application/x-ndjson", **({"Authorization": f"Bearer {token}"} if token else {})})
    answer = line.getresponse()
    if answer.status != http.client.OK:
        raise OSError(f"the stream was refused with {answer.status}")
    return answer


def read_version(news: http.client.HTTPResponse) -> int:
    """The version of the next entry; 0 for a heartbeat."""
    line = news.readline().strip()
    return int(json.loads(line)["version"]) if line else 0
