"""Starts processes, restarts dead ones with growing delays, and stops all of them in order."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from service.cannot_start import CannotStart
from service.supervisor.data_dir_lock import DataDirLock
from service.supervisor.process_spec import ProcessRun, ProcessSpec
from service.supervisor.signals import SignalWaiter

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.5, 15.0
LIVED_WELL_S = 30.0
"""After a run of this length the delay starts again at `FIRST_PAUSE_S`."""
PATIENCE_S = 60.0
"""Longest silence of a process that is starting."""
NEWS_S = 3.0
STARTS = 5
"""Attempts to start a process that dies before it is ready."""
END_S, END_DATA_S = 2.5, 30.0
"""Seconds to stop: then processes are killed, but processes that keep data are left running."""

Say = Callable[[str, str], None]
"""Reports to the operator: the name of a process, a line about it."""


class Stopped(Exception):
    """A stop was requested before every process was ready."""


class Supervisor:
    """All processes of one installation. Used from the main thread only, since a process dies with the thread that
    started it.
    """

    def __init__(self, lock: DataDirLock, signals: SignalWaiter, say: Say) -> None:
        self._lock, self._signals, self._say = lock, signals, say
        self._runs: list[ProcessRun] = []
        self._end_counts: dict[str, int] = {}
        self._delayed: dict[str, tuple[float, ProcessSpec]] = {}

    def bring_up(self, parts: Sequence[ProcessSpec]) -> None:
        """Start processes together and wait until all are ready.  Raises CannotStart, Stopped."""
        for part in parts:
            self._start(part)
        for part in parts:
            self._wait_until_ready(part.name)

    def watch(self) -> None:
        """Restart processes that die until a stop is requested."""
        while not self._signals.stopping:
            self._start_due()
            for run in tuple(self._runs):
                self._check(run)
            self._signals.wait(0.25)

    def end(self) -> list[str]:
        """Stop all processes, data stores last; returns the names of data stores that still run."""
        self._lock.note_ending()
        self._delayed.clear()
        clients = [run for run in self._runs if not run.part.keeps_data]
        keepers = [run for run in self._runs if run.part.keeps_data]
        self._terminate(clients, END_S)
        for run in clients:
            self._clear(run)
        self._terminate(keepers, END_DATA_S)
        for run in keepers:
            if run.has_ended():
                self._clear(run)
        return [run.part.name for run in keepers if not run.has_ended()]

    def _start(self, part: ProcessSpec) -> ProcessRun:
        run = ProcessRun(part)
        self._runs.append(run)
        self._lock.note(part.name, run.identity)
        return run

    def _wait_until_ready(self, name: str) -> None:
        """Wait until a process is ready; reports its progress if that takes long."""
        news = time.monotonic()
        while True:
            self._start_due()
            for run in tuple(self._runs):
                if run.has_ended():
                    self._handle_early_end(run)
            for run in (run for run in self._runs if run.part.name == name):
                line, now = run.check_progress(), time.monotonic()
                if run.ready:
                    return self._say(name, line)
                if line and now - news > NEWS_S:
                    news = now
                    self._say(name, line)
                if now - run.heard > PATIENCE_S:
                    raise CannotStart(f"{name} did not get ready within {PATIENCE_S:.0f} s.")
            if self._signals.stopping:
                raise Stopped
            self._signals.wait(0.05)

    def _handle_early_end(self, run: ProcessRun) -> None:
        """Restart a process that died during startup, if it was killed or another was: its death may follow from that.

        Raises CannotStart for a process that exited on its own, or too often.
        """
        name, ends = run.part.name, self._end_counts.get(run.part.name, 0)
        if not run.ready:
            if not self._end_counts and not run.was_killed():
                raise CannotStart(f"{name} ended while it started ({run.describe_end()}).")
            if ends + 1 >= STARTS:
                raise CannotStart(f"{name} ended {STARTS} times while it started ({run.describe_end()}).")
        self._schedule_restart(run)

    def _check(self, run: ProcessRun) -> None:
        if run.has_ended():
            return self._schedule_restart(run)
        if not run.ready:
            line = run.check_progress()
            if run.ready:
                self._say(run.part.name, f"again: {line}")
        return None

    def _schedule_restart(self, run: ProcessRun) -> None:
        """Clean up after a dead process and schedule a restart."""
        part = run.part
        lived_well = time.monotonic() - run.began > LIVED_WELL_S
        ends = 0 if lived_well else self._end_counts.get(part.name, 0)
        pause = min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2**ends)
        self._end_counts[part.name] = ends + 1
        self._delayed[part.name] = (time.monotonic() + pause, part)
        self._say(part.name, f"ended ({run.describe_end()}); starting it again in {pause:g} s")
        self._clear(run)

    def _clear(self, run: ProcessRun) -> None:
        self._runs.remove(run)
        run.clear()

    def _start_due(self) -> None:
        """Start the processes whose delay is over."""
        for name, (when, part) in tuple(self._delayed.items()):
            if time.monotonic() >= when:
                del self._delayed[name]
                self._start(part)

    def _terminate(self, runs: Sequence[ProcessRun], patience_s: float) -> None:
        for run in runs:
            run.terminate()
        until = time.monotonic() + patience_s
        while not all(run.has_ended() for run in runs) and time.monotonic() < until:
            self._signals.wait(0.05)
