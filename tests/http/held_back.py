"""Answers that are held back for news: on a clock that only their waits move, and with what happens during these."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import pytest
from flask import Flask

from service.http.app_services import NAME
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

    def at_hub(self, app: Flask, *, is_woken: bool = True) -> None:
        """Waits for a game at the hub. is_woken: what happens is announced there."""
        hub = app.extensions[NAME].hub
        real = hub.wait

        def wake(game_id: str, version: int) -> bool:
            real(game_id, version, HANG_S)
            return bool(hub.announced_version(game_id) > version)

        def wait(game_id: str, version: int, timeout_s: float) -> None:
            self.wait(timeout_s, (lambda: wake(game_id, version)) if is_woken else None)

        self._monkeypatch.setattr(hub, "wait", wait)

    def at_events(self, module: ModuleType) -> None:
        """Waits at events that a module makes for its requests."""
        held = self

        class News(threading.Event):
            def wait(self, timeout: float | None = None) -> bool:
                held.wait(timeout or 0, lambda: super(News, self).wait(HANG_S))
                return self.is_set()

        self._monkeypatch.setattr(module, "threading", SimpleNamespace(**{**vars(threading), "Event": News}))
