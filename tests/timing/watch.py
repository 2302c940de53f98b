"""A stranger with a watch: opens games with bots, follows them by stream and inbox, and notes when each entry came."""

from __future__ import annotations

import http.client
import json
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tests.journeys.stranger import Stranger

NDJSON = {"Accept": "application/x-ndjson"}


class Case(NamedTuple):
    """A table: bots, and perhaps a person first, who answers by default as soon as he is asked, or a little later."""

    ruleset: str
    options: dict[str, Any]
    bots: int
    bot: str
    person: bool = False

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.ruleset}{options}, {self.bots} {self.bot}{' and a person' if self.person else ''}"


CASES = (
    Case("microfilms", {}, 4, "house"),
    Case("microfilms", {"variant": "croupier"}, 2, "house"),
    Case("microfilms", {}, 3, "random", person=True),
    Case("infiltrators", {}, 3, "house"),
    Case("infiltrators", {}, 2, "random", person=True),
    Case("infiltrators", {}, 3, "novice"),
    Case("microdot", {}, 3, "house"),
    Case("microdot", {}, 2, "random"),
    Case("casino-incognito", {}, 3, "house"),
    Case("casino-incognito", {}, 3, "house", person=True),
    Case("casino-incognito", {"intrigue": True}, 4, "house"),
    Case("casino-incognito", {"intrigue": True}, 4, "random"),
)


@dataclass
class Watched:
    """One game: when each version was there (seconds since the epoch) on the stream, and in the person's inbox."""

    case: Case
    game: str
    streamed: dict[int, float] = field(default_factory=dict)
    told: dict[int, float] = field(default_factory=dict)


def watch(url: str, cases: tuple[Case, ...], seconds: float, at_once: int) -> list[Watched]:
    """Watch games of all cases for so long, so many of each at once."""
    until, found = time.monotonic() + seconds, list[Watched]()

    def go_on(case: Case, luck: Random) -> None:
        while time.monotonic() < until:
            found.append(one_game(url, case, luck, until))

    threads = [
        threading.Thread(target=go_on, args=(case, Random(f"{case} {number}")))
        for case in cases
        for number in range(at_once)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def one_game(url: str, case: Case, luck: Random, until: float) -> Watched:
    """Open a game and watch it until it or the time is over."""
    with Stranger(url) as stranger:
        seats = [{"kind": "human", "claim": True}] * case.person + [{"kind": "bot", "bot": case.bot}] * case.bots
        made = stranger.create(seats, case.ruleset, **case.options)
    watched = Watched(case, made["game"]["id"])
    token = made["seats"][0].get("token")
    person = threading.Thread(target=play, args=(url, watched, token, luck, until))
    if token:
        person.start()
    for entry, came in lines(url, f"/v1/games/{watched.game}/events", "", until):
        watched.streamed[entry["version"]] = came
    if token:
        person.join()
    return watched


def play(url: str, watched: Watched, token: str, luck: Random, until: float) -> None:
    """The person: hears by his inbox that he is asked, and plays the default."""
    with Stranger(url) as stranger:
        _, inbox = stranger.ask("POST", "/v1/inbox", body={"tokens": [token]})
        for entry, came in lines(url, "/v1/inbox", inbox["inbox_token"], until):
            watched.told[entry["version"]] = came
            if entry["kind"] == "game-over":
                return
            if entry["kind"] == "decision-open":
                time.sleep(luck.uniform(0, 0.05))
                answer(stranger, watched.game, token)


def answer(stranger: Stranger, game: str, token: str) -> None:
    """Play the default of the open decision, if it still is."""
    view = stranger.look(game, token)
    if view["decision"] is not None:
        stranger.ask(
            "POST", f"/v1/games/{game}/commands", token, view["decision"]["default"],
            If_Match=f'"{view["decision"]["id"]}"',
        )  # fmt: skip


def lines(url: str, path: str, token: str, until: float) -> Iterator[tuple[dict[str, Any], float]]:
    """Entries of a stream, each with when it came, until the stream or the time ends."""
    address = urlsplit(url)
    connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=30)
    connection.request("GET", path, headers={**NDJSON, **({"Authorization": f"Bearer {token}"} if token else {})})
    stream = connection.getresponse()
    try:
        while time.monotonic() < until and (line := stream.readline()):
            came = time.time()
            if line.strip():
                yield json.loads(line), came
    except (TimeoutError, http.client.HTTPException):
        return
    finally:
        connection.close()
