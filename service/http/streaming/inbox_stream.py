"""Stream of one inbox as NDJSON or server-sent events; same entries as its pages."""

from __future__ import annotations

from service.app.core.cursors import PositionLost
from service.app.feeds.feed_listener import Wake
from service.app.feeds.inbox_feed import InboxReader
from service.http.responses import SSE
from service.http.streaming.game_stream import RETRY_MS
from service.http.streaming.resets import reset_message

UNKNOWN = PositionLost("unknown", None)


class InboxStream:
    """Stream source for an inbox. is_lost: unknown Last-Event-ID; send reset."""

    def __init__(self, letters: InboxReader, media: str, *, is_lost: bool) -> None:
        self._letters, self._is_sse, self._is_placed = letters, media == SSE, False
        self.glance_s = letters.glance_s
        first = reset_message(media, UNKNOWN) if is_lost else b""
        self.opening = b"retry: %d\n%b\n" % (RETRY_MS, first) if self._is_sse else b""

    @property
    def is_told(self) -> bool:
        """Whether the last `more` returned all there is now."""
        return self._letters.is_told

    def begin(self, wake: Wake) -> None:
        """Subscribe; `wake` is called on news."""
        self._letters.begin(wake)

    def more(self) -> bytes:
        """The new entries of one game. The first SSE block carries the cursor even without entries."""
        if not self._is_sse:
            return b"".join(each.json + b"\n" for each in self._letters.slice())
        piece = b"".join(b"id: %b\ndata: %b\n\n" % (each.cursor.encode(), each.json) for each in self._letters.slice())
        if not piece and not self._is_placed and self.is_told:
            piece = self.beat()
        self._is_placed = self._is_placed or bool(piece)
        return piece

    def beat(self) -> bytes:
        """Heartbeat: the cursor without a message (SSE), or an empty line (NDJSON)."""
        return b"id: %b\n\n" % self._letters.cursor.encode() if self._is_sse else b"\n"

    def end(self) -> None:
        """Unsubscribe."""
        self._letters.end()
