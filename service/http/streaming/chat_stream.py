"""Stream of one chat scope's messages as NDJSON or server-sent events; same messages as its pages."""

from __future__ import annotations

from contextlib import ExitStack

from service.app.chat.chat_listener import ChatReader
from service.app.feeds.feed_listener import Wake
from service.http.responses import SSE
from service.http.streaming.game_stream import RETRY_MS
from service.http.streaming.inbox_stream import RESET

GLANCE_S = 15.0
"""Seconds after which a quiet chat is read again, in case a wake-up was missed."""


class ChatStream:
    """Stream source for one scope of a chat. is_lost: unknown Last-Event-ID; send reset."""

    is_told = True
    glance_s = GLANCE_S

    def __init__(self, reader: ChatReader, media: str, *, is_lost: bool) -> None:
        self._reader, self._is_sse, self._is_placed, self._following = reader, media == SSE, False, ExitStack()
        self.opening = b"retry: %d\n%b\n" % (RETRY_MS, RESET if is_lost else b"") if self._is_sse else b""

    def begin(self, wake: Wake) -> None:
        """Subscribe; `wake` is called on news."""
        self._following.enter_context(self._reader.following(wake))

    def more(self) -> bytes:
        """New messages. The first SSE block carries the position even without any."""
        lines = self._reader.more()
        if not self._is_sse:
            return b"".join(each.json + b"\n" for each in lines)
        piece = b"".join(b"id: %d\ndata: %b\n\n" % (each.number, each.json) for each in lines)
        if not piece and not self._is_placed:
            piece = self.beat()
        self._is_placed = True
        return piece

    def beat(self) -> bytes:
        """Heartbeat: the position without a message (SSE), or an empty line (NDJSON)."""
        return b"id: %d\n\n" % (self._reader.position or 0) if self._is_sse else b"\n"

    def end(self) -> None:
        """Unsubscribe."""
        self._following.close()
