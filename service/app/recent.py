"""A bounded memory of what was computed lately, shared by threads."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """The latest values by key, none of them None; the least recently used goes first."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value of `key`, made if it is not remembered; two threads may both make it."""
        value = self.peek(key)
        if value is None:
            value = make()
            self.put(key, value)
        return value

    def peek(self, key: Hashable) -> T | None:
        """The value of `key`, if it is remembered. Every step is one that other threads cannot come between, so it takes no lock."""
        value = self._values.get(key)
        if value is not None:
            with suppress(KeyError):  # Another thread may have dropped it just now.
                self._values.move_to_end(key)
        return value

    def put(self, key: Hashable, value: T) -> None:
        """Remember a value."""
        with self._lock:
            self._values[key] = value
            self._values.move_to_end(key)
            while len(self._values) > self._size:
                self._values.popitem(last=False)

    def drop(self, key: Hashable) -> None:
        """Forget a value."""
        with self._lock:
            self._values.pop(key, None)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()
