"""Requests of clients in a world: sent to any process, several times, and noted with what became of each."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from domain.kernel.errors import Refusal
from projections.rendered_view import encode_json
from service.app.core import read_game
from service.app.core.authorization import authenticate_principal
from service.app.core.context import Context
from service.store import Unavailable
from tests.faults.history import Asked, History, Sending
from tests.simulation.house import House, check
from tests.simulation.world import Actor

PATIENCE_MS = 4_000
TRIES = 6

Ask = Callable[[Context], tuple[dict[str, Any], bool]]


class Answered(NamedTuple):
    """A command that was carried out: as it was asked, what was said of it, and the other game that it needs as it was, if any."""

    asked: Asked
    ask: Ask
    told: bytes
    needs: str | None


class Told(NamedTuple):
    """What somebody was answered. raw: its bytes."""

    json: dict[str, Any]
    raw: bytes


class BrokenPromise(AssertionError):
    """Somebody was told what cannot be."""


class Asking:
    """How everybody asks one house."""

    def __init__(self, house: House, history: History) -> None:
        self._house, self._world, self._luck, self._history = house, house.world, house.world.luck, history
        self.answered: list[Answered] = []

    def look(self, game: str, token: str, others: list[str]) -> dict[str, Any] | None:
        """What a seat is shown: never less than anybody was told before, and nobody else's secrets."""
        least, restores = self._history.acknowledged.get(game, 0), self._history.restores

        def seen(context: Context) -> tuple[bytes, bytes]:
            here = context.games.load(game)
            return read_game.load_view(context, here, authenticate_principal(here, token)).json, here.digest

        shown = self._read(game, seen)
        if shown is None or restores != self._history.restores:
            return None
        told, digest = shown
        view: dict[str, Any] = json.loads(told)
        if game in self._history.losers:
            self._check_is_held(game, view["version"], digest)
        if view["version"] < least:
            raise BrokenPromise(f"{game} was shown at {view['version']} after somebody was told of {least}")
        if any(secret.encode() in told for secret in others):
            raise BrokenPromise(f"{game} showed the secret of another")
        self._history.told(game, view["version"])
        return view

    def replay(self, game: str) -> None:
        """Replay a game from its first event on.  Raises what refuses."""

        def replayed(context: Context) -> None:
            here = context.games.load(game)
            whole = list(context.games.replay(here, 1, here.version))
            if whole[-1].digest != here.digest:
                raise BrokenPromise(f"{game} was replayed to another end")

        self._read(game, replayed)

    @property
    def kept(self) -> list[Answered]:
        """What is still promised: all that does not rest on what the store has lost."""
        losers = self._history.losers
        return [each for each in self.answered if not each.asked.is_excused and each.needs not in losers]

    def _read(self, game: str, reading: Callable[[Context], Any]) -> Any:
        """What a process finds in a game; None where nobody answers, or the store has lost it.  Raises what broke it."""
        process = self._luck.choice(self._house.apis)
        asked = self._world.start(process, lambda: reading(self._house.context(process)))
        self._world.join([asked], PATIENCE_MS)
        is_lost = isinstance(asked.error, Refusal) and game in self._history.losers
        if not isinstance(asked.error, Unavailable) and not is_lost:
            check(asked)
        return asked.result

    def _check_is_held(self, game: str, version: int, digest: bytes) -> None:
        """Whether the store holds what was shown.  Raises BrokenPromise."""
        held = self._house.store.read(game, version - 1, 1)
        if not held or held[0].digest != digest:
            raise BrokenPromise(f"{game} was shown at {version} as the store has lost it")

    def command(self, game: str, key: str, ask: Ask, needs: str | None = None) -> dict[str, Any] | None:
        """Send a command until somebody answers, several times at once if the weather is so; what was answered.

        needs: another game without which it cannot be carried out.
        """
        sent: list[Actor] = []
        for _ in range(self._luck.randint(1, TRIES)):
            copies = self._luck.randint(2, 8) if self._luck.random() < self._house.weather.copy else 1
            sent += [self._send(self._history.send(game, key), ask) for _ in range(copies)]
            self._world.join(sent, PATIENCE_MS)
            for each in sent:
                check(each)
            told = [each.result for each in sent if isinstance(each.result, Told)]
            if told:
                asked = self._history.asked[game, key]
                if not asked.is_excused:
                    self._history.told(game, asked.answers[0][0])
                self.answered.append(Answered(asked, ask, told[0].raw, needs))
                return told[0].json
            if any(each.result == "refused" for each in sent) or self._luck.random() < self._house.weather.leave:
                return None
            self._world.pause(self._luck.randrange(500))
        return None

    def _send(self, sending: Sending, ask: Ask) -> Actor:
        process = self._luck.choice(self._house.apis)

        def carried_out() -> Told | str:
            try:
                answer, _ = ask(self._house.context(process))
            except Refusal as refusal:
                sending.refused(refusal.code)
                return "refused"
            except Unavailable:
                sending.unknown()
                return "unknown"
            told = encode_json(answer)
            shown = json.loads(told)
            sending.ok(version_of(shown), told)
            return Told(shown, told)

        return self._world.start(process, carried_out)


def version_of(told: dict[str, Any]) -> int:
    """The version at which a command stands in the log, from what its sender was told; 0 where he was not told."""
    view, game = told.get("view", {}), told.get("game")
    return int(told.get("version") or view.get("version") or (game["version"] if isinstance(game, dict) else 0))
