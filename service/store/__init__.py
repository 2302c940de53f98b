"""The event store: the only place that knows Redis keys."""

from service.store.archive.frames import Kept
from service.store.archive.segments import Archive
from service.store.archive.store import ArchivedStore
from service.store.ids import PARTITIONS, RANDOM_BYTES, beside, game_id, is_game_id, partition_of
from service.store.memory import MemoryStore
from service.store.protocol import (
    EMPTY,
    Committed,
    Conflict,
    Damaged,
    Due,
    Entry,
    FeedEntry,
    Head,
    Owing,
    Read,
    Store,
    Unavailable,
)
from service.store.redis.retry import answers, connect
from service.store.redis.store import RedisStore

__all__ = [
    "EMPTY",
    "PARTITIONS",
    "RANDOM_BYTES",
    "Archive",
    "ArchivedStore",
    "Committed",
    "Conflict",
    "Damaged",
    "Due",
    "Entry",
    "FeedEntry",
    "Head",
    "Kept",
    "MemoryStore",
    "Owing",
    "Read",
    "RedisStore",
    "Store",
    "Unavailable",
    "answers",
    "beside",
    "connect",
    "game_id",
    "is_game_id",
    "partition_of",
]
