"""Answers of Redis that are lost on the way, scripts that it forgets, and a server without room: each write happens once, or not at all."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
import redis

from service.store import EMPTY, AppendConflict, Committed, RedisStore, Store, Unavailable
from tests.equipment.memory_store.store import MemoryStore
from tests.store.one_game import GAME, append, dump
from tests.store.samples import KINDS, entries, game, head_of, pairs, replace_sending, tell


def test_forgotten_scripts_are_not_noticed(client: redis.Redis, redis_store: RedisStore) -> None:
    done = Event()

    def forget() -> None:
        while not done.wait(0.001):
            client.script_flush()

    with ThreadPoolExecutor(1) as pool:
        forgetting = pool.submit(forget)
        head = EMPTY
        for version in range(1, 301):
            assert append(redis_store, head, count=1) == Committed(version)
            assert redis_store.lease(GAME, 1) == 1
            assert redis_store.put_row("lobby", GAME, version, version, b"")
            head = head_of(entries(1, head.version))
        done.set()
        forgetting.result()


class Deaf:
    """Sends commands as its client does, but does not hear the first answers."""

    def __init__(self, client: redis.Redis, deaf_to: int) -> None:
        self.sent: list[tuple[Any, ...]] = []
        self._send, self._deaf_to = client.execute_command, deaf_to

    def __call__(self, *words: Any, **options: Any) -> Any:
        answer = self._send(*words, **options)
        self.sent.append(words)
        if len(self.sent) <= self._deaf_to:
            raise redis.ConnectionError("the answer was lost")
        return answer


PARENT, CHILD, OTHER = game(1, partition=0x3F), game(2, partition=0x3F), game(3, partition=0x3F)
OWNER = f"inbox-{PARENT}"


def fork(store: Store, *, inherits: bool) -> Committed | AppendConflict:
    own = pairs(entries(2, 3, "own"))
    return store.fork(PARENT, head_of(entries(3)), CHILD, own, inherits=inherits, due=7, kinds=KINDS)


WRITES: dict[str, Callable[[Store], object]] = {
    "append": lambda store: store.append(PARENT, head_of(entries(5)), pairs(entries(2, 5)), due=7, kinds=KINDS, names={0: "Anna"}),
    "fork that inherits": lambda store: fork(store, inherits=True),
    "fork after its parent": lambda store: fork(store, inherits=False),
    "plant": lambda store: store.plant(CHILD, entries(5), kinds=KINDS),
    "lease": lambda store: store.lease(PARENT, 1),
    "look": lambda store: store.note_read(PARENT, 1, "all", 7),
    "webhook": lambda store: store.put_webhook(OWNER, "a", 0, row=b"row", due_ms=7, most=5),
}
"""Writes to a game with five events, of which a turn is owed, and beside it."""


def prepare(store: Store) -> None:
    """Do each kind of write once, so that the server holds its script."""
    for each in (PARENT, OTHER):
        tell(store, each, 5, due=1)
    store.lease(OTHER, 1)
    store.note_read(OTHER, 1, "all", 1)
    store.put_webhook(OWNER, "b", 0, row=b"row", due_ms=None, most=5)


def held(store: Store) -> list[object]:
    """What a write can have changed."""
    games = PARENT, CHILD
    told = [(entry.game, entry.first, entry.last, entry.kinds) for _, entry in store.follow({}, 0)]
    of_games = [(store.read(each), store.names(each), store.due_ms(each), store.reads(each)) for each in games]
    return [told, of_games, store.webhooks(OWNER), store.due_webhooks(9, 9)]


@pytest.mark.parametrize("lost", [1, 2])
@pytest.mark.parametrize("name", WRITES)
def test_a_write_whose_answer_was_lost_happens_once(
    client: redis.Redis, redis_store: RedisStore, monkeypatch: pytest.MonkeyPatch, name: str, lost: int
) -> None:
    twin = MemoryStore()
    prepare(twin)
    prepare(redis_store)
    ear = Deaf(client, lost)
    replace_sending(monkeypatch, client, ear)
    answer = WRITES[name](redis_store)
    monkeypatch.undo()
    assert ear.sent == [ear.sent[0]] * (lost + 1)
    WRITES[name](twin)
    assert held(redis_store) == held(twin)
    if name in ("append", "fork that inherits", "fork after its parent", "plant"):
        stream = redis_store.read(PARENT if name == "append" else CHILD)
        assert isinstance(answer, AppendConflict), "who repeats it finds the own events"
        assert answer == AppendConflict(head_of(stream), tuple(stream[-len(answer.missed) :]))
        assert len(answer.missed) >= 2


def test_a_write_is_not_sent_for_ever(client: redis.Redis, redis_store: RedisStore, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(redis_store)
    ear = Deaf(client, 3)
    replace_sending(monkeypatch, client, ear)
    with pytest.raises(Unavailable, match="the answer was lost"):
        WRITES["append"](redis_store)
    assert len(ear.sent) == 3
    assert redis_store.read(PARENT) == entries(7)


@pytest.mark.parametrize("name", WRITES)
def test_a_full_server_takes_no_write_and_is_read(client: redis.Redis, redis_store: RedisStore, name: str) -> None:
    prepare(redis_store)
    before = dump(client)
    client.config_set("maxmemory", 1)
    try:
        with pytest.raises(Unavailable):
            WRITES[name](redis_store)
        assert redis_store.read(PARENT) == entries(5)
    finally:
        client.config_set("maxmemory", 0)
    assert dump(client) == before
