"""Threads that ask the sources of streams for their next bytes, so that the writer thread only sends.

A slice may load a game, fold it and render its entries. Each network has one slice under way at most, and networks take turns: a client
whose streams are dear to read delays its own network.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence

from service.shares import Shares

THREADS = 4
LINGER_S = 10.0
"""Seconds after which an idle thread ends."""

Prepare = Callable[[], None]
Networks = tuple[str, ...]


class SlicePool:
    """Threads and the slices that wait for them, by network. Thread-safe. Threads start when they are needed."""

    def __init__(self, most: int = THREADS) -> None:
        self._most = most
        self._waiting: dict[Networks, deque[Prepare]] = {}
        self._under_way = Shares(most, 1)
        self._changed = threading.Condition()
        self._threads = self._idle = 0

    def ask(self, networks: Sequence[str], prepare: Prepare) -> None:
        """Have a slice prepared in its network's turn. Does not block."""
        with self._changed:
            self._waiting.setdefault(tuple(networks), deque()).append(prepare)
            if not self._idle and self._threads < self._most:
                self._threads += 1
                threading.Thread(target=self._run, name="slices", daemon=True).start()
            self._changed.notify()

    def _run(self) -> None:
        while (taken := self._take()) is not None:
            networks, prepare = taken
            try:
                prepare()
            finally:
                with self._changed:
                    self._under_way.release(networks)
                    self._changed.notify()

    def _take(self) -> tuple[Networks, Prepare] | None:
        """The next slice, once one may begin; None if this thread is needed no longer."""
        with self._changed:
            while True:
                if (networks := self._next_networks()) is not None:
                    slices = self._waiting.pop(networks)
                    prepare = slices.popleft()
                    if slices:
                        self._waiting[networks] = slices
                    return networks, prepare
                self._idle += 1
                is_woken = self._changed.wait(LINGER_S)
                self._idle -= 1
                if not is_woken and not self._waiting:
                    self._threads -= 1
                    return None

    def _next_networks(self) -> Networks | None:
        """The networks whose turn it is, with a place taken for them; None if none may begin."""
        for networks in self._waiting:
            full = self._under_way.acquire(networks)
            if full is None:
                return networks
            if full == "all":
                return None
        return None
