"""Base of the parts of the Redis store: the client, and commands to all partitions at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import redis

from service.store.redis import keys
from service.store.redis.connection.cluster_client import ask_many
from service.store.redis.connection.retry import ask


class RedisPart:
    """Base of the parts of `RedisStore`. client: made by `connect` for this store; now_ms: the clock."""

    def __init__(self, client: redis.Redis, now_ms: Callable[[], int]) -> None:
        self._redis = client
        self._now_ms = now_ms

    def _ask_partitions(self, question: Callable[[redis.Redis, int], object]) -> list[Any]:
        """One reply for each partition, in one round trip to each server."""
        return ask(lambda: ask_many(self._redis, keys.FEEDS, question))

    def _ask_keys(self, names: Sequence[str], question: Callable[[redis.Redis, str], object]) -> list[Any]:
        """One reply for each key, in one round trip to each server."""
        return ask(lambda: ask_many(self._redis, names, lambda pipe, number: question(pipe, names[number])))
