"""Stream of one inbox as NDJSON or server-sent events; same entries as its pages."""

from __future__ import annotations

from service.app.feeds.feed_listener import Wake
from service.app.feeds.inbox_feed import InboxReader
from service.http.responses import SSE
from service.http.streaming.game_stream import RETRY_MS

RESET = b"event: reset\ndata: {}\n\n"


class InboxStream:
    """Stream source for an inbox. is_lost: unknown Last-Event-ID; send reset."""

    is_told = True

    def __init__(self, letters: InboxReader, media: str, *, is_lost: bool) -> None:
        self._letters, self._is_sse, self._is_placed = letters, media == SSE, False
        self.glance_s = letters.glance_s
        self.opening = b"retry: %d\n%b\n" % (RETRY_MS, RESET if is_lost else b"") if self._is_sse else b""

    def begin(self, wake: Wake) -> None:
        """Subscribe; `wake` is called on news."""
        self._letters.begin(wake)

    def more(self) -> bytes:
        """New entries. The first SSE block carries the cursor even without entries."""
        if not self._is_sse:
            return b"".join(each.json + b"\n" for each in self._letters.more())
        piece = b"".join(b"id: %b\ndata: %b\n\n" % (each.cursor.encode(), each.json) for each in self._letters.more())
        if not piece and not self._is_placed:
            piece = self.beat()
        self._is_placed = True
        return piece

    def beat(self) -> bytes:
        """Heartbeat: the cursor without a message (SSE), or an empty line (NDJSON)."""
        return b"id: %b\n\n" % self._letters.cursor.encode() if self._is_sse else b"\n"

    def end(self) -> None:
        """Unsubscribe."""
        self._letters.end()
