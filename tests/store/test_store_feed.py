from __future__ import annotations

import time
from threading import Timer

import pytest
import redis

from service.store import AppendNotice, RedisStore, Store
from service.store.feed import RETENTION_MS, system_clock_ms
from tests.equipment.memory_store.store import MemoryStore
from tests.hang import HANG_S
from tests.store.samples import KINDS, entries, game, head_of, pairs, tell


def seen(news: list[tuple[int, AppendNotice]]) -> list[tuple[int, str, int, int]]:
    return [(partition, entry.game, entry.first, entry.last) for partition, entry in news]


def test_a_feed_tells_every_append_in_order(store: Store) -> None:
    some, other, far = game(1), game(2), game(3, partition=63)
    told = tell(store, some, 2)
    tell(store, far, 1)
    tell(store, other, 1)
    store.append(some, head_of(told), pairs(entries(3, 2)), due="keep", kinds=["toy.moved", "toy.ended"])
    news = store.follow({}, 0)
    assert seen(news) == [(0, some, 1, 2), (0, other, 1, 1), (0, some, 3, 5), (63, far, 1, 1)]
    assert [entry.kinds for _, entry in news] == [KINDS, KINDS, ("toy.moved", "toy.ended"), KINDS]


def test_an_append_may_have_no_kinds(store: Store) -> None:
    store.append(game(1), head_of([]), pairs(entries(1)), due="keep", kinds=())
    assert [entry.kinds for _, entry in store.follow({}, 0)] == [()]


def test_a_conflict_is_no_news(store: Store) -> None:
    tell(store, game(1), 1)
    store.append(game(1), head_of([]), pairs(entries(1)), due="keep", kinds=KINDS)
    assert len(store.follow({}, 0)) == 1


def test_following_goes_on_after_what_was_heard(store: Store) -> None:
    for number in range(3):
        tell(store, game(number), 1)
    first, *others = store.follow({}, 0)
    assert store.follow({0: first[1].id}, 0) == others
    assert store.follow({0: others[-1][1].id}, 0) == []


def test_the_ends_are_where_news_begin(store: Store) -> None:
    assert store.feed_ends() == dict.fromkeys(range(64), "0-0")
    tell(store, game(1, partition=7), 1)
    ends = store.feed_ends()
    assert {partition for partition, end in ends.items() if end != "0-0"} == {7}
    assert store.follow(ends, 0) == []
    tell(store, game(2, partition=7), 1)
    assert seen(store.follow(ends, 0)) == [(7, game(2, partition=7), 1, 1)]


def test_at_most_500_entries_of_a_partition_are_told_at_once(store: Store) -> None:
    head = head_of([])
    for version in range(501):
        more = entries(1, version)
        store.append(game(1), head, pairs(more), due="keep", kinds=KINDS)
        head = head_of(more)
    news = store.follow({}, 0)
    assert len(news) == 500
    assert seen(store.follow({0: news[-1][1].id}, 0)) == [(0, game(1), 501, 501)]


@pytest.mark.parametrize("delay_s", [0.1, 1.7])
def test_who_waits_is_woken_by_an_append(store: Store, delay_s: float) -> None:
    """Also later than a connection waits for an answer."""
    ends = store.feed_ends()
    append = Timer(delay_s, tell, (store, game(1, partition=5), 1))
    append.start()
    started = time.monotonic()
    news = store.follow(ends, 2_000 * HANG_S)
    append.join()
    assert seen(news) == [(5, game(1, partition=5), 1, 1)]
    assert time.monotonic() - started < HANG_S


def test_who_waits_in_vain_is_told_nothing(store: Store) -> None:
    started = time.monotonic()
    assert store.follow(store.feed_ends(), 1_700) == []
    assert time.monotonic() - started > 1.6


@pytest.mark.parametrize("after", [{64: "0-0"}, {-1: "0-0"}, {0: "$"}, {0: "1"}, {0: "1-1\n"}])
def test_only_a_place_in_a_feed_can_be_followed(store: Store, after: dict[int, str]) -> None:
    with pytest.raises(ValueError, match="not a"):
        store.follow(after, 0)


def test_a_consumer_keeps_its_place(store: Store) -> None:
    assert store.checkpoint("lobby") == dict.fromkeys(range(64), "0-0")
    store.advance("lobby", {3: "1700000000000-0"})
    store.advance("lobby", {3: "1700000000001-2"})
    store.advance("audit", {63: "5-0"})
    assert store.checkpoint("lobby") == dict.fromkeys(range(64), "0-0") | {3: "1700000000001-2"}
    assert store.checkpoint("audit") == dict.fromkeys(range(64), "0-0") | {63: "5-0"}


def test_what_is_no_place_is_not_kept(store: Store) -> None:
    for consumer, partition, feed_id in [("Lobby!", 0, "1-0"), ("lobby", 64, "1-0"), ("lobby", 0, "new")]:
        with pytest.raises(ValueError, match="not a"):
            store.advance(consumer, {partition: feed_id})


def test_a_feed_forgets_after_a_day_in_memory() -> None:
    clock = iter([1_000, 1_001 + RETENTION_MS])
    store = MemoryStore(now_ms=lambda: next(clock))
    tell(store, game(1), 1)
    tell(store, game(2), 1)
    assert seen(store.follow({}, 0)) == [(0, game(2), 1, 1)]


def test_a_feed_forgets_after_a_day_in_redis(client: redis.Redis) -> None:
    """Redis drops whole nodes of its streams only, so the last entries may be older."""
    for number in range(400):
        tell(RedisStore(client), game(number), 1)
    time.sleep(0.1)
    tomorrow = RedisStore(client, now_ms=lambda: system_clock_ms() + RETENTION_MS - 50)
    tell(tomorrow, game(400), 1)
    kept = seen(tomorrow.follow({}, 0))
    assert len(kept) < 200
    assert kept[-1] == (0, game(400), 1, 1)
    assert tell(tomorrow, game(401), 1) == tomorrow.read(game(401))


def test_a_redis_feed_stays_in_order_when_the_clock_steps_back(client: redis.Redis) -> None:
    """As after a step by an hour: the newest entry is of a time to come."""
    store = RedisStore(client)
    tell(store, game(1), 1, due="now")
    ahead_ms = store.clock_ms() + 3_600_000
    client.execute_command("XADD", "es:{00}:feed", f"{ahead_ms}-0", "g", game(2), "r", "1-1", "k", "")
    tell(store, game(3), 1, due="now")
    told = [entry.id for _, entry in store.follow({}, 0)]
    assert told[1:] == [f"{ahead_ms}-0", f"{ahead_ms}-1"]
    assert store.owed(store.clock_ms(), 9) == [game(1), game(3)]


def test_a_memory_feed_stays_in_order_when_the_clock_steps_back() -> None:
    clock = iter([1_000, 500, 500, 1_001])
    store = MemoryStore(now_ms=lambda: next(clock))
    for number in range(4):
        tell(store, game(number), 1)
    assert [entry.id for _, entry in store.follow({}, 0)] == ["1000-0", "1000-1", "1000-2", "1001-0"]
