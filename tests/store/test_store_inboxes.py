"""What is put into an inbox lies there until it is taken out, beside the games and without moving them."""

from __future__ import annotations

import pytest
import redis

from service.store import InboxFull, RedisStore, Store
from service.store.redis import keys
from tests.store.samples import at_once, game, tell

MOST = 100


def test_what_was_put_in_first_stays(store: Store) -> None:
    assert store.put_into(game(1), "holder", "one", MOST)
    assert not store.put_into(game(1), "holder", "two", MOST)
    assert store.put_into(game(1), "a-0", "three", MOST)
    assert store.put_into(game(2), "holder", "four", MOST)
    assert store.inside(game(1)) == {"holder": "one", "a-0": "three"}
    assert store.inside(game(2)) == {"holder": "four"}


def test_what_was_taken_out_may_be_put_in_again(store: Store) -> None:
    store.put_into(game(1), "a-0", "one", MOST)
    for _ in range(2):
        store.take_from(game(1), "a-0")
    assert store.inside(game(1)) == {}
    assert store.put_into(game(1), "a-0", "two", MOST)


def test_an_inbox_takes_no_more_than_so_many(store: Store) -> None:
    for name in ("holder", "a-0"):
        assert store.put_into(game(1), name, "x", 2)
    with pytest.raises(InboxFull):
        store.put_into(game(1), "a-1", "x", 2)
    assert not store.put_into(game(1), "a-0", "y", 2)
    assert store.inside(game(1)) == {"holder": "x", "a-0": "x"}
    store.take_from(game(1), "a-0")
    assert store.put_into(game(1), "a-1", "x", 2)


def test_of_those_who_come_together_no_more_than_fit_get_in(store: Store) -> None:
    def put(number: int) -> bool:
        try:
            return store.put_into(game(1), f"a-{number}", "x", 3)
        except InboxFull:
            return False

    assert at_once(8, put) == len(store.inside(game(1))) == 3


def test_an_inbox_that_nobody_made_is_empty(store: Store) -> None:
    assert store.inside(game(1)) == {}


def test_an_inbox_is_no_game(store: Store) -> None:
    told, ends = tell(store, game(1), 3), store.feed_ends()
    store.put_into(game(2), "holder", "one", MOST)
    assert store.read(game(1)) == told
    assert store.games() == [game(1)]
    assert store.feed_ends() == ends


@pytest.mark.parametrize("name", ["", "A", "a b", "x" * 65, "a\n"])
def test_a_malformed_name_is_refused(store: Store, name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        store.put_into(game(1), name, "x", MOST)
    with pytest.raises(ValueError, match="name"):
        store.take_from(game(1), name)
    with pytest.raises(ValueError, match="not a game id"):
        store.inside("x")


def test_an_inbox_that_nobody_opens_ends(client: redis.Redis, redis_store: RedisStore) -> None:
    day_s, key = 86_400, keys.inbox_key(game(1))
    redis_store.put_into(game(1), "holder", "one", MOST)
    assert 89 * day_s < client.ttl(key) <= 90 * day_s
    client.expire(key, 89 * day_s + 60)
    redis_store.renew(game(1))
    assert client.ttl(key) <= 89 * day_s + 60
    for left_s in (5, None):
        (client.persist(key) if left_s is None else client.expire(key, left_s))
        redis_store.renew(game(1))
        assert client.ttl(key) > 89 * day_s
    redis_store.renew(game(2))
    assert not client.exists(keys.inbox_key(game(2)))
    client.delete(key)
    assert redis_store.inside(game(1)) == {}


def test_who_opened_a_game_is_forgotten_after_a_month(client: redis.Redis, redis_store: RedisStore) -> None:
    redis_store.put_owner(game(1), "ab12")
    assert redis_store.owner(game(1)) == "ab12"
    assert 29 * 86_400 < client.ttl(keys.owner_key(game(1))) <= 30 * 86_400
