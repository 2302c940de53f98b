"""Thread-safe LRU caches bounded in bytes, so that large values displace others instead of exhausting memory."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

ENTRY = 512
"""Overhead of an entry, in bytes: key and bookkeeping."""
SHARE = 8
"""Values larger than this fraction (one in SHARE) of a cache are not kept."""


def zero_cost(_: object) -> int:
    """The cost of a negligible value."""
    return 0


class LruCache(Generic[T]):
    """Values by key, never None. Evicts the least recently used.

    size: bound in bytes on the sum of costs; cost: estimated bytes of a value.
    """

    def __init__(self, size: int, cost: Callable[[T], int] = zero_cost) -> None:
        self._size = size
        self._cost = cost
        self._values: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = threading.Lock()
        self.held = 0

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value of `key`, made if absent. Two threads may both make it."""
        value = self.peek(key)
        if value is None:
            value = make()
            self.put(key, value)
        return value

    def peek(self, key: Hashable) -> T | None:
        """The value of `key`, or None. Lock-free: each step is atomic."""
        found = self._values.get(key)
        if found is None:
            return None
        # Another thread may just have dropped it. `contextlib.suppress` would cost more than all the rest.
        try:  # noqa: SIM105
            self._values.move_to_end(key)
        except KeyError:
            pass
        return found[0]

    def put(self, key: Hashable, value: T) -> None:
        """Store a value. One that is too large only drops the previous value."""
        cost = ENTRY + self._cost(value)
        with self._lock:
            self._drop(key)
            if cost * SHARE > self._size:
                return
            self._values[key] = value, cost
            self.held += cost
            while self.held > self._size:
                _, (_, gone) = self._values.popitem(last=False)
                self.held -= gone

    def drop(self, key: Hashable) -> None:
        """Drop a value."""
        with self._lock:
            self._drop(key)

    def clear(self) -> None:
        """Drop all values."""
        with self._lock:
            self._values.clear()
            self.held = 0

    def _drop(self, key: Hashable) -> None:
        found = self._values.pop(key, None)
        if found is not None:
            self.held -= found[1]
