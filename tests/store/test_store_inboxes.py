"""What is put into an inbox lies there until it is taken out, beside the games and without moving them."""

from __future__ import annotations

import pytest
import redis

from service.store import RedisStore, Store
from service.store.redis import keys
from tests.store.samples import game, tell


def test_what_was_put_in_first_stays(store: Store) -> None:
    assert store.put_into(game(1), "holder", "one")
    assert not store.put_into(game(1), "holder", "two")
    assert store.put_into(game(1), "a-0", "three")
    assert store.put_into(game(2), "holder", "four")
    assert store.inside(game(1)) == {"holder": "one", "a-0": "three"}
    assert store.inside(game(2)) == {"holder": "four"}


def test_what_was_taken_out_may_be_put_in_again(store: Store) -> None:
    store.put_into(game(1), "a-0", "one")
    for _ in range(2):
        store.take_from(game(1), "a-0")
    assert store.inside(game(1)) == {}
    assert store.put_into(game(1), "a-0", "two")


def test_an_inbox_that_nobody_made_is_empty(store: Store) -> None:
    assert store.inside(game(1)) == {}


def test_an_inbox_is_no_game(store: Store) -> None:
    told, ends = tell(store, game(1), 3), store.feed_ends()
    store.put_into(game(2), "holder", "one")
    assert store.read(game(1)) == told
    assert store.games() == [game(1)]
    assert store.feed_ends() == ends


@pytest.mark.parametrize("name", ["", "A", "a b", "x" * 65, "a\n"])
def test_a_malformed_name_is_refused(store: Store, name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        store.put_into(game(1), name, "x")
    with pytest.raises(ValueError, match="name"):
        store.take_from(game(1), name)
    with pytest.raises(ValueError, match="not a game id"):
        store.inside("x")


def test_an_inbox_that_nobody_opens_ends(client: redis.Redis, redis_store: RedisStore) -> None:
    day_s, key = 86_400, keys.inbox_key(game(1))
    redis_store.put_into(game(1), "holder", "one")
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


def test_inboxes_from_before_the_rule_get_an_end_some_at_a_time(client: redis.Redis, redis_store: RedisStore) -> None:
    day_s, old, new = 86_400, [keys.inbox_key(game(number)) for number in range(1, 6)], keys.inbox_key(game(6))
    for number in range(1, 7):
        redis_store.put_into(game(number), "holder", "one")
    for key in old:
        client.persist(key)
    client.expire(new, day_s)
    tell(redis_store, game(7), 1)
    assert redis_store.expire_old_inboxes(0) == 0
    assert redis_store.expire_old_inboxes(3) == 3
    assert sum(client.ttl(key) > 89 * day_s for key in old) == 3
    assert redis_store.expire_old_inboxes(3) == 2
    assert redis_store.expire_old_inboxes(3) == 0
    assert all(89 * day_s < client.ttl(key) <= 90 * day_s for key in old)
    assert client.ttl(new) <= day_s
    assert client.ttl(keys.stream_key(game(7))) == -1


def test_every_store_can_be_asked_for_them(store: Store) -> None:
    store.put_into(game(1), "holder", "one")
    assert store.expire_old_inboxes(10) == 0
    assert store.inside(game(1)) == {"holder": "one"}


def test_who_opened_a_game_is_forgotten_after_a_month(client: redis.Redis, redis_store: RedisStore) -> None:
    redis_store.put_owner(game(1), "ab12")
    assert redis_store.owner(game(1)) == "ab12"
    assert 29 * 86_400 < client.ttl(keys.owner_key(game(1))) <= 30 * 86_400
