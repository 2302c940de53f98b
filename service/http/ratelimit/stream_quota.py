"""Limits on open streams: per process and per client."""

from __future__ import annotations

from collections import Counter
from threading import Lock
from typing import Literal

from prometheus_client import Gauge

OPEN = Gauge("deaddrop_streams_open", "Open streams", multiprocess_mode="livesum")


class StreamQuota:
    """Quota of open streams. count: of the process; each: of one client, 0 for half of `count`."""

    def __init__(self, count: int = 1, each: int = 0) -> None:
        self._count = count
        self._each = each or max(1, count // 2)
        self._taken: Counter[str] = Counter()
        self._lock = Lock()

    def acquire(self, client: str) -> Literal["unavailable", "rate-limited"] | None:
        """Take a slot: None, or the problem code (`unavailable` if all are taken, `rate-limited` if this client has its most)."""
        with self._lock:
            if self._taken.total() >= self._count:
                return "unavailable"
            if self._taken[client] >= self._each:
                return "rate-limited"
            self._taken[client] += 1
            OPEN.inc()
            return None

    @property
    def in_use(self) -> int:
        """Open streams."""
        return self._taken.total()

    def release(self, client: str) -> None:
        """Return a slot."""
        with self._lock:
            self._taken[client] -= 1
            OPEN.dec()
            if not self._taken[client]:
                del self._taken[client]
