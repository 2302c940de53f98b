"""Queue of games to imagine in this service process: one at a time, in the background, and few."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import msgspec

from domain.game.turning.swings import Swing
from service.app.playouts.process import Task
from service.shares import Shares, TurnQueue

MODULE = "service.app.playouts.process"
WAITING = 100
"""Games that may wait, a tenth of them for one network; a refused one is requested again by the next reader."""
PATIENCE = 30
"""Wall time limit of a game's process, as a multiple of its CPU seconds."""
NICE = 19
TICK_S = 0.02
"""Interval of checks whether a bot is awaited."""
LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")

log = logging.getLogger(__name__)

IsFree = Callable[[], bool]
"""Whether no bot is awaited."""
Imagine = Callable[[Task, int, IsFree], tuple[Swing, ...]]
"""The swings of a game, within a CPU time limit in seconds, while no bot is awaited."""

Make = Callable[[], Task | None]
Keep = Callable[[tuple[Swing, ...]], None]


def imagine_apart(task: Task, cpu_s: int, is_free: IsFree = lambda: True) -> tuple[Swing, ...]:
    """The swings, found in a process without secrets that is stopped while it may not run; empty if that took too long.
    is_free: whether it may run.  Raises OSError.
    """
    environment = {
        "PYTHONPATH": os.pathsep.join(each or os.getcwd() for each in sys.path),
        **{name: os.environ[name] for name in LIBRARIES if name in os.environ},
    }
    command = (sys.executable, "-m", MODULE, str(cpu_s))
    found = communicate(command, environment, msgspec.msgpack.encode(task), cpu_s * PATIENCE, is_free)
    return () if found is None else msgspec.msgpack.decode(found, type=tuple[Swing, ...])


def put_below_all(pid: int) -> None:
    """Give a process the lowest scheduling priority, from its first import on. Skips calls that the system does not
    have.
    """
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, pid, NICE)
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(pid, os.SCHED_IDLE, os.sched_param(0))


def communicate(
    command: Sequence[str], environment: Mapping[str, str] | None, data: bytes, patience_s: float, is_free: IsFree
) -> bytes | None:
    """The output of a process; None if it failed, or exceeded its time.

    It reads from a file: `Popen.communicate` forgets the rest of its input at its first timeout (Python 3.11).  Raises
    OSError.
    """
    until_s, is_stopped = time.monotonic() + patience_s, False
    with tempfile.TemporaryFile() as file:
        file.write(data)
        file.seek(0)
        with subprocess.Popen(command, stdin=file, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment) as child:
            put_below_all(child.pid)
            try:
                while time.monotonic() < until_s:
                    try:
                        found, _ = child.communicate(timeout=TICK_S)
                    except subprocess.TimeoutExpired:
                        if is_stopped == is_free():
                            is_stopped = not is_stopped
                            child.send_signal(signal.SIGSTOP if is_stopped else signal.SIGCONT)
                    else:
                        return found if child.returncode == 0 else None
            finally:
                child.kill()
    return None


class Playouts:
    """The playouts of one process: none before it is started. Thread-safe."""

    def __init__(self, imagine: Imagine = imagine_apart) -> None:
        self._cpu_s, self._imagine = 0, imagine
        self._lock = threading.Lock()
        self._asked: set[str] = set()
        self.queue: TurnQueue[tuple[str, Make, Keep, IsFree]] = TurnQueue(Shares(WAITING))
        self._news = threading.Semaphore(0)

    @property
    def is_on(self) -> bool:
        """Whether games are imagined."""
        return self._cpu_s > 0

    def start(self, cpu_s: int) -> None:
        """Imagine games from now on. cpu_s: seconds of one core per game; 0: none."""
        if cpu_s and not self._cpu_s:
            threading.Thread(target=self._work, name="playouts", daemon=True).start()
        self._cpu_s = cpu_s

    def ask(self, game: str, networks: Sequence[str], make: Make, keep: Keep, is_free: IsFree) -> None:
        """Have a game imagined, unless it waits already. networks: the reader's, the narrowest first; make: its task, None if another
        process has done it; keep: stores the swings. All are called in the background.
        """
        with self._lock:
            if not self._cpu_s or game in self._asked or self.queue.put((game, make, keep, is_free), networks) is not None:
                return
            self._asked.add(game)
        self._news.release()

    def _work(self) -> None:
        while True:
            self._news.acquire()
            with self.queue.take() as asked:
                if asked is not None:
                    self._imagine_game(*asked)

    def _imagine_game(self, game: str, make: Make, keep: Keep, is_free: IsFree) -> None:
        try:
            task = make()
            if task is not None:
                keep(self._imagine_or_nothing(game, task, is_free))
        except Exception as error:
            log.error("the turning points of a game were not computed, so its replay shows none: a bug, report error and place", exc_info=error, extra={"game": game})
        finally:
            with self._lock:
                self._asked.discard(game)

    def _imagine_or_nothing(self, game: str, task: Task, is_free: IsFree) -> tuple[Swing, ...]:
        """The swings; none if imagining fails, as it would again: readers do not wait for them."""
        try:
            return self._imagine(task, self._cpu_s, is_free)
        except Exception as error:
            log.error("the turning points of a game were not computed, so its replay shows none: a bug, report error and place", exc_info=error, extra={"game": game})
            return ()
