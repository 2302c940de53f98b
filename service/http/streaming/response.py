"""Streaming responses: after the headers the socket moves to the writer thread."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from threading import BoundedSemaphore
from typing import Protocol

from flask import Response, request

from service.app.feeds.feed_listener import Wake
from service.http.client_network import client_network
from service.http.error_handlers import respond_problem
from service.http.ratelimit.stream_quota import StreamQuota
from service.http.responses import NO_STORE, respond
from service.http.streaming.connection import StreamConnection, StreamSource
from service.http.streaming.event_loop import StreamWriter
from service.http.streaming.socket_takeover import can_take_socket, take_socket, to_stream_cut
from service.shares import networks_of

BEAT_S = 15.0
FULL_S = 5
"""Retry-After when the quota is exhausted."""
FULL = {
    "unavailable": "This process serves its most streams. Other resources and pages of the feed still answer.",
    "rate-limited": "Half of this process's streams are yours. Other resources and pages of the feed still answer.",
}


@dataclass
class StreamState:
    """Shared by the streams of one process. quota: open streams; waiters: requests that may hold a thread, such as long
    polls, and streams under servers that keep their sockets; beat_s: seconds of silence before a heartbeat.
    """

    quota: StreamQuota = field(default_factory=StreamQuota)
    waiters: BoundedSemaphore = field(default_factory=BoundedSemaphore)
    writer: StreamWriter = field(default_factory=StreamWriter)
    beat_s: float = BEAT_S


class SubscribedSource(StreamSource, Protocol):
    """Source with a subscription. opening: first bytes of the stream."""

    opening: bytes

    def begin(self, wake: Wake) -> None:
        """Subscribe until `end`; `wake` is called on news."""


def respond_with_stream(streams: StreamState, story: Callable[[], SubscribedSource], media: str) -> Response:
    """Respond with a stream, or with a problem when the quota is exhausted.  Raises the errors of `story`."""
    client = client_network(request.remote_addr or "")
    full = streams.quota.acquire(client)
    if full is None and not can_take_socket(request.environ) and not streams.waiters.acquire(blocking=False):
        streams.quota.release(client)
        full = "unavailable"
    if full is not None:
        return respond_problem(full, FULL[full], headers={"Retry-After": str(FULL_S)}, retry_after_s=FULL_S)
    going = StreamResponse(streams, client)
    try:
        pieces = going.pieces(story())
        answered = respond(
            pieces, media, keep=NO_STORE, headers={"X-Accel-Buffering": "no", "Vary": "Accept, Authorization"}
        )
    except BaseException:
        going.close()
        raise
    answered.call_on_close(going.close)
    return answered


class StreamResponse:
    """Streaming response. Holds its quota until the client is gone. The writer releases it once it owns the socket."""

    def __init__(self, streams: StreamState, client: str) -> None:
        self._streams, self._environ = streams, request.environ
        self._networks = networks_of(request.remote_addr or "")
        self._release_quota = partial(streams.quota.release, client)
        self._is_left = False

    def pieces(self, story: SubscribedSource) -> Iterator[bytes]:
        """Chunks for the WSGI server: an empty one to flush the headers, then the socket is taken over. A server that
        keeps its sockets gets all chunks through a socket pair.
        """
        yield b""
        if can_take_socket(self._environ):
            self._leave(take_socket(self._environ), story, is_chunked=self._environ["SERVER_PROTOCOL"] == "HTTP/1.1")
            raise to_stream_cut()
        ours, theirs = socket.socketpair()
        reader = self._leave(theirs, story, is_chunked=False)
        with ours:
            while piece := ours.recv(65536):
                yield piece
        if not reader.is_whole:
            raise to_stream_cut()

    def close(self) -> None:
        """Called when the WSGI server is done with the response."""
        if not can_take_socket(self._environ):
            self._streams.waiters.release()
        if not self._is_left:
            self._release_quota()

    def _leave(self, line: socket.socket, story: SubscribedSource, *, is_chunked: bool) -> StreamConnection:
        streams = self._streams
        reader = StreamConnection(
            line,
            story,
            streams.beat_s,
            self._release_quota,
            story.opening,
            is_chunked=is_chunked,
            networks=self._networks,
        )
        story.begin(partial(streams.writer.wake, reader))
        self._is_left = True
        streams.writer.take(reader)
        return reader
