"""The event store: the only place that knows Redis keys."""

from service.ids import (
    ALL_PARTITIONS,
    PARTITIONS,
    RANDOM_BYTES,
    game_id,
    is_game_id,
    letter_of,
    partition_of,
    sibling_game_id,
    stream_id,
)
from service.store.archive.frames import ArchivedGame
from service.store.archive.segments import Archive
from service.store.archive.store import ArchivedStore
from service.store.causes import DISK_FULL, KEYS, OTHER_KEY, SERVER, find_cause
from service.store.chat_rows import ChatRoom, NotesFull, TooManyMessages
from service.store.due_games import DueGames
from service.store.feeds import Feeds
from service.store.game_notes import GameNotes
from service.store.game_streams import GameStreams
from service.store.inbox_items import InboxFull
from service.store.installation_notes import InstallationNotes
from service.store.projection_rows import ProjectionRows
from service.store.protocol import Store
from service.store.redis.connection.retry import connect, make_probe
from service.store.redis.memory_use import MemoryUse, MemoryWatch
from service.store.redis.store import RedisStore
from service.store.side_texts import SideTexts
from service.store.stored import (
    EMPTY,
    AppendConflict,
    AppendNotice,
    ArbiterRead,
    AutomationBacklog,
    Committed,
    Damaged,
    Due,
    StoredEntry,
    StreamHead,
    Unavailable,
)
from service.store.webhook_rows import DueWebhook, WebhookBacklog, WebhookRow, WebhooksFull

__all__ = [
    "ALL_PARTITIONS",
    "DISK_FULL",
    "EMPTY",
    "KEYS",
    "OTHER_KEY",
    "PARTITIONS",
    "RANDOM_BYTES",
    "SERVER",
    "AppendConflict",
    "AppendNotice",
    "ArbiterRead",
    "Archive",
    "ArchivedGame",
    "ArchivedStore",
    "AutomationBacklog",
    "ChatRoom",
    "Committed",
    "Damaged",
    "Due",
    "DueGames",
    "DueWebhook",
    "Feeds",
    "GameNotes",
    "GameStreams",
    "InboxFull",
    "InstallationNotes",
    "MemoryUse",
    "MemoryWatch",
    "NotesFull",
    "ProjectionRows",
    "RedisStore",
    "SideTexts",
    "Store",
    "StoredEntry",
    "StreamHead",
    "TooManyMessages",
    "Unavailable",
    "WebhookBacklog",
    "WebhookRow",
    "WebhooksFull",
    "connect",
    "find_cause",
    "game_id",
    "is_game_id",
    "letter_of",
    "make_probe",
    "partition_of",
    "sibling_game_id",
    "stream_id",
]
