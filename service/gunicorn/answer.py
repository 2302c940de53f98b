"""Answers larger than the socket's buffer: a thread fills the buffer, the poller sends the rest as the client reads."""

from __future__ import annotations

import os
import socket
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any, Protocol

SEND_S = 60.0
"""Grace period for reading an answer, on top of its size divided by `SLOWEST`."""
SLOWEST = 64 * 1024
"""Minimum bytes per second that a client must read."""
MOST_EACH = 16 * 1024 * 1024
"""Unsent bytes per network of clients and process: a single large answer fits."""
MOST = 64 * 1024 * 1024
"""Unsent bytes per process."""


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


class UnsentAnswers:
    """Partly sent answers of a process, oldest first. Used from one thread.

    each: unsent bytes per network of clients, of any width; cut: closes a connection such that its client notices the truncation.
    """

    def __init__(self, cut: Callable[[Any], object], each: int = MOST_EACH, most: int = MOST) -> None:
        self._cut, self._each, self._most = cut, each, most
        self._until: OrderedDict[UnsentConnection, float] = OrderedDict()

    def add(self, conn: UnsentConnection) -> None:
        """Add a partly sent answer. Over the limits, the oldest of the network with the most unsent bytes is cut."""
        self._until[conn] = time.monotonic() + SEND_S + conn.sock.unsent / SLOWEST
        while (oldest := self._next_to_cut()) is not None:
            self._cut(oldest)

    def drop(self, conn: UnsentConnection) -> None:
        """Remove a connection whose answer is sent, or whose client is gone."""
        self._until.pop(conn, None)

    def end_late(self) -> None:
        """Cut the answers that were not read in time."""
        now = time.monotonic()
        for conn in [each for each, until in self._until.items() if until <= now]:
            self._cut(conn)

    def _next_to_cut(self) -> UnsentConnection | None:
        """The answer to cut, if a limit is exceeded. A single answer is never cut for its size."""
        sizes, total = Counter[str](), 0
        for conn in self._until:
            for network in conn.networks or ("",):
                sizes[network] += conn.sock.unsent
            total += conn.sock.unsent
        (network, size), *_ = sizes.most_common(1)
        of_network = [conn for conn in self._until if network in (conn.networks or ("",))]
        if total > self._most and len(self._until) > 1:
            return of_network[0]
        return of_network[0] if size > self._each and len(of_network) > 1 else None
