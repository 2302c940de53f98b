"""The way from a process to the store, on which questions and answers are lost, wait, and come twice."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from service.store import ALL_PARTITIONS, Store, Unavailable
from tests.simulation.weather import Weather
from tests.simulation.world import Crash, Process

GROW = ("append", "fork", "plant")
"""Questions after which the feeds may have news."""
SENT = (1, 3)
"""How often a question may be sent before its process is told that nobody answers: as the real client does, or once."""
STALL_MS = 3_000


class Wire:
    """A `Store` as one process sees it: others have their turns before and after every question."""

    def __init__(
        self, store: Store, process: Process, weather: Callable[[], Weather], is_down: Callable[[], bool]
    ) -> None:
        self._store, self._process, self._weather, self._is_down = store, process, weather, is_down

    def __getattr__(self, name: str) -> Callable[..., Any]:
        question = getattr(self._store, name)

        def carried_out(*args: Any, **named: Any) -> Any:
            reply = question(*args, **named)
            if name in GROW:
                self._process.world.news += 1
            return reply

        return lambda *args, **named: self._ask(partial(carried_out, *args, **named))

    def follow(self, after: dict[int, str], block_ms: int, partitions: Collection[int] = ALL_PARTITIONS) -> list[Any]:
        """Wait in virtual time: the store itself is only ever asked for what is there."""
        world = self._process.world
        heard = world.news
        after = {partition: place for partition, place in after.items() if place != "0-0"}
        found: list[Any] = self._ask(partial(self._store.follow, after, 0, partitions))
        if not found and world.wait(lambda: world.news > heard, block_ms):
            return self._store.follow(after, 0, partitions)
        return found

    def _ask(self, question: Callable[[], Any]) -> Any:
        world = self._process.world
        for _ in range(world.luck.choice(SENT)):
            world.pause()
            if self._is_down():
                continue
            match self._weather().fate(world.luck):
                case "lost request":
                    continue
                case "lost reply":
                    question()
                    continue
                case "late":
                    self._later(question)
                    continue
                case "stall":
                    world.pause(world.luck.randrange(STALL_MS))
                case "crash before":
                    self._crash()
                case "crash after":
                    question()
                    self._crash()
            reply = question()
            world.pause()
            return reply
        raise Unavailable("nobody answers")

    def _later(self, question: Callable[[], Any]) -> None:
        """The server gets to it when nobody waits for the answer any more."""
        world = self._process.world

        def arrive() -> None:
            world.pause(world.luck.randrange(STALL_MS))
            question()

        world.start(None, arrive)

    def _crash(self) -> None:
        self._process.crash()
        raise Crash
