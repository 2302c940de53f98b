"""The time of the store's server, tracked by each process, so that a host with a wrong clock stamps no entry wrongly.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from service.store.stored import Damaged, Unavailable

MEASURED_EVERY_S = 5.0
"""Time between two measurements. In between, the process's monotonic clock extends the last one."""
SLOWEST_S = 1.0
"""A measurement whose answer took longer is dropped: it may be wrong by half of this."""


class StoreClock:
    """Milliseconds since the epoch by the server's clock, measured every five seconds by the first call after that:
    never ahead of it, and at most the time of an answer behind, so that no data is released early. Thread-safe.

    ask_ms: asks the server. Before its first answer there is no time: a command would be stored with the host's.
    """

    def __init__(self, ask_ms: Callable[[], int], monotonic_s: Callable[[], float] = time.monotonic) -> None:
        self._ask_ms, self._monotonic_s = ask_ms, monotonic_s
        self._ahead_ms: float | None = None
        self._due_s = float("-inf")
        self._lock = threading.Lock()

    def __call__(self) -> int:
        """The time now.  Raises Unavailable, Damaged before the first measurement."""
        ahead_ms = self._ahead_ms
        if self._monotonic_s() >= self._due_s and self._lock.acquire(blocking=ahead_ms is None):
            try:
                ahead_ms = self._measure()
            finally:
                self._lock.release()
        assert ahead_ms is not None
        return int(self._monotonic_s() * 1000 + ahead_ms)

    def _measure(self) -> float:
        """The server clock's lead over the monotonic one, unless another thread just asked."""
        began_s, known_ms = self._monotonic_s(), self._ahead_ms
        if known_ms is not None and began_s < self._due_s:
            return known_ms
        try:
            told_ms = self._ask_ms()
        except (Unavailable, Damaged):
            if known_ms is None:
                raise
            self._due_s = began_s + MEASURED_EVERY_S
            return known_ms
        ended_s = self._monotonic_s()
        self._due_s = ended_s + MEASURED_EVERY_S
        if known_ms is None or ended_s - began_s <= SLOWEST_S:
            known_ms = told_ms - ended_s * 1000
        self._ahead_ms = known_ms
        return known_ms
