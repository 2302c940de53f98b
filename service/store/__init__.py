"""The event store: the only place that knows Redis keys."""

from service.store.archive.frames import ArchivedGame
from service.store.archive.segments import Archive
from service.store.archive.store import ArchivedStore
from service.store.ids import PARTITIONS, RANDOM_BYTES, game_id, is_game_id, partition_of, sibling_game_id
from service.store.inbox_items import InboxFull
from service.store.memory.store import MemoryStore
from service.store.protocol import (
    EMPTY,
    AppendConflict,
    AppendNotice,
    ArbiterRead,
    AutomationBacklog,
    Committed,
    Damaged,
    Due,
    Entry,
    Store,
    StreamHead,
    Unavailable,
)
from service.store.redis.memory_use import MemoryUse, MemoryWatch
from service.store.redis.retry import connect, make_probe
from service.store.redis.store import RedisStore
from service.store.webhook_rows import DueWebhook, WebhookBacklog, WebhookRow, WebhooksFull

__all__ = [
    "EMPTY",
    "PARTITIONS",
    "RANDOM_BYTES",
    "AppendConflict",
    "AppendNotice",
    "ArbiterRead",
    "Archive",
    "ArchivedGame",
    "ArchivedStore",
    "AutomationBacklog",
    "Committed",
    "Damaged",
    "Due",
    "DueWebhook",
    "Entry",
    "InboxFull",
    "MemoryStore",
    "MemoryUse",
    "MemoryWatch",
    "RedisStore",
    "Store",
    "StreamHead",
    "Unavailable",
    "WebhookBacklog",
    "WebhookRow",
    "WebhooksFull",
    "connect",
    "game_id",
    "is_game_id",
    "make_probe",
    "partition_of",
    "sibling_game_id",
]
