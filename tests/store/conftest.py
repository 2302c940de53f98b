"""The stores under one contract: memory, the embedded Redis, a Redis on PATH if there is one, and a cluster of three."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import redis

from service.store import Archive, ArchivedStore, RedisStore, Store, connect
from service.store.redis.connection.cluster_client import writable_servers
from tests.equipment.memory_store.store import MemoryStore
from tests.redis_cluster import private_cluster
from tests.redis_server import EMBEDDED, private_redis, server_on_path

ON_PATH = server_on_path()
SERVERS = {"embedded": EMBEDDED} | ({"path": ON_PATH} if ON_PATH else {})


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of each test one case on a cluster and on the Redis on PATH; all of them, where DEADDROP_WHOLE_CONTRACT is set."""
    seen = set[tuple[Path, str, str]]()

    def is_wanted(item: pytest.Item) -> bool:
        if not isinstance(item, pytest.Function) or "DEADDROP_WHOLE_CONTRACT" in os.environ:
            return True
        on = getattr(item, "callspec", None)
        kind = on.params.get("store") or on.params.get("client") if on else None
        place = (item.path, item.originalname, str(kind))
        if kind not in ("cluster", "path"):
            return True
        is_first = place not in seen
        seen.add(place)
        return is_first

    items[:] = filter(is_wanted, items)


@pytest.fixture(scope="session")
def redis_urls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The urls of private Redis servers that live as long as the test run."""
    with ExitStack() as servers:
        yield {
            name: servers.enter_context(private_redis(tmp_path_factory.mktemp(name), binary=binary))
            for name, binary in SERVERS.items()
        }


@pytest.fixture(scope="session")
def cluster_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The url of a private cluster that lives as long as the test run."""
    with private_cluster(tmp_path_factory.mktemp("cluster"), fsync="no") as nodes:
        yield nodes.url


@pytest.fixture(params=SERVERS)
def client(request: pytest.FixtureRequest, redis_urls: dict[str, str]) -> Iterator[redis.Redis]:
    """A store's client on an empty Redis."""
    with connect(redis_urls[request.param]) as client:
        client.flushall()
        yield client


@pytest.fixture
def redis_store(client: redis.Redis) -> RedisStore:
    """An empty store in Redis."""
    return RedisStore(client)


@pytest.fixture(params=["memory", *SERVERS, "cluster"])
def store(request: pytest.FixtureRequest, redis_urls: dict[str, str], tmp_path: Path) -> Iterator[Store]:
    """An empty store of every kind, as the service opens it."""
    if request.param == "memory":
        yield MemoryStore()
        return
    url = request.getfixturevalue("cluster_url") if request.param == "cluster" else redis_urls[request.param]
    with connect(url) as client:
        for server in writable_servers(client):
            server.flushall()
        yield ArchivedStore(client, Archive(tmp_path / "archive"))
