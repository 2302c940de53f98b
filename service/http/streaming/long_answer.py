"""Long answers, such as records: sent in slices, each made once the client has taken the one before.

So a reader, however slow, holds no thread and at most `MOST_HELD` bytes; one that leaves ends the work. An answer that fails
midway is cut, never ended, so that nothing takes it for whole.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping

from flask import Response, request

from service.app.feeds.feed_listener import Wake
from service.http.responses import respond
from service.http.streaming.response import Places, StreamState, hand_over

WHOLE = 256 * 1024
"""Answers of up to so many bytes are sent at once, with their length."""
SLICE = 64 * 1024
"""Least bytes of a slice, but for the last."""
MOST_HELD = 1024 * 1024
"""Most bytes of a longer answer that are held for one reader: those not yet sent, and what its maker keeps between two slices."""
PATIENCE_S = 60.0
"""Seconds without progress until a reader is dropped: a phone may lose its line for a while."""
FULL = {
    "all": ("unavailable", "This process sends as many long answers as it may. Ask later."),
    "own": ("rate-limited", "Your network has its share of the long answers that this process sends. Ask when one has ended."),
}

Parts = Generator[bytes, None, None]


class Slices:
    """Stream source for an answer that ends. ready: its first slice; parts: the rest, of any size."""

    opening = b""
    glance_s = float("inf")
    is_told = False

    def __init__(self, ready: bytes, parts: Parts) -> None:
        self._ready, self._parts, self._slices = ready, parts, join_parts(parts)

    def begin(self, wake: Wake) -> None:
        """Nothing wakes it: it always has more, until it ends."""

    def more(self) -> bytes | None:
        """The next slice; None at the end.  Raises the errors of its maker."""
        ready, self._ready = self._ready, b""
        return ready or next(self._slices, None)

    def beat(self) -> bytes:
        """Nothing: it is never silent."""
        return b""

    def end(self) -> None:
        """End the work."""
        self._slices.close()
        self._parts.close()


def join_parts(parts: Iterable[bytes]) -> Parts:
    """The same bytes in slices, none of them empty."""
    joined = bytearray()
    for part in parts:
        joined += part
        if len(joined) >= SLICE:
            yield bytes(joined)
            joined.clear()
    if joined:
        yield bytes(joined)


def respond_in_slices(
    streams: StreamState, parts: Parts, media: str, *, keep: str, headers: Mapping[str, str]
) -> Response:
    """Respond with an answer part by part. One of up to `WHOLE` bytes is sent at once; HEAD makes no more than these.

    Raises the errors of making these. Later ones cut the answer.
    """
    first = bytearray()
    for part in parts:
        first += part
        if len(first) > WHOLE:
            break
    else:
        return respond(bytes(first), media, keep=keep, headers=headers)
    if request.method == "HEAD":
        parts.close()
        return respond((), media, keep=keep, headers=headers)
    source = Slices(bytes(first), parts)
    places = Places(streams.long_answers, FULL, PATIENCE_S)
    return hand_over(streams, places, lambda: source, media, keep=keep, headers=headers)
