"""The connection that a stream goes out on: taken from the server, so that no thread waits for its reader."""

from __future__ import annotations

import errno
import os
import socket
import ssl
from collections.abc import Mapping
from typing import Any

LOST_MS = 30_000
"""How long a reader may confirm nothing that was sent, as when his network is gone."""


def can_take_socket(environ: Mapping[str, Any]) -> bool:
    """Whether the connection of this request is a plain socket, as gunicorn's threads serve it, that says one thing at a time."""
    served = environ.get("gunicorn.socket")
    is_plain = isinstance(served, socket.socket) and not isinstance(served, ssl.SSLSocket)
    return is_plain and environ["SERVER_PROTOCOL"] in ("HTTP/1.0", "HTTP/1.1")


def take_socket(environ: Mapping[str, Any]) -> socket.socket:
    """The connection, ours from now on; the server keeps one that leads nowhere, which it closes.

    Raises BrokenPipeError where there was no room for the head that the server sent.
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
    """Raised while sending, it ends the connection without an end of the answer, so that nobody takes it for whole."""
    return BrokenPipeError(errno.EPIPE, "the stream was cut")
