"""Transports between the client and a service in this process, which do what networks and proxies do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import httpx

T = TypeVar("T")

Fault = Callable[[httpx.Request, Callable[[], httpx.Response]], httpx.Response]
"""What happens to a request: it may be passed on or not, and its answer given or not."""


def passed(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
    return answer()


def refused(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
    """It never arrives."""
    raise httpx.ConnectError("refused", request=request)


def lost(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
    """It arrives, and its answer does not."""
    answer().read()
    raise httpx.ReadError("reset", request=request)


def unavailable(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
    """A proxy answers by itself."""
    return httpx.Response(503, headers={"Retry-After": "7"}, text="<html>no upstream</html>")


def cut_after(size: int, *, is_clean: bool = False) -> Fault:
    """A stream ends after this many bytes, as if it were whole or not."""

    def cut(request: httpx.Request, answer: Callable[[], httpx.Response]) -> httpx.Response:
        whole = answer()

        def pieces() -> Iterator[bytes]:
            left = size
            try:
                for piece in whole.iter_raw():
                    yield piece[:left]
                    left -= len(piece)
                    if left <= 0:
                        break
            finally:
                whole.close()
            if not is_clean:
                raise httpx.RemoteProtocolError("incomplete chunked read", request=request)

        return httpx.Response(whole.status_code, headers=whole.headers, stream=Pieces(pieces()))

    return cut


class Pieces(httpx.SyncByteStream):
    """A body as an iterator gives it."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        self._pieces = pieces

    def __iter__(self) -> Iterator[bytes]:
        return self._pieces

    def close(self) -> None:
        close = getattr(self._pieces, "close", None)
        if close is not None:
            close()


class Network(httpx.BaseTransport):
    """Requests that `is_hit` meet the next of `faults`, one each, and then none. seen: every request; answers: with its request each."""

    def __init__(self, inner: httpx.BaseTransport) -> None:
        self._inner = inner
        self.faults: list[Fault] = []
        self.is_hit: Callable[[httpx.Request], bool] = lambda request: True
        self.seen: list[httpx.Request] = []
        self.answers: list[tuple[httpx.Request, httpx.Response]] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.seen.append(request)
        fault = self.faults.pop(0) if self.faults and self.is_hit(request) else passed
        answer = fault(request, lambda: self._inner.handle_request(request))
        self.answers.append((request, answer))
        return answer


class InThreads(httpx.AsyncBaseTransport):
    """The same with `await`: each step of a request in a thread."""

    def __init__(self, inner: httpx.BaseTransport) -> None:
        self._inner = inner

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        body = await request.aread()
        plain = httpx.Request(request.method, request.url, headers=request.headers, content=body)
        answer = await asyncio.to_thread(self._inner.handle_request, plain)
        return httpx.Response(answer.status_code, headers=answer.headers, stream=AwaitedPieces(answer))


class AwaitedPieces(httpx.AsyncByteStream):
    """A body whose pieces come from a thread."""

    def __init__(self, answer: httpx.Response) -> None:
        self._answer, self._pieces = answer, answer.iter_raw()
        self._next: asyncio.Future[bytes | None] | None = None

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while True:
            self._next = asyncio.ensure_future(asyncio.to_thread(next, self._pieces, None))
            piece = await asyncio.shield(self._next)
            if piece is None:
                return
            yield piece

    async def aclose(self) -> None:
        if self._next is not None:
            await self._next  # a thread cannot be cancelled
        self._answer.close()


def run_apart(play: Coroutine[Any, Any, T]) -> T:
    """What it returns, run in a thread of its own: this one may have a loop already, as Playwright leaves one."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, play).result()


class Clock:
    """The time that pauses would have taken."""

    def __init__(self, pauses: list[float]) -> None:
        self._pauses = pauses

    def __call__(self) -> float:
        return sum(self._pauses)
