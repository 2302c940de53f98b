"""One client of a stream: the socket and its unsent bytes."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from typing import Protocol

STALLED_S = 10.0
"""Seconds without progress until a client is dropped."""
LAST_CHUNK = b"0\r\n\r\n"


class StreamSource(Protocol):
    """Data of a stream. glance_s: polling interval without a wake-up.

    Methods raise Refusal or Unavailable when the stream cannot go on.
    """

    glance_s: float

    @property
    def is_told(self) -> bool:
        """Whether the last `more` returned all there is now."""

    def more(self) -> bytes | None:
        """Next bytes, empty if there are none now; None at the end of the stream."""

    def beat(self) -> bytes:
        """Heartbeat bytes."""

    def end(self) -> None:
        """Release the source; the client is gone."""


class StreamConnection:
    """Used only from the writer thread.

    is_chunked: chunked transfer encoding (HTTP/1.1); else the answer ends with the connection. beat_s: seconds of
    silence before a heartbeat. ended: called once, on close. is_behind: the send buffer is full; is_whole: the source
    has ended.
    """

    def __init__(
        self,
        line: socket.socket,
        source: StreamSource,
        beat_s: float,
        on_end: Callable[[], None],
        opening: bytes = b"",
        *,
        is_chunked: bool,
    ) -> None:
        line.setblocking(False)
        self.line, self.is_behind, self.is_whole = line, bool(opening), False
        self._source, self._beat_s, self._on_end, self._is_chunked = source, beat_s, on_end, is_chunked
        self._left = self._to_chunk(opening) if opening else b""
        self._moved_at = self._asked_at = time.monotonic()

    def serve(self, now: float) -> bool:
        """Fill the socket buffer; True if there is more to send immediately.

        Raises OSError when the client is gone, and the source's exceptions.
        """
        if self.is_behind:
            self._send(self._left, now)
            return not self.is_behind and not self.is_whole
        self._asked_at = now
        piece = self._source.more()
        if piece:
            self._send(self._to_chunk(piece), now)
            return not self.is_behind and not self._source.is_told
        if piece is None:
            self.is_whole = True
            self._send(LAST_CHUNK if self._is_chunked else b"", now)
        elif now - self._moved_at >= self._beat_s:
            self._send(self._to_chunk(self._source.beat()), now)
        return False

    def is_due(self, now: float) -> bool:
        """Whether a heartbeat or a poll is due."""
        if self.is_behind:
            return False
        return now - self._moved_at >= self._beat_s or now - self._asked_at >= self._source.glance_s

    def is_stalled(self, now: float) -> bool:
        """Whether the client has taken nothing for too long."""
        return self.is_behind and now - self._moved_at >= STALLED_S

    def is_there(self) -> bool:
        """After readable: whether the client is still connected. Discards the bytes received."""
        try:
            return bool(self.line.recv(4096))
        except BlockingIOError:
            return True
        except OSError:
            return False

    def close(self) -> None:
        """Close the socket and release the source."""
        self.line.close()
        self._source.end()
        self._on_end()

    def _to_chunk(self, piece: bytes) -> bytes:
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
