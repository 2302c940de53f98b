"""One game on a Redis server: its keys, and an append to it."""

from __future__ import annotations

from typing import Any

import redis

from service.store import (
    EMPTY,
    AppendConflict,
    Committed,
    RedisStore,
    StreamHead,
)
from tests.store.samples import KINDS, entries, game, pairs

GAME = game(1, partition=0x3F)
STREAM, FEED, DUE, ATTEMPTS = (f"es:{{3f}}:{name}" for name in (f"g:{GAME}", "feed", "due", "try"))
KEYS = (STREAM, FEED, DUE, ATTEMPTS)
NAMES = f"es:{{3f}}:n:{GAME}"


def dump(client: redis.Redis) -> dict[bytes, Any]:
    return {key: client.dump(key) for key in client.scan_iter()}


def append(store: RedisStore, expected: StreamHead = EMPTY, count: int = 2) -> Committed | AppendConflict:
    more = pairs(entries(count, expected.version))
    return store.append(GAME, expected, more, due=1, kinds=KINDS, names={0: "Anna"})
