"""Memory use of the Redis servers, for `/metrics`."""

from __future__ import annotations

import time
from collections.abc import Mapping
from threading import Lock
from typing import NamedTuple

import redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from service.store.redis.connection.address import make_client
from service.store.redis.connection.cluster_client import writable_servers

KEPT_S = 5.0
PATIENCE_S = 0.5
"""Timeout of connecting, and of a reply."""
LONGEST_S = 2.0
"""Time after which no further server is asked."""


class MemoryUse(NamedTuple):
    """Memory of one server in bytes. limit: its `maxmemory`, 0 for none."""

    used: int
    limit: int


class MemoryWatch:
    """Memory use by name, for the Redis at each url; of a cluster its fullest master. Connects with the first reading.

    Servers are asked at most every `KEPT_S` seconds and by one thread; the other threads get the last answer.
    """

    def __init__(self, urls: Mapping[str, str]) -> None:
        once = {"socket_timeout": PATIENCE_S, "socket_connect_timeout": PATIENCE_S, "retry": Retry(NoBackoff(), 0)}
        self._clients = {name: make_client(url, protocol=2, **once) for name, url in urls.items()}
        self._lock = Lock()
        self._found: dict[str, MemoryUse] = {}
        self._until_s = 0.0

    def read(self) -> Mapping[str, MemoryUse]:
        """The last readings, without servers that are down or forbid INFO. Never raises."""
        if time.monotonic() >= self._until_s and self._lock.acquire(blocking=False):
            try:
                self._found = self._ask()
                self._until_s = time.monotonic() + KEPT_S
            finally:
                self._lock.release()
        return self._found

    def _ask(self) -> dict[str, MemoryUse]:
        end_s, found = time.monotonic() + LONGEST_S, {}
        for name, asked in self._clients.items():
            try:
                uses = [memory_use(each) for each in writable_servers(asked) if time.monotonic() < end_s]
            except (RedisError, OSError, LookupError, ValueError):
                continue
            if uses:
                found[name] = max(uses, key=lambda use: (use.used / use.limit if use.limit else 0.0, use.used))
        return found


def memory_use(server: redis.Redis) -> MemoryUse:
    """Ask one server.  Raises RedisError; LookupError or ValueError for a malformed INFO."""
    info = server.info("memory")
    return MemoryUse(int(info["used_memory"]), int(info["maxmemory"]))
