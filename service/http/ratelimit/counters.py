"""In-process request counters; each window starts with its first request."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from limits import RateLimitItemPerSecond
from limits.storage import Storage

MAX_WINDOWS = 65_536
"""Windows held at once. The oldest are evicted first, in their clients' favour."""


class NamedLimit(RateLimitItemPerSecond):
    """A rate limit whose counter key is its name and the client."""

    def key_for(self, *identifiers: bytes | str | int | float) -> str:
        return f"{self.namespace}/{identifiers[0]!s}"


class WindowCounts(Storage):
    """Counters by key. clock_s: monotonic seconds."""

    STORAGE_SCHEME = None

    def __init__(self, clock_s: Callable[[], float]) -> None:
        super().__init__()
        self._clock_s = clock_s
        self._windows: OrderedDict[str, tuple[int, float]] = OrderedDict()
        self._lock = Lock()

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        with self._lock:
            count, ends_at = self._windows.get(key, (0, 0.0))
            if ends_at <= (now := self._clock_s()):
                self._windows.pop(key, None)
                count, ends_at = 0, now + expiry
            self._windows[key] = count + amount, ends_at
            if len(self._windows) > MAX_WINDOWS:
                self._windows.popitem(last=False)
            return count + amount

    def give_back(self, key: str, amount: int) -> None:
        """Count less in a window that goes on."""
        with self._lock:
            count, ends_at = self._windows.get(key, (0, 0.0))
            if count:
                self._windows[key] = max(0, count - amount), ends_at

    def window(self, key: str) -> tuple[int, float]:
        """Count, and seconds left of its window; zeros without one."""
        count, ends_at = self._windows.get(key, (0, 0.0))
        left_s = ends_at - self._clock_s()
        return (count, left_s) if left_s > 0 else (0, 0.0)

    def get(self, key: str) -> int:
        return self.window(key)[0]

    def get_expiry(self, key: str) -> float:
        return self._windows.get(key, (0, 0.0))[1]

    def clear(self, key: str) -> None:
        if key in self._windows:
            with self._lock:
                self._windows.pop(key, None)

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        with self._lock:
            count = len(self._windows)
            self._windows.clear()
            return count
