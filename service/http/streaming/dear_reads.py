"""Dear reads take turns: a network has one under way in a process, so that no client with many tokens takes its threads.

Those that wait for their turn hold no thread (`suspension`). Whom they delay is their own network.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from threading import Lock

from service.app.feeds.feed_listener import Wake
from service.http.responses import request_environ
from service.http.streaming.suspension import TURN_KEY, Waiting, too_many_wait
from service.shares import QueuedItem, Shares, TurnQueue

DEAR = 5
"""Cost of a read from which it takes a turn."""
MOST_DEAR = 1_000
"""Dear reads that wait or are under way in a process."""
WAIT_S = 30.0
"""Longest wait for a turn."""


class ReadTurn:
    """The turn of one dear read. queued: once it is on."""

    def __init__(self) -> None:
        self.queued: QueuedItem[ReadTurn] | None = None
        self.has_left = False
        self.wake: Wake = _wake_none


class DearReads:
    """The turns of one process. Thread-safe. at_once: reads under way, each of another network."""

    def __init__(self, at_once: int) -> None:
        self.queue: TurnQueue[ReadTurn] = TurnQueue(Shares(MOST_DEAR), Shares(at_once, 1))
        self._lock = Lock()

    def take_turn(self, networks: Sequence[str]) -> None:
        """Returns once it is the current request's turn, which ends with its handling.

        networks: the client's, the narrowest first.  Raises Suspended until then, TooEarly if it has no place to wait in, or
        waited for too long.
        """
        environ = request_environ()
        waiting: Waiting | None = environ.get(TURN_KEY)
        if waiting is None:
            turn = ReadTurn()
            full = self.queue.put(turn, networks)
            if full is not None:
                raise too_many_wait(full)
            waiting = Waiting(time.monotonic() + WAIT_S, partial(self._follow, turn), key=TURN_KEY)
            environ[TURN_KEY] = waiting
            self._begin()
        if waiting.state.queued is None:
            waiting.suspend(WAIT_S)
        if waiting.state.queued is None:
            raise too_many_wait("own")

    @contextmanager
    def _follow(self, turn: ReadTurn, wake: Wake) -> Iterator[ReadTurn]:
        turn.wake = wake
        try:
            yield turn
        finally:
            with self._lock:
                turn.has_left = True
                if turn.queued is not None:
                    self.queue.end(turn.queued)
            self._begin()

    def _begin(self) -> None:
        """Let those go on whose turn it is."""
        with self._lock:
            while (found := self.queue.begin()) is not None:
                if found.item.has_left:
                    self.queue.end(found)
                else:
                    found.item.queued = found
                    found.item.wake()


def _wake_none() -> None:
    """The request that would be woken is still being handled."""
