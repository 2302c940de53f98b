"""How full the servers are is read cheaply, and a server that does not answer costs nobody anything."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import redis

from service.store import MemoryUse, MemoryWatch, connect
from service.store.redis import memory_use
from tests.hang import HANG_S
from tests.redis_server import private_redis

LIMIT = 50_000_000


@pytest.fixture
def server(client: redis.Redis, redis_urls: dict[str, str]) -> Iterator[str]:
    url = next(
        url for url in redis_urls.values() if url.endswith(str(client.connection_pool.connection_kwargs["path"]))
    )
    client.config_set("maxmemory", LIMIT)
    yield url
    client.config_set("maxmemory", 0)


def test_used_and_limit_are_the_servers_own(server: str, client: redis.Redis, tmp_path: Path) -> None:
    with private_redis(tmp_path) as other:
        found = MemoryWatch({"events": server, "jobs": other}).read()
    assert set(found) == {"events", "jobs"}
    assert found["events"].limit == LIMIT
    assert found["jobs"].limit == 0
    assert 0 < found["events"].used == pytest.approx(client.info("memory")["used_memory"], rel=0.2)


def test_a_server_is_asked_once_for_as_long_as_its_answer_is_kept(server: str, client: redis.Redis) -> None:
    watch = MemoryWatch({"events": server})
    watch.read()
    before = asked(client)
    assert [watch.read() for _ in range(20)] == [watch.read()] * 20
    assert asked(client) == before + 1, "more than our own question"


def asked(client: redis.Redis) -> int:
    return int(client.info("commandstats")["cmdstat_info"]["calls"])


def test_a_server_that_is_away_is_left_out(server: str, tmp_path: Path) -> None:
    away = f"unix://{tmp_path}/none.sock"
    assert set(MemoryWatch({"events": server, "jobs": away}).read()) == {"events"}
    assert MemoryWatch({"events": "cluster://127.0.0.1:1", "jobs": "sentinel://127.0.0.1:1/games"}).read() == {}


def test_a_server_that_forbids_info_is_left_out(server: str, client: redis.Redis) -> None:
    client.execute_command("ACL", "SETUSER", "poor", "on", "nopass", "+@all", "-info")
    assert MemoryWatch({"events": server.replace("unix://", "unix://poor:x@")}).read() == {}
    client.execute_command("ACL", "DELUSER", "poor")


def test_a_server_that_hangs_delays_one_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deaf.sock"
    monkeypatch.setattr(memory_use, "PATIENCE_S", HANG_S)
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(str(path))
        deaf.listen()
        watch = MemoryWatch({"events": f"unix://{path}"})
        first = threading.Thread(target=watch.read)
        first.start()
        asking, _ = deaf.accept()
        for _ in range(100):
            assert watch.read() == {}
        assert first.is_alive()
        asking.close()
    first.join(HANG_S)
    assert not first.is_alive()


def test_of_many_servers_that_hang_only_some_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = list[redis.Redis]()

    def hang(server: redis.Redis) -> MemoryUse:
        waited.append(server)
        raise redis.TimeoutError

    monkeypatch.setattr(memory_use, "time", SimpleNamespace(monotonic=lambda: memory_use.PATIENCE_S * len(waited)))
    monkeypatch.setattr(memory_use, "memory_use", hang)
    assert MemoryWatch(dict.fromkeys("abcdefgh", "unix:///none.sock")).read() == {}
    assert len(waited) == memory_use.LONGEST_S / memory_use.PATIENCE_S


def test_of_a_cluster_the_fullest_master_is_told(cluster_url: str) -> None:
    with connect(cluster_url) as client:
        masters = client.masters()
        for number, each in enumerate(masters):
            each.config_set("maxmemory", LIMIT * (number + 1))
        found = MemoryWatch({"events": cluster_url}).read()["events"]
        for each in masters:
            each.config_set("maxmemory", 0)
    assert isinstance(found, MemoryUse)
    assert found.limit == LIMIT
