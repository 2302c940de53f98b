"""Requests that wait, and what happens meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any, TypeVar
from unittest.mock import patch

from flask import Flask

from service.http.app_services import NAME
from tests.hang import HANG_S

T = TypeVar("T")


def answer_while_waiting(ask: Callable[[], T], act: Callable[[], object], waiting_at: tuple[Any, str]) -> T:
    """The answer to a request during which something happens. waiting_at: an object and its method that the request calls once it waits."""
    target, name = waiting_at
    waits, original = Event(), getattr(target, name)

    def entered(*given: Any, **named: Any) -> Any:
        waits.set()
        return original(*given, **named)

    with patch.object(target, name, entered), ThreadPoolExecutor(1) as pool:
        answer = pool.submit(ask)
        answer.add_done_callback(lambda _: waits.set())
        assert waits.wait(HANG_S)
        act()
        return answer.result(HANG_S)


def at_the_hub(app: Flask) -> tuple[Any, str]:
    """Where requests for a game's news wait."""
    return app.extensions[NAME].hub, "wait"


def with_a_place(app: Flask) -> tuple[Any, str]:
    """What every request that waits holds."""
    return app.extensions[NAME].streams.waiters, "acquire"
