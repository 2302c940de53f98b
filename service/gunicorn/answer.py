"""Answers larger than the socket's buffer: a thread fills the buffer, the poller sends the rest as the client reads."""

from __future__ import annotations

import os
import socket
import time
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from service.shares import Shares

SEND_S = 60.0
"""Grace period for reading an answer, on top of its size divided by `SLOWEST`."""
SLOWEST = 64 * 1024
"""Minimum bytes per second that a client must read."""
MOST = 160 * 1024 * 1024
"""Unsent bytes per process, a tenth of them of one network. A network's first answer is sent however long it is."""


class BufferedSocket(socket.socket):
    """A socket in timeout or non-blocking mode whose `sendall` never blocks. unsent: bytes still queued here.

    is_steady: it stays in timeout mode, whatever gunicorn sets before and after each request; resumed: the waiting request that goes on;
    waiting: the one that begins to wait (service/http/streaming/suspension.py); force_close: has the present answer say that the connection
    ends with it.
    """

    __slots__ = ("_left", "force_close", "is_steady", "resumed", "unsent", "waiting")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._left: deque[memoryview] = deque()
        self.unsent = 0
        self.is_steady = False
        self.resumed: Any = None
        self.waiting: Any = None
        self.force_close: Callable[[], object] | None = None

    def setblocking(self, flag: bool, /) -> None:
        """As usual, unless it is steady."""
        if not self.is_steady:
            super().setblocking(flag)

    def receive(self, count: int) -> bytes | None:
        """Received bytes; None when there are none yet, empty when the client is gone. Never waits."""
        try:
            return os.read(self.fileno(), count)  # in timeout mode, `recv` would wait
        except BlockingIOError:
            return None
        except OSError:
            return b""

    def is_gone(self) -> bool:
        """After readable: whether the client has closed. Leaves what it sent in the socket."""
        patience_s = self.gettimeout()
        self.settimeout(0)
        try:
            return not self.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return False
        except OSError:
            return True
        finally:
            self.settimeout(patience_s)

    def sendall(self, data: Any, _flags: int = 0, /) -> None:
        """Fill the socket's buffer and queue the rest.  Raises OSError if the client is gone."""
        sent = 0 if self.unsent else self._try_send(data)
        if sent < len(data):
            self._left.append(memoryview(data)[sent:])
            self.unsent += len(data) - sent

    def send_rest(self) -> bool:
        """Send queued bytes; True when none are left.  Raises OSError if the client is gone."""
        while self._left:
            sent = self._try_send(self._left[0])
            self.unsent -= sent
            if sent < len(self._left[0]):
                self._left[0] = self._left[0][sent:]
                return False
            self._left.popleft()
        return True

    def _try_send(self, data: Any) -> int:
        try:
            return os.write(self.fileno(), data)  # in timeout mode, `send` would block
        except BlockingIOError:
            return 0


class UnsentConnection(Protocol):
    """A connection with unsent bytes. networks: its client's, the narrowest first."""

    networks: tuple[str, ...]
    sock: BufferedSocket


class Unsent(NamedTuple):
    """A partly sent answer. until_s: when it must be read; size: bytes that it counts for."""

    until_s: float
    size: int


class UnsentAnswers:
    """Partly sent answers of a process. Used from one thread.

    cut: closes a connection such that its client notices the truncation; has_each: whether a network may have only a tenth of the bytes.
    """

    def __init__(self, cut: Callable[[Any], object], most: int = MOST, *, has_each: bool) -> None:
        self._cut, self._has_each = cut, has_each
        self.places = Shares(most)
        self._held: dict[UnsentConnection, Unsent] = {}

    def add(self, conn: UnsentConnection) -> None:
        """Add a partly sent answer, or cut it if its networks, or all, have as many unsent bytes as they may."""
        size = conn.sock.unsent
        if self.places.acquire(self._networks(conn), size) is not None:
            self._cut(conn)
        else:
            self._held[conn] = Unsent(time.monotonic() + SEND_S + size / SLOWEST, size)

    def drop(self, conn: UnsentConnection) -> None:
        """Remove a connection whose answer is sent, or whose client is gone."""
        held = self._held.pop(conn, None)
        if held is not None:
            self.places.release(self._networks(conn), held.size)

    def end_late(self) -> None:
        """Cut the answers that were not read in time."""
        now = time.monotonic()
        for conn in [each for each, held in self._held.items() if held.until_s <= now]:
            self._cut(conn)

    def _networks(self, conn: UnsentConnection) -> tuple[str, ...]:
        return conn.networks if self._has_each else ()
