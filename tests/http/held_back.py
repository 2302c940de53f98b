"""Answers that are held back for news: on a clock that only their waits move, and with what happens during these."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import pytest

from service.http.streaming import suspension
from tests.hang import HANG_S

Act = Callable[[], object]


class HeldBack:
    """waits_s: how long each wait might have been; acts: what happens during the next ones, which passes no time.

    A wait during which nothing happens passes all its time at once.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.s = 100.0
        self.waits_s: list[float] = []
        self.acts: list[Act] = []
        self._has_acted = False
        self._monkeypatch = monkeypatch

    def clock_of(self, module: ModuleType) -> None:
        """Have a module's waits end by this clock."""
        self._monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: self.s))

    def wait(self, seconds: float, wake: Act | None = None) -> None:
        """One wait. wake: waits for what wakes it, once something happened."""
        self.waits_s.append(seconds)
        if self.acts:
            self.acts.pop(0)()
            self._has_acted = True
        elif wake is None or not self._has_acted:
            self.s += seconds
            return
        if wake is not None:
            assert wake(), "nothing woke it"

    def at_requests(self, *, is_woken: bool = True) -> None:
        """Requests that wait do so here. is_woken: by what happens."""
        held = self

        class News(threading.Event):
            def wait(self, timeout: float | None = None) -> bool:
                held.wait(timeout or 0, (lambda: super(News, self).wait(HANG_S)) if is_woken else None)
                return self.is_set()

        self.clock_of(suspension)
        self._monkeypatch.setattr(suspension, "threading", SimpleNamespace(**{**vars(threading), "Event": News}))
