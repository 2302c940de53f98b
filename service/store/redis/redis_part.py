"""Base of the parts of the Redis store: the client, and commands to all partitions at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import redis

from service.store.redis import keys
from service.store.redis.connection.cluster_client import ClusterClient, ask_many
from service.store.redis.connection.retry import Script, ask

_DUE = Script("due.lua")


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

    def _ask_due(self, sets: Sequence[str], now_ms: int, limit: int) -> list[bytes]:
        """The due members of the partitions' sorted sets, the earliest first. In one script call per server: a sweep
        runs several times a second, and a command for each partition would take a millisecond of Python.
        """
        if isinstance(self._redis, ClusterClient):
            by_set = self._ask_keys(
                sets, lambda pipe, key: pipe.zrangebyscore(key, "-inf", now_ms, 0, limit, withscores=True)
            )
            due = [(score, member) for pairs in by_set for member, score in pairs]
        else:
            found = ask(lambda: _DUE.run(self._redis, sets, now_ms, limit))
            due = list(zip(map(float, found[1::2]), found[::2], strict=True))
        return [member for _, member in sorted(due)[:limit]]
