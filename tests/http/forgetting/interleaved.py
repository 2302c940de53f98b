"""A store between whose calls something else happens: at one of them, once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.restorable import RestorableStore


class Killed(BaseException):
    """The process ends here."""


class InterleavedStore:
    """A store in memory. Its calls are counted while `watch` runs; before the one of a number, others are let in."""

    def __init__(self, inner: RestorableStore) -> None:
        self.inner = inner
        self._calls = 0
        self._before: dict[int, Callable[[], None]] = {}
        self._is_watched = False

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.inner, name)
        if name.startswith("_") or not callable(found):
            return found

        def call(*args: Any, **more: Any) -> Any:
            self._step()
            return found(*args, **more)

        return call

    def _step(self) -> None:
        if not self._is_watched:
            return
        self._calls += 1
        before = self._before.pop(self._calls, None)
        if before is not None:
            self._is_watched = False
            before()
            self._is_watched = True

    def watch(self, act: Callable[[], Any], before: dict[int, Callable[[], None]] | None = None) -> int:
        """Carry `act` out, and before its calls of these numbers something else; returns the number of its calls."""
        self._calls, self._before, self._is_watched = 0, dict(before or {}), True
        try:
            act()
        except Killed:
            pass
        finally:
            self._is_watched = False
        return self._calls


def kill() -> None:
    """End the process that calls the store."""
    raise Killed
