"""Gunicorn's threaded worker, whose threads begin with whole requests and never wait for a reader: slow clients hold no thread.

Everything here but `Conn.init` and `handle` runs in the worker's main thread, which must never wait.
"""

from __future__ import annotations

import errno
import os
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from selectors import EVENT_READ, EVENT_WRITE
from typing import Any

from gunicorn.workers.gthread import TConn, ThreadWorker

from service.gunicorn.answer import MOST, MOST_EACH, BufferedSocket, UnsentAnswers
from service.gunicorn.request import IncomingRequest, is_whole_request
from service.http.ratelimit.client_address import client_network

READ_S = 60.0
"""Seconds in which what is left of a request must come, where a thread reads it."""
LINGER_S = 2.0
"""How long a connection is kept after its end for what its client still sends, so that the answer is not lost."""
LARGE_AT_ONCE = 8
LARGE_EACH = 2
READ = 64 * 1024
LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n"
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"


class ClientConnection(TConn):  # type: ignore[misc]
    """A connection. coming: its request, as far as it has come; ready: one that is whole, which gunicorn reads before anything else;
    is_cut: what comes after it is not read.
    """

    def __init__(self, cfg: Any, sock: socket.socket, client: Any, server: Any, worker: PatientWorker) -> None:
        super().__init__(cfg, sock, client, server)
        self.home = client_network(client[0]) if isinstance(client, tuple) else ""
        self.ready = b""
        self.coming: IncomingRequest | None = None
        self.is_cut = False
        self._worker, self._is_ended = worker, False

    def init(self) -> None:
        """Get ready to be read by gunicorn, in a thread."""
        super().init()
        if not self.cfg.is_ssl:
            self.sock.settimeout(READ_S)
        if self.ready:
            self.parser.unreader.unread(self.ready)
            self.ready = b""

    def close(self, graceful: bool = False) -> None:
        """End it; graceful: what the client still sends is taken for a moment, by the poller."""
        if not self._is_ended:
            self._is_ended = True
            self._worker.forget(self)
        if not graceful or self.cfg.is_ssl or not self._worker.linger(self.sock):
            super().close()


class PatientWorker(ThreadWorker):  # type: ignore[misc]
    """The worker class of the API."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._coming: OrderedDict[ClientConnection, None] = OrderedDict()
        self._lingering: OrderedDict[socket.socket, float] = OrderedDict()
        self._by_home: Counter[str] = Counter()
        self._large: dict[ClientConnection, None] = {}
        # Behind a proxy all connections are its own; it has to limit those of its clients (`limit_conn`).
        is_direct = not int(os.environ.get("DEADDROP_PROXIES") or 0)
        self._each = self.worker_connections // 2 if is_direct else self.worker_connections
        self._unsent = UnsentAnswers(self._cut, MOST_EACH if is_direct else MOST)

    def accept(self, listener: socket.socket) -> None:
        """Accept a connection, unless its address has its share of them."""
        try:
            sock, client = listener.accept()
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK):
                raise
            return
        if not self.cfg.is_ssl:
            sock = BufferedSocket(sock.family, sock.type, sock.proto, fileno=sock.detach())
        conn = ClientConnection(self.cfg, sock, client, listener.getsockname(), self)
        self.nr_conns += 1
        self._by_home[conn.home] += 1
        if conn.home and self._by_home[conn.home] > self._each:
            self._end(conn)
            return
        if self.nr_conns >= self.worker_connections and self._coming:
            self._refuse(next(iter(self._coming)), b"")
        self.enqueue_req(conn)

    def enqueue_req(self, conn: ClientConnection) -> None:
        """Have a thread answer, once the request is there."""
        if self.cfg.is_ssl:
            super().enqueue_req(conn)
            return
        conn.sock.setblocking(False)
        ahead = conn.parser.unreader.take_buffered() if conn.parser is not None else b""
        piece = _receive(conn.sock)
        if piece and not ahead and is_whole_request(piece):
            conn.ready = piece
            super().enqueue_req(conn)
            return
        now_s = time.monotonic()
        conn.coming = IncomingRequest(now_s)
        conn.coming.add(ahead + (piece or b""), now_s)
        self.poller.register(conn.sock, EVENT_READ, partial(self._read, conn))
        self._coming[conn] = None
        if piece == b"" and not conn.coming.is_whole:
            self._refuse(conn, b"")
        else:
            self._go_on(conn)

    def murder_pending(self) -> None:
        """End what came too slowly, and what lingered long enough."""
        super().murder_pending()
        now_s = time.monotonic()
        for conn in [each for each in self._coming if each.coming is not None and each.coming.deadline_s <= now_s]:
            assert conn.coming is not None
            self._refuse(conn, LATE if conn.coming.data else b"")
        self._unsent.end_late()
        for sock in [each for each, until_s in self._lingering.items() if until_s <= now_s]:
            self._let_go(sock)

    def handle(self, conn: ClientConnection) -> Any:
        """Answer, in a thread."""
        conn.data_ready = True
        return super().handle(conn)

    def finish_request(self, conn: ClientConnection, fs: Any) -> None:
        """A thread is done with a request; gunicorn goes on with the connection once the answer is sent."""
        if self.cfg.is_ssl or not conn.sock.unsent:
            super().finish_request(conn, fs)
            return
        try:
            conn.sock.setblocking(False)
            self.poller.register(conn.sock, EVENT_WRITE, partial(self._send_rest, conn, fs))
        except (OSError, ValueError):  # the thread has ended it
            self._end(conn)
            return
        self._unsent.add(conn)

    def _send_rest(self, conn: ClientConnection, fs: Any, _: object) -> None:
        """There is room for more of an answer."""
        try:
            if not conn.sock.send_rest():
                return
        except OSError:
            self._cut(conn)
            return
        self._unsent.drop(conn)
        self._quietly(partial(self.poller.unregister, conn.sock))
        super().finish_request(conn, fs)

    def _cut(self, conn: ClientConnection) -> None:
        """End a connection in the middle of its answer."""
        self._unsent.drop(conn)
        self._quietly(partial(self.poller.unregister, conn.sock))
        self._end(conn)

    def _keepalive_after(self, conn: ClientConnection, keepalive: Any) -> bool:
        return not conn.is_cut and bool(super()._keepalive_after(conn, keepalive))

    def forget(self, conn: ClientConnection) -> None:
        """A connection has ended."""
        self._coming.pop(conn, None)
        self._large.pop(conn, None)
        self._by_home[conn.home] -= 1
        if not self._by_home[conn.home]:
            del self._by_home[conn.home]

    def linger(self, sock: socket.socket) -> bool:
        """Take what still comes on a connection for a moment, and then close it; False where there is nobody any more."""
        try:
            sock.setblocking(False)
            sock.shutdown(socket.SHUT_WR)
            self.poller.register(sock, EVENT_READ, self._waste)
        except (OSError, ValueError, KeyError):
            return False
        if len(self._lingering) >= self.worker_connections:
            self._let_go(next(iter(self._lingering)))
        self._lingering[sock] = time.monotonic() + LINGER_S
        return True

    def _waste(self, sock: socket.socket) -> None:
        try:
            if sock.recv(READ):
                return
        except BlockingIOError:
            return
        except OSError:
            pass
        self._let_go(sock)

    def _let_go(self, sock: socket.socket) -> None:
        self._lingering.pop(sock, None)
        self._quietly(partial(self.poller.unregister, sock))
        self._quietly(sock.close)

    def _read(self, conn: ClientConnection, _: object) -> None:
        """More of a request may be there."""
        assert conn.coming is not None
        piece = _receive(conn.sock)
        if piece == b"":
            self._refuse(conn, b"")
        elif piece is not None:
            conn.coming.add(piece, time.monotonic())
            self._go_on(conn)

    def _go_on(self, conn: ClientConnection) -> None:
        """Hand a request over that is whole; see to one that is not."""
        coming = conn.coming
        assert coming is not None
        if coming.is_whole:
            self._leave(conn)
            self._large.pop(conn, None)
            conn.ready, conn.is_cut, conn.coming = bytes(coming.data), coming.is_cut, None
            super().enqueue_req(conn)
        elif coming.is_large and conn not in self._large and not self._has_room(conn):
            self._refuse(conn, BUSY)
        elif coming.expects:
            coming.expects = False
            self._quietly(lambda: conn.sock.send(GO_ON))

    def _has_room(self, conn: ClientConnection) -> bool:
        """Whether one more large body may be held until it is whole; then it has its place."""
        same = sum(each.home == conn.home for each in self._large)
        if len(self._large) >= LARGE_AT_ONCE or (
            conn.home and same >= LARGE_EACH and self._each < self.worker_connections
        ):
            return False
        self._large[conn] = None
        return True

    def _leave(self, conn: ClientConnection) -> None:
        self._coming.pop(conn, None)
        self._quietly(partial(self.poller.unregister, conn.sock))

    def _refuse(self, conn: ClientConnection, word: bytes) -> None:
        """End a connection whose request is not there."""
        self._leave(conn)
        if word:
            self._quietly(lambda: conn.sock.send(word))
        self._end(conn, graceful=bool(word))

    def _end(self, conn: ClientConnection, *, graceful: bool = False) -> None:
        self.nr_conns -= 1
        conn.close(graceful=graceful)

    @staticmethod
    def _quietly(step: Callable[[], object]) -> None:
        try:
            step()
        except (OSError, ValueError, KeyError):
            return


def _receive(sock: socket.socket) -> bytes | None:
    """What is there; None where nothing is yet, nothing where nobody is there any more."""
    try:
        return sock.recv(READ)
    except BlockingIOError:
        return None
    except OSError:
        return b""
