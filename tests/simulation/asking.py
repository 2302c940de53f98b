"""Requests of clients in a world: sent to any process, several times, and noted with what became of each."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from domain.kernel.errors import Refusal
from service.app import look
from service.app.access import asker
from service.app.context import Context
from service.app.look import encode
from service.store import Unavailable
from tests.faults.history import History, Sending
from tests.simulation.house import House, check
from tests.simulation.world import Actor

PATIENCE_MS = 4_000
TRIES = 6

Ask = Callable[[Context], tuple[dict[str, Any], bool]]


class BrokenPromise(AssertionError):
    """Somebody was told what cannot be."""


class Asking:
    """How everybody asks one house. answered: the commands that were carried out, and what was said of them."""

    def __init__(self, house: House, history: History) -> None:
        self._house, self._world, self._luck, self._history = house, house.world, house.world.luck, history
        self.answered: list[tuple[Ask, bytes]] = []

    def look(self, game: str, token: str, others: list[str]) -> dict[str, Any] | None:
        """What a seat is shown: never less than anybody was told before, and nobody else's secrets."""
        least = self._history.acknowledged.get(game, 0)

        def seen(context: Context) -> bytes:
            here = context.games.load(game)
            return look.look(context, here, asker(here, token)).json

        process = self._luck.choice(self._house.apis)
        asked = self._world.start(process, lambda: seen(self._house.context(process)))
        self._world.join([asked], PATIENCE_MS)
        if not isinstance(asked.error, Unavailable):
            check(asked)
        if not isinstance(asked.result, bytes):
            return None
        view: dict[str, Any] = json.loads(asked.result)
        if view["version"] < least:
            raise BrokenPromise(f"{game} was shown at {view['version']} after somebody was told of {least}")
        if any(secret.encode() in asked.result for secret in others):
            raise BrokenPromise(f"{game} showed the secret of another")
        self._history.told(game, view["version"])
        return view

    def command(self, game: str, key: str, ask: Ask) -> dict[str, Any] | None:
        """Send a command until somebody answers, several times at once if the weather is so; what was answered."""
        sent: list[Actor] = []
        for _ in range(self._luck.randint(1, TRIES)):
            copies = self._luck.randint(2, 8) if self._luck.random() < self._house.weather.twin else 1
            sent += [self._send(self._history.send(game, key), ask) for _ in range(copies)]
            self._world.join(sent, PATIENCE_MS)
            for each in sent:
                check(each)
            told = [each.result for each in sent if isinstance(each.result, dict)]
            if told:
                self._history.told(game, self._history.asked[game, key].answers[0][0])
                self.answered.append((ask, encode(told[0])))
                return told[0]
            if any(each.result == "refused" for each in sent) or self._luck.random() < self._house.weather.leave:
                return None
            self._world.pause(self._luck.randrange(500))
        return None

    def _send(self, sending: Sending, ask: Ask) -> Actor:
        process = self._luck.choice(self._house.apis)

        def carried_out() -> dict[str, Any] | str:
            try:
                answer, _ = ask(self._house.context(process))
            except Refusal as refusal:
                sending.refused(refusal.code)
                return "refused"
            except Unavailable:
                sending.unknown()
                return "unknown"
            told = encode(answer)
            sending.ok(version_of(json.loads(told)), told)
            return answer

        return self._world.start(process, carried_out)


def version_of(told: dict[str, Any]) -> int:
    """The version at which a command stands in the log, from what its sender was told; 0 where he was not told."""
    view, game = told.get("view", {}), told.get("game")
    return int(told.get("version") or view.get("version") or (game["version"] if isinstance(game, dict) else 0))
