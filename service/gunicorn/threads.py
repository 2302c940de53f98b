"""The threads of the API, each of which waits for a readable connection itself: no other thread hands it one.

Handing over costs more than many a request: two wake-ups of the main thread, a future, a pipe. So the main thread
takes new connections, times them out and gathers requests that come in pieces, and threads do all else.
"""

from __future__ import annotations

import select
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, Protocol

if sys.platform == "linux":

    class ReadyDescriptors:
        """Descriptors that are each reported once, to one thread. Thread-safe."""

        def __init__(self) -> None:
            self._epoll = select.epoll()

        def watch(self, fd: int, *, is_sending: bool) -> None:
            """Report it once when it is readable, or writable."""
            events = (select.EPOLLOUT if is_sending else select.EPOLLIN) | select.EPOLLONESHOT
            try:
                self._epoll.modify(fd, events)
            except FileNotFoundError:
                self._epoll.register(fd, events)

        def wait(self) -> int:
            """The next one."""
            while not (found := self._epoll.poll(None, 1)):
                pass
            return found[0][0]

else:

    class ReadyDescriptors:
        """As above, for systems without epoll."""

        def __init__(self) -> None:
            self._queue = select.kqueue()

        def watch(self, fd: int, *, is_sending: bool) -> None:
            """Report it once when it is readable, or writable."""
            kind = select.KQ_FILTER_WRITE if is_sending else select.KQ_FILTER_READ
            self._queue.control([select.kevent(fd, kind, select.KQ_EV_ADD | select.KQ_EV_ONESHOT)], 0)

        def wait(self) -> int:
            """The next one."""
            while not (found := self._queue.control(None, 1, None)):
                pass
            return int(found[0].ident)


class WaitingConnection(Protocol):
    """A connection. timeout: monotonic seconds until which it may wait."""

    sock: Any
    timeout: float


class WaitingConnections:
    """Connections that wait for a thread; the thread that takes one owns it. Thread-safe, as each step is one dict operation.

    Gunicorn counts and shortens the connections that it keeps alive, so this also serves as gunicorn's collection of them.
    """

    def __init__(self) -> None:
        self._by_fd: dict[int, Any] = {}
        self._ready = ReadyDescriptors()

    def put(self, conn: Any, *, is_sending: bool = False) -> None:
        """Let a connection wait until it is readable. is_sending: until it is writable, for a request already read.  Raises OSError, ValueError."""
        fd = conn.sock.fileno()
        self._by_fd[fd] = conn
        try:
            self._ready.watch(fd, is_sending=is_sending)
        except (OSError, ValueError):
            self._by_fd.pop(fd, None)
            raise

    def take(self) -> Any:
        """Wait for the next ready connection."""
        while (conn := self._by_fd.pop(self._ready.wait(), None)) is None:
            pass  # `take_expired` has just taken it.
        return conn

    def take_expired(self, now_s: float) -> Iterator[Any]:
        """Take the connections whose timeout is over."""
        for fd, conn in list(self._by_fd.items()):
            if conn.timeout <= now_s and self._by_fd.pop(fd, None) is conn:
                yield conn

    def __len__(self) -> int:
        return len(self._by_fd)

    def __iter__(self) -> Iterator[Any]:
        return iter(list(self._by_fd.values()))

    def __getitem__(self, place: int) -> Any:
        """By timeout: 0 is the next to expire."""
        return sorted(self, key=lambda conn: conn.timeout)[place]


class ConnectionThreads:
    """Threads that serve connections, in place of gunicorn's thread pool; no work is submitted to it.

    serve: answers one request of a connection. It raises nothing.
    """

    def __init__(self, count: int, waiting: WaitingConnections, serve: Callable[[Any], None]) -> None:
        self._waiting, self._serve = waiting, serve
        for number in range(count):
            threading.Thread(target=self._run, name=f"request {number}", daemon=True).start()

    def _run(self) -> None:
        while True:
            self._serve(self._waiting.take())

    def shutdown(self, *, wait: bool) -> None:
        """No-op: the threads are daemons and end with the process."""
