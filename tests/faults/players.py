"""Clients under whose hands things break: each plays game after game, asks again when nobody answers, and notes what it was told."""

from __future__ import annotations

import hmac
import json
import threading
import time
import uuid
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from itertools import pairwise
from random import Random
from typing import Any

from service.app.core.context import hash_token
from service.store import RANDOM_BYTES, game_id
from tests.equipment.schema_sampler import sample_instance
from tests.faults.history import History, Sending
from tests.faults.installation import SECRET

Json = dict[str, Any]
HERE = "127.0.0.1"
ANSWER_S = 20.0
LONGEST_S = 90.0
MOVES = 40
LEAVES = 0.1
"""Chance that nobody asks again for an answer that did not come."""
GOES_ELSEWHERE = 0.2
"""How often the next request goes to any of several hosts."""


class Crowd:
    """Several players at once. served: when answers were asked for and came, in monotonic seconds; bugs: answers of 500."""

    def __init__(self, ports: Sequence[int], history: History, players: int, seed: int) -> None:
        self.ports, self.history = ports, history
        self.served: list[tuple[float, float]] = []
        self.bugs: list[str] = []
        self.stopping = threading.Event()
        self._threads = [
            threading.Thread(target=Player(self, Random(f"{seed}/{number}")).live, daemon=True)
            for number in range(players)
        ]

    def __enter__(self) -> Crowd:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stopping.set()
        for thread in self._threads:
            thread.join(LONGEST_S + ANSWER_S)

    def is_served(self, since: float) -> bool:
        """Whether somebody who asked after that moment was answered."""
        return any(asked >= since for asked, _ in self.served[-100:])

    def silence(self, since: float) -> float:
        """The longest time since that moment in which nobody was answered, in seconds."""
        came = [since, *sorted(each for _, each in self.served if each > since)]
        return max(later - sooner for sooner, later in pairwise([*came, time.monotonic()]))


class Player:
    """One client with a connection of its own."""

    def __init__(self, crowd: Crowd, luck: Random) -> None:
        self._crowd, self._luck = crowd, luck
        self._connection: HTTPConnection | None = None

    def live(self) -> None:
        """Game after game."""
        while not self._crowd.stopping.is_set():
            made = self._create(self._luck.choice(("people", "mixed", "bots")))
            if made is not None:
                self._play(made)
                self._await_bots(made)
        self._hang_up()

    def _create(self, table: str) -> Json | None:
        person, bot = {"kind": "human", "claim": True}, {"kind": "bot", "bot": "random"}
        seats = {"people": [person] * 3, "mixed": [person, bot, bot], "bots": [bot] * 3}[table]
        key = uuid.UUID(int=self._luck.getrandbits(128)).hex
        made_id = game_id(hmac.digest(bytes.fromhex(SECRET), f"game\n{HERE}\n{key}".encode(), "sha256")[:RANDOM_BYTES])
        return self._command(made_id, f"create/{key}", "/v1/games", "", {"ruleset": "microfilms", "seats": seats}, key)

    def _play(self, made: Json) -> None:
        game = made["game"]["id"]
        tokens = [each["token"] for each in made["seats"] if "token" in each]
        for _ in range(MOVES if tokens else 0):
            if self._crowd.stopping.is_set():
                return
            token = self._luck.choice(tokens)
            view = self._look(game, token)
            if view is None or view["status"] != "playing":
                return
            if view["decision"] is not None:
                self._answer(game, token, view)
            else:
                time.sleep(0.01)

    def _await_bots(self, made: Json) -> None:
        """Watch a game of bots alone, so that there are never more than players."""
        end_s = time.monotonic() + LONGEST_S
        while all(each.get("kind") == "bot" for each in made["seats"]) and time.monotonic() < end_s:
            view = self._look(made["game"]["id"], "")
            if view is None or view["status"] != "playing" or self._crowd.stopping.is_set():
                return
            time.sleep(0.2)

    def _answer(self, game: str, token: str, view: Json) -> None:
        body = sample_instance(self._luck.choice(view["offers"])["schema"], self._luck)
        key = uuid.UUID(int=self._luck.getrandbits(128)).hex
        scoped = f"{hash_token(token)[:12]}/{key}"
        self._command(game, scoped, f"/v1/games/{game}/commands", token, body, key, view["decision"]["id"])

    def _look(self, game: str, token: str) -> Json | None:
        """What a seat is shown, asked for until it comes: never less than anybody was told before."""
        end_s = time.monotonic() + LONGEST_S
        while time.monotonic() < end_s:
            least = self._crowd.history.acknowledged.get(game, 0)
            try:
                status, raw = self._ask("GET", f"/v1/games/{game}/view", token)
            except (OSError, HTTPException):
                time.sleep(0.05)
                continue
            if status == 200:
                view: Json = json.loads(raw)
                if view["version"] < least:
                    self._crowd.bugs.append(f"{game} was shown at {view['version']} after somebody was told of {least}")
                return view
            self._note(status, raw)
            if status < 500:
                return None
            time.sleep(0.05)
        return None

    def _command(
        self, game: str, scoped: str, path: str, token: str, body: Json, key: str, decision: str = ""
    ) -> Json | None:
        """Send a command until somebody answers, or leave it at that; what was answered."""
        headers = {"Content-Type": "application/json", "Idempotency-Key": key}
        headers |= {"If-Match": f'"{decision}"'} if decision else {}
        end_s = time.monotonic() + LONGEST_S
        while time.monotonic() < end_s:
            told = self._send(game, scoped, path, token, json.dumps(body).encode(), headers)
            if told is not None:
                return told if "code" not in told else None
            if self._luck.random() < LEAVES:
                return None
            time.sleep(self._luck.random() * 0.1)
        return None

    def _send(self, game: str, scoped: str, path: str, token: str, body: bytes, headers: dict[str, str]) -> Json | None:
        sending, asked_s = self._crowd.history.send(game, scoped), time.monotonic()
        try:
            status, raw = self._ask("POST", path, token, body, headers)
        except (OSError, HTTPException):
            sending.unknown()
            return None
        if status in (200, 201):
            return self._told(sending, game, raw, asked_s)
        self._note(status, raw)
        if status >= 500 or status == 429:
            sending.unknown()
            return None
        problem: Json = json.loads(raw)
        sending.refused(problem["code"])
        return problem

    def _told(self, sending: Sending, game: str, raw: bytes, asked_s: float) -> Json:
        told: Json = json.loads(raw)
        version = int(told["version"] if "version" in told else told["game"]["version"])
        sending.ok(version, raw)
        self._crowd.history.told(game, version)
        self._crowd.served.append((asked_s, time.monotonic()))
        return told

    def _note(self, status: int, raw: bytes) -> None:
        if status >= 500 and status != 503:
            self._crowd.bugs.append(f"{status}: {raw[:300]!r}")

    def _ask(
        self, method: str, path: str, token: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        told = dict(headers or {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        try:
            if self._connection is None or (len(self._crowd.ports) > 1 and self._luck.random() < GOES_ELSEWHERE):
                self._hang_up()
                self._connection = HTTPConnection(HERE, self._luck.choice(self._crowd.ports), timeout=ANSWER_S)
            self._connection.request(method, path, body, told)
            answer = self._connection.getresponse()
            return answer.status, answer.read()
        except (OSError, HTTPException):
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
