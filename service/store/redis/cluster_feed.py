"""Blocking reads of all feeds on a Redis Cluster, where XREAD cannot block on keys of several slots.

The append script publishes its partition, and the cluster forwards the message to every server; readers subscribe at
one.
A message is only a hint: entries are read from the feeds, and all feeds are polled periodically.
"""

from __future__ import annotations

import random
import time
from typing import Any

from redis.client import PubSub
from redis.exceptions import RedisError

from service.store import feed
from service.store.redis import keys
from service.store.redis.connection.cluster_client import ClusterClient

CHANNEL = "es:feed"
POLL_S = 1.0
"""Polling interval of all feeds, in case a message was lost."""


class ClusterFeedReader:
    """Feed reader of one thread, with its own subscription."""

    def __init__(self, cluster: ClusterClient) -> None:
        self._cluster = cluster
        self._calls: PubSub | None = None
        self._called: set[int] = set()
        self._positions: dict[int, str] = {}
        self._poll_at = 0.0

    def follow(self, places: dict[int, str], wait_s: float) -> dict[int, list[Any]]:
        """Entries after these feed ids, by partition, as soon as there are any; empty after the timeout."""
        until, wait_s = time.monotonic() + wait_s, 0.0
        calls = self._subscribe()
        try:
            while True:
                self._receive(calls, wait_s)
                news = self._read_feeds(places)
                now = time.monotonic()
                if news or now >= until:
                    return news
                wait_s = min(until, self._poll_at) - now
        except RedisError:
            self._calls = None
            raise

    def _subscribe(self) -> PubSub:
        """Subscribe once; poll all feeds first, for entries from before."""
        if self._calls is None:
            calls = random.choice(self._cluster.masters()).pubsub(ignore_subscribe_messages=True)  # type: ignore[no-untyped-call]
            calls.subscribe(CHANNEL)
            self._calls, self._poll_at = calls, 0.0
        return self._calls

    def _receive(self, calls: PubSub, seconds: float) -> None:
        """Wait for a message, and take all that have arrived."""
        call = calls.get_message(timeout=max(0.0, seconds))
        while call is not None:
            self._called.add(int(call["data"], 16))
            call = calls.get_message(timeout=0)

    def _read_feeds(self, places: dict[int, str]) -> dict[int, list[Any]]:
        """Read the announced feeds, those whose position differs from the last one returned, and periodically all."""
        asked = {number: place for number, place in places.items() if self._may_have_grown(number, place)}
        if time.monotonic() >= self._poll_at:
            asked, self._poll_at = places, time.monotonic() + POLL_S
        found = read_feeds(self._cluster, asked)
        for number in asked:
            entries = found.get(number, [])
            self._positions[number] = entries[-1][0].decode() if entries else places[number]
            if len(entries) < feed.PAGE_ENTRIES:
                self._called.discard(number)
        return found

    def _may_have_grown(self, number: int, place: str) -> bool:
        return number in self._called or self._positions.get(number) != place


def read_feeds(cluster: ClusterClient, places: dict[int, str]) -> dict[int, list[Any]]:
    """Entries of the given partitions' feeds, each after its feed id."""
    asked = list(places)

    def question(server: Any, at: int) -> Any:
        number = asked[at]
        return server.execute_command(
            "XRANGE", keys.FEEDS[number], f"({places[number]}", "+", "COUNT", feed.PAGE_ENTRIES
        )

    found = cluster.ask_many([keys.FEEDS[number] for number in asked], question)
    return {number: entries for number, entries in zip(asked, found, strict=True) if entries}
