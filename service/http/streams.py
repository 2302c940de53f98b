"""Streams of the feed: NDJSON and server-sent events, the same entries as the pages hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from threading import BoundedSemaphore

from flask import Response, request
from prometheus_client import Counter, Gauge

from domain.kernel.errors import Malformed, Refusal
from service.app.health import Unavailable
from service.app.live import Live, News
from service.http.answers import NDJSON, SECRET, answer
from service.http.line import Line, cut
from service.http.refusals import told

BEAT_S = 15.0
RETRY_MS = 2000
FULL_S = 5
"""When to ask again for a stream, where there are too many."""
PIECE = 8192
"""Bytes that are sent at once, where there is much to send."""

OPEN = Gauge("deaddrop_streams_open", "Streams that are followed now", multiprocess_mode="livesum")
DROPPED = Counter("deaddrop_streams_dropped_total", "Streams that were cut because their reader took nothing")


@dataclass
class Streams:
    """What the streams of one process share. places: how many more there may be; beat_s: seconds of silence before a heartbeat."""

    places: BoundedSemaphore = field(default_factory=BoundedSemaphore)
    beat_s: float = BEAT_S

    def take(self) -> bool:
        """Take a place, if there is one."""
        taken = self.places.acquire(blocking=False)
        OPEN.inc(taken)
        return taken

    def give_back(self) -> None:
        self.places.release()
        OPEN.dec()


def stream(streams: Streams, live: Callable[[], Live], media: str, after: int | None) -> Response:
    """The feed after a version, as it grows, or 503 where there are too many streams; after None: the reader is lost.

    Raises Malformed for lines after a version that is not there.
    """
    if not streams.take():
        detail = "As many streams are followed here as there may be. Other addresses answer, and pages of the feed do."
        return told("unavailable", detail, headers={"Retry-After": str(FULL_S)}, retry_after_s=FULL_S)
    try:
        answered = begun(streams, live(), media, after)
    except BaseException:
        streams.give_back()
        raise
    answered.call_on_close(streams.give_back)
    return answered


def begun(streams: Streams, live: Live, media: str, after: int | None) -> Response:
    is_lost = after is None or after > live.head
    if is_lost and media == NDJSON:
        raise Malformed(f"There is no version {after} yet.", {"after": [f"At most {live.head}."]})
    line = Line(request.environ)
    start = live.head if after is None or is_lost else after
    news = live.news(start, streams.beat_s, line.is_there)
    if request.method == "HEAD":
        pieces: Iterable[bytes] = ()
    elif media == NDJSON:
        pieces = sent(line, as_lines(news))
    else:
        pieces = sent(line, as_events(news, live.head, reset(live) if is_lost else b""))
    return answer(pieces, media, keep=SECRET, headers={"X-Accel-Buffering": "no", "Vary": "Accept, Authorization"})


def sent(line: Line, pieces: Iterator[bytes]) -> Iterator[bytes]:
    """The pieces, each as soon as there is room for it; cut off where the reader takes nothing, or nothing can be told any more."""
    try:
        for piece in pieces:
            if not line.has_room():
                DROPPED.inc(line.is_there())
                raise cut()
            yield piece
    except (Refusal, Unavailable):
        raise cut() from None


def as_lines(news: Iterable[News]) -> Iterator[bytes]:
    """One entry a line, an empty line when nothing happens. The end of the answer is the end of the game."""
    yield b""
    for each in news:
        if each.entries:
            yield from gathered(json + b"\n" for _, json in each.entries)
        elif not each.is_over:
            yield b"\n"


def as_events(news: Iterable[News], head: int, first: bytes) -> Iterator[bytes]:
    """Server-sent events: an entry is a message with its version as its id; comments carry the head; `end` is the last."""
    yield b"retry: %d\n%s%s" % (RETRY_MS, first, comment(head))
    for each in news:
        if each.entries:
            yield from gathered(b"id: %d\ndata: %s\n\n" % entry for entry in each.entries)
        elif each.is_over:
            yield b'event: end\nid: %d\ndata: {"head":%d}\n\n' % (each.head, each.head)
        else:
            yield comment(each.head)


def comment(head: int) -> bytes:
    return b": head %d\n\n" % head


def reset(live: Live) -> bytes:
    """Where the reader is, told anew: the view, whose version is his id from now on."""
    return b"event: reset\nid: %d\ndata: %s\n\n" % (live.head, live.view().json)


def gathered(parts: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes in pieces, none of them larger than need be."""
    piece = b""
    for part in parts:
        if piece and len(piece) + len(part) > PIECE:
            yield piece
            piece = b""
        piece += part
    yield piece
