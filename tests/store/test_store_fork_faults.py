"""What may go wrong when a game is forked or planted leaves all of it there, or nothing."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import redis

from service.store import AppendConflict, Committed, Damaged, RedisStore, Unavailable, connect
from service.store.validation import MOST_PLANTED
from tests.redis_server import private_redis
from tests.store.one_game import dump
from tests.store.samples import KINDS, entries, game, head_of, pairs, tell

PARENT, CHILD = game(1, partition=0x3F), game(2, partition=0x3F)
PARENT_STREAM, STREAM, FEED, DUE, ATTEMPTS = (
    f"es:{{3f}}:{name}" for name in (f"g:{PARENT}", f"g:{CHILD}", "feed", "due", "try")
)


def forked(store: RedisStore, *, at: int = 3, inherits: bool = True) -> Committed | AppendConflict:
    own = pairs(entries(2, at, "own"))
    return store.fork(PARENT, head_of(entries(at)), CHILD, own, inherits=inherits, due=7, kinds=KINDS)


FOUNDINGS: list[Callable[[RedisStore], Committed | AppendConflict]] = [
    forked,
    lambda store: forked(store, inherits=False),
    lambda store: store.plant(CHILD, entries(5), kinds=KINDS),
]
foundings = pytest.mark.parametrize("found", FOUNDINGS, ids=["inherits", "after", "plant"])


@foundings
@pytest.mark.parametrize("key", [STREAM, FEED, DUE, ATTEMPTS])
def test_a_key_of_the_wrong_type_stops_a_founding(
    client: redis.Redis, redis_store: RedisStore, key: str, found: Callable[[RedisStore], object]
) -> None:
    tell(redis_store, PARENT, 5)
    client.delete(key)
    client.set(key, "not ours")
    before = dump(client)
    with pytest.raises(Damaged):
        found(redis_store)
    assert dump(client) == before


@pytest.mark.parametrize("inherits", [True, False])
def test_a_parent_of_the_wrong_type_is_not_forked(client: redis.Redis, redis_store: RedisStore, inherits: bool) -> None:
    client.set(PARENT_STREAM, "not ours")
    before = dump(client)
    with pytest.raises(Damaged):
        forked(redis_store, inherits=inherits)
    assert dump(client) == before


@foundings
def test_a_stream_that_lost_its_entries_is_not_founded_again(
    client: redis.Redis, redis_store: RedisStore, found: Callable[[RedisStore], object]
) -> None:
    tell(redis_store, PARENT, 5)
    tell(redis_store, CHILD, 1)
    client.xdel(STREAM, "1-0")
    before = dump(client)
    with pytest.raises(Damaged):
        found(redis_store)
    assert dump(client) == before


@pytest.mark.parametrize(
    "damage",
    [
        [("2-0", {"e": "{}"})],
        [("2-0", {"e": "{}", "h": "x", "z": ""})],
    ],
    ids=["short", "long"],
)
def test_a_fork_does_not_read_over_its_parents_damage(
    client: redis.Redis, redis_store: RedisStore, damage: list[tuple[str, dict[Any, Any]]]
) -> None:
    sound = [(f"{each.version}-0", {"e": each.event, "h": each.digest}) for each in entries(5)]
    for number, fields in [*sound[:1], *damage, *sound[2:]]:
        client.xadd(PARENT_STREAM, fields, number)
    assert forked(redis_store) == Committed(5)
    with pytest.raises(Damaged):
        redis_store.read(CHILD)
    assert redis_store.read(CHILD, 3) == entries(2, 3, "own")


@pytest.mark.parametrize(
    "pointer",
    [{"p": CHILD, "h": "x"}, {"p": game(3, partition=0x3F), "h": "x"}, {"p": "no game", "h": "x"}, {"p": PARENT}],
    ids=["itself", "nobody", "nonsense", "short"],
)
def test_a_fork_whose_past_is_nowhere_is_damage(
    client: redis.Redis, redis_store: RedisStore, pointer: dict[Any, Any]
) -> None:
    client.xadd(STREAM, pointer, "3-0")
    client.xadd(STREAM, {"e": "{}", "h": "x"}, "4-0")
    with pytest.raises(Damaged):
        redis_store.read(CHILD)
    assert len(redis_store.read(CHILD, 3)) == 1


def test_what_the_parent_holds_after_the_moment_is_not_looked_at(client: redis.Redis, redis_store: RedisStore) -> None:
    tell(redis_store, PARENT, 3)
    client.xadd(PARENT_STREAM, {"not": "ours"}, "3-1")
    assert forked(redis_store) == Committed(5)
    assert redis_store.read(CHILD) == entries(3) + entries(2, 3, "own")


@pytest.mark.parametrize("inherits", [True, False])
def test_a_damaged_moment_is_not_forked(client: redis.Redis, redis_store: RedisStore, inherits: bool) -> None:
    tell(redis_store, PARENT, 2)
    client.xadd(PARENT_STREAM, {"e": "{}"}, "3-0")
    before = dump(client)
    with pytest.raises(Damaged):
        forked(redis_store, inherits=inherits)
    assert dump(client) == before


@pytest.mark.parametrize("delay_s", [0.02, 0.06, 0.12])
def test_a_server_killed_while_a_game_is_planted_holds_all_of_it_or_nothing(tmp_path: Path, delay_s: float) -> None:
    """The longest there is, with the server killed at some moment of it."""
    told = entries(MOST_PLANTED)
    with private_redis(tmp_path) as url, connect(url) as client:
        store = RedisStore(client)
        server = client.info("server")["process_id"]
        killer = threading.Timer(delay_s, os.kill, (server, signal.SIGKILL))
        killer.start()
        with suppress(Unavailable):
            store.plant(PARENT, told, kinds=KINDS)
        killer.join()
    with private_redis(tmp_path) as url, connect(url) as client:
        store = RedisStore(client)
        held = store.read(PARENT)
        assert held in ([], told)
        assert [entry.game for _, entry in store.follow({}, 0)] == [PARENT] * bool(held)
        assert isinstance(store.plant(PARENT, told, kinds=KINDS), AppendConflict if held else Committed)
        assert store.read(PARENT) == told
