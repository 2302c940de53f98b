"""Takes a stream's socket over from gunicorn, so that no worker thread waits for a slow client."""

from __future__ import annotations

import errno
import os
import socket
import ssl
from collections.abc import Mapping
from typing import Any

LOST_S = 30.0
"""TCP_USER_TIMEOUT: how long sent data may stay unacknowledged."""
AHEAD = 64 * 1024
"""TCP_NOTSENT_LOWAT: bytes that the system takes ahead of the line. So a slow line takes a little often, and shows progress."""


def can_take_socket(environ: Mapping[str, Any]) -> bool:
    """Whether the request runs on a plain socket of gunicorn's threads, over HTTP/1 and without TLS."""
    served = environ.get("gunicorn.socket")
    is_plain = isinstance(served, socket.socket) and not isinstance(served, ssl.SSLSocket)
    return is_plain and environ["SERVER_PROTOCOL"] in ("HTTP/1.0", "HTTP/1.1")


def announce_end(environ: Mapping[str, Any]) -> None:
    """Have the headers say that the connection ends with the answer, if the socket is to be taken over: it is not given back."""
    served = environ.get("gunicorn.socket")
    if can_take_socket(environ) and getattr(served, "force_close", None) is not None:
        served.force_close()  # type: ignore[union-attr]


def take_socket(environ: Mapping[str, Any], lost_s: float = LOST_S) -> socket.socket:
    """Take over the client socket; gunicorn is left with a dummy descriptor to close. lost_s: how long sent data may stay unacknowledged.

    Raises BrokenPipeError if the headers did not fit into the send buffer.
    """
    served: socket.socket = environ["gunicorn.socket"]
    if getattr(served, "unsent", 0):
        raise to_stream_cut()
    ours = served.dup()
    with socket.socket() as nowhere:
        os.dup2(nowhere.fileno(), served.fileno(), inheritable=False)
    if ours.family != socket.AF_UNIX and hasattr(socket, "TCP_USER_TIMEOUT"):
        ours.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * lost_s))
    if ours.family != socket.AF_UNIX and hasattr(socket, "TCP_NOTSENT_LOWAT"):
        ours.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, AHEAD)
    return ours


def to_stream_cut() -> BrokenPipeError:
    """Exception that closes the connection without a final chunk, so that the client sees a truncated response."""
    return BrokenPipeError(errno.EPIPE, "the stream was cut")
