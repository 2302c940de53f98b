"""Sentinels promote a replica that lacks the last move: the store is found to be behind, and no second history is written."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import redis

from service.store import AppendConflict, Committed, RedisStore, Unavailable, connect
from tests.bench.servers import free_port
from tests.hang import HANG_S, until
from tests.redis_server import EMBEDDED
from tests.store.samples import KINDS, entries, game, head_of, pairs, tell

GAME = game(1)
NOT_YET = (redis.RedisError, Unavailable)


@contextmanager
def server(folder: Path, port: int, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A Redis server or a Sentinel on this machine."""
    told = [str(EMBEDDED), *words, "--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder)]
    process = subprocess.Popen(told, stdout=subprocess.DEVNULL)
    try:
        until(lambda: asked(port).ping(), despite=NOT_YET)
        yield process
    finally:
        process.kill()
        process.wait()


def asked(port: int) -> redis.Redis:
    return redis.Redis(port=port, socket_timeout=10)


def test_a_move_that_a_fail_over_lost_is_noticed(tmp_path: Path) -> None:
    first, second, watch = free_port(), free_port(), free_port()
    config = tmp_path / "sentinel.conf"
    config.write_text(
        f"sentinel monitor games 127.0.0.1 {first} 1\nsentinel down-after-milliseconds games 500\n"
        "sentinel failover-timeout games 3000\n"
    )
    keeps = ("--appendonly", "yes", "--save", "")
    with ExitStack() as stack:
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
        primary = stack.enter_context(server(tmp_path / "one", first, *keeps))
        stack.enter_context(server(tmp_path / "two", second, *keeps, "--replicaof", "127.0.0.1", str(first)))
        until(lambda: asked(second).info("replication")["master_link_status"] == "up", despite=NOT_YET)
        stack.enter_context(server(tmp_path, watch, str(config), "--sentinel"))
        until(lambda: asked(watch).execute_command("SENTINEL", "REPLICAS", "games"), despite=NOT_YET)
        client = stack.enter_context(connect(f"sentinel://127.0.0.1:{watch}/games"))
        store = RedisStore(client)
        told = tell(store, GAME, 3)
        until(lambda: asked(second).xlen(f"es:{{00}}:g:{GAME}") == 3, despite=NOT_YET)
        asked(second).execute_command("REPLICAOF", "127.0.0.1", "1")
        told += entries(1, 3)
        assert store.append(GAME, head_of(told[:3]), pairs(told[3:]), due="keep", kinds=KINDS) == Committed(4)
        primary.kill()
        primary.wait()
        behind, more = AppendConflict(head_of(told[:3]), ()), pairs(entries(1, 4))
        until(lambda: store.append(GAME, head_of(told), more, due="keep", kinds=KINDS) == behind, despite=NOT_YET)
        other = entries(1, 3, "other")
        assert store.append(GAME, head_of(told[:3]), pairs(other), due="keep", kinds=KINDS) == Committed(4)
        stack.enter_context(server(tmp_path / "one", first, *keeps))
        assert store.read(GAME) == told[:3] + other


def test_without_sentinels_the_store_is_unavailable() -> None:
    began = time.monotonic()
    with connect(f"sentinel://127.0.0.1:{free_port()}/games") as client, pytest.raises(Unavailable):
        RedisStore(client).ping()
    assert time.monotonic() - began < HANG_S
