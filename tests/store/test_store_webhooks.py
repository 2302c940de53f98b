"""Webhooks are rows that change only from the version that was read, and are found again when they are due."""

from __future__ import annotations

import pytest
import redis

from service.store import Damaged, DueWebhook, RedisStore, Store, WebhookBacklog, WebhookRow, WebhooksFull
from service.store.redis import keys
from tests.store.samples import at_once, game, tell

OWNER, OTHER = f"inbox-{game(1)}", f"inbox-{game(2, partition=63)}"


def test_a_row_is_written_from_the_version_that_was_read(store: Store) -> None:
    assert store.put_webhook(OWNER, "a", 0, row=b"one", due_ms=None, most=5)
    assert not store.put_webhook(OWNER, "a", 0, row=b"two", due_ms=9, most=5)
    assert store.put_webhook(OWNER, "a", 1, row=b"three", due_ms=None, most=5)
    assert not store.put_webhook(OWNER, "a", 7, row=b"four", due_ms=None, most=5)
    assert store.webhooks(OWNER) == {"a": WebhookRow(2, b"three")}
    assert store.webhooks(OTHER) == {}
    assert store.due_webhooks(10**14, 10) == []


def test_the_same_write_again_says_that_it_is_written(store: Store) -> None:
    for _ in range(2):
        assert store.put_webhook(OWNER, "a", 0, row=b"one two", due_ms=5, most=5)
    assert store.webhooks(OWNER) == {"a": WebhookRow(1, b"one two")}


def test_of_writers_who_read_the_same_version_one_wins(store: Store) -> None:
    store.put_webhook(OWNER, "a", 0, row=b"row", due_ms=None, most=5)
    assert at_once(8, lambda number: store.put_webhook(OWNER, "a", 1, row=b"%d" % number, due_ms=None, most=5)) == 1
    assert store.webhooks(OWNER)["a"].version == 2


def test_an_owner_has_no_more_than_so_many(store: Store) -> None:
    for name in ("a", "b"):
        assert store.put_webhook(OWNER, name, 0, row=b"row", due_ms=None, most=2)
    with pytest.raises(WebhooksFull):
        store.put_webhook(OWNER, "c", 0, row=b"row", due_ms=1, most=2)
    assert store.put_webhook(OWNER, "a", 1, row=b"more", due_ms=None, most=1)
    assert store.put_webhook(OTHER, "c", 0, row=b"row", due_ms=None, most=2)
    store.drop_webhook(OWNER, "b")
    assert store.put_webhook(OWNER, "c", 0, row=b"row", due_ms=None, most=2)


def test_due_ones_come_longest_overdue_first_from_all_partitions(store: Store) -> None:
    for owner, name, due_ms in ((OWNER, "a", 300), (OTHER, "b", 100), (OWNER, "c", 200), (OWNER, "d", 900)):
        store.put_webhook(owner, name, 0, row=b"row", due_ms=due_ms, most=9)
    assert store.due_webhooks(300, 9) == [DueWebhook(OTHER, "b"), DueWebhook(OWNER, "c"), DueWebhook(OWNER, "a")]
    assert store.due_webhooks(300, 1) == [DueWebhook(OTHER, "b")]
    assert store.webhook_backlog(300) == WebhookBacklog(3, 200)
    assert store.webhook_backlog(50) == WebhookBacklog(0, 0)
    store.put_webhook(OTHER, "b", 1, row=b"row", due_ms=None, most=9)
    store.drop_webhook(OWNER, "c")
    assert store.due_webhooks(300, 9) == [DueWebhook(OWNER, "a")]


def test_listeners_are_found_by_game(store: Store) -> None:
    for owner in (OWNER, OTHER, OWNER):
        store.listen(game(3), owner)
    store.listen(game(4, partition=63), OWNER)
    store.unlisten(game(4, partition=63), OTHER)
    assert store.listeners([game(3), game(4, partition=63), game(5)]) == {
        game(3): {OWNER, OTHER},
        game(4, partition=63): {OWNER},
    }
    store.unlisten(game(4, partition=63), OWNER)
    assert store.listeners([game(4, partition=63)]) == store.listeners([]) == {}


def test_a_removed_game_has_no_listeners(store: Store) -> None:
    tell(store, game(3), 1)
    store.listen(game(3), OWNER)
    store.remove(game(3))
    assert store.listeners([game(3)]) == {}


def test_webhooks_are_no_games(store: Store) -> None:
    store.put_webhook(OWNER, "a", 0, row=b"row", due_ms=1, most=5)
    store.listen(game(3), OWNER)
    assert store.games() == []


@pytest.mark.parametrize("owner", ["", game(1), "inbox-", f"Inbox-{game(1)}", f"inbox-{game(1)}x", "inbox-x/y"])
def test_a_malformed_owner_is_refused(store: Store, owner: str) -> None:
    for ask in (
        lambda: store.webhooks(owner),
        lambda: store.put_webhook(owner, "a", 0, row=b"row", due_ms=None, most=5),
        lambda: store.drop_webhook(owner, "a"),
        lambda: store.listen(game(1), owner),
        lambda: store.unlisten(game(1), owner),
    ):
        with pytest.raises(ValueError, match="owner"):
            ask()


@pytest.mark.parametrize(
    ("name", "row", "due_ms"), [("A b", b"row", 1), ("a", b"", 1), ("a", b"x" * 70_000, 1), ("a", b"row", -1)]
)
def test_a_malformed_row_is_refused(store: Store, name: str, row: bytes, due_ms: int) -> None:
    with pytest.raises(ValueError):
        store.put_webhook(OWNER, name, 0, row=row, due_ms=due_ms, most=5)
    assert store.webhooks(OWNER) == {}


def test_rows_and_listeners_end_with_their_inbox(client: redis.Redis, redis_store: RedisStore) -> None:
    day_s = 86_400
    redis_store.put_webhook(OWNER, "a", 0, row=b"row", due_ms=1, most=5)
    redis_store.listen(game(3), OWNER)
    for key in (keys.webhooks_key(OWNER), keys.listeners_key(game(3))):
        assert 89 * day_s < client.ttl(key) <= 90 * day_s
    client.expire(keys.webhooks_key(OWNER), 5)
    redis_store.put_webhook(OWNER, "a", 1, row=b"row", due_ms=1, most=5)
    assert client.ttl(keys.webhooks_key(OWNER)) > 89 * day_s


def test_a_row_of_others_is_told_apart(client: redis.Redis, redis_store: RedisStore) -> None:
    client.hset(keys.webhooks_key(OWNER), "a", "nonsense")
    with pytest.raises(Damaged):
        redis_store.put_webhook(OWNER, "a", 1, row=b"row", due_ms=None, most=5)
    with pytest.raises(Damaged):
        redis_store.webhooks(OWNER)
