"""Games, events and digests to fill stores with."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import Any

import pytest
import redis

from service.store import EMPTY, Committed, Due, Store, StoredEntry, StreamHead, game_id

KINDS = ("toy.moved",)


def game(number: int, partition: int = 0) -> str:
    """A game id, the same for the same numbers."""
    return game_id(bytes([partition]) + number.to_bytes(10, "big"))


def entries(count: int, after: int = 0, story: str = "told") -> list[StoredEntry]:
    """`count` entries after version `after`, with digests that only this story has."""
    events = {version: f'{{"{story}":{version}}}'.encode() for version in range(after + 1, after + count + 1)}
    return [StoredEntry(version, event, sha256(event).digest()) for version, event in events.items()]


def pairs(told: list[StoredEntry]) -> list[tuple[bytes, bytes]]:
    """What an append takes of entries."""
    return [(entry.event, entry.digest) for entry in told]


def head_of(told: list[StoredEntry]) -> StreamHead:
    """The head of a stream that ends with these entries."""
    return StreamHead(told[-1].version, told[-1].digest) if told else EMPTY


def tell(store: Store, game: str, count: int, due: Due = "keep", kinds: tuple[str, ...] = KINDS) -> list[StoredEntry]:
    """Let a new game grow to `count` events, 64 at a time."""
    told = entries(count)
    for start in range(0, count, 64):
        piece = told[start : start + 64]
        assert store.append(game, head_of(told[:start]), pairs(piece), due=due, kinds=kinds) == Committed(
            piece[-1].version
        )
    return told


def at_once(count: int, act: Callable[[int], bool]) -> int:
    """How many of so many threads that begin together succeed."""
    together = threading.Barrier(count)

    def begin(number: int) -> bool:
        together.wait()
        return act(number)

    with ThreadPoolExecutor(count) as pool:
        return sum(pool.map(begin, range(count)))


def replace_sending(monkeypatch: pytest.MonkeyPatch, client: redis.Redis, ask: Callable[..., Any]) -> None:
    """Have every command of a client asked by another, also one whose answer is waited for later."""
    monkeypatch.setattr(client, "execute_command", ask)
    monkeypatch.setattr(client, "begin", lambda *words, **options: partial(ask, *words, **options))
