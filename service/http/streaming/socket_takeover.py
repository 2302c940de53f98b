"""Takes a stream's socket over from gunicorn, so that no worker thread waits for a slow client."""

from __future__ import annotations

import errno
import os
import socket
import ssl
from collections.abc import Mapping
from typing import Any

LOST_MS = 30_000
"""TCP_USER_TIMEOUT: how long sent data may stay unacknowledged."""


def can_take_socket(environ: Mapping[str, Any]) -> bool:
    """Whether the request runs on a plain socket of gunicorn's threads, over HTTP/1 and without TLS."""
    served = environ.get("gunicorn.socket")
    is_plain = isinstance(served, socket.socket) and not isinstance(served, ssl.SSLSocket)
    return is_plain and environ["SERVER_PROTOCOL"] in ("HTTP/1.0", "HTTP/1.1")


def take_socket(environ: Mapping[str, Any]) -> socket.socket:
    """Take over the client socket; gunicorn is left with a dummy descriptor to close.

    Raises BrokenPipeError if the headers did not fit into the send buffer.
    """
    served: socket.socket = environ["gunicorn.socket"]
    if getattr(served, "unsent", 0):
        raise to_stream_cut()
    ours = served.dup()
    with socket.socket() as nowhere:
        os.dup2(nowhere.fileno(), served.fileno(), inheritable=False)
    if ours.family != socket.AF_UNIX and hasattr(socket, "TCP_USER_TIMEOUT"):
        ours.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LOST_MS)
    return ours


def to_stream_cut() -> BrokenPipeError:
    """Exception that closes the connection without a final chunk, so that the client sees a truncated response."""
    return BrokenPipeError(errno.EPIPE, "the stream was cut")
