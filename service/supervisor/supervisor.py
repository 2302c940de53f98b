"""Starts processes, restarts those that die with growing pauses, and stops all of them in order."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from service.config import CannotStart
from service.supervisor.data_dir_lock import DataDirLock
from service.supervisor.process_spec import ProcessRun, ProcessSpec
from service.supervisor.signals import SignalWaiter

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.5, 15.0
LIVED_WELL_S = 30.0
"""A run that lasted so long makes the next pause a first one again."""
PATIENCE_S = 60.0
"""How long a part may say nothing at its start."""
NEWS_S = 3.0
STARTS = 5
"""How often a part is started that falls before it was ever ready."""
END_S, END_DATA_S = 2.5, 30.0
"""How long a part may take to end before it is killed; how long one that keeps data is waited for."""

Say = Callable[[str, str], None]
"""Tell the operator something about a part: its name, a line."""


class Stopped(Exception):
    """A stop was requested before every process was ready."""


class Supervisor:
    """Every part of one installation. Used from one thread, the main one, since a part follows the thread that started it."""

    def __init__(self, claim: DataDirLock, bell: SignalWaiter, say: Say) -> None:
        self._claim, self._bell, self._say = claim, bell, say
        self._runs: list[ProcessRun] = []
        self._falls: dict[str, int] = {}
        self._resting: dict[str, tuple[float, ProcessSpec]] = {}

    def bring_up(self, parts: Sequence[ProcessSpec]) -> None:
        """Start these parts together and wait until each is ready. Raises `CannotStart` for one that does not get ready."""
        for part in parts:
            self._start(part)
        for part in parts:
            self._await(part.name)

    def watch(self) -> None:
        """Restart what dies, with growing pauses, until a stop is requested."""
        while not self._bell.stopping:
            self._rouse()
            for run in tuple(self._runs):
                self._look_after(run)
            self._bell.wait(0.25)

    def end(self) -> list[str]:
        """End every part, those that keep data last; the names of those that still run, which is never one without data."""
        self._claim.ending()
        self._resting.clear()
        clients = [run for run in self._runs if not run.part.keeps_data]
        keepers = [run for run in self._runs if run.part.keeps_data]
        self._ask_to_end(clients, END_S)
        for run in clients:
            self._clear(run)
        self._ask_to_end(keepers, END_DATA_S)
        for run in keepers:
            if run.ended():
                self._clear(run)
        return [run.part.name for run in keepers if not run.ended()]

    def _start(self, part: ProcessSpec) -> ProcessRun:
        run = ProcessRun(part)
        self._runs.append(run)
        self._claim.note(part.name, run.identity)
        return run

    def _await(self, name: str) -> None:
        """Wait until a part is ready, and tell how far it is when that takes long."""
        news = time.monotonic()
        while True:
            self._rouse()
            for run in tuple(self._runs):
                if run.ended():
                    self._fall(run)
            for run in (run for run in self._runs if run.part.name == name):
                line, now = run.ask(), time.monotonic()
                if run.ready:
                    return self._say(name, line)
                if line and now - news > NEWS_S:
                    news = now
                    self._say(name, line)
                if now - run.heard > PATIENCE_S:
                    raise CannotStart(f"{name} did not get ready within {PATIENCE_S:.0f} s.")
            if self._bell.stopping:
                raise Stopped
            self._bell.wait(0.05)

    def _fall(self, run: ProcessRun) -> None:
        """While the parts start, start again what was killed, and what ended because another was: nothing else wrong ends by itself.

        Raises `CannotStart`.
        """
        name, falls = run.part.name, self._falls.get(run.part.name, 0)
        if not run.ready:
            if not self._falls and not run.was_killed():
                raise CannotStart(f"{name} ended while it started ({run.obituary()}).")
            if falls + 1 >= STARTS:
                raise CannotStart(f"{name} ended {STARTS} times while it started ({run.obituary()}).")
        self._bury(run)

    def _look_after(self, run: ProcessRun) -> None:
        if run.ended():
            return self._bury(run)
        if not run.ready:
            line = run.ask()
            if run.ready:
                self._say(run.part.name, f"again: {line}")
        return None

    def _bury(self, run: ProcessRun) -> None:
        """Clean up after a dead process and schedule its restart."""
        part = run.part
        lived_well = time.monotonic() - run.began > LIVED_WELL_S
        falls = 0 if lived_well else self._falls.get(part.name, 0)
        pause = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2**falls)
        self._falls[part.name] = falls + 1
        self._resting[part.name] = (time.monotonic() + pause, part)
        self._say(part.name, f"ended ({run.obituary()}); starting it again in {pause:g} s")
        self._clear(run)

    def _clear(self, run: ProcessRun) -> None:
        self._runs.remove(run)
        run.clear()

    def _rouse(self) -> None:
        """Start the parts whose pause is over."""
        for name, (when, part) in tuple(self._resting.items()):
            if time.monotonic() >= when:
                del self._resting[name]
                self._start(part)

    def _ask_to_end(self, runs: Sequence[ProcessRun], patience_s: float) -> None:
        for run in runs:
            run.terminate()
        until = time.monotonic() + patience_s
        while not all(run.ended() for run in runs) and time.monotonic() < until:
            self._bell.wait(0.05)
