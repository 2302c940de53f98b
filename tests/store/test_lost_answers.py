"""Answers of Redis that are lost on the way, and scripts that it forgets: what is sent again happens once."""
from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
import redis

from service.store import (
    EMPTY,
    AppendConflict,
    ArbiterRead,
    Committed,
    RedisStore,
    Unavailable,
)
from tests.store.one_game import DUE, FEED, GAME, append
from tests.store.samples import entries, head_of, replace_sending


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


@pytest.fixture
def deaf(client: redis.Redis, redis_store: RedisStore, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Deaf]:
    append(redis_store, count=1)
    client.delete(DUE, FEED)

    def make(deaf_to: int) -> Deaf:
        ear = Deaf(client, deaf_to)
        replace_sending(monkeypatch, client, ear)
        return ear

    return make


@pytest.mark.parametrize("lost", [1, 2])
def test_an_append_whose_answer_was_lost_finds_its_own_events(
    redis_store: RedisStore, deaf: Callable[[int], Deaf], lost: int
) -> None:
    told = entries(3)
    ear = deaf(lost)
    assert append(redis_store, head_of(told[:1])) == AppendConflict(head_of(told), tuple(told[1:]))
    assert ear.sent == [ear.sent[0]] * (lost + 1)
    assert redis_store.read(GAME) == told
    assert len(redis_store.follow({}, 0)) == 1


def test_an_append_is_not_sent_for_ever(redis_store: RedisStore, deaf: Callable[[int], Deaf]) -> None:
    told = entries(3)
    ear = deaf(3)
    with pytest.raises(Unavailable, match="the answer was lost"):
        append(redis_store, head_of(told[:1]))
    assert len(ear.sent) == 3
    assert redis_store.read(GAME) == told


def test_a_lease_whose_answer_was_lost_is_taken_once(redis_store: RedisStore, deaf: Callable[[int], Deaf]) -> None:
    append(redis_store, head_of(entries(1)), count=1)
    deaf(1)
    assert redis_store.lease(GAME, 1) == 0
    assert redis_store.due_ms(GAME) == 5_001


def test_a_look_whose_answer_was_lost_is_noted_once(redis_store: RedisStore, deaf: Callable[[int], Deaf]) -> None:
    deaf(1)
    redis_store.note_read(GAME, 1, "all", 7)
    redis_store.note_read(GAME, 1, "all", 8)
    assert redis_store.reads(GAME) == [ArbiterRead(1, "all", 7)]
