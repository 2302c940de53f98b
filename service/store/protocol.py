"""The event store protocol, implemented by the Redis store and its in-memory twin.

A game is one stream. Its versions have no gaps, and begin with 1 unless it was forked or planted from a later one.
Every append is conditional on the exact head, so that two histories of one game cannot exist; after a lost reply the
caller sends the same append again.

Numbers (versions, times, orders) are whole and below 10^15; a malformed argument is a `ValueError`, and writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from service.ids import ALL_PARTITIONS
from service.store.chat_rows import ChatRows
from service.store.inbox_items import InboxItems
from service.store.open_items import OpenItems
from service.store.player_streams import PlayerStreams
from service.store.side_texts import SideTexts
from service.store.webhook_rows import WebhookRows


class StreamHead(NamedTuple):
    """End of a stream: version and digest (32 bytes) of its last event; 0 and empty for an absent stream."""

    version: int
    digest: bytes


EMPTY = StreamHead(0, b"")

MAX_MISSED = 256
"""Entries returned with a conflict, at most."""


class StoredEntry(NamedTuple):
    """One stored event: its version, its JSON and its ledger digest."""

    version: int
    event: bytes
    digest: bytes


class Committed(NamedTuple):
    """The events are on disk; `version` is the new head's."""

    version: int


class AppendConflict(NamedTuple):
    """The head was not the expected one; nothing was written.

    missed: up to `MAX_MISSED` entries after the expected version, oldest first; empty when the store is behind, or
    holds another history: another digest at the expected version (`head` shows which).
    """

    head: StreamHead
    missed: tuple[StoredEntry, ...]


Due = int | Literal["now", "keep", "clear"]
"""When automation owes this game a turn: milliseconds since the epoch by the store's clock; "now": at once; "keep":
unchanged; "clear": never.
"""


class AppendNotice(NamedTuple):
    """One append in a partition's feed: the game and its new versions (inclusive)."""

    id: str
    game: str
    first: int
    last: int
    kinds: tuple[str, ...]


class ArbiterRead(NamedTuple):
    """The arbiter saw a version from a viewpoint (`seat:2`, `all`). at_ms: the first time."""

    version: int
    viewpoint: str
    at_ms: int


class AutomationBacklog(NamedTuple):
    """Owed turns: number of games, and milliseconds the longest has waited."""

    games: int
    longest_ms: int


AWAY = ("unreachable", "silent", "password")
"""Reasons of a server that answers nothing at all: it refuses connections, is late, or does not let us in."""


class Unavailable(Exception):
    """The store cannot answer now (down, loading, disk full). Whether a write happened is unknown, so retry.

    reason: one word (`causes`), for operators; one of `AWAY` if nothing can be read either. The text comes from the server and may quote anything.
    """

    def __init__(self, text: str = "", reason: str = "unreachable") -> None:
        super().__init__(text)
        self.reason = reason

    @property
    def is_away(self) -> bool:
        """Whether the server answered nothing at all."""
        return self.reason in AWAY


class Damaged(Exception):
    """A key holds data that the store did not write; nothing was written."""


Names = Mapping[int, str] | Mapping[str, str]
"""Data written together with an append: for a game display names by seat, for another log texts by their place."""

NO_NAMES: Names = {}


class Pending:
    """A begun append. Work done before asking for the result overlaps with the store's write."""

    def __init__(self, settle: Callable[[], Committed | AppendConflict]) -> None:
        self._settle = settle

    def result(self) -> Committed | AppendConflict:
        """The outcome. Call exactly once, even after an error in between.  Raises Unavailable, Damaged."""
        return self._settle()


class Store(InboxItems, WebhookRows, ChatRows, PlayerStreams, OpenItems, SideTexts, Protocol):
    """An event store. The stream of another kind of log works like a game's. Methods raise `Unavailable` when it cannot be reached
    within its deadline.
    """

    def append(
        self,
        game: str,
        expected: StreamHead,
        events: Sequence[tuple[bytes, bytes]],
        *,
        due: Due,
        kinds: Sequence[str],
        names: Names = NO_NAMES,
    ) -> Committed | AppendConflict:
        """Append `(event, digest)` pairs (1 to 512) if the head is `expected`, with feed, due and names, all or
        nothing.

        names: display names to set, as with `put_name`, or another log's texts; a conflict changes none.
        A `due` other than "keep" also resets the attempts that `lease` counted.
        """

    def begin_append(
        self,
        game: str,
        expected: StreamHead,
        events: Sequence[tuple[bytes, bytes]],
        *,
        due: Due,
        kinds: Sequence[str],
        names: Names = NO_NAMES,
    ) -> Pending:
        """As `append`, without waiting. Whether the events are stored is known with the result, and does not depend on
        the caller's actions before it.
        """

    def fork(
        self,
        parent: str,
        moment: StreamHead,
        game: str,
        events: Sequence[tuple[bytes, bytes]],
        *,
        inherits: bool,
        due: Due,
        kinds: Sequence[str],
        names: Names = NO_NAMES,
    ) -> Committed | AppendConflict:
        """Create `game` as a continuation of `parent` after `moment`; its first own event has the next version.

        inherits: the parent's entries up to the moment are also the game's, with their versions and digests; they are
        not copied, so the parent must stay. Atomic with feed, due and names, like `append`; the feed announces only the
        game's own events. Parent and game share a partition.

        Conflict if `game` exists (its head, and its entries after the moment), or if the parent has no such moment
        (`EMPTY`, nothing missed). So a retry after a lost reply finds its own events as missed.
        """

    def plant(
        self, game: str, entries: Sequence[StoredEntry], *, kinds: Sequence[str], names: Names = NO_NAMES
    ) -> Committed | AppendConflict:
        """Write a whole stream at once: 1 to 20,000 entries, consecutive versions, from any first version on.

        The feed announces all of it; sets no due time; names as in `append`. Conflict if `game` exists, with any
        content:
        its head, and its entries from the first version on. After a lost reply this is the head of `entries`.
        """

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        """Entries with versions above `after`, oldest first, read in pages of 500; all of them without `limit`."""

    def owed(self, now_ms: int, limit: int, partitions: Collection[int] = ALL_PARTITIONS) -> list[str]:
        """Games of these partitions whose automation was due by `now_ms`, longest overdue first."""

    def lease(self, game: str, now_ms: int) -> int:
        """Postpone a due game (5 s from now, doubling to 60 s) and count the attempt; its number, or 0 if not due."""

    def owe(self, game: str, head: StreamHead, due: int | Literal["now", "clear"]) -> bool:
        """Set the time at which automation owes a game work, unless its head has moved; True if set."""

    def feed_ends(self) -> dict[int, str]:
        """The last feed id of every partition ("0-0" for an empty one): `follow` from there returns only new entries."""

    def follow(
        self, after: dict[int, str], block_ms: int, partitions: Collection[int] = ALL_PARTITIONS
    ) -> list[tuple[int, AppendNotice]]:
        """Feed entries of these partitions (one at least) after the given ids, as (partition, entry) in feed order.

        A partition missing from `after` is read from its start. Waits up to `block_ms` for the first entry; 0 does not
        wait. At most `PAGE_ENTRIES` of a partition at a time.
        """

    def checkpoint(self, consumer: str) -> dict[int, str]:
        """Last feed ids processed by `consumer`, by partition; "0-0" without one."""

    def advance(self, consumer: str, places: Mapping[int, str]) -> None:
        """Record the feed ids up to which `consumer` has processed these partitions."""

    def put_row(self, projection: str, key: str, version: int, order: int, row: bytes) -> bool:
        """Write a projection's row unless it already holds this version or a later one; True if written.

        order: sorts the listing, highest first. A retry after a lost reply returns False.
        """

    def rows(self, projection: str, after: str | None, limit: int) -> list[tuple[str, bytes]]:
        """Rows of a projection as (key, row), by descending `order`, then key, after the row of the key `after`.

        Empty if `after` has no row.
        """

    def row(self, projection: str, key: str) -> bytes | None:
        """One row of a projection."""

    def some_rows(self, projection: str, row_keys: Sequence[str]) -> list[bytes | None]:
        """The rows of these keys of a projection, in their order, in one call."""

    def drop(self, projection: str) -> None:
        """Delete a projection; it is rebuilt from the streams."""

    def delist(self, projection: str, key: str) -> None:
        """Delete one row of a projection, if it exists."""

    def remove(self, game: str) -> None:
        """Delete a game and all its data; it must have no forks. Feed and projections stay unchanged."""

    def put_name(self, game: str, seat: int, name: str) -> None:
        """Set a seat's display name. Outside the log, so that it can be erased."""

    def drop_name(self, game: str, seat: int) -> bool:
        """Delete a seat's name from all parts of the store; False if there was none."""

    def names(self, game: str) -> dict[int, str]:
        """The names of a game's seats, by seat number; a seat without a name is absent."""

    def put_owner(self, game: str, owner: str) -> None:
        """Set the pseudonym (1 to 64 characters) of a game's creator, for 30 days: orders bots' turns, never shown."""

    def owner(self, game: str) -> str:
        """Pseudonym of a game's creator; "" when unknown or expired."""

    def note_read(self, game: str, version: int, viewpoint: str, at_ms: int) -> None:
        """Record that a version was read from this viewpoint; only the first read of each pair is kept."""

    def reads(self, game: str) -> list[ArbiterRead]:
        """Recorded reads of a game, by version, then by viewpoint as text."""

    def games(self) -> list[str]:
        """Every game's id, unordered. Slow: for maintenance, never in a request."""

    def clock_ms(self) -> int:
        """Server time in milliseconds since the epoch. Due times use it, because host clocks drift."""

    def due_ms(self, game: str) -> int | None:
        """When automation owes this game a turn, in milliseconds since the epoch; None if never."""

    def owed_since_ms(self, game: str) -> int | None:
        """As `due_ms`, but before any postponement by `lease`; an append resets it."""

    def automation_backlog(self, now_ms: int) -> AutomationBacklog:
        """Number of games with a due time, and how long the longest has been overdue, before any postponement."""

    def waiting_ms(self, consumer: str, now_ms: int) -> int:
        """Age of the oldest notice in the feeds that `consumer` has not processed; 0 without one."""

    def note_installation(self, own: str, *, over: bool = False) -> str:
        """Set-if-absent installation id; returns the stored one. over: replace it."""

    def note_backup(self, at_ms: int) -> None:
        """Set the time of the last good backup, for monitoring."""

    def last_backup(self) -> int:
        """Time of the last good backup in milliseconds since the epoch; 0 without one."""

    def ping(self) -> None:
        """Write to every partition, which detects a read-only store.  Raises `Unavailable`."""
