"""RedisFeeds of the partitions in Redis, and each consumer's position in them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Mapping
from typing import Any

import redis

from service.ids import ALL_PARTITIONS
from service.store import feed, validation
from service.store.redis import cluster_feed, codec, keys
from service.store.redis.connection.cluster_client import ClusterClient
from service.store.redis.connection.retry import ask, send
from service.store.redis.redis_part import RedisPart
from service.store.stored import AppendNotice

LONGEST_WAIT_MS = 1000
"""Shorter than a connection's timeout, so that a wait for news cannot be mistaken for a dead server; longer waits are
repeated.
"""

_PARTITION_OF = {key.encode(): partition for partition, key in enumerate(keys.FEEDS)}


class RedisFeeds(RedisPart):
    """A feed for each partition: one entry per append."""

    def __init__(self, client: redis.Redis, now_ms: Callable[[], int]) -> None:
        super().__init__(client, now_ms)
        self._of_thread = threading.local()

    def feed_ends(self) -> dict[int, str]:
        """Read the last entry of each feed."""
        last = self._ask_partitions(lambda pipe, partition: pipe.xrevrange(keys.FEEDS[partition], count=1))
        return {partition: entries[0][0].decode() if entries else "0-0" for partition, entries in enumerate(last)}

    def follow(
        self, after: dict[int, str], block_ms: int, partitions: Collection[int] = ALL_PARTITIONS
    ) -> list[tuple[int, AppendNotice]]:
        """Block on the feeds at once, in turns shorter than the connection's timeout."""
        validation.require_number(block_ms)
        for partition, feed_id in after.items():
            validation.require_feed_id(partition, feed_id)
        wanted = {partition: after.get(partition, "0-0") for partition in partitions}
        if isinstance(self._redis, ClusterClient):
            return self._follow_cluster(self._redis, wanted, block_ms)
        places = {keys.FEEDS[partition]: place for partition, place in wanted.items()}
        found, left_ms = self._wait_for_feeds(places, min(block_ms, LONGEST_WAIT_MS)), block_ms - LONGEST_WAIT_MS
        while not found and left_ms > 0:
            found, left_ms = self._wait_for_feeds(places, min(left_ms, LONGEST_WAIT_MS)), left_ms - LONGEST_WAIT_MS
        return found

    def _wait_for_feeds(self, places: dict[str, str], block_ms: int) -> list[tuple[int, AppendNotice]]:
        # BLOCK 0 means forever in Redis, but no wait in this method.
        options = ("BLOCK", block_ms, "COUNT", feed.PAGE_ENTRIES) if block_ms else ("COUNT", feed.PAGE_ENTRIES)
        streams = ask(lambda: send(self._redis, "XREAD", *options, "STREAMS", *places, *places.values()))
        return _to_notices({_PARTITION_OF[key]: entries for key, entries in streams or ()})

    def _follow_cluster(
        self, cluster: ClusterClient, places: dict[int, str], block_ms: int
    ) -> list[tuple[int, AppendNotice]]:
        if not block_ms:
            return _to_notices(ask(lambda: cluster_feed.read_feeds(cluster, places)))
        if not hasattr(self._of_thread, "reader"):
            self._of_thread.reader = cluster_feed.ClusterFeedReader(cluster)
        return _to_notices(ask(lambda: self._of_thread.reader.follow(places, block_ms / 1000)))

    def checkpoint(self, consumer: str) -> dict[int, str]:
        """Read the consumer's checkpoint of each partition."""
        validation.require_name(consumer)
        places = self._ask_partitions(lambda pipe, partition: pipe.hget(keys.CHECKPOINTS[partition], consumer))
        return {partition: place.decode() if place else "0-0" for partition, place in enumerate(places)}

    def advance(self, consumer: str, places: Mapping[int, str]) -> None:
        """Write the consumer's checkpoints, each in its partition's own slot, in one round trip to each server."""
        validation.require_name(consumer)
        for partition, feed_id in places.items():
            validation.require_feed_id(partition, feed_id)
        touched = {keys.CHECKPOINTS[partition]: feed_id for partition, feed_id in places.items()}
        if touched:
            self._ask_keys(list(touched), lambda pipe, key: pipe.hset(key, consumer, touched[key]))

    def waiting_ms(self, consumer: str, now_ms: int) -> int:
        """Read the first entry after the consumer's checkpoint in each feed."""
        validation.require_number(now_ms)
        places = self.checkpoint(consumer)
        entries = self._ask_partitions(
            lambda pipe, partition: pipe.xrange(keys.FEEDS[partition], f"({places[partition]}", "+", 1)
        )
        times_ms = [int(found[0][0].partition(b"-")[0]) for found in entries if found]
        return max(0, now_ms - min(times_ms, default=now_ms))


def _to_notices(news: dict[int, list[Any]]) -> list[tuple[int, AppendNotice]]:
    return [(partition, codec.parse_notice(*entry)) for partition in sorted(news) for entry in news[partition]]
