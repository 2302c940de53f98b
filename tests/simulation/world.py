"""Actors that take turns in one thread. Who is next, and how much time passes, follows from the seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from greenlet import GreenletExit, getcurrent, greenlet

NOON_MS = 1_900_000_000_000
TICKS_MS = (0, 0, 1, 3, 20)
"""What may pass between two turns."""


class Crash(GreenletExit):  # type: ignore[misc]
    """The end of a process: nothing catches it, and nothing of the process is left."""


class Stuck(Exception):
    """Nobody can go on."""


class Actor:
    """Something under way in a process. `result` is there when it has come to its end, and `error` when it broke."""

    def __init__(self, process: Process | None, work: Callable[[], Any], after: greenlet) -> None:
        self.process, self.birth = process, process.births if process else 0
        self.wakes_ms = 0
        self.awaits: Callable[[], bool] | None = None
        self.is_done = False
        self.result: Any = None
        self.error: BaseException | None = None
        self.thread = greenlet(lambda: self._run(work), after)

    @property
    def is_lost(self) -> bool:
        """Whether its process has crashed."""
        return self.process is not None and self.process.births != self.birth

    def _run(self, work: Callable[[], Any]) -> None:
        try:
            self.result = work()
        except Exception as error:
            self.error = error
        finally:
            self.is_done = True


class Process:
    """A process of the service. `births` counts how often it was started; its clock may be wrong."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.births = 1
        self.wrong_ms = 0

    def now_ms(self) -> int:
        """The time, as this process believes."""
        return self.world.now_ms + self.wrong_ms

    def crash(self) -> None:
        """End it, and all that is under way in it."""
        self.births += 1
        for actor in self.world.actors:
            if actor.process is self:
                actor.wakes_ms = 0


class World:
    """Everything there is, and its time."""

    def __init__(self, seed: object) -> None:
        self.luck = Random(str(seed))
        self.now_ms = NOON_MS
        self.turns = self.news = 0
        self.actors: list[Actor] = []
        self._here = getcurrent()

    def start(self, process: Process | None, work: Callable[[], Any]) -> Actor:
        """Let something begin in a process, or, without one, outside the service."""
        actor = Actor(process, work, self._here)
        self.actors.append(actor)
        return actor

    def pause(self, ms: int = 0) -> None:
        """Inside an actor: let others have their turns, and come back after that time at the earliest."""
        actor = self._current
        actor.wakes_ms = self.now_ms + ms
        self._here.switch()
        if actor.is_lost:
            raise Crash

    def wait(self, until: Callable[[], bool], patience_ms: int) -> bool:
        """Inside an actor: wait for something; whether it came."""
        self._current.awaits = until
        self.pause(patience_ms)
        return until()

    def join(self, others: list[Actor], patience_ms: int) -> bool:
        """Inside an actor: wait until others have come to their ends."""
        left = others

        def are_done() -> bool:
            nonlocal left
            while left and left[-1].is_done:
                left = left[:-1]
            return not left

        return self.wait(are_done, patience_ms)

    def run(self, is_over: Callable[[], bool]) -> None:
        """Give turns until it is over."""
        while not is_over():
            self._turn()

    def _turn(self) -> None:
        self.turns += 1
        self.now_ms += self.luck.choice(TICKS_MS)
        now_ms = self.now_ms
        ready = [each for each in self.actors if each.wakes_ms <= now_ms or (each.awaits is not None and each.awaits())]
        if not ready:
            if not self.actors:
                raise Stuck
            self.now_ms = min(actor.wakes_ms for actor in self.actors)
            return
        self._give(self.luck.choice(ready))

    def _give(self, actor: Actor) -> None:
        self._current, actor.awaits = actor, None
        if actor.is_lost:
            actor.thread.throw(Crash)
        else:
            actor.thread.switch()
        if actor.thread.dead:
            actor.is_done = True
            self.actors.remove(actor)

    def end(self) -> None:
        """Let nobody go on."""
        for actor in self.actors:
            actor.thread.throw(Crash)
        self.actors = []
