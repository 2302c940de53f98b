"""What the drivers of both clients share: httpx requests and answers."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

import httpx

from deaddrop_client.errors import ConnectionLost, UnexpectedAnswer
from deaddrop_client.steps import Answer, Send

LARGEST = 64 * 2**20
"""Most bytes of an answer, after decompression."""
CONNECT_S = 10.0
AGENT = "deaddrop-client"


def to_base(url: str) -> str:
    """The service's address without `/v1` and slashes at its end.  Raises ValueError.

    >>> to_base("http://127.0.0.1:8000/v1/")
    'http://127.0.0.1:8000'
    """
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.query or parts.fragment:
        raise ValueError("the service's address is http://host:port or https://host")
    return url.rstrip("/").removesuffix("/v1").rstrip("/")


def to_request(http: httpx.Client | httpx.AsyncClient, base: str, send: Send) -> httpx.Request:
    headers = dict(send.headers)
    if send.token is not None:
        headers["Authorization"] = f"Bearer {send.token}"
    if send.is_stream:
        headers["Accept-Encoding"] = "identity"
    timeout = httpx.Timeout(send.timeout_s, connect=CONNECT_S)
    return http.build_request(
        send.method, base + send.path, params=dict(send.query), headers=headers, content=send.body, timeout=timeout
    )


def to_loss(where: str, error: httpx.RequestError) -> ConnectionLost:
    """The same without the request, which holds a token. where: the address that was asked."""
    is_there = not isinstance(error, httpx.ConnectError | httpx.ConnectTimeout)
    return ConnectionLost(f"{where}: {type(error).__name__}{'' if is_there else '; is the service running there?'}")


class Body:
    """An answer's body as it comes.  Raises UnexpectedAnswer when it grows too large, ConnectionLost when it is late."""

    def __init__(self, base: str, send: Send) -> None:
        self._pieces: list[bytes] = []
        self._size, self._what, self._until = 0, base + send.path, time.monotonic() + 4 * send.timeout_s

    def add(self, piece: bytes) -> None:
        self._size += len(piece)
        if self._size > LARGEST:
            raise UnexpectedAnswer(f"{self._what}: the answer is too large")
        if time.monotonic() > self._until:
            raise ConnectionLost(f"{self._what}: the answer takes too long")
        self._pieces.append(piece)

    def whole(self) -> bytes:
        return b"".join(self._pieces)


def to_answer(answer: httpx.Response, body: bytes, stream: object = None) -> Answer:
    return Answer(answer.status_code, {name.lower(): value for name, value in answer.headers.items()}, body, stream)
