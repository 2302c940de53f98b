"""One reader of a stream: his connection, and what is still to be sent on it."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from typing import Protocol

STALLED_S = 10.0
"""How long a reader may take nothing before he is dropped."""
LAST_CHUNK = b"0\r\n\r\n"


class StreamSource(Protocol):
    """What a reader is told. glance_s: how often it is to be asked though nobody said that there is news.

    Raises Refusal, Unavailable where nothing can be told any more.
    """

    glance_s: float

    @property
    def is_told(self) -> bool:
        """Whether that was all that there is now."""

    def more(self) -> bytes | None:
        """What there is to tell now, which may be nothing; None when all was told."""

    def beat(self) -> bytes:
        """A sign of life."""

    def end(self) -> None:
        """There is nobody to tell any more."""


class StreamConnection:
    """Used from the writer's thread.

    is_chunked: whether the answer is sent in chunks (HTTP/1.1), the last of which says that it is whole; else it ends with the
    connection. beat_s: seconds of silence before a sign of life. ended: called once, when the connection is closed.
    is_behind: there was no room for all that was to be sent; is_whole: everything was told, and nothing more will come.
    """

    def __init__(
        self,
        line: socket.socket,
        source: StreamSource,
        beat_s: float,
        ended: Callable[[], None],
        opening: bytes = b"",
        *,
        is_chunked: bool,
    ) -> None:
        line.setblocking(False)
        self.line, self.is_behind, self.is_whole = line, bool(opening), False
        self._source, self._beat_s, self._ended, self._is_chunked = source, beat_s, ended, is_chunked
        self._left = self._framed(opening) if opening else b""
        self._moved_at = self._asked_at = time.monotonic()

    def serve(self, now: float) -> bool:
        """Send what there is as far as there is room; whether there is more to send at once.

        Raises OSError where the reader is gone, and what the source raises.
        """
        if self.is_behind:
            self._send(self._left, now)
            return not self.is_behind and not self.is_whole
        self._asked_at = now
        piece = self._source.more()
        if piece:
            self._send(self._framed(piece), now)
            return not self.is_behind and not self._source.is_told
        if piece is None:
            self.is_whole = True
            self._send(LAST_CHUNK if self._is_chunked else b"", now)
        elif now - self._moved_at >= self._beat_s:
            self._send(self._framed(self._source.beat()), now)
        return False

    def is_due(self, now: float) -> bool:
        """Whether he is to be served though nothing happened."""
        if self.is_behind:
            return False
        return now - self._moved_at >= self._beat_s or now - self._asked_at >= self._source.glance_s

    def is_stalled(self, now: float) -> bool:
        """Whether he takes nothing."""
        return self.is_behind and now - self._moved_at >= STALLED_S

    def is_there(self) -> bool:
        """Whether he has not hung up, when there is something to be heard from him; what he says is of no interest."""
        try:
            return bool(self.line.recv(4096))
        except BlockingIOError:
            return True
        except OSError:
            return False

    def close(self) -> None:
        """Send nothing more."""
        self.line.close()
        self._source.end()
        self._ended()

    def _framed(self, piece: bytes) -> bytes:
        return b"%x\r\n%b\r\n" % (len(piece), piece) if self._is_chunked else piece

    def _send(self, data: bytes, now: float) -> None:
        try:
            sent = self.line.send(data)
        except BlockingIOError:
            sent = 0
        if sent:
            self._moved_at = now
        self._left = data[sent:]
        self.is_behind = bool(self._left)
