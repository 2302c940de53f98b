"""A dispatcher reads and sweeps only the partitions that are its own."""

from __future__ import annotations

from service.store import DueWebhook, Store
from tests.store.samples import game, tell

OWN = frozenset((3, 40))
THEIRS, OURS, LAST = game(1, 2), game(2, 3), game(3, 40)


def test_news_of_other_partitions_are_not_read(store: Store) -> None:
    for each in (LAST, THEIRS, OURS):
        tell(store, each, 1)
    news = store.follow({}, 0, OWN)
    assert [(partition, entry.game) for partition, entry in news] == [(3, OURS), (40, LAST)]
    places = {partition: entry.id for partition, entry in news}
    tell(store, game(4, 2), 1)
    assert store.follow(places, 1, OWN) == []
    tell(store, game(5, 40), 1)
    assert [entry.game for _, entry in store.follow(places, 60_000, OWN)] == [game(5, 40)]


def test_what_other_partitions_are_owed_is_not_swept(store: Store) -> None:
    for each, due in ((LAST, 5), (THEIRS, 6), (OURS, 7)):
        tell(store, each, 1, due=due)
    assert store.owed(10, 9, OWN) == [LAST, OURS]
    assert store.owed(10, 1, OWN) == [LAST]
    assert store.owed(10, 9, ()) == []


def test_webhooks_of_owners_of_other_partitions_are_not_swept(store: Store) -> None:
    owners = [f"inbox-{each}" for each in (THEIRS, OURS)]
    for owner in owners:
        store.put_webhook(owner, "a", 0, row=b"row", due_ms=5, most=5)
    assert store.due_webhooks(10, 9, OWN) == [DueWebhook(owners[1], "a")]
    assert store.due_webhooks(10, 9, ()) == []
