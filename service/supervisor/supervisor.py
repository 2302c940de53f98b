"""Starts processes, keeps them running, and stops all of them in order."""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from types import FrameType

from service.cannot_start import CannotStart
from service.supervisor.data_dir_lock import DataDirLock
from service.supervisor.process_spec import ProcessSpec, Say, SupervisedProcess

PATIENCE_S = 60.0
"""Longest silence of a process that is starting."""
NEWS_S = 3.0
END_S, END_DATA_S = 2.5, 30.0
"""Seconds to stop: then processes are killed, but processes that keep data are left running."""


class Stopped(Exception):
    """A stop was requested before every process was ready."""


class Supervisor:
    """All processes of one installation. Used from the main thread only, since a process dies with the thread that started it."""

    def __init__(self, lock: DataDirLock, say: Say) -> None:
        self._lock, self._say = lock, say
        self._processes: list[SupervisedProcess] = []
        self._is_stopping = False
        hang_up = () if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN else (signal.SIGHUP,)  # as `nohup` sets it
        for number in (signal.SIGINT, signal.SIGTERM, *hang_up):
            signal.signal(number, self._stop)

    def bring_up(self, specs: Sequence[ProcessSpec]) -> None:
        """Start processes together and wait until all are ready.  Raises CannotStart, Stopped."""
        started = [SupervisedProcess(spec, self._lock, self._say) for spec in specs]
        self._processes += started
        for process in started:
            news_s = time.monotonic()
            while not process.ready:
                self._step(0.05)
                if self._is_stopping:
                    raise Stopped
                if unready := next((each for each in started if each.ends and not each.was_ready), None):
                    raise CannotStart(f"{unready.spec.name} ended while it started ({unready.why}).")
                if time.monotonic() - process.heard_s > PATIENCE_S:
                    raise CannotStart(f"{process.spec.name} did not get ready within {PATIENCE_S:.0f} s.")
                if process.line and not process.ready and time.monotonic() - news_s > NEWS_S:
                    news_s = time.monotonic()
                    self._say(process.spec.name, process.line)
            self._say(process.spec.name, process.ready)

    def watch(self) -> None:
        """Start processes that end again, until a stop is requested."""
        while not self._is_stopping:
            self._step(0.25)

    def end(self) -> list[str]:
        """Stop all processes, data stores last; returns the names of data stores that still run."""
        self._lock.note_ending()
        for keeps_data, patience_s in ((False, END_S), (True, END_DATA_S)):
            ending = [each for each in self._processes if each.process and each.spec.keeps_data is keeps_data]
            for each in ending:
                each.terminate()
            until = time.monotonic() + patience_s
            while (left := [each for each in ending if each.process and each.process.poll() is None]) and time.monotonic() < until:
                time.sleep(0.02)
            for each in ending:
                if each not in left or not keeps_data:
                    each.clear()
        return [each.spec.name for each in self._processes if each.process]

    def _step(self, pause_s: float) -> None:
        for each in self._processes:
            each.step()
        time.sleep(pause_s)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._is_stopping = True

