"""Answers that a client does not take at once: a thread sends what fits into the socket's buffer, the poller sends the rest."""

from __future__ import annotations

import os
import socket
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any, Protocol

SEND_S = 60.0
"""Seconds in which an answer must be taken, beside what it takes at `SLOWEST`."""
SLOWEST = 64 * 1024
"""Bytes a second that a client must take."""
MOST_EACH = 16 * 1024 * 1024
"""Bytes of answers that one address may leave unsent in a process."""
MOST = 64 * 1024 * 1024
"""Bytes of answers that may be unsent in a process."""


class BufferedSocket(socket.socket):
    """A connection in timeout or non-blocking mode whose `sendall` never waits. unsent: bytes that there was no room for."""

    __slots__ = ("_left", "unsent")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._left: deque[memoryview] = deque()
        self.unsent = 0

    def sendall(self, data: Any, _flags: int = 0, /) -> None:
        """Send as much as there is room for, and keep the rest.  Raises OSError where the client is gone."""
        sent = 0 if self.unsent else self._sent(data)
        if sent < len(data):
            self._left.append(memoryview(data)[sent:])
            self.unsent += len(data) - sent

    def send_rest(self) -> bool:
        """Send as much of the rest as there is room for; whether that was all.  Raises OSError where the client is gone."""
        while self._left:
            sent = self._sent(self._left[0])
            self.unsent -= sent
            if sent < len(self._left[0]):
                self._left[0] = self._left[0][sent:]
                return False
            self._left.popleft()
        return True

    def _sent(self, data: Any) -> int:
        try:
            return os.write(self.fileno(), data)  # `send` would wait for room
        except BlockingIOError:
            return 0


class UnsentConnection(Protocol):
    """A connection with an answer of which something is left. home: where its client is, an address or an IPv6 network."""

    home: str
    sock: BufferedSocket


class UnsentAnswers:
    """The answers of a process of which something is left, the oldest first. Used from one thread.

    each: bytes that one address may leave; cut: ends a connection, so that its client sees that the answer is not whole.
    """

    def __init__(self, cut: Callable[[Any], object], each: int = MOST_EACH, most: int = MOST) -> None:
        self._cut, self._each, self._most = cut, each, most
        self._until: OrderedDict[UnsentConnection, float] = OrderedDict()

    def add(self, conn: UnsentConnection) -> None:
        """Another answer is left; where there is no room, the oldest of the address that leaves most gives way."""
        self._until[conn] = time.monotonic() + SEND_S + conn.sock.unsent / SLOWEST
        while (oldest := self._too_much()) is not None:
            self._cut(oldest)

    def drop(self, conn: UnsentConnection) -> None:
        """Forget a connection whose answer is sent, or whose client is gone."""
        self._until.pop(conn, None)

    def end_late(self) -> None:
        """Cut the answers that were not taken in time."""
        now = time.monotonic()
        for conn in [each for each, until in self._until.items() if until <= now]:
            self._cut(conn)

    def _too_much(self) -> UnsentConnection | None:
        """The answer that must give way; one answer alone is always sent."""
        sizes = Counter[str]()
        for conn in self._until:
            sizes[conn.home] += conn.sock.unsent
        (home, size), *_ = sizes.most_common(1)
        of_home = [conn for conn in self._until if conn.home == home]
        if sizes.total() > self._most and len(self._until) > 1:
            return of_home[0]
        return of_home[0] if size > self._each and len(of_home) > 1 else None
