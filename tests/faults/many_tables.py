"""One address that opens as much as it may, from several threads, and goes on trying; and somebody else who plays."""

from __future__ import annotations

import http.client
import json
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from threading import Event
from typing import Any, NamedTuple

from tests.faults.installation import Installation
from tests.journeys.stranger import Stranger

LIMITS = {"games": 60, "bot-games": 20, "seeks": 3, "streams": 20}
OPEN = ",".join(f"{name}={most}" for name, most in LIMITS.items())
THREADS = 4
SLOWEST = 3.0
"""How many times as long a command may take as beside as many threads that only look at a table."""
BEFORE_S = 5.0
"""How long the other one plays beside those."""
ROOM_S = 10.0
"""Time in which room is made for what is over."""
SOURCE, OTHER = "127.0.3.1", "127.0.4.1"
PERSON = {"kind": "human", "claim": True}
BODIES: dict[str, tuple[str, dict[str, Any]]] = {
    "games": ("/v1/games", {"ruleset": "microfilms", "seats": [PERSON] * 3}),
    "bot-games": ("/v1/games", {"ruleset": "microfilms", "seats": [PERSON, PERSON, {"kind": "bot", "bot": "random"}]}),
    "seeks": ("/v1/seeks", {"ruleset": "microfilms", "seats": 3}),
}


class Flooded(NamedTuple):
    """What became of it. opened: how many of each kind; refused: how often each problem was answered; calm_s, beside_s:
    the other one's commands beside threads that only look, and beside those that open; room: games that could be opened after one was ended.
    """

    opened: Counter[str]
    refused: Counter[str]
    calm_s: list[float]
    beside_s: list[float]
    room: int

    @property
    def ratio(self) -> float:
        return statistics.median(self.beside_s) / statistics.median(self.calm_s)


def flood(here: Installation, beside_s: float, luck: Random) -> Flooded:
    """Fill what one address may have open, and go on, while another address plays. beside_s: for how long."""
    stopping, looked, opened, refused = Event(), Event(), Counter[str](), Counter[str]()
    with ExitStack() as stack, ThreadPoolExecutor(THREADS) as pool:
        stack.callback(stopping.set)
        stack.callback(looked.set)
        moves = playing(stack.enter_context(Stranger(here.url, source=OTHER)), luck)
        game = create_game(here.url, OTHER)
        looks = [pool.submit(look_on, here.url, game, looked) for _ in range(THREADS)]
        calm_s = take_for(moves, BEFORE_S)
        looked.set()
        for look in looks:
            look.result()
        works = [pool.submit(open_all, here.url, number, stopping) for number in range(THREADS)]
        streams = open_streams(here.port, game, stack, refused)
        meanwhile_s = take_for(moves, beside_s)
        stopping.set()
        made = list[dict[str, Any]]()
        for work in works:
            done, said, games = work.result()
            opened, refused, made = opened + done, refused + said, made + games
        opened["streams"] = streams
        return Flooded(opened, refused, calm_s, meanwhile_s, room_after_one(here.url, made))


def faults(told: Flooded, api_processes: int) -> Iterator[str]:
    """What is wrong, in words."""
    games, bots = told.opened["games"] + told.opened["bot-games"], told.opened["bot-games"]
    for kind, count, most in (
        ("games", games, LIMITS["games"]),
        ("games with bots", bots, LIMITS["bot-games"]),
        ("seeks", told.opened["seeks"], LIMITS["seeks"]),
    ):
        if count > most or (kind != "games with bots" and count < most):
            yield f"{count} {kind} are open at once, and {most} may be"
    if not LIMITS["streams"] <= told.opened["streams"] <= api_processes * LIMITS["streams"]:
        yield f"{told.opened['streams']} streams of one address"
    if unlike := set(told.refused) - {"too-many-open", "rate-limited"}:
        yield f"a refusal that is no limit's: {sorted(unlike)}"
    if told.room != 1:
        yield f"after the end of one game {told.room} could be opened"
    if told.ratio > SLOWEST:
        yield f"a command of another address took {told.ratio:.1f} times as long as beside others who look"


def open_all(url: str, number: int, stopping: Event) -> tuple[Counter[str], Counter[str], list[dict[str, Any]]]:
    """Open one thing of each kind after the other until stopped: what was opened, what was said, and the games."""
    opened, refused, made = Counter[str](), Counter[str](), list[dict[str, Any]]()
    kinds = list(BODIES)
    with Stranger(url, source=SOURCE) as stranger:
        while not stopping.is_set():
            kind = kinds[number % len(kinds)]
            number += 1
            path, body = BODIES[kind]
            status, answer = stranger.ask("POST", path, body=body)
            if status == 201:
                opened[kind] += 1
                made += [answer] if "game" in answer and path == "/v1/games" else []
            else:
                refused[problem_of(answer)] += 1
    return opened, refused, made


def problem_of(answer: dict[str, Any]) -> str:
    """The code of a problem."""
    return str(answer["type"]).rpartition("/")[2]


def create_game(url: str, source: str) -> str:
    """A game of this address."""
    with Stranger(url, source=source) as stranger:
        return str(stranger.create([PERSON] * 3)["game"]["id"])


def look_on(url: str, game: str, stopping: Event) -> None:
    """Look at a table, again and again."""
    with Stranger(url, source=SOURCE) as stranger:
        while not stopping.is_set():
            stranger.look(game, "")


def open_streams(port: int, game: str, stack: ExitStack, refused: Counter[str]) -> int:
    """Streams that this address could open of one game, which stay open."""
    opened = 0
    for _ in range(6 * LIMITS["streams"]):
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=10, source_address=(SOURCE, 0))
        stack.callback(line.close)
        line.request("GET", f"/v1/games/{game}/events", headers={"Accept": "text/event-stream"})
        answer = line.getresponse()
        stack.callback(answer.close)  # a stream ends with its connection, which the answer alone holds
        opened += answer.status == 200
        if answer.status != 200:
            refused[problem_of(json.loads(answer.read()))] += 1
    return opened


def playing(stranger: Stranger, luck: Random) -> Iterator[float]:
    """Seconds of each command in one game after the other."""
    while True:
        made = stranger.create([PERSON] * 3)
        game, tokens = made["game"]["id"], [each["token"] for each in made["seats"]]
        view = stranger.look(game, tokens[0])
        while view["status"] == "playing":
            token = tokens[view["decisions"][0]["seat"]]
            view = stranger.look(game, token)
            began = time.monotonic()
            view = stranger.answer(game, token, view, luck)
            yield time.monotonic() - began


def take_for(times: Iterator[float], seconds: float) -> list[float]:
    """What comes in so many seconds."""
    until, taken = time.monotonic() + seconds, list[float]()
    while time.monotonic() < until:
        taken.append(next(times))
    return taken


def room_after_one(url: str, made: list[dict[str, Any]]) -> int:
    """How many games can be opened once one is ended."""
    path, body = BODIES["games"]
    with Stranger(url, source=SOURCE) as stranger:
        status, answer = stranger.ask("POST", path, body=body)
        assert (status, problem_of(answer)) == (409, "too-many-open"), answer
        ended = made[0]
        over = {"type": "abort", "reason": "It is late."}
        status, _ = stranger.ask("POST", f"/v1/games/{ended['game']['id']}/commands", ended["organiser_token"], over)
        assert status == 201
        until, opened = time.monotonic() + ROOM_S, 0
        while time.monotonic() < until:
            opened += stranger.ask("POST", path, body=body)[0] == 201
            time.sleep(0.2)
        return opened
