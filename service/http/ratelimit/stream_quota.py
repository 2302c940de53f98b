"""How many streams one process serves, and how many of them to one client."""

from __future__ import annotations

from collections import Counter
from threading import Lock
from typing import Literal

from prometheus_client import Gauge

OPEN = Gauge("deaddrop_streams_open", "Streams that are followed now", multiprocess_mode="livesum")


class StreamQuota:
    """So many places, of which no client has more than half."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._each = max(1, count // 2)
        self._taken: Counter[str] = Counter()
        self._lock = Lock()

    def acquire(self, client: str) -> Literal["unavailable", "rate-limited"] | None:
        """Take a place, or say why there is none: for nobody, or not for this client."""
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
        """How many are taken."""
        return self._taken.total()

    def release(self, client: str) -> None:
        """Give a place back."""
        with self._lock:
            self._taken[client] -= 1
            OPEN.dec()
            if not self._taken[client]:
                del self._taken[client]
