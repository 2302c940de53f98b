"""Threads that ask the sources of streams for their next bytes, so that the writer thread only sends.

A slice may load a game, fold it and render its entries. Each network has one slice under way at most, and networks take turns: a client
whose streams are dear to read delays its own network.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from service.shares import QueuedItem, Shares, TurnQueue

THREADS = 4
LINGER_S = 10.0
"""Seconds after which an idle thread ends."""

Prepare = Callable[[], None]


class SlicePool:
    """Threads and the slices that wait for them, by network. Thread-safe. Threads start when they are needed."""

    def __init__(self, most: int = THREADS) -> None:
        self._most = most
        self.queue: TurnQueue[Prepare] = TurnQueue(under_way=Shares(most, 1))
        self._changed = threading.Condition()
        self._threads = self._idle = 0

    def ask(self, networks: Sequence[str], prepare: Prepare) -> None:
        """Have a slice prepared in its network's turn. Does not block."""
        with self._changed:
            self.queue.put(prepare, networks)
            if not self._idle and self._threads < self._most:
                self._threads += 1
                threading.Thread(target=self._run, name="slices", daemon=True).start()
            self._changed.notify()

    def _run(self) -> None:
        while (taken := self._begin()) is not None:
            try:
                taken.item()
            finally:
                with self._changed:
                    self.queue.end(taken)
                    self._changed.notify()

    def _begin(self) -> QueuedItem[Prepare] | None:
        """The next slice, once one may begin; None if this thread is needed no longer."""
        with self._changed:
            while (found := self.queue.begin()) is None:
                self._idle += 1
                is_woken = self._changed.wait(LINGER_S)
                self._idle -= 1
                if not is_woken and not self.queue:
                    self._threads -= 1
                    return None
            return found
