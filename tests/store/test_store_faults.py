"""Redis with damaged keys, without room or gone: no append is half written, and each fault is named."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
import redis
from redis.exceptions import ResponseError

from service.store import (
    AppendConflict,
    Committed,
    Damaged,
    RedisStore,
    Unavailable,
    connect,
)
from service.store.redis.connection.retry import REPLY_TIMEOUT_S, Script
from tests.hang import HANG_S
from tests.redis_server import private_redis
from tests.store.one_game import ATTEMPTS, DUE, FEED, GAME, KEYS, NAMES, STREAM, append, dump
from tests.store.samples import entries, head_of, pairs, replace_sending, tell


def test_keys_are_named_by_partition(client: redis.Redis, redis_store: RedisStore) -> None:
    append(redis_store)
    redis_store.lease(GAME, 1)
    redis_store.advance("lobby", {0x3F: "1-0"})
    redis_store.note_read(GAME, 1, "all", 1)
    redis_store.put_into(GAME, "holder", "x", 9)
    names = {NAMES, f"es:{{3f}}:r:{GAME}", f"es:{{3f}}:i:{GAME}", "es:{3f}:cp"}
    assert {key.decode() for key in client.scan_iter()} == names | set(KEYS)
    [told, _] = client.execute_command("XRANGE", STREAM, "-", "+")
    event, digest = pairs(entries(1))[0]
    assert told == [b"1-0", [b"e", event, b"h", digest]]


@pytest.mark.parametrize("key", [*KEYS, NAMES])
def test_a_key_of_the_wrong_type_stops_an_append_before_it_writes(
    client: redis.Redis, redis_store: RedisStore, key: str
) -> None:
    client.set(key, "not ours")
    before = dump(client)
    with pytest.raises(Damaged):
        append(redis_store)
    assert dump(client) == before


@pytest.mark.parametrize(
    ("number", "fields"),
    [
        ("1-1", {"e": "{}", "h": "x"}),
        ("1000000000000000-0", {"e": "{}", "h": "x"}),
        ("1-0", {"e": "{}"}),
        ("1-0", {"h": "x", "e": "{}"}),
        ("1-0", {"e": "{}", "x": "h"}),
        ("1-0", {"e": "{}", "h": "x", "z": ""}),
    ],
)
def test_a_foreign_entry_stops_an_append_before_it_writes(
    client: redis.Redis, redis_store: RedisStore, number: str, fields: dict[Any, Any]
) -> None:
    client.xadd(STREAM, fields, number)
    before = dump(client)
    with pytest.raises(Damaged):
        append(redis_store)
    assert dump(client) == before


def test_a_shortened_stream_is_not_written_over(client: redis.Redis, redis_store: RedisStore) -> None:
    told = tell(redis_store, GAME, 3)
    client.xdel(STREAM, "3-0")
    before = dump(client)
    assert append(redis_store, head_of(told)) == AppendConflict(head_of(told[:2]), ())
    with pytest.raises(Damaged):
        append(redis_store, head_of(told[:2]))
    assert dump(client) == before


@pytest.mark.parametrize(
    ("key", "question"),
    [
        (STREAM, lambda store: store.read(GAME)),
        (DUE, lambda store: store.owed(1, 1)),
        (DUE, lambda store: store.due_ms(GAME)),
        (DUE, lambda store: store.lease(GAME, 1)),
        (FEED, lambda store: store.follow({}, 0)),
        (FEED, lambda store: store.feed_ends()),
        ("es:{3f}:cp", lambda store: store.checkpoint("lobby")),
        ("es:{3f}:cp", lambda store: store.advance("lobby", {63: "1-0"})),
        (f"es:{{3f}}:n:{GAME}", lambda store: store.names(GAME)),
        (f"es:{{3f}}:r:{GAME}", lambda store: store.reads(GAME)),
        (f"es:{{3f}}:r:{GAME}", lambda store: store.note_read(GAME, 1, "all", 1)),
        (f"es:{{3f}}:i:{GAME}", lambda store: store.put_into(GAME, "a", "x", 9)),
        (f"es:{{3f}}:i:{GAME}", lambda store: store.take_from(GAME, "a")),
        (f"es:{{3f}}:i:{GAME}", lambda store: store.inside(GAME)),
        ("pj:{lobby}:rows", lambda store: store.put_row("lobby", "a", 1, 1, b"")),
        ("pj:{lobby}:list", lambda store: store.put_row("lobby", "a", 1, 1, b"")),
        ("pj:{lobby}:rows", lambda store: store.row("lobby", "a")),
        ("pj:{lobby}:list", lambda store: store.rows("lobby", None, 1)),
    ],
)
def test_a_key_of_the_wrong_type_is_damage_to_every_question(
    client: redis.Redis, redis_store: RedisStore, key: str, question: Callable[[RedisStore], object]
) -> None:
    client.set(key, "not ours")
    before = dump(client)
    with pytest.raises(Damaged):
        question(redis_store)
    assert dump(client) == before


def test_a_lease_stops_at_damaged_attempts(client: redis.Redis, redis_store: RedisStore) -> None:
    client.zadd(DUE, {GAME: 1})
    client.hset(ATTEMPTS, GAME, "many")
    before = dump(client)
    with pytest.raises(Damaged):
        redis_store.lease(GAME, 1)
    assert dump(client) == before


def test_foreign_values_are_damage(client: redis.Redis, redis_store: RedisStore) -> None:
    client.xadd(STREAM, {"e": "{}"}, "1-0")
    client.xadd(FEED, {"g": GAME, "r": "all", "k": ""})
    client.hset("pj:{lobby}:rows", "a", "not ours")
    client.hset(f"es:{{3f}}:r:{GAME}", "1", "not ours")
    for question in (
        lambda: redis_store.read(GAME),
        lambda: redis_store.follow({}, 0),
        lambda: redis_store.reads(GAME),
        lambda: redis_store.put_row("lobby", "a", 1, 1, b""),
    ):
        with pytest.raises(Damaged):
            question()


SOUND: list[Any] = ["0", "", "1", GAME, "", "1-1", "toy.moved", "0", "append", b"{}", bytes(32)]


@pytest.mark.parametrize(
    ("position", "wrong"),
    [(at, wrong) for at in (0, 2, 7) for wrong in ("", "nan", "1e0", "0x1", "-1", "1.0", " 1", "1" * 16)]
    + [(2, "0"), (2, "2"), (2, "20001"), (4, "soon"), (4, "1e3"), (4, "nan"), (4, "--"), (4, "1" * 16)]
    + [(8, wrong) for wrong in ("", "copy", "Append", "plant")],
)
def test_the_script_itself_refuses_malformed_arguments(client: redis.Redis, position: int, wrong: str) -> None:
    said = [*SOUND[:position], wrong, *SOUND[position + 1 :]]
    with pytest.raises(Damaged, match="arguments"):
        Script("append.lua").run(client, KEYS, *said)
    assert dump(client) == {}


@pytest.mark.parametrize("count", [0, 1, 8, 9, 10, 12])
def test_the_script_itself_counts_its_arguments(client: redis.Redis, count: int) -> None:
    with pytest.raises(Damaged, match="arguments"):
        Script("append.lua").run(client, KEYS, *(SOUND + SOUND)[:count])
    assert dump(client) == {}


REFUSALS = [
    "MISCONF Redis is configured to save RDB snapshots",
    "OOM command not allowed when used memory > 'maxmemory'.",
    "READONLY You can't write against a read only replica.",
    "TRYAGAIN Multiple keys request during rehashing of slot",
    "UNBLOCKED force unblock from blocking operation, instance state changed (master -> replica?)",
    "NOREPLICAS Not enough good replicas to write.",
    "BUSY Redis is busy running a script.",
    "Error running script (call to f_0f): @user_script:60: -MISCONF Errors writing to the AOF file: No space left",
    "Error running script (call to f_0f): @user_script: 60: -OOM command not allowed when used memory > 'maxmemory'.",
]


@pytest.mark.parametrize(
    "error",
    [
        redis.BusyLoadingError("Redis is loading the dataset in memory", status_code="LOADING"),
        redis.TimeoutError("Timeout reading from socket"),
        *map(ResponseError, REFUSALS),
    ],
    ids=str,
)
def test_a_server_that_cannot_answer_now_is_unavailable(
    client: redis.Redis, redis_store: RedisStore, monkeypatch: pytest.MonkeyPatch, error: redis.RedisError
) -> None:
    def refuse(*_words: Any, **_options: Any) -> None:
        raise error

    replace_sending(monkeypatch, client, refuse)
    with pytest.raises(Unavailable):
        append(redis_store)


def test_a_bug_stays_loud(client: redis.Redis, redis_store: RedisStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_words: Any, **_options: Any) -> None:
        raise ResponseError("unknown command")

    replace_sending(monkeypatch, client, refuse)
    with pytest.raises(ResponseError, match="unknown command"):
        redis_store.read(GAME)


def test_an_absent_server_is_unavailable(tmp_path: Path) -> None:
    started = time.monotonic()
    with connect(f"unix://{tmp_path}/nobody.sock") as client:
        store = RedisStore(client)
        for question in (store.ping, store.games, store.feed_ends, lambda: append(store)):
            with pytest.raises(Unavailable):
                question()
    assert time.monotonic() - started < HANG_S


def test_a_stalled_server_is_waited_for_and_told_once(tmp_path: Path) -> None:
    """It gets the append twice, as its first answer comes later than a connection waits for one."""
    told = entries(3)
    with private_redis(tmp_path) as url, connect(url) as client:
        store = RedisStore(client)
        append(store, count=1)
        server = client.info("server")["process_id"]
        os.kill(server, signal.SIGSTOP)
        Timer(REPLY_TIMEOUT_S + 0.3, os.kill, (server, signal.SIGCONT)).start()
        assert append(store, head_of(told[:1])) == AppendConflict(head_of(told), tuple(told[1:]))
        assert store.read(GAME) == told


def test_a_restarted_server_goes_on(tmp_path: Path) -> None:
    """Pooled connections are dead and the scripts forgotten; nobody notices."""
    client = None
    for start in (0, 3):
        with private_redis(tmp_path) as url:
            client = client or connect(url)
            store = RedisStore(client)
            assert store.read(GAME) == entries(start)
            assert append(store, head_of(entries(start)), count=3) == Committed(start + 3)
    assert client is not None
    client.close()
