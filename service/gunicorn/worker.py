"""Gunicorn's threaded worker, with requests and answers buffered by the poller: slow clients hold no thread.

All but `ClientConnection.init` and `PatientWorker.handle` runs in the worker's main thread, which must never block.
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
from service.gunicorn.refusal import refusal_code, to_refusal
from service.gunicorn.request import IncomingRequest, is_whole_request
from service.http.ratelimit.client_address import client_network

READ_S = 60.0
"""Timeout of reads by a thread."""
LINGER_S = 2.0
"""How long a closed connection drains what its client still sends; a reset would lose the answer."""
LARGE_AT_ONCE = 8
LARGE_EACH = 2
READ = 64 * 1024
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"


class ClientConnection(TConn):  # type: ignore[misc]
    """A connection. coming: the request being received; ready: a complete one, which gunicorn parses first;
    is_cut: anything after it is ignored.
    """

    def __init__(self, cfg: Any, sock: socket.socket, client: Any, server: Any, worker: PatientWorker) -> None:
        super().__init__(cfg, sock, client, server)
        self.network = client_network(client[0]) if isinstance(client, tuple) else ""
        self.ready = b""
        self.coming: IncomingRequest | None = None
        self.is_cut = False
        self._worker, self._is_ended = worker, False

    def init(self) -> None:
        """Prepare for gunicorn's parser, in a thread."""
        super().init()
        if not self.cfg.is_ssl:
            self.sock.settimeout(READ_S)
        if self.ready:
            self.parser.unreader.unread(self.ready)
            self.ready = b""

    def close(self, graceful: bool = False) -> None:
        """Close it. graceful: the poller drains it for `LINGER_S` first."""
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
        self._by_network: Counter[str] = Counter()
        self._large: dict[ClientConnection, None] = {}
        # Behind a proxy, all connections come from the proxy, which limits its clients itself (`limit_conn`).
        is_direct = not int(os.environ.get("DEADDROP_PROXIES") or 0)
        self._each = self.worker_connections // 2 if is_direct else self.worker_connections
        self._unsent = UnsentAnswers(self._cut, MOST_EACH if is_direct else MOST)

    def accept(self, listener: socket.socket) -> None:
        """Accept a connection, unless its address already has its share."""
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
        self._by_network[conn.network] += 1
        if conn.network and self._by_network[conn.network] > self._each:
            self._end(conn)
            return
        if self.nr_conns >= self.worker_connections and self._coming:
            self._refuse(next(iter(self._coming)))
        self.enqueue_req(conn)

    def enqueue_req(self, conn: ClientConnection) -> None:
        """Hand the connection to a thread once its request is complete."""
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
            self._refuse(conn)
        else:
            self._advance(conn)

    def murder_pending(self) -> None:
        """Close connections past their deadline."""
        super().murder_pending()
        now_s = time.monotonic()
        for conn in [each for each in self._coming if each.coming is not None and each.coming.deadline_s <= now_s]:
            assert conn.coming is not None
            self._refuse(conn, "timeout" if conn.coming.data else None)
        self._unsent.end_late()
        for sock in [each for each, until_s in self._lingering.items() if until_s <= now_s]:
            self._close_lingering(sock)

    def handle(self, conn: ClientConnection) -> Any:
        """Answer the request, in a thread."""
        conn.data_ready = True
        return super().handle(conn)

    def handle_error(self, _req: Any, client: Any, _addr: Any, exc: Exception) -> None:
        """Answer a request that gunicorn could not read, or failed to handle."""
        code = refusal_code(exc)
        if code == "internal":
            self.log.exception("Error handling request")
        self._quietly(lambda: client.sendall(to_refusal(code)))

    def finish_request(self, conn: ClientConnection, fs: Any) -> None:
        """Called when a thread is done. Gunicorn gets the connection back once the answer is sent."""
        if self.cfg.is_ssl or not conn.sock.unsent:
            super().finish_request(conn, fs)
            return
        try:
            conn.sock.setblocking(False)
            self.poller.register(conn.sock, EVENT_WRITE, partial(self._send_rest, conn, fs))
        except (OSError, ValueError):  # the thread has closed it
            self._end(conn)
            return
        self._unsent.add(conn)

    def _send_rest(self, conn: ClientConnection, fs: Any, _: object) -> None:
        """Send more of an answer; the socket is writable."""
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
        """Close a connection in the middle of its answer."""
        self._unsent.drop(conn)
        self._quietly(partial(self.poller.unregister, conn.sock))
        self._end(conn)

    def _keepalive_after(self, conn: ClientConnection, keepalive: Any) -> bool:
        return not conn.is_cut and bool(super()._keepalive_after(conn, keepalive))

    def forget(self, conn: ClientConnection) -> None:
        """Drop a closed connection from the counts."""
        self._coming.pop(conn, None)
        self._large.pop(conn, None)
        self._by_network[conn.network] -= 1
        if not self._by_network[conn.network]:
            del self._by_network[conn.network]

    def linger(self, sock: socket.socket) -> bool:
        """Drain a connection for `LINGER_S`, then close it; False where the client is gone."""
        try:
            sock.setblocking(False)
            sock.shutdown(socket.SHUT_WR)
            self.poller.register(sock, EVENT_READ, self._drain)
        except (OSError, ValueError, KeyError):
            return False
        if len(self._lingering) >= self.worker_connections:
            self._close_lingering(next(iter(self._lingering)))
        self._lingering[sock] = time.monotonic() + LINGER_S
        return True

    def _drain(self, sock: socket.socket) -> None:
        try:
            if sock.recv(READ):
                return
        except BlockingIOError:
            return
        except OSError:
            pass
        self._close_lingering(sock)

    def _close_lingering(self, sock: socket.socket) -> None:
        self._lingering.pop(sock, None)
        self._quietly(partial(self.poller.unregister, sock))
        self._quietly(sock.close)

    def _read(self, conn: ClientConnection, _: object) -> None:
        """Receive more of a request; the socket is readable."""
        assert conn.coming is not None
        piece = _receive(conn.sock)
        if piece == b"":
            self._refuse(conn)
        elif piece is not None:
            conn.coming.add(piece, time.monotonic())
            self._advance(conn)

    def _advance(self, conn: ClientConnection) -> None:
        """Hand over a complete request; check the limits of an incomplete one."""
        coming = conn.coming
        assert coming is not None
        if coming.refusal is not None:
            self._refuse(conn, coming.refusal)
        elif coming.is_whole:
            self._stop_receiving(conn)
            self._large.pop(conn, None)
            conn.ready, conn.is_cut, conn.coming = bytes(coming.data), coming.is_cut, None
            super().enqueue_req(conn)
        elif coming.is_large and conn not in self._large and not self._reserve_large(conn):
            self._refuse(conn, "unavailable")
        elif coming.expects:
            coming.expects = False
            self._quietly(lambda: conn.sock.send(GO_ON))

    def _reserve_large(self, conn: ClientConnection) -> bool:
        """Reserve room for a large body; False where there is none."""
        same = sum(each.network == conn.network for each in self._large)
        if len(self._large) >= LARGE_AT_ONCE or (
            conn.network and same >= LARGE_EACH and self._each < self.worker_connections
        ):
            return False
        self._large[conn] = None
        return True

    def _stop_receiving(self, conn: ClientConnection) -> None:
        self._coming.pop(conn, None)
        self._quietly(partial(self.poller.unregister, conn.sock))

    def _refuse(self, conn: ClientConnection, code: str | None = None) -> None:
        """Close a connection whose request is incomplete. code: of the problem that is sent first."""
        self._stop_receiving(conn)
        if code is not None:
            self._quietly(lambda: conn.sock.send(to_refusal(code)))
        self._end(conn, graceful=code is not None)

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
    """Received bytes; None when there are none yet, empty when the client is gone."""
    try:
        return sock.recv(READ)
    except BlockingIOError:
        return None
    except OSError:
        return b""
