"""Writer thread: one per process, serves all streams through one selector, never blocks on a client, and computes nothing."""

from __future__ import annotations

import logging
import selectors
import socket
import threading
import time
import traceback
from collections.abc import Iterable
from functools import partial

from prometheus_client import Counter

from domain.kernel.errors import Refusal
from service.app.maintenance.health import Unavailable
from service.http.streaming.connection import StreamConnection
from service.http.streaming.slices import SlicePool

log = logging.getLogger(__name__)

BOTH = selectors.EVENT_READ | selectors.EVENT_WRITE

DROPPED = Counter("deaddrop_streams_dropped_total", "Streams that were cut because their client read nothing")


class StreamWriter:
    """The thread starts with the first stream and ends with the last. readers: open connections, with their selector
    events; tick_s: interval of the checks for heartbeats and stalled clients.
    """

    def __init__(self, slices: SlicePool | None = None) -> None:
        self._slices = slices or SlicePool()
        self.tick_s = 0.1
        self.readers: dict[StreamConnection, int] = {}
        self._signalled: dict[StreamConnection, None] = {}
        self._lock = threading.Lock()
        self._wake_socket: socket.socket | None = None
        self._is_signalled = False

    def take(self, reader: StreamConnection) -> None:
        """Serve this connection until it closes or its source ends."""
        with self._lock:
            self.readers[reader] = 0
            if self._wake_socket is None:
                woken_socket, self._wake_socket = socket.socketpair()
                threading.Thread(
                    target=self._run, args=(woken_socket, self._wake_socket), name="writer", daemon=True
                ).start()
        self.signal(reader)

    def signal(self, reader: StreamConnection) -> None:
        """Have this connection served. Thread-safe, does not block."""
        with self._lock:
            self._signalled[reader] = None
            if self._wake_socket is not None and not self._is_signalled:
                self._is_signalled = True
                self._wake_socket.send(b"!")

    def wake(self, reader: StreamConnection) -> None:
        """Note news for this connection, and have it served. Thread-safe, does not block."""
        reader.note_news()
        self.signal(reader)

    def _prepare(self, reader: StreamConnection) -> None:
        """Prepare a connection's next slice, in a thread of the pool."""
        reader.prepare()
        self.signal(reader)

    def _run(self, woken_socket: socket.socket, wake_socket: socket.socket) -> None:
        with woken_socket, wake_socket, selectors.DefaultSelector() as selector:
            selector.register(woken_socket, selectors.EVENT_READ)
            tick_at = 0.0
            while self._is_needed():
                for key, found in selector.select(self.tick_s):
                    if key.fileobj is woken_socket:
                        woken_socket.recv(16)
                    elif found & selectors.EVENT_READ and not key.data.is_there():
                        self._drop(selector, key.data)
                    elif found & selectors.EVENT_WRITE:
                        self._serve(selector, key.data)
                for reader in self._take_signalled():
                    self._serve(selector, reader)
                if time.monotonic() >= tick_at:
                    self._tick(selector)
                    tick_at = time.monotonic() + self.tick_s

    def _is_needed(self) -> bool:
        with self._lock:
            if not self.readers:
                self._wake_socket, self._is_signalled = None, False
            return bool(self.readers)

    def _take_signalled(self) -> Iterable[StreamConnection]:
        """Connections signalled since the last call."""
        with self._lock:
            found, self._signalled, self._is_signalled = self._signalled, {}, False
        return found

    def _tick(self, selector: selectors.BaseSelector) -> None:
        now = time.monotonic()
        for reader in tuple(self.readers):
            if reader.is_stalled(now):
                DROPPED.inc()
                self._drop(selector, reader)
            elif reader.is_due(now):
                self._serve(selector, reader)

    def _serve(self, selector: selectors.BaseSelector, reader: StreamConnection) -> None:
        known = self.readers.get(reader)
        if known is None:
            return
        try:
            is_asking = reader.serve(time.monotonic())
        except Exception as error:
            if not isinstance(error, OSError | Refusal | Unavailable):
                log_stream_fault(error)
            self._drop(selector, reader)
            return
        if reader.is_sent:
            self._drop(selector, reader)
            return
        wanted = BOTH if reader.is_behind else selectors.EVENT_READ
        if wanted != known:
            (selector.modify if known else selector.register)(reader.line, wanted, reader)
            self.readers[reader] = wanted
        if is_asking:
            self._slices.ask(reader.networks, partial(self._prepare, reader))

    def _drop(self, selector: selectors.BaseSelector, reader: StreamConnection) -> None:
        if self.readers[reader]:
            selector.unregister(reader.line)
        reader.close()
        del self.readers[reader]


def log_stream_fault(error: Exception) -> None:
    """Log the traceback without messages and values, which may hold secrets."""
    log.error("%s in a stream\n%s", type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
