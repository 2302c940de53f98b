"""The service in a world: processes of the API, workers, dispatchers, a sweeper, the lobby, and the jobs between them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, cast

import redis

from domain.catalogue import Catalogue
from domain.kernel.errors import Missing
from projections.lobby import NAME
from service.app.core.context import Context
from service.app.core.game_repository import GameRepository
from service.app.due.outages import Outage, note_alive
from service.app.maintenance.archive import archive_games
from service.app.projected import lobby
from service.factory import core_parts
from service.store import ArchivedStore, Store, Unavailable
from service.store.store_clock import StoreClock
from tests.equipment.key_in_memory import KeyInMemory
from tests.equipment.turn_requests import OfNoOwner
from tests.simulation.shelf import Shelving
from tests.simulation.weather import CALM, Weather
from tests.simulation.wire import Wire
from tests.simulation.world import Actor, Process, World
from workers import dispatcher
from workers.automation_job import play_slice
from workers.own_feeds import OwnFeeds
from workers.share import Share

KEY, SIGNER = b"k" * 32, KeyInMemory(bytes(32))
RESTART_MS = 800
SWEEP_MS = 1_000
NEVER_MS = 10**9


class Jobs(OfNoOwner):
    """The jobs queue, as far as the dispatcher knows it. It forgets, and it hands out twice and out of order."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.waiting: list[tuple[str, int]] = []

    def ask(self, game: str, attempt: int, _: int, *, is_begun: bool = False) -> None:
        """Take a job, or fail as a server does that does not answer."""
        luck, chance = self._house.world.luck, self._house.weather.hint
        if luck.random() < chance / 4:
            raise redis.ConnectionError("the jobs server does not answer")
        copies = luck.choice((0, 2)) if luck.random() < chance else 1
        self.waiting += [(game, attempt)] * copies

    def take(self) -> tuple[str, int] | None:
        """Any job."""
        if not self.waiting:
            return None
        return self.waiting.pop(self._house.world.luck.randrange(len(self.waiting)))


class Turnstile:
    """A lock for actors, who would wait for ever for one of threads."""

    def __init__(self, world: World) -> None:
        self._world, self._is_held = world, False

    def acquire(self, *, blocking: bool) -> bool:
        while self._is_held:
            if not blocking:
                return False
            self._world.pause(1)
        self._is_held = True
        return True

    def release(self) -> None:
        self._is_held = False


class Bell:
    """A condition for actors. They take turns only where they wait, so it locks nothing."""

    def __init__(self, world: World) -> None:
        self._world = world

    def __enter__(self) -> None:
        """Nothing is locked."""

    def __exit__(self, *_: object) -> None:
        """Nothing was locked."""

    def wait_for(self, until: Callable[[], bool], seconds: float) -> None:
        self._world.wait(until, int(1_000 * seconds))

    def notify_all(self) -> None:
        """The world looks by itself who can go on."""


def own_feeds(world: World, process: Process, store: Store) -> tuple[Share, OwnFeeds]:
    """What a dispatcher has from its start on."""
    share = Share(store, f"{process.name} {process.births}")
    feeds = OwnFeeds(store, share, lambda: world.now_ms / 1_000)
    feeds.changed = cast("threading.Condition", Bell(world))
    return share, feeds


class House:
    """All processes over one store."""

    def __init__(self, world: World, store: Store, catalogue: Catalogue, weather: Weather) -> None:
        self.world, self.store, self.catalogue, self.weather = world, store, catalogue, weather
        self.down_until_ms = 0
        self.is_closing = False
        self.jobs = Jobs(self)
        self.apis = [Process(world, f"api {number}") for number in (1, 2)]
        works = [self._work] * world.luck.choice((1, 2)) + [self._dispatch] * world.luck.choice((1, 1, 2))
        self.parts = [Process(world, f"part {number}") for number in range(len(works))]
        for process in (*self.apis, *self.parts):
            process.wrong_ms = world.luck.randint(-weather.clock_ms, weather.clock_ms)
        self.is_archiving = False
        self.clocks: Random | None = None
        """The luck of a schedule whose tables have clocks, whose people are not always there, and whose outages are longer."""
        self.outages: list[Outage] = []
        self.alive_ms = sys.maxsize
        """When the first sign of life was noted: only what comes after it is known as an outage."""
        self._contexts: dict[str, tuple[int, Context]] = {}
        self._kept = [self._keep(process, work) for process, work in zip(self.parts, works, strict=True)]

    def wait(self, seconds: float) -> bool:
        """Let so much time pass; whether parts shall come to their end."""
        self.world.pause(int(1_000 * seconds))
        return self.is_closing

    def is_set(self) -> bool:
        """Whether parts shall come to their end: they are given the house for a flag."""
        return self.is_closing

    def begin_archiving(self, luck: Random) -> None:
        """Let one more part archive whatever is over, again and again."""
        self.is_archiving = True
        self.parts.append(process := Process(self.world, "archivist"))
        self._kept.append(self._keep(process, lambda process: self._archive(process, luck)))

    def _archive(self, process: Process, luck: Random) -> None:
        context = self.context(process)
        while not self.is_closing:
            self.world.pause(luck.randrange(3_000))
            self._tolerant(
                lambda: archive_games(context, cast("ArchivedStore", Shelving(context.store)), 0, lambda: None)
            )

    def context(self, process: Process) -> Context:
        """What a process works with; another one after each start."""
        born, context = self._contexts.get(process.name, (0, None))
        if context is None or born != process.births:
            wire = Wire(self.store, process, lambda: self.weather, self._is_down)
            context = self.fresh(wire, process.now_ms if self.clocks is None else self._clock_of(wire))
            self._contexts[process.name] = process.births, context
        return context

    def _clock_of(self, wire: Wire) -> StoreClock:
        """The time of the store, as a process keeps it."""
        clock = StoreClock(wire.clock_ms, lambda: self.world.now_ms / 1_000)
        clock._lock = cast("threading.Lock", Turnstile(self.world))
        return clock

    def fresh(self, store: Any, now_ms: Callable[[], int]) -> Context:
        """A context that knows nothing yet."""
        games = GameRepository(store, self.catalogue, now_ms)
        return Context(store, self.catalogue, games, KEY, now_ms, self.world.luck.randbytes, core_parts(SIGNER))

    def go_down(self, ms: int) -> None:
        """Let the store be down for so long; much longer where tables have clocks."""
        self._come_up()
        self.down_until_ms = self.world.now_ms + (ms if self.clocks is None else 5 * ms)
        self.outages.append(Outage(self.world.now_ms, self.down_until_ms))

    def _come_up(self) -> None:
        """Let the store be up again, if it is not."""
        if self._is_down():
            self.down_until_ms = self.world.now_ms
            self.outages[-1] = self.outages[-1]._replace(last_ms=self.world.now_ms)

    def calm(self) -> None:
        """The end of all faults."""
        self._come_up()
        self.weather = CALM
        for process in (*self.apis, *self.parts):
            process.wrong_ms = 0

    def restart(self) -> None:
        """Start the parts again: what arrived late may have set back what they note for their next start."""
        for process in self.parts:
            process.crash()

    def _is_down(self) -> bool:
        return self.world.now_ms < self.down_until_ms

    def check(self) -> None:
        """Raise what broke a part."""
        for each in self._kept:
            check(each)

    def _keep(self, process: Process, work: Callable[[Process], None]) -> Actor:
        """Start a part, and again when its process has crashed."""

        def watch() -> None:
            while not self.is_closing:
                part = self.world.start(process, lambda: work(process))
                self.world.join([part], NEVER_MS)
                check(part)
                self.world.pause(RESTART_MS)

        return self.world.start(None, watch)

    def _work(self, process: Process) -> None:
        while not self.is_closing:
            self.world.wait(lambda: bool(self.jobs.waiting) or self.is_closing, NEVER_MS)
            if job := self.jobs.take():
                with suppress(Missing):  # A job outlives its game when the store is brought back to before it began.
                    self._tolerant(partial(play_slice, self.context(process), job[0], 0))

    def _dispatch(self, process: Process) -> None:
        """As `dispatch_until_stopped` does it with threads."""
        context, store = self.context(process), self.context(process).store
        share, feeds = own_feeds(self.world, process, store)
        ending = cast("threading.Event", self)  # of which they only ask whether it is set
        loops = (
            lambda: feeds.read(ending),
            lambda: feeds.follow(
                partial(dispatcher.look_back, store), lambda take: dispatcher.dispatch(take, self.jobs, ending)
            ),
            lambda: self._sweep(store, share),
            lambda: feeds.follow(
                partial(store.checkpoint, NAME),
                lambda take: lobby.project(context, take, ending),
                partial(store.advance, NAME),
            ),
        )
        started = [self.world.start(process, partial(self._again, loop)) for loop in loops]
        self.world.wait(lambda: any(each.is_done for each in started), NEVER_MS)
        for each in started:
            check(each)

    def _sweep(self, store: Store, share: Share) -> None:
        while not self.is_closing:
            self.world.pause(SWEEP_MS)
            if self.clocks is not None:
                note_alive(store)
                self.alive_ms = min(self.alive_ms, self.world.now_ms)
            dispatcher.sweep(store, self.jobs, store.clock_ms(), share.partitions)

    def _again(self, loop: Callable[[], None]) -> None:
        while not self.is_closing:
            self._tolerant(loop)
            self.world.pause(500)

    @staticmethod
    def _tolerant(work: Callable[[], object]) -> None:
        """A part outlives a server that does not answer."""
        try:
            work()
        except (Unavailable, redis.RedisError):
            return


def check(actor: Actor) -> None:
    """Raise what broke an actor."""
    if actor.error is not None:
        raise actor.error
