"""Stream of one chat scope's messages as NDJSON or server-sent events; same messages as its pages."""

from __future__ import annotations

from contextlib import ExitStack

from service.app.chat.chat_listener import ChatReader
from service.app.core.cursors import PositionLost
from service.app.feeds.feed_listener import Wake
from service.http.responses import SSE
from service.http.streaming.game_stream import RETRY_MS
from service.http.streaming.inbox_stream import UNKNOWN
from service.http.streaming.resets import reset_message

GLANCE_S = 15.0
"""Seconds after which a quiet chat is read again, in case a wake-up was missed."""


class ChatStream:
    """Stream source for one scope of a chat. is_lost: unknown Last-Event-ID; send reset."""

    is_told = True
    glance_s = GLANCE_S

    def __init__(self, reader: ChatReader, media: str, *, is_lost: bool) -> None:
        self._reader, self._media, self._is_sse, self._is_placed = reader, media, media == SSE, False
        self._following = ExitStack()
        first = reset_message(media, UNKNOWN) if is_lost else b""
        self.opening = b"retry: %d\n%b\n" % (RETRY_MS, first) if self._is_sse else b""

    def begin(self, wake: Wake) -> None:
        """Subscribe; `wake` is called on news."""
        self._following.enter_context(self._reader.following(wake))

    def more(self) -> bytes:
        """New messages, the first ones after a reset if the room has lost some. The first SSE block carries the position even without any."""
        try:
            lines, reset = self._reader.more(), b""
        except PositionLost as lost:
            self._reader.position, self._is_placed = None, False
            lines, reset = self._reader.more(), reset_message(self._media, lost)
        if not self._is_sse:
            return reset + b"".join(each.json + b"\n" for each in lines)
        piece = b"".join(b"id: %d\ndata: %b\n\n" % (each.number, each.json) for each in lines)
        if not piece and not self._is_placed:
            piece = self.beat()
        self._is_placed = True
        return reset + piece

    def beat(self) -> bytes:
        """Heartbeat: the position without a message (SSE), or an empty line (NDJSON)."""
        return b"id: %d\n\n" % (self._reader.position or 0) if self._is_sse else b"\n"

    def end(self) -> None:
        """Unsubscribe."""
        self._following.close()
