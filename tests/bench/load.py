"""A load of keep-alive connections, each with its own work; as little client as Python allows."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import NamedTuple


class Request(NamedTuple):
    """Bytes to send, and what to do with the answer's body; it raises when the answer is not what it should be."""

    data: bytes
    then: Callable[[int, bytes], None]


class Measured(NamedTuple):
    """What one run of load gave: answers per second, and their times."""

    rate: float
    p50_ms: float
    p99_ms: float
    answers: int


class Connection:
    """One keep-alive connection."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), 30)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._rest = b""

    def ask(self, data: bytes) -> tuple[int, bytes]:
        """Send one request; its status and body."""
        self._socket.sendall(data)
        buffer = self._rest
        while (end := buffer.find(b"\r\n\r\n")) < 0:
            buffer += self._more()
        head = buffer[:end].lower()
        at = head.index(b"content-length:") + 15
        length = int(head[at : head.find(b"\r", at) if head.find(b"\r", at) > 0 else None])
        while len(buffer) < end + 4 + length:
            buffer += self._more()
        self._rest = buffer[end + 4 + length :]
        return int(head[9:12]), buffer[end + 4 : end + 4 + length]

    def _more(self) -> bytes:
        received = self._socket.recv(65536)
        if not received:
            raise ConnectionError("the server hung up")
        return received

    def close(self) -> None:
        self._socket.close()


def run(port: int, works: list[Iterator[Request]], seconds: float) -> Measured:
    """Every work on its own connection for `seconds`, or until it has no more."""
    times: list[list[float]] = [[] for _ in works]
    failures: list[BaseException] = []
    until = time.perf_counter() + seconds

    def work(number: int) -> None:
        connection = Connection(port)
        try:
            for request in works[number]:
                started = time.perf_counter()
                if started >= until:
                    break
                status, body = connection.ask(request.data)
                times[number].append(time.perf_counter() - started)
                request.then(status, body)
        except BaseException as error:
            failures.append(error)
        finally:
            connection.close()

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(works))]
    started = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    every = sorted(each for some in times for each in some)
    took = time.perf_counter() - started
    return Measured(len(every) / took, 1000 * median(every), 1000 * every[int(len(every) * 0.99)], len(every))


def http(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request as bytes; header names with `_` for `-`."""
    lines = [f"{method} {path} HTTP/1.1", "Host: bench", f"Content-Length: {len(body)}"]
    if body:
        lines.append("Content-Type: application/json")
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
