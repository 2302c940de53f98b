"""One client of a stream: the socket and its unsent bytes."""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Callable, Sequence
from threading import Lock
from typing import NamedTuple, Protocol

STALLED_S = 10.0
"""Seconds without progress until a client is dropped."""
LAST_CHUNK = b"0\r\n\r\n"
AT_ONCE = struct.pack("ii", 1, 0)
"""SO_LINGER: closing resets the connection."""


class StreamSource(Protocol):
    """Data of a stream. glance_s: polling interval without a wake-up.

    `more` is called by the threads of a `SlicePool`, all else by the writer thread, one call at a time. Methods raise Refusal or
    Unavailable when the stream cannot go on.
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


class ReadySlice(NamedTuple):
    """What a source returned or raised. is_told: whether that was all there is now."""

    piece: bytes | None
    is_told: bool
    failure: Exception | None


class StreamConnection:
    """Used from the writer thread, but for `prepare`, of the threads of a `SlicePool`, and `note_news`.

    is_chunked: chunked transfer encoding (HTTP/1.1); else the answer ends with the connection. beat_s: seconds of
    silence before a heartbeat. networks: of the client; patience_s: seconds without progress until it is dropped. ended: called once, on
    close. is_behind: the send buffer is full; is_whole: the source has ended.
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
        networks: Sequence[str] = (),
        patience_s: float = STALLED_S,
    ) -> None:
        line.setblocking(False)
        self.line, self.is_behind, self.is_whole = line, bool(opening), False
        self.networks, self._patience_s = networks, patience_s
        self._source, self._beat_s, self._on_end, self._is_chunked = source, beat_s, on_end, is_chunked
        self._left = self._to_chunk(opening) if opening else b""
        self._moved_at = self._asked_at = time.monotonic()
        self._is_asked = self._has_news = False
        self._slice: ReadySlice | None = None
        self._lock = Lock()
        self._is_preparing = self._is_closed = False

    @property
    def is_sent(self) -> bool:
        """Whether the source has ended, and all of it is sent."""
        return self.is_whole and not self.is_behind

    def serve(self, now: float) -> bool:
        """Send what is ready; True if the source is to be asked for its next slice, by `prepare`.

        Raises OSError when the client is gone, and the source's exceptions.
        """
        if self.is_behind:
            self._send(self._left, now)
            if self.is_behind or self.is_whole:
                return False
        if self._is_asked:
            if (ready := self._slice) is None:
                return False
            self._is_asked, self._slice = False, None
            if not self._send_slice(ready, now):
                return False
        self._is_asked, self._asked_at = True, now
        return True

    def _send_slice(self, ready: ReadySlice, now: float) -> bool:
        """Send a slice; whether there may be another one now."""
        if ready.failure is not None:
            raise ready.failure
        if ready.piece:
            self._send(self._to_chunk(ready.piece), now)
        elif ready.piece is None:
            self.is_whole = True
            self._send(LAST_CHUNK if self._is_chunked else b"", now)
            return False
        elif now - self._moved_at >= self._beat_s:
            self._send(self._to_chunk(self._source.beat()), now)
        return not self.is_behind and (self._has_news or not ready.is_told)

    def note_news(self) -> None:
        """The source may have more, even than the slice that is being prepared. Thread-safe."""
        self._has_news = True

    def prepare(self) -> None:
        """Ask the source for its next slice."""
        with self._lock:
            if self._is_closed:
                return
            self._is_preparing = True
        self._has_news = False
        try:
            ready = ReadySlice(self._source.more(), self._source.is_told, None)
        except Exception as error:
            ready = ReadySlice(b"", True, error)
        with self._lock:
            self._is_preparing, self._slice = False, ready
            if self._is_closed:
                self._source.end()

    def is_due(self, now: float) -> bool:
        """Whether a heartbeat or a poll is due."""
        if self.is_behind or self._is_asked:
            return False
        return now - self._moved_at >= self._beat_s or now - self._asked_at >= self._source.glance_s

    def is_stalled(self, now: float) -> bool:
        """Whether the client has taken nothing for too long."""
        return self.is_behind and now - self._moved_at >= self._patience_s

    def is_there(self) -> bool:
        """After readable: whether the client is still connected. Discards the bytes received."""
        try:
            return bool(self.line.recv(4096))
        except BlockingIOError:
            return True
        except OSError:
            return False

    def close(self) -> None:
        """Close the socket and release the source, or have it released once its slice is prepared.

        Without chunks only a reset shows that the answer was cut.
        """
        if not self.is_sent and not self._is_chunked and self.line.family != socket.AF_UNIX:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.line.close()
        with self._lock:
            self._is_closed = True
            if not self._is_preparing:
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
