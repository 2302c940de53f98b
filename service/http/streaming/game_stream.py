"""A game followed by one encoding: NDJSON or server-sent events, the same entries as the pages of its feed hold."""

from __future__ import annotations

from domain.kernel.errors import Malformed
from service.app.feed_listener import Wake
from service.app.health import Unavailable
from service.app.live_feed import Entries, Live
from service.http.responses import NDJSON, SSE

RETRY_MS = 2000


class GameStream:
    """What somebody is told who follows a game after a version; after None: he is lost, for his last id was none of ours.

    Raises Malformed for lines after a version that is not there.
    """

    def __init__(self, live: Live, media: str, after: int | None) -> None:
        self._live, self._media, self._is_over = live, media, False
        self.glance_s = live.glance_s
        is_lost = after is None or after > live.head
        self._after = live.head if after is None or is_lost else after
        if media == NDJSON and is_lost:
            raise Malformed(f"There is no version {after} yet.", {"after": [f"At most {live.head}."]})
        self.opening = sse_preamble(reset_message(live) if is_lost else b"", live.head) if media == SSE else b""

    @property
    def is_told(self) -> bool:
        """Whether there was no more."""
        return self._live.is_told

    def begin(self, wake: Wake) -> None:
        """Be woken by news from now on."""
        self._live.begin(self._after, wake)

    def more(self) -> bytes | None:
        """Entries that happened since; at the end of the game a message that says so, then None.

        Raises Unavailable for lines whose past the store has lost: asked for again, they begin with what is there.
        """
        if self._is_over:
            return None
        piece = self._live.more(to_sse if self._media == SSE else to_ndjson)
        if piece is None:
            if self._media == NDJSON:
                raise Unavailable("what was told is lost")
            return reset_message(self._live)
        if piece or not self._live.is_over:
            return piece
        self._is_over = True
        return end_message(self._live.head) if self._media == SSE else None

    def beat(self) -> bytes:
        """A comment that carries the head, or an empty line."""
        return head_comment(self._live.head) if self._media == SSE else b"\n"

    def end(self) -> None:
        """Nobody listens any more."""
        self._live.end()


def to_ndjson(entries: Entries) -> bytes:
    """One entry a line."""
    return b"".join(json + b"\n" for _, json in entries)


def to_sse(entries: Entries) -> bytes:
    """Server-sent events: an entry is a message with its version as its id."""
    return b"".join(b"id: %d\ndata: %s\n\n" % entry for entry in entries)


def sse_preamble(first: bytes, head: int) -> bytes:
    """How server-sent events begin: when to connect again, and where the game stands."""
    return b"retry: %d\n%s%s" % (RETRY_MS, first, head_comment(head))


def head_comment(head: int) -> bytes:
    return b": head %d\n\n" % head


def end_message(head: int) -> bytes:
    """The last message."""
    return b'event: end\nid: %d\ndata: {"head":%d}\n\n' % (head, head)


def reset_message(live: Live) -> bytes:
    """Where the reader is, told anew: the view, whose version is his id from now on."""
    return b"event: reset\nid: %d\ndata: %s\n\n" % (live.head, live.view().json)
