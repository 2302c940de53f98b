"""Requests deliveries of webhooks: at news of their games, and when a retry is due.

Messages are only hints, as for turns: rows and due times are in the store, and due deliveries are requested again.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable

from rq import Queue

from service.app.core.context import Context
from service.app.projected.lobby import TakeNews
from service.app.webhook_state.webhook_rows import wake_webhooks
from service.shares import Turns
from service.store import DueWebhook
from workers.queue import enqueue_delivery
from workers.share import Share

CONSUMER = "webhooks"
"""Consumer name under which the store keeps the position in the feeds."""
WAIT_S = 1.0
GATHER_S = 0.25
"""Pause after news, so that a flood of news makes one request, and moves at a usual pace share one check."""
SWEEP_S = 1.0
ASKED_S = 3.0
"""Least time between two requests for one due webhook."""
MOST_WAITING = 1000
"""Most jobs in the queue. Beyond that webhooks stay due."""
LOOKED_AT = 10_000
"""Most due webhooks among which a sweep chooses."""


class DeliveryRequests:
    """Delivery requests of this dispatcher. Thread-safe.

    jobs: the couriers' queue.
    """

    def __init__(self, jobs: Queue, clock_s: Callable[[], float] = time.monotonic) -> None:
        self._jobs, self._clock_s = jobs, clock_s
        self._asked: dict[DueWebhook, float] = {}
        self._lock = threading.Lock()

    def ask(self, due: Iterable[DueWebhook], moment: int, *, again: bool = False) -> None:
        """Request deliveries, of each owner in turn. again: even for webhooks requested a moment ago."""
        with self._lock:
            now_s = self._clock_s()
            self._asked = {each: at_s for each, at_s in self._asked.items() if now_s < at_s + ASKED_S}
            turns = Turns[DueWebhook]()
            for each in due:
                if again or each not in self._asked:
                    turns.put(each, (each.owner,))
            wanted = list(turns.take_all())
            room = MOST_WAITING - self._jobs.count if wanted else 0
            for each in wanted[: max(0, room)]:
                enqueue_delivery(self._jobs, *each, moment)
                self._asked[each] = now_s


def follow_news(context: Context, requests: DeliveryRequests, take: TakeNews, stopping: threading.Event) -> None:
    """Wake the webhooks of each game in the news, until stopped."""
    while not stopping.is_set():
        tell_listeners(context, requests, [entry.game for _, entry in take(WAIT_S)])
        stopping.wait(GATHER_S)


def tell_listeners(context: Context, requests: DeliveryRequests, games: Iterable[str]) -> None:
    """Wake the webhooks that listen to these games, and drop listeners whose owner has none."""
    store = context.store
    listeners = store.listeners(list(dict.fromkeys(games)))
    for owner in sorted({owner for owners in listeners.values() for owner in owners}):
        due = wake_webhooks(context, owner)
        requests.ask([DueWebhook(owner, name) for name in due], store.clock_ms(), again=True)
        if not due and not store.webhooks(owner):
            for game, owners in listeners.items():
                if owner in owners:
                    store.unlisten(game, owner)


def sweep_webhooks(context: Context, requests: DeliveryRequests, share: Share, stopping: threading.Event) -> None:
    """Request deliveries of the share's due webhooks every second, until stopped."""
    while not stopping.wait(SWEEP_S):
        now_ms = context.store.clock_ms()
        requests.ask(context.store.due_webhooks(now_ms, LOOKED_AT, share.partitions), now_ms)
