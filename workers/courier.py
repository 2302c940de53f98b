"""Delivers webhooks in two lanes of threads: receivers that answered quickly the last time, and all others.

A slow or unknown receiver takes a thread of the slow lane, so slow ones never delay the quick ones.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Lock

from service.app.core.context import Context
from service.app.webhooks.deliver import deliver_due, is_slow
from service.outgoing.outgoing import Outgoing
from service.outgoing.post import ReceiverAnswer
from service.store import DueWebhook, Unavailable

log = logging.getLogger(__name__)

THREADS = 16
"""Concurrent deliveries per lane."""
WAITING = 64
"""Most webhooks waiting per lane; the sweeper asks again for the rest."""
END_S = 3.0
"""Grace period for deliveries at shutdown. Unfinished ones are repeated after their lease."""


class Lane:
    """Threads for deliveries, and threads that resolve names for them."""

    def __init__(self, name: str) -> None:
        self.threads = ThreadPoolExecutor(THREADS, f"{name} lane")
        self.resolver = ThreadPoolExecutor(2 * THREADS, f"{name} names")


class Courier:
    """The deliveries of one process. Thread-safe."""

    def __init__(self, context: Context, outgoing: Outgoing) -> None:
        self._context, self._outgoing = context, outgoing
        self._lanes = {False: Lane("quick"), True: Lane("slow")}
        self._taken: dict[DueWebhook, bool] = {}
        self._under_way: set[Future[None]] = set()
        self._lock = Lock()

    def take(self, owner: str, name: str) -> bool:
        """Queue a webhook for delivery; False if it is queued already or its lane is full.  Raises Unavailable."""
        this, slow = DueWebhook(owner, name), is_slow(self._context, owner, name)
        with self._lock:
            if this in self._taken or sum(each == slow for each in self._taken.values()) >= THREADS + WAITING:
                return False
            self._taken[this] = slow
        done = self._lanes[slow].threads.submit(self._deliver, this, slow)
        self._under_way.add(done)
        done.add_done_callback(self._under_way.discard)
        return True

    def _deliver(self, this: DueWebhook, slow: bool) -> None:
        def send(url: str, headers: Mapping[str, str], body: bytes) -> ReceiverAnswer:
            return self._outgoing.post(url, headers, body, self._lanes[slow].resolver, is_proven=not slow)

        try:
            deliver_due(self._context, send, *this)
        except Unavailable as error:
            log.warning("a delivery waits for the store: %s", error.reason)
        except Exception as error:
            log.error("a delivery failed", exc_info=error)
        finally:
            with self._lock:
                del self._taken[this]

    def close(self, patience_s: float = END_S) -> None:
        """Start no more deliveries, and wait for those in progress."""
        for lane in self._lanes.values():
            lane.threads.shutdown(wait=False, cancel_futures=True)
        wait(self._under_way.copy(), patience_s)
