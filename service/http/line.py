"""The connection that a stream goes out on: whether anybody is there still, and takes what he is sent."""

from __future__ import annotations

import errno
import select
import socket
from collections.abc import Mapping
from typing import Any

STALLED_S = 10.0
"""How long a reader may take nothing before he is dropped."""
LOST_MS = 30_000
"""How long a reader may confirm nothing that was sent, as when his network is gone."""

GONE = select.POLLHUP | select.POLLERR | select.POLLNVAL | getattr(select, "POLLRDHUP", 0)


class Line:
    """One connection, as gunicorn's threads serve it; with another server nobody is known to leave, and it does the dropping.

    A thread that sends waits while the reader takes nothing. So nothing is sent before there is room, and a send that has
    to wait nevertheless ends with the socket's own timeout.
    """

    def __init__(self, environ: Mapping[str, Any]) -> None:
        self._socket: socket.socket | None = environ.get("gunicorn.socket")
        if self._socket is None:
            return
        self._socket.settimeout(STALLED_S)
        if self._socket.family != socket.AF_UNIX and hasattr(socket, "TCP_USER_TIMEOUT"):
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LOST_MS)

    def is_there(self) -> bool:
        """Whether the reader has not hung up."""
        return not self._events(select.POLLIN, 0) & GONE

    def has_room(self) -> bool:
        """Whether more can be sent, now or before the reader counts as stalled."""
        found = self._events(select.POLLOUT, STALLED_S)
        return bool(found & select.POLLOUT) and not found & GONE

    def _events(self, wanted: int, timeout_s: float) -> int:
        if self._socket is None:
            return wanted
        if self._socket.fileno() < 0:
            return select.POLLNVAL
        poll = select.poll()
        poll.register(self._socket, wanted | GONE)
        found = poll.poll(1000 * timeout_s)
        return found[0][1] if found else 0


def cut() -> BrokenPipeError:
    """Raised while sending, it ends the connection without an end of the answer, so that nobody takes it for whole."""
    return BrokenPipeError(errno.EPIPE, "the stream was cut")
