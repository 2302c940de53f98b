"""Requests that wait without a thread, such as long polls: at news the server handles the whole request again.

A handler subscribes (`wait_for_news`) before it reads, and calls `suspend` if it found nothing. The worker then holds the connection. Under
a server that cannot, such as one that speaks TLS itself, the request keeps its thread, and few may.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, ExitStack
from typing import TYPE_CHECKING, Any, Protocol

from domain.kernel.errors import TooEarly
from service.app.feeds.feed_listener import Wake
from service.http.request_parsing import client_address
from service.http.responses import request_environ
from service.http.streaming.socket_takeover import to_stream_cut
from service.shares import Full, Shares, networks_of

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

WAITING_KEY = "deaddrop.waiting"
"""WSGI environment key: the request's `Waiting`."""
TURN_KEY = "deaddrop.turn"
"""WSGI environment key: the `Waiting` of a request that waits for its turn, or has it (`dear_reads`)."""
RESUMED_KEY = "deaddrop.resumed"
"""WSGI environment key: set if the request is handled again, so it was counted before."""
COST_KEY = "deaddrop.cost"
"""WSGI environment key: the cost that the request was counted for, over all the times it is handled; without it, 1."""
FULL_S = 5
"""Retry-After if all places are taken."""
FULL: Mapping[Full, tuple[str, str]] = {
    "own": ("rate-limited", "As many requests of your network wait here as may. Ask when one is answered, or without `wait` if you sent it."),
    "all": ("unavailable", "As many requests wait here as may. Ask later, or without `wait` if you sent it."),
}

Follow = Callable[[Wake], AbstractContextManager[Any]]
"""Subscribes inside a block. Calls the argument at news, from any thread; it does not block."""


class HoldingSocket(Protocol):
    """A client's socket whose server holds connections of waiting requests. resumed: the one that goes on; waiting: one that begins to wait."""

    resumed: Waiting | None
    waiting: Waiting | None


class Suspended(BaseException):
    """The request waits. Not an Exception, so that no handler of errors answers it."""

    def __init__(self, waiting: Waiting) -> None:
        super().__init__()
        self.waiting = waiting


class Waiting:
    """A request that may wait until a time, over all the times it is handled. Thread-safe where it says so.

    state: made by the subscription, for the handler; due_s: monotonic seconds at which it is handled again without news; key: where the
    request's environment has it; cost: that it was counted for.
    """

    def __init__(
        self, until_s: float, follow: Follow, places: Shares | None = None, networks: tuple[str, ...] = (), key: str = WAITING_KEY
    ) -> None:
        self.key, self.cost = key, 1
        self.until_s = self.due_s = until_s
        self._places, self._networks, self._has_place = places, networks, False
        self._following, self._lock = ExitStack(), threading.Lock()
        self._has_news = False
        self._resume: Wake | None = None
        self.state: Any = self._following.enter_context(follow(self.signal))

    def signal(self) -> None:
        """There may be news. Thread-safe, does not block."""
        with self._lock:
            self._has_news, resume, self._resume = True, self._resume, None
        if resume is not None:
            resume()

    def when_news(self, resume: Wake) -> None:
        """Call `resume` at the next news, or now if there was news since the request began to read. Thread-safe."""
        with self._lock:
            if not self._has_news:
                self._resume = resume
                return
        resume()

    def read_again(self) -> None:
        """The request is handled from its start: what comes from now on is news."""
        with self._lock:
            self._has_news, self._resume = False, None

    def suspend(self, glance_s: float) -> None:
        """Wait for news; returns if the time is up. glance_s: longest time until the request looks again.

        Raises Suspended, TooEarly if all places are taken, or those of the client's networks.
        """
        now_s = time.monotonic()
        if now_s >= self.until_s:
            return
        if not self._has_place and self._places is not None:
            full = self._places.acquire(self._networks)
            if full is not None:
                raise too_many_wait(full)
            self._has_place = True
        self.due_s = min(self.until_s, now_s + glance_s)
        raise Suspended(self)

    def end(self) -> None:
        """The request is answered, or its client is gone. Can be repeated."""
        self._following.close()
        if self._has_place and self._places is not None:
            self._has_place = False
            self._places.release(self._networks)


def too_many_wait(full: Full) -> TooEarly:
    """The refusal of a request that has no place to wait in. full: whose places are taken."""
    code, why = FULL[full]
    return TooEarly(why, code, FULL_S)


class WaitingPlaces:
    """Places of the requests that wait in one process. held: those whose connection the server holds; threads: those that keep a thread."""

    def __init__(self, held: Shares, threads: Shares) -> None:
        self.held, self.threads = held, threads

    def of(self, environ: WSGIEnvironment) -> Shares:
        """The places for a request."""
        return self.threads if holding_socket(environ) is None else self.held


def wait_for_news(places: WaitingPlaces, wait_s: float, follow: Follow, *, is_bounded: bool = False) -> Waiting:
    """The current request as one that may wait, subscribed to its news before it reads anything.

    is_bounded: what it waits for has places of its own, so that it needs none here unless it keeps a thread.
    """
    environ = request_environ()
    held: Waiting | None = environ.get(WAITING_KEY)
    if held is None:
        needed = places.of(environ)
        bound = None if is_bounded and needed is places.held else needed
        held = Waiting(time.monotonic() + wait_s, follow, bound, networks_of(client_address()))
        environ[WAITING_KEY] = held
    return held


def resumed_request() -> Waiting | None:
    """The current request, if it waited and is handled again."""
    return request_environ().get(WAITING_KEY)


def holding_socket(environ: WSGIEnvironment) -> HoldingSocket | None:
    """The client's socket, if its server holds connections."""
    served = environ.get("gunicorn.socket")
    return served if hasattr(served, "resumed") else None


class SuspendingApp:
    """WSGI middleware: handles a suspended request again until it is answered."""

    def __init__(self, app: WSGIApplication) -> None:
        self._app = app

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer, or leave the connection to the server until there is news."""
        served = holding_socket(environ)
        if served is not None and served.resumed is not None:
            resume(environ, served.resumed)
            served.resumed = None
        while True:
            waiting = None
            try:
                return self._app(environ, start_response)
            except Suspended as found:
                waiting = found.waiting
                waiting.cost = environ.get(COST_KEY, 1)
            finally:
                for key in (WAITING_KEY, TURN_KEY):
                    if key in environ and environ[key] is not waiting:
                        environ.pop(key).end()
            if served is not None:
                served.waiting = waiting
                raise to_stream_cut()
            wait_here(waiting)
            resume(environ, waiting)


def resume(environ: WSGIEnvironment, waiting: Waiting) -> None:
    """Let a request be handled again."""
    waiting.read_again()
    environ[waiting.key], environ[RESUMED_KEY], environ[COST_KEY] = waiting, True, waiting.cost


def wait_here(waiting: Waiting) -> None:
    """Wait in this thread until the request is due, or there is news."""
    news = threading.Event()
    waiting.when_news(news.set)
    news.wait(max(0.0, waiting.due_s - time.monotonic()))
