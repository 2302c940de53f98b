"""What waits in a store is told, and a store that takes no writes says so."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from service.store import Damaged, RedisStore, Store, Unavailable, connect, make_probe
from tests.hang import until
from tests.redis_server import private_redis
from tests.store.samples import entries, game, head_of, pairs, tell

GAME, OTHER = game(1), game(2, partition=9)
NOW = 1_700_000_000_000


def test_nothing_is_owed_and_nothing_waits(store: Store) -> None:
    assert store.automation_backlog(NOW) == (0, 0)
    assert store.waiting_ms("lobby", NOW) == 0


def test_what_is_owed_counts_from_when_it_was_owed_at_first(store: Store) -> None:
    tell(store, GAME, 1, due=NOW - 700)
    tell(store, OTHER, 1, due=NOW - 300)
    assert store.automation_backlog(NOW) == (2, 700)
    for attempt, now in enumerate((NOW, NOW + 5_000, NOW + 15_000), 1):
        assert store.lease(GAME, now) == attempt
        assert store.automation_backlog(now) == (2, now - NOW + 700)
    store.append(GAME, head_of(entries(1)), pairs(entries(1, 1)), due="clear", kinds=())
    assert store.automation_backlog(NOW) == (1, 300)


def test_what_is_due_later_has_not_waited(store: Store) -> None:
    tell(store, GAME, 1, due=NOW + 5)
    assert store.automation_backlog(NOW) == (1, 0)


def test_a_feed_waits_from_the_first_entry_that_was_not_dealt_with(store: Store) -> None:
    tell(store, GAME, 1)
    [(partition, first)] = store.follow({}, 0)
    told_ms = int(first.id.partition("-")[0])
    tell(store, OTHER, 1)
    assert store.waiting_ms("lobby", told_ms + 900) == 900
    store.advance("lobby", {partition: first.id})
    assert 0 <= store.waiting_ms("lobby", told_ms + 900) <= 900
    for partition, last in store.feed_ends().items():
        store.advance("lobby", {partition: last})
    assert store.waiting_ms("lobby", told_ms + 900) == 0


def test_a_store_is_the_first_ones_that_marked_it(store: Store) -> None:
    assert [store.note_installation("one"), store.note_installation("other"), store.note_installation("one")] == [
        "one"
    ] * 3
    assert [store.note_installation("other", over=True), store.note_installation("one")] == ["other"] * 2


def test_damaged_attempts_are_damage(client: redis.Redis, redis_store: RedisStore) -> None:
    client.hset("es:{00}:try", GAME, "many")
    with pytest.raises(Damaged):
        redis_store.automation_backlog(NOW)


def test_a_server_that_answers_is_told_from_one_that_does_not(tmp_path: Path) -> None:
    assert not make_probe(f"unix://{tmp_path}/nobody.sock")()
    with private_redis(tmp_path) as url:
        assert make_probe(url)()


class TestWrites:
    @pytest.fixture
    def full(self, client: redis.Redis, redis_store: RedisStore) -> Iterator[RedisStore]:
        """A store whose server has no memory left."""
        tell(redis_store, GAME, 2)
        client.config_set("maxmemory", 1)
        yield redis_store
        client.config_set("maxmemory", 0)

    def test_they_are_taken(self, store: Store) -> None:
        store.ping()

    def test_a_full_store_takes_none_and_is_read(self, full: RedisStore) -> None:
        assert reason(full) == "OOM"
        assert full.read(GAME) == entries(2)

    def test_a_store_without_its_replicas_takes_none(self, client: redis.Redis, redis_store: RedisStore) -> None:
        client.config_set("min-replicas-to-write", 1)
        try:
            assert reason(redis_store) == "NOREPLICAS"
        finally:
            client.config_set("min-replicas-to-write", 0)

    def test_a_replica_takes_none(self, client: redis.Redis, redis_store: RedisStore) -> None:
        client.execute_command("REPLICAOF", "127.0.0.1", "1")
        try:
            assert reason(redis_store) == "READONLY"
        finally:
            client.execute_command("REPLICAOF", "NO", "ONE")

    def test_a_full_disk_is_told_and_when_there_is_room_writes_are_taken_again(self, tmp_path: Path) -> None:
        """The disk is a limit on the size of files; everysec, since with fsync always the server ends."""
        with private_redis(tmp_path, fsync="everysec", preexec=may_be_refused) as url, connect(url) as client:
            store = RedisStore(client)
            told = tell(store, GAME, 64)
            server, size = client.info("server")["process_id"], client.info("persistence")["aof_current_size"]
            resource.prlimit(server, resource.RLIMIT_FSIZE, (size + 100, resource.RLIM_INFINITY))
            until(lambda: reason(store) == "MISCONF")
            assert store.read(GAME)[:64] == told
            resource.prlimit(server, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            until(lambda: reason(store) is None)


def may_be_refused() -> None:
    """A write beyond the limit is an error like any other."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def reason(store: Store) -> str | None:
    """Why writes are not taken."""
    try:
        store.ping()
    except Unavailable as error:
        return error.reason
    return None


