"""One POST or GET to a checked address: no proxy, no redirect, no cookie, one deadline, a bounded answer.

The socket is connected to the checked address, so a name that resolves to another one a moment later changes nothing.
"""

from __future__ import annotations

import http.client
import io
import socket
import ssl
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from concurrent.futures import TimeoutError as LateError
from contextlib import closing
from functools import cache
from typing import Any, NamedTuple

from service.outgoing.addresses import Address, is_allowed, parse_address
from service.outgoing.target import Target

RESOLVE_S, CONNECT_S, POST_S = 3.0, 3.0, 10.0
"""Timeouts: name resolution, connection to one address, and connection and answer together."""
MOST_ADDRESSES = 2
"""Addresses tried: a second one reaches receivers whose IPv6 is broken."""
MOST_ANSWER, MOST_BODY = 16_384, 1024
"""Bytes read of an answer with its head, and of its body."""
USER_AGENTS = {"POST": "DeadDrop-Webhooks/1", "GET": "DeadDrop/1"}


class Failed(Exception):
    """No answer. reason: one word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class RequestBounds(NamedTuple):
    """Of one request. seconds: for connection and answer together; answer, body: most bytes read, head and all, and of the body."""

    seconds: float
    answer: int
    body: int


USUAL = RequestBounds(POST_S, MOST_ANSWER, MOST_BODY)


class ReceiverAnswer(NamedTuple):
    """A receiver's answer. body: its first bytes; retry_after: the header, if it is a number of seconds."""

    status: int
    body: bytes
    retry_after_s: int | None


def resolve(target: Target, resolver: Executor, *, closed: bool) -> list[Address]:
    """The addresses of a target, every one of them allowed. resolver: threads that resolve names.

    A name that does not exist and one that leads to a forbidden address are refused in one word, and after the same time, so that the
    person who registers a webhook learns no names of a private network.

    Raises Failed: `address`.
    """
    until_s = time.monotonic() + RESOLVE_S
    if allowed := _allowed_addresses(target, resolver, closed=closed):
        return allowed
    time.sleep(max(0.0, until_s - time.monotonic()))
    raise Failed("address")


def _allowed_addresses(target: Target, resolver: Executor, *, closed: bool) -> list[Address]:
    """The addresses of a target; none if it has none, or one that is forbidden."""
    looked_up = resolver.submit(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    try:
        found = [parse_address(str(each[4][0])) for each in looked_up.result(RESOLVE_S)]
    except (OSError, LateError, UnicodeError, ValueError):
        looked_up.cancel()
        return []
    return list(dict.fromkeys(found)) if all(is_allowed(each, closed=closed) for each in found) else []


def post(
    target: Target, addresses: Sequence[Address], headers: Mapping[str, str], body: bytes, bounds: RequestBounds = USUAL
) -> ReceiverAnswer:
    """Send one POST to the first address that can be reached.  Raises Failed: `connect`, `tls`, `timeout`, `answer`."""
    return _exchange("POST", target, addresses, headers=headers, body=body, bounds=bounds)


def get(target: Target, addresses: Sequence[Address], bounds: RequestBounds = USUAL) -> ReceiverAnswer:
    """Send one GET to the first address that can be reached.  Raises Failed, as `post`."""
    return _exchange("GET", target, addresses, headers={"Accept": "application/json"}, body=None, bounds=bounds)


def _exchange(
    method: str, target: Target, addresses: Sequence[Address], *, headers: Mapping[str, str], body: bytes | None, bounds: RequestBounds
) -> ReceiverAnswer:
    until_s = time.monotonic() + bounds.seconds
    try:
        with closing(_connect(target, addresses, until_s)) as line:
            return _ask(method, target, BoundedLine(line, until_s, bounds.answer), headers=headers, body=body, most=bounds.body)
    except TimeoutError:
        raise Failed("timeout") from None
    except ssl.SSLError:
        raise Failed("tls") from None
    except OSError:
        raise Failed("connect") from None
    except (http.client.HTTPException, ValueError):
        raise Failed("answer") from None


def _connect(target: Target, addresses: Sequence[Address], until_s: float) -> socket.socket:
    *others, last = addresses[:MOST_ADDRESSES]
    for address in others:
        try:
            return _connect_to(target, address, until_s)
        except ssl.SSLError:
            raise
        except OSError:
            continue
    return _connect_to(target, last, until_s)


def _connect_to(target: Target, address: Address, until_s: float) -> socket.socket:
    line = socket.create_connection((str(address), target.port), min(CONNECT_S, _left_s(until_s)))
    if target.scheme == "http":
        return line
    try:
        line.settimeout(_left_s(until_s))
        return _tls().wrap_socket(line, server_hostname=target.host)
    except BaseException:
        line.close()
        raise


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _ask(
    method: str, target: Target, line: BoundedLine, *, headers: Mapping[str, str], body: bytes | None, most: int
) -> ReceiverAnswer:
    connection = http.client.HTTPConnection(target.host, target.port)
    connection.sock = line
    connection.putrequest(method, target.path, skip_host=True, skip_accept_encoding=True)
    own = {"Host": target.authority, "User-Agent": USER_AGENTS[method], "Connection": "close"}
    own |= {} if body is None else {"Content-Length": str(len(body))}
    for name, value in {**own, **headers}.items():
        connection.putheader(name, value)
    connection.endheaders(body)
    answer = connection.getresponse()
    seconds = answer.headers.get("Retry-After", "")
    waits = int(seconds) if seconds.isascii() and seconds.isdigit() and len(seconds) <= 9 else None
    return ReceiverAnswer(answer.status, answer.read(most), waits)


class BoundedLine:
    """Adapter from a connected socket to `http.client`; the caller closes the socket. most: bytes read."""

    def __init__(self, line: socket.socket, until_s: float, most: int) -> None:
        self._line, self._until_s, self._most = line, until_s, most

    def sendall(self, data: Any) -> None:
        """Send all of it before the deadline."""
        self._line.settimeout(_left_s(self._until_s))
        self._line.sendall(data)

    def makefile(self, _mode: str) -> io.BufferedReader:
        """The bytes that arrive before the deadline, up to the most allowed."""
        return io.BufferedReader(BoundedBytes(self._line, self._until_s, self._most))

    def close(self) -> None:
        """No-op: the body is read after `http.client` closes its end."""


class BoundedBytes(io.RawIOBase):
    """The bytes that arrive at a socket. Raises TimeoutError past the deadline, ValueError past `most` bytes."""

    def __init__(self, line: socket.socket, until_s: float, most: int) -> None:
        self._line, self._until_s, self._left = line, until_s, most

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self._left:
            raise ValueError("the answer is too large")
        self._line.settimeout(_left_s(self._until_s))
        count = self._line.recv_into(memoryview(buffer)[: self._left])
        self._left -= count
        return count


def _left_s(until_s: float) -> float:
    """Seconds left.  Raises TimeoutError."""
    left_s = until_s - time.monotonic()
    if left_s <= 0:
        raise TimeoutError
    return left_s
