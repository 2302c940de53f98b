"""Connections that are closed for sending only: a reset would lose the answer if the client still sends."""

from __future__ import annotations

import socket
import time
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from selectors import EVENT_READ, BaseSelector

from service.gunicorn.answer import BufferedSocket

LINGER_S = 2.0
"""Seconds for which a closed connection reads further bytes of its client."""
READ = 64 * 1024


class LingeringSockets:
    """Sockets being drained, oldest first. Used from one thread.  most: at once; one more closes the oldest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._until: OrderedDict[BufferedSocket, float] = OrderedDict()

    def add(self, sock: BufferedSocket, poller: BaseSelector) -> bool:
        """Drain a connection for `LINGER_S`, then close it; False if the client is gone."""
        try:
            sock.setblocking(False)
            sock.shutdown(socket.SHUT_WR)
            poller.register(sock, EVENT_READ, partial(self._drain, poller))
        except (OSError, ValueError, KeyError):
            return False
        if len(self._until) >= self._most:
            self._close(next(iter(self._until)), poller)
        self._until[sock] = time.monotonic() + LINGER_S
        return True

    def end_late(self, poller: BaseSelector) -> None:
        """Close the sockets that were drained for `LINGER_S`."""
        now_s = time.monotonic()
        for sock in [each for each, until_s in self._until.items() if until_s <= now_s]:
            self._close(sock, poller)

    def _drain(self, poller: BaseSelector, sock: BufferedSocket) -> None:
        if sock.receive(READ) == b"":
            self._close(sock, poller)

    def _close(self, sock: BufferedSocket, poller: BaseSelector) -> None:
        self._until.pop(sock, None)
        with suppress(OSError, ValueError, KeyError):
            poller.unregister(sock)
        with suppress(OSError):
            sock.close()
