"""Streaming responses: after the headers the socket moves to the writer thread."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, Protocol

from flask import Response, request
from prometheus_client import Gauge

from service.app.feeds.feed_listener import Wake
from service.http.error_handlers import respond_problem
from service.http.responses import NO_STORE, respond
from service.http.streaming.connection import STALLED_S, StreamConnection, StreamSource
from service.http.streaming.event_loop import StreamWriter
from service.http.streaming.socket_takeover import LOST_S, announce_end, can_take_socket, take_socket, to_stream_cut
from service.http.streaming.suspension import WaitingPlaces
from service.shares import Shares, networks_of

BEAT_S = 15.0
FULL_S = 5
"""Retry-After when the quota is exhausted."""
FULL = {
    "all": ("unavailable", "This process serves its most streams. Other resources and pages of the feed still answer."),
    "own": ("rate-limited", "Your network has its share of this process's streams. Other resources and pages of the feed still answer."),
}
MOST_LONG_ANSWERS = 100
"""Long answers that one process sends at once; each network has a tenth."""
OPEN = Gauge("deaddrop_streams_open", "Open streams, and long answers that are being sent", multiprocess_mode="livesum")


@dataclass
class StreamState:
    """Shared by the streams of one process. places: of open streams; waiting: places of requests that wait; beat_s: seconds of silence
    before a heartbeat; long_answers: places of answers that are sent in slices.
    """

    places: Shares
    waiting: WaitingPlaces
    writer: StreamWriter = field(default_factory=StreamWriter)
    beat_s: float = BEAT_S
    long_answers: Shares = field(default_factory=lambda: Shares(MOST_LONG_ANSWERS))


class Places(NamedTuple):
    """Places of one kind of streams. full: code and text of the problem if all are taken, or those of a network; patience_s: seconds
    without progress until a client is dropped.
    """

    shares: Shares
    full: Mapping[str, tuple[str, str]]
    patience_s: float


class SubscribedSource(StreamSource, Protocol):
    """Source with a subscription. opening: first bytes of the stream."""

    opening: bytes

    def begin(self, wake: Wake) -> None:
        """Subscribe until `end`; `wake` is called on news."""


def respond_with_stream(streams: StreamState, story: Callable[[], SubscribedSource], media: str) -> Response:
    """Respond with a stream that goes on, or with a problem if all places are taken, or those of the client's networks.

    Raises the errors of `story`.
    """
    headers = {"X-Accel-Buffering": "no", "Vary": "Accept, Authorization"}
    places = Places(streams.places, FULL, STALLED_S)
    return hand_over(streams, places, story, media, keep=NO_STORE, headers=headers)


def hand_over(
    streams: StreamState,
    places: Places,
    story: Callable[[], SubscribedSource],
    media: str,
    *,
    keep: str,
    headers: Mapping[str, str],
) -> Response:
    """Respond with what the writer thread will send, or with a problem if there is no place.  Raises the errors of `story`."""
    networks, held, thread = networks_of(request.remote_addr or ""), ExitStack(), ExitStack()
    full, texts = held.enter_context(places.shares.hold(networks)), places.full
    if full is None and not can_take_socket(request.environ):
        full, texts = thread.enter_context(streams.waiting.threads.hold(networks)), FULL
    if full is not None:
        held.close()
        code, why = texts[full]
        return respond_problem(code, why, headers={"Retry-After": str(FULL_S)}, retry_after_s=FULL_S)
    OPEN.inc()
    held.callback(OPEN.dec)
    going = StreamResponse(streams, held, thread, places.patience_s)
    try:
        answered = respond(going.pieces(story()), media, keep=keep, headers=headers)
    except BaseException:
        going.close()
        raise
    answered.call_on_close(going.close)
    return answered


class StreamResponse:
    """Streaming response. held: its place, until the client is gone; the writer frees it once it owns the socket. thread: that of its
    thread, if it keeps one; patience_s: seconds without progress until the client is dropped.
    """

    def __init__(self, streams: StreamState, held: ExitStack, thread: ExitStack, patience_s: float) -> None:
        self._streams, self._environ, self._held, self._thread = streams, request.environ, held, thread
        self._patience_s = patience_s
        self._networks = networks_of(request.remote_addr or "")
        self._is_left = False

    def pieces(self, story: SubscribedSource) -> Iterator[bytes]:
        """Chunks for the WSGI server: an empty one to flush the headers, then the socket is taken over. A server that
        keeps its sockets gets all chunks through a socket pair.
        """
        announce_end(self._environ)
        yield b""
        if can_take_socket(self._environ):
            line = take_socket(self._environ, max(LOST_S, self._patience_s))
            self._leave(line, story, is_chunked=self._environ["SERVER_PROTOCOL"] == "HTTP/1.1")
            raise to_stream_cut()
        ours, theirs = socket.socketpair()
        reader = self._leave(theirs, story, is_chunked=False)
        with ours:
            while piece := ours.recv(65536):
                yield piece
        if not reader.is_sent:
            raise to_stream_cut()

    def close(self) -> None:
        """Called when the WSGI server is done with the response."""
        self._thread.close()
        if not self._is_left:
            self._held.close()

    def _leave(self, line: socket.socket, story: SubscribedSource, *, is_chunked: bool) -> StreamConnection:
        streams = self._streams
        reader = StreamConnection(
            line,
            story,
            streams.beat_s,
            self._held.close,
            story.opening,
            is_chunked=is_chunked,
            networks=self._networks,
            patience_s=self._patience_s,
        )
        story.begin(partial(streams.writer.wake, reader))
        self._is_left = True
        streams.writer.take(reader)
        return reader
