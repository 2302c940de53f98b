"""A process that holds a worker's answers and stores each when it is due.

It only waits and appends, so the worker's computing delays no answer: the time at which an answer becomes visible does
not reveal how long another took. A worker starts its releaser at its own start; the releaser ends after the worker,
once all answers are stored.
"""

from __future__ import annotations

import heapq
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, Pipe
from typing import NamedTuple

from service.config import Config
from service.logs import start_logging
from service.outage_reports import OutageReports
from service.store import SERVER, Archive, ArchivedStore, Due, Store, StreamHead, Unavailable, connect, find_cause
from service.store.store_clock import StoreClock

log = logging.getLogger("workers.releaser")  # the module runs as __main__


class Release(NamedTuple):
    """An append and its time. head: the game's expected version and digest; due, kinds: as for `Store.append`."""

    at_ms: int
    game: str
    head: tuple[int, bytes]
    events: tuple[tuple[bytes, bytes], ...]
    due: Due
    kinds: tuple[str, ...]


class Releaser:
    """The worker's end of its releaser."""

    def __init__(self) -> None:
        self._line: Connection | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def hold(self, release: Release) -> None:
        """Hand over an append, without a result.  Raises OSError if no releaser can be started."""
        if self._line is None:
            self.start()
        assert self._line is not None
        try:
            self._line.send(tuple(release))
        except BrokenPipeError:
            self.close()
            self.start()
            self._line.send(tuple(release))

    def start(self) -> None:
        """Start the process, ahead of the first answer."""
        theirs, self._line = Pipe(duplex=False)
        environ = {name: value for name, value in os.environ.items() if name != "PROMETHEUS_MULTIPROC_DIR"}
        command = (sys.executable, "-m", __name__, str(theirs.fileno()))
        self._process = subprocess.Popen(command, env=environ, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
        theirs.close()

    def close(self, patience_s: float = 5.0) -> None:
        """Stop sending, and wait until all held appends are stored."""
        if self._line is not None and self._process is not None:
            self._line.close()
            try:
                self._process.wait(patience_s)
            except subprocess.TimeoutExpired:
                log.warning("the releaser still waits for the store with answers of bots, and ends when they are stored or refused")
        self._line = self._process = None


def release_all(line: Connection, store: Store, now_ms: Callable[[], int]) -> None:
    """Store appends from the line when due, until it is closed and none is left."""
    reports = OutageReports(is_brief=True)
    held: list[tuple[int, int, Release]] = []
    number, is_open = 0, True
    while is_open or held:
        wait_s = max(0, held[0][0] - now_ms()) / 1000 if held else None
        if not is_open:
            time.sleep(wait_s or 0)
        elif line.poll(wait_s):
            try:
                release = Release(*line.recv())
            except EOFError:
                is_open = False
                continue
            number += 1
            heapq.heappush(held, (release.at_ms, number, release))
        while held and held[0][0] <= now_ms():
            store_answer(store, heapq.heappop(held)[2], reports)


def store_answer(store: Store, release: Release, reports: OutageReports) -> None:
    """Store an answer unless the game has moved on, or the store cannot be used; then its turn is requested separately."""
    try:
        store.append(release.game, StreamHead(*release.head), release.events, due=release.due, kinds=release.kinds)
    except Unavailable as error:
        reports.note(SERVER, find_cause(error), store.ping)


def release_for_worker() -> None:
    """Main function: serve the worker over the pipe whose descriptor is the command-line argument."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    config = Config.from_env(os.environ)
    start_logging("releaser", config.log)
    store = ArchivedStore(connect(config.redis_url), Archive(config.archive_dir))
    release_all(Connection(int(sys.argv[1]), writable=False), store, StoreClock(store.clock_ms))


if __name__ == "__main__":
    release_for_worker()
