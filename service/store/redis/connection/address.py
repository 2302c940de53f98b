"""Redis clients by URL: a single server, a primary found by Sentinels, or a cluster."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote, urlsplit

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from redis.sentinel import Sentinel

from service.store.redis.connection.cluster_client import ClusterClient
from service.store.redis.connection.pooled_client import DirectClient

SENTINEL = "sentinel://"
"""`sentinel://[:password@]host:port,host:port/name`: Sentinels, and their name of the primary."""
SENTINEL_PORT = 26379
CLUSTER = "cluster://"
"""`cluster://[:password@]host:port,host:port`: some nodes of a Redis Cluster, from which the others are discovered."""
REDIS_PORT = 6379
ASKED_S = 0.5


def make_client(url: str, **settings: Any) -> redis.Redis:
    """Make a client for `url`; it connects on first use."""
    if url.startswith(CLUSTER):
        hosts, _, password = parse_hosts(url, REDIS_PORT)
        return ClusterClient(hosts, password=password, **settings)
    if not url.startswith(SENTINEL):
        return DirectClient.from_url(url, **settings)
    hosts, name, password = parse_hosts(url, SENTINEL_PORT)
    once = {"socket_timeout": ASKED_S, "socket_connect_timeout": ASKED_S, "retry": Retry(NoBackoff(), 0)}
    asked = Sentinel(hosts, sentinel_kwargs=once)  # type: ignore[no-untyped-call]
    primary: redis.Redis = asked.master_for(name, password=password, **settings)  # type: ignore[no-untyped-call]
    return primary


def parse_hosts(url: str, usual_port: int) -> tuple[list[tuple[str, int]], str, str | None]:
    """The hosts, the name after them, and the servers' password.

    >>> parse_hosts("sentinel://:secret@one:26380,two/games", SENTINEL_PORT)
    ([('one', 26380), ('two', 26379)], 'games', 'secret')
    """
    parts = urlsplit(url)
    who, _, hosts = parts.netloc.rpartition("@")
    found = []
    for each in hosts.split(","):
        host, _, port = each.rpartition(":") if ":" in each else (each, "", str(usual_port))
        found.append((host, int(port)))
    return found, parts.path.strip("/"), unquote(who.partition(":")[2]) or None
