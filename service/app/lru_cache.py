"""Bounded caches, shared by threads. What a cache may hold is counted in bytes, so that large values displace others and not the process."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")

ENTRY = 512
"""Bytes that an entry takes beside its value: its key, and its place."""
SHARE = 8
"""A value that would take more than this part of a cache is not kept."""


def zero_cost(_: object) -> int:
    """The cost of a value that takes no room to speak of."""
    return 0


class LruCache(Generic[T]):
    """The latest values by key, none of them None; the least recently used goes first.

    size: bytes, at least of the room that the values take by their cost; cost: what a value takes, estimated, in bytes.
    """

    def __init__(self, size: int, cost: Callable[[T], int] = zero_cost) -> None:
        self._size = size
        self._cost = cost
        self._values: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = threading.Lock()
        self.held = 0

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value of `key`, made if it is not remembered; two threads may both make it."""
        value = self.peek(key)
        if value is None:
            value = make()
            self.put(key, value)
        return value

    def peek(self, key: Hashable) -> T | None:
        """The value of `key`, if it is remembered. Every step is one that other threads cannot come between, so it takes no lock."""
        found = self._values.get(key)
        if found is None:
            return None
        with suppress(KeyError):  # Another thread may have dropped it just now.
            self._values.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, value: T) -> None:
        """Remember a value; one that is too large only forgets the one before it."""
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
        """Forget a value."""
        with self._lock:
            self._drop(key)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
            self.held = 0

    def _drop(self, key: Hashable) -> None:
        found = self._values.pop(key, None)
        if found is not None:
            self.held -= found[1]
