"""Delivers webhooks in two lanes of threads: receivers that answered quickly the last time, and all others.

A slow or unknown receiver takes a thread of the slow lane, so slow ones never delay the quick ones.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Lock

from service.app.core.context import Context
from service.app.webhook_state.webhook_rows import find_webhook
from service.app.webhooks.deliver import deliver_due
from service.outage_reports import OutageReports
from service.outgoing.outgoing import Outgoing
from service.outgoing.post import ReceiverAnswer
from service.shares import Shares, TurnQueue
from service.store import DueWebhook, Unavailable

log = logging.getLogger(__name__)

THREADS = 16
"""Concurrent deliveries per lane, at most half of them for one network of clients."""
PLACES = 320
"""Deliveries under way or waiting per lane, a tenth of them for one network; the sweeper asks again for the rest."""
END_S = 3.0
"""Grace period for deliveries at shutdown. Unfinished ones are repeated after their lease."""


class Lane:
    """Deliveries in turns of the networks that registered the webhooks, threads for them, and threads that resolve names for them."""

    def __init__(self, name: str) -> None:
        self.queue: TurnQueue[DueWebhook] = TurnQueue(Shares(PLACES), Shares(THREADS, THREADS // 2))
        self.threads = ThreadPoolExecutor(THREADS, f"{name} lane")
        self.resolver = ThreadPoolExecutor(2 * THREADS, f"{name} names")


class Courier:
    """The deliveries of one process. Thread-safe."""

    def __init__(self, context: Context, outgoing: Outgoing) -> None:
        self._context, self._outgoing = context, outgoing
        self._lanes = {False: Lane("quick"), True: Lane("slow")}
        self._taken: set[DueWebhook] = set()
        self._under_way: set[Future[None]] = set()
        self._lock, self._is_closing = Lock(), False

    def note_outage(self, error: Unavailable) -> None:
        """Report that the store cannot be used."""
        self._context.note_outage(error)

    @property
    def reports(self) -> OutageReports:
        """Reports of outages that this process sees."""
        return self._context.part(OutageReports)

    def take(self, owner: str, name: str) -> bool:
        """Queue a webhook for delivery; False if it is queued already, or its lane has no room for its network.  Raises Unavailable."""
        this, found = DueWebhook(owner, name), find_webhook(self._context, owner, name)
        lane = self._lanes[found is None or found.is_slow]
        networks = (owner,) if found is None else found.networks or (owner,)
        with self._lock:
            if this in self._taken or lane.queue.put(this, networks) is not None:
                return False
            self._taken.add(this)
        done = lane.threads.submit(self._work, lane)
        self._under_way.add(done)
        done.add_done_callback(self._under_way.discard)
        return True

    def _work(self, lane: Lane) -> None:
        """Deliver while anything may begin: what waits for a network's own deliveries begins when one of these ends."""
        is_one = True
        while is_one and not self._is_closing:
            with lane.queue.take() as this:
                is_one = this is not None
                if this is not None:
                    self._deliver(this, lane)

    def _deliver(self, this: DueWebhook, lane: Lane) -> None:
        def send(url: str, headers: Mapping[str, str], body: bytes) -> ReceiverAnswer:
            return self._outgoing.post(url, headers, body, lane.resolver, is_proven=lane is self._lanes[False])

        try:
            deliver_due(self._context, send, *this)
        except Unavailable as error:
            self._context.note_outage(error)
        except Exception as error:
            log.error("a delivery failed by a bug, and is tried again: report error and place", exc_info=error)
        finally:
            with self._lock:
                self._taken.discard(this)

    def close(self, patience_s: float = END_S) -> None:
        """Start no more deliveries, and wait for those in progress."""
        self._is_closing = True
        for lane in self._lanes.values():
            lane.threads.shutdown(wait=False, cancel_futures=True)
        wait(self._under_way.copy(), patience_s)
