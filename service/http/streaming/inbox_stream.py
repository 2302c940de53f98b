"""An inbox followed by one encoding: NDJSON or server-sent events, the same entries as its pages hold."""

from __future__ import annotations

from service.app.feed_listener import Wake
from service.app.inbox_feed import Letters
from service.http.responses import SSE
from service.http.streaming.game_stream import RETRY_MS

RESET = b"event: reset\ndata: {}\n\n"


class InboxStream:
    """What somebody is told who follows an inbox. is_lost: his last id was none of ours, so he begins anew."""

    is_told = True

    def __init__(self, letters: Letters, media: str, *, is_lost: bool) -> None:
        self._letters, self._is_sse, self._is_placed = letters, media == SSE, False
        self.glance_s = letters.glance_s
        self.opening = b"retry: %d\n%b\n" % (RETRY_MS, RESET if is_lost else b"") if self._is_sse else b""

    def begin(self, wake: Wake) -> None:
        """Be woken by news from now on."""
        self._letters.begin(wake)

    def more(self) -> bytes:
        """Entries that are new; of server-sent events at first where he is, though nothing is."""
        if not self._is_sse:
            return b"".join(each.json + b"\n" for each in self._letters.more())
        piece = b"".join(b"id: %b\ndata: %b\n\n" % (each.cursor.encode(), each.json) for each in self._letters.more())
        if not piece and not self._is_placed:
            piece = self.beat()
        self._is_placed = True
        return piece

    def beat(self) -> bytes:
        """Where he is, which is no message, or an empty line."""
        return b"id: %b\n\n" % self._letters.cursor.encode() if self._is_sse else b"\n"

    def end(self) -> None:
        """Nobody listens any more."""
        self._letters.end()
