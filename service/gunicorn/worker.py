"""Gunicorn's threaded worker, in which slow clients hold no thread: requests in pieces and unsent answers are buffered.

A request that is whole at the first read, as nearly all are, never leaves the thread that waited for it (`serve`). All
else but `ClientConnection.init` and `PatientWorker.handle` runs in the main thread, which must never block.
"""

from __future__ import annotations

import errno
import os
import socket
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from selectors import EVENT_READ, EVENT_WRITE
from typing import Any

from gunicorn.http import get_parser
from gunicorn.http.errors import NoMoreData, ParseException
from gunicorn.workers.gthread import TConn, ThreadWorker

from service.gunicorn import answer
from service.gunicorn.answer import BufferedSocket, UnsentAnswers
from service.gunicorn.lingering import LINGER_S, READ, LingeringSockets
from service.gunicorn.refusal import refusal_code, to_refusal
from service.gunicorn.request import IncomingRequest, is_whole_request
from service.gunicorn.shares import ConnectionShares
from service.gunicorn.threads import ConnectionThreads, WaitingConnections
from service.http.streaming.suspension import Waiting
from service.shares import networks_of

READ_S = 60.0
"""Timeout of reads by a thread."""
LOOK_S = 0.25
"""Least time between two searches for connections past their deadline."""
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"


class ClientConnection(TConn):  # type: ignore[misc]
    """A connection. networks: its client's, the narrowest first, none if unknown; coming: the request being received; ready: a complete
    one, which gunicorn parses first; is_cut: anything after it is ignored.
    """

    def __init__(self, cfg: Any, sock: socket.socket, client: Any, server: Any, worker: PatientWorker) -> None:
        super().__init__(cfg, sock, client, server)
        self.parser: Any
        self.networks = networks_of(client[0]) if isinstance(client, tuple) else ()
        self.ready = b""
        self.coming: IncomingRequest | None = None
        self.is_cut = False
        self._worker, self._is_ended, self._is_ssl = worker, False, worker.is_ssl

    def init(self) -> None:
        """Prepare gunicorn's parser, in a thread. It reads a request that is whole, never the socket: if it finds another
        end than we did, it finds the end of all bytes, and waits for none.
        """
        if self._is_ssl:
            super().init()
        elif self.parser is None:
            self.initialized, self.parser = True, get_parser(self.cfg, (), self.client)
        if self.ready:
            self.parser.unreader.unread(self.ready)
            self.ready = b""

    def close(self, graceful: bool = False) -> None:
        """Close it. graceful: the poller drains it for `LINGER_S` first."""
        if not self._is_ended:
            self._is_ended = True
            self._worker.forget(self)
        if not graceful or self._is_ssl or not self._worker.lingering.add(self.sock, self._worker.poller):
            super().close()


class PatientWorker(ThreadWorker):  # type: ignore[misc]
    """The worker class of the API.

    is_ssl: whether gunicorn itself speaks TLS; read once, as gunicorn's settings compute it at each access.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.is_ssl: bool = self.cfg.is_ssl
        self._keep_s: float = self.cfg.keepalive
        self._look_at_s = self._look_again_at_s = 0.0
        self._coming: OrderedDict[ClientConnection, None] = OrderedDict()
        self._held: dict[ClientConnection, Waiting] = {}
        self.lingering = LingeringSockets(self.worker_connections)
        # Behind a proxy, all connections come from the proxy, which limits its clients itself (`limit_conn`).
        is_direct = not int(os.environ.get("DEADDROP_PROXIES") or 0)
        self._shares = ConnectionShares(self.worker_connections, has_each=is_direct)
        self._unsent = UnsentAnswers(self._cut, has_each=is_direct)

    def accept(self, listener: socket.socket) -> None:
        """Accept a connection, unless its address already has its share."""
        try:
            sock, client = listener.accept()
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK):
                raise
            return
        if not self.is_ssl:
            sock = BufferedSocket(sock.family, sock.type, sock.proto, fileno=sock.detach())
            sock.settimeout(READ_S)
            sock.is_steady = True
        conn = ClientConnection(self.cfg, sock, client, listener.getsockname(), self)
        self.nr_conns += 1
        if not self._shares.add(conn):
            self._end(conn)
            return
        if self.nr_conns >= self.worker_connections and self._coming:
            self._refuse(next(iter(self._coming)))
        self.enqueue_req(conn)

    def get_thread_pool(self) -> Any:
        """The threads, which wait for connections themselves; with TLS, gunicorn's own pool."""
        if self.is_ssl:
            return super().get_thread_pool()
        self.keepalived_conns = WaitingConnections()
        return ConnectionThreads(self.cfg.threads, self.keepalived_conns, self.serve)

    def serve(self, conn: ClientConnection) -> None:
        """Answer the request of a readable connection, or leave it to the main thread until it is complete. Runs in a thread."""
        if not conn.ready:
            piece = conn.sock.receive(READ)
            if not piece or not is_whole_request(piece):
                self.method_queue.defer(self._gather, conn, piece)
                return
            conn.ready = piece
        is_kept, asked = False, conn.ready
        try:
            is_kept = self.handle(conn)
            if is_kept and self.alive and not conn.sock.unsent and not conn.parser.unreader.buf.getvalue():
                conn.timeout = time.monotonic() + self._keep_s
                self.keepalived_conns.put(conn)
                return
        except Exception:
            self.log.exception("Error handling request")
        if conn.sock.waiting is not None:
            self.method_queue.defer(self._hold, conn, asked)
        else:
            self.method_queue.defer(self._finish, conn, is_kept)

    def _hold(self, conn: ClientConnection, asked: bytes) -> None:
        """Keep the connection of a request that waits (service/http/streaming/suspension.py). asked: the request."""
        waiting, conn.sock.waiting = conn.sock.waiting, None
        conn.ready, conn.parser, self._held[conn] = asked, None, waiting
        try:
            self.poller.register(conn.sock, EVENT_READ, partial(self._look_at_held, conn))
        except (OSError, ValueError):
            self._end(conn)
            return
        waiting.when_news(partial(self.method_queue.defer, self._resume, conn))

    def _look_at_held(self, conn: ClientConnection, _: object) -> None:
        """The client of a waiting request has gone, or sent its next one, which waits in the socket."""
        self._quietly(partial(self.poller.unregister, conn.sock))
        if conn in self._held and conn.sock.is_gone():
            self._end(conn)

    def _resume(self, conn: ClientConnection) -> None:
        """Let a waiting request be handled again."""
        waiting = self._held.pop(conn, None)
        if waiting is not None:
            self._quietly(partial(self.poller.unregister, conn.sock))
            conn.sock.resumed = waiting
            self._hand_over(conn)

    def _resume_due(self, now_s: float) -> None:
        """Resume the waiting requests whose time is up; all, if the process is about to end."""
        for conn, waiting in list(self._held.items()):
            if not self.alive:
                waiting.until_s = now_s
            if waiting.due_s <= now_s or not self.alive:
                self._resume(conn)

    def enqueue_req(self, conn: ClientConnection) -> None:
        """Hand the connection to a thread once its request is complete."""
        if self.is_ssl:
            super().enqueue_req(conn)
        else:
            self._gather(conn, conn.sock.receive(READ))

    def _gather(self, conn: ClientConnection, piece: bytes | None) -> None:
        """Begin to receive a request. piece: the bytes just read; they follow those buffered after the previous request."""
        ahead = conn.parser.unreader.take_buffered() if conn.parser is not None else b""
        if piece and not ahead and is_whole_request(piece):
            conn.ready = piece
            self._hand_over(conn)
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

    def _hand_over(self, conn: ClientConnection) -> None:
        """Let the next thread answer a complete request, once its client has read earlier answers (the socket is writable)."""
        conn.timeout = time.monotonic() + answer.SEND_S
        self._let_wait(conn, is_sending=True)

    def _let_wait(self, conn: ClientConnection, *, is_sending: bool = False) -> None:
        try:
            self.keepalived_conns.put(conn, is_sending=is_sending)
        except (OSError, ValueError):
            self._end(conn)

    def murder_keepalived(self, force: bool = False) -> None:
        """Close connections that have waited too long, or all."""
        if self.is_ssl:
            super().murder_keepalived(force)
            return
        now_s = time.monotonic()
        if force or now_s >= self._look_at_s or not self.alive:
            self._look_at_s = now_s + LOOK_S
            for conn in self.keepalived_conns.take_expired(float("inf") if force else now_s):
                self._end(conn)

    def murder_pending(self) -> None:
        """Close connections past their deadline."""
        if self.is_ssl:
            super().murder_pending()
        now_s = time.monotonic()
        if now_s < self._look_again_at_s:
            return
        self._look_again_at_s = now_s + LOOK_S
        for conn in [each for each in self._coming if each.coming is not None and each.coming.deadline_s <= now_s]:
            assert conn.coming is not None
            self._refuse(conn, "timeout" if conn.coming.data else None)
        self._resume_due(now_s)
        self._unsent.end_late()
        self.lingering.end_late(self.poller)

    def handle(self, conn: ClientConnection) -> Any:
        """Answer the request, in a thread."""
        conn.data_ready = True
        return super().handle(conn)

    def handle_request(self, req: Any, conn: ClientConnection) -> Any:
        """Answer a parsed request. The answer says `Connection: close` if the rest of the request is never read."""
        if conn.is_cut:
            req.force_close()
        if not self.is_ssl:
            conn.sock.force_close = req.force_close
        return super().handle_request(req, conn)

    def handle_error(self, _req: Any, client: Any, _addr: Any, exc: Exception) -> None:
        """Answer a request that gunicorn could not read, or failed to handle."""
        code = refusal_code(exc)
        if code == "internal":
            self.log.exception("Error handling request")
        self._quietly(lambda: client.sendall(to_refusal(code)))

    def _finish(self, conn: ClientConnection, is_kept: bool) -> None:
        """Take a connection back from a thread: send the rest of the answer, then wait for the next request, or end it."""
        if conn.sock.unsent:
            try:
                self.poller.register(conn.sock, EVENT_WRITE, partial(self._send_rest, conn, is_kept))
            except (OSError, ValueError):  # the thread has closed it
                self._end(conn)
                return
            self._unsent.add(conn)
        elif not is_kept:
            self._end(conn, graceful=True)
        elif conn.parser.unreader.buf.getvalue():
            self.enqueue_req(conn)
        else:
            conn.timeout = time.monotonic() + (self._keep_s if self.alive else min(self._keep_s, LINGER_S))
            self._let_wait(conn)

    def _send_rest(self, conn: ClientConnection, is_kept: bool, _: object) -> None:
        """Send more of an answer; the socket is writable."""
        try:
            if not conn.sock.send_rest():
                return
        except OSError:
            self._cut(conn)
            return
        self._unsent.drop(conn)
        self._quietly(partial(self.poller.unregister, conn.sock))
        self._finish(conn, is_kept)

    def _cut(self, conn: ClientConnection) -> None:
        """Close a connection in the middle of its answer."""
        self._unsent.drop(conn)
        self._quietly(partial(self.poller.unregister, conn.sock))
        self._end(conn)

    def _keepalive_after(self, conn: ClientConnection, keepalive: Any) -> bool:
        """Drop the rest of the body that the application left unread. It is in memory, so gunicorn's timeouts need not be set."""
        if self.is_ssl:
            return bool(super()._keepalive_after(conn, keepalive))
        try:
            return bool(keepalive) and not conn.is_cut and bool(conn.parser.finish_body())
        except (NoMoreData, ParseException):
            return False

    def forget(self, conn: ClientConnection) -> None:
        """Drop a closed connection from the counts."""
        self._coming.pop(conn, None)
        for waiting in (self._held.pop(conn, None), conn.sock.resumed if isinstance(conn.sock, BufferedSocket) else None):
            if waiting is not None:
                waiting.end()
        self._shares.drop(conn)

    def _read(self, conn: ClientConnection, _: object) -> None:
        """Receive more of a request; the socket is readable."""
        assert conn.coming is not None
        piece = conn.sock.receive(READ)
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
            self._shares.free_large(conn)
            conn.ready, conn.is_cut, conn.coming = bytes(coming.data), coming.is_cut, None
            self._hand_over(conn)
        elif coming.is_large and not self._shares.reserve_large(conn):
            self._refuse(conn, "unavailable")
        elif coming.expects:
            coming.expects = False
            self._quietly(lambda: conn.sock.sendall(GO_ON))

    def _stop_receiving(self, conn: ClientConnection) -> None:
        self._coming.pop(conn, None)
        self._quietly(partial(self.poller.unregister, conn.sock))

    def _refuse(self, conn: ClientConnection, code: str | None = None) -> None:
        """Close a connection whose request is incomplete. code: the problem to send first; None for none."""
        self._stop_receiving(conn)
        if code is not None:
            self._quietly(lambda: conn.sock.sendall(to_refusal(code)))
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
