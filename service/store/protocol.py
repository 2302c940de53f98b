"""What the service asks of an event store; the Redis store and its in-memory twin both answer it.

A game is one stream. Its versions have no gaps, and begin with 1 unless it was forked or planted from a later one.
Every append is conditional on the exact head, so that two histories of one game cannot exist; a reply that was lost is
answered by sending the same append again.
Numbers (versions, times, orders) are whole and below 10^15; a malformed argument is a `ValueError`, and writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol


class StreamHead(NamedTuple):
    """The end of a stream: its last event's version and digest (32 bytes), or 0 and none where nothing is told."""

    version: int
    digest: bytes


EMPTY = StreamHead(0, b"")

MAX_MISSED = 256
"""Entries that a conflict brings along."""


class Entry(NamedTuple):
    """One stored event: its version, its JSON and its ledger digest."""

    version: int
    event: bytes
    digest: bytes


class Committed(NamedTuple):
    """The events are on disk; `version` is the new head's."""

    version: int


class AppendConflict(NamedTuple):
    """The head was not the expected one; nothing was written.

    `missed`: up to `MISSED_AT_MOST` entries after the expected version, oldest first; empty when the store is behind the
    expectation, or when it holds another history: another digest at the expected version, however long it went on
    (`head` tells which).
    """

    head: StreamHead
    missed: tuple[Entry, ...]


Due = int | Literal["now", "keep", "clear"]
"""When automation owes this game a turn: milliseconds since the epoch by the store's clock, or leave it as it is, or nothing is owed."""


class FeedEntry(NamedTuple):
    """One append, as the partition's feed tells it: which game grew, and by which versions (inclusive)."""

    id: str
    game: str
    first: int
    last: int
    kinds: tuple[str, ...]


class ArbiterRead(NamedTuple):
    """A look at a game through the eyes of others: at which version, whose (`seat:2`, `all`), and when it was first noted."""

    version: int
    eyes: str
    at_ms: int


class AutomationBacklog(NamedTuple):
    """What automation owes: in how many games, and for how many milliseconds the longest has waited."""

    games: int
    longest_ms: int


class Unavailable(Exception):
    """The store cannot answer now (down, loading, disk full); whether a write happened is unknown, so ask again.

    reason: one word, for operators; the text is the server's, and may quote anything.
    """

    def __init__(self, text: str = "", reason: str = "unreachable") -> None:
        super().__init__(text)
        self.reason = reason


class Damaged(Exception):
    """The store holds something that is not ours at a key of ours; nothing was written."""


Names = Mapping[int, str]
"""What holders of seats wish to be called, by seat."""

NO_NAMES: Names = {}

class Pending:
    """An append that was begun. What its caller does before he asks for the result costs no time, for the store writes."""

    def __init__(self, settle: Callable[[], Committed | AppendConflict]) -> None:
        self._settle = settle

    def result(self) -> Committed | AppendConflict:
        """How it went; to be asked for once, whatever happened in between.  Raises Unavailable, Damaged."""
        return self._settle()


class Store(Protocol):
    """An event store. Methods raise `Unavailable` when it cannot be reached within its deadline."""

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
        """Append `(event, digest)` pairs (1 to 64) if the head is `expected`, with feed, due and names, all or nothing.

        names: what holders of seats wish to be called from here on, as with `put_name`; a conflict changes no name.
        A `due` other than "keep" also forgets the attempts that `lease` counted.
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
        """As `append`, without waiting for the answer: whether the events are stored is known with the result, and depends on nothing
        that the caller does before.
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
        """Found `game` as going on from `parent` at `moment`: its first own event has the version after it.

        inherits: the parent's entries up to the moment come first, with their versions and digests; they are not
        written again, so the parent must stay. All or nothing, with feed, due and names, like `append`; the feed tells of the
        game's own events alone. Parent and game share a partition.
        Conflict where `game` is there already (its head, and what it holds after the moment), or where the parent
        holds no such moment (`EMPTY`, nothing missed). So after a lost reply the same call finds its own events missed.
        """

    def plant(
        self, game: str, entries: Sequence[Entry], *, kinds: Sequence[str], names: Names = NO_NAMES
    ) -> Committed | AppendConflict:
        """Write a whole stream at once (1 to 20,000 entries, versions without gaps, from any first version on).

        The feed tells of all of it; nothing is owed; names as in `append`. Conflict where `game` is there already, whatever it holds: its
        head, and what it holds from the first version on. After a lost reply that is the head of `entries`.
        """

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """Entries with versions above `after`, oldest first, read in pages of 500; all of them without `limit`."""

    def owed(self, now_ms: int, limit: int) -> list[str]:
        """Games whose automation was due at or before `now_ms`, the longest owed first, over all partitions."""

    def lease(self, game: str, now_ms: int) -> int:
        """Put a due game off (5 s from now, doubling to 60 s) and count the attempt; its number, or 0 if not due."""

    def feed_ends(self) -> dict[int, str]:
        """The last feed id of every partition ("0-0" for an empty one): where `follow` starts to hear only news."""

    def follow(self, after: dict[int, str], block_ms: int) -> list[tuple[int, FeedEntry]]:
        """Feed entries of all partitions after the given ids, as (partition, entry) in feed order.

        A partition that is not in `after` is read from its start. Waits up to `block_ms` for the first entry; 0 does
        not wait. At most 500 entries of a partition at a time.
        """

    def checkpoint(self, consumer: str) -> dict[int, str]:
        """The last feed ids that `consumer` has dealt with, by partition; "0-0" where it has none."""

    def advance(self, consumer: str, partition: int, feed_id: str) -> None:
        """Note that `consumer` has dealt with everything up to `feed_id` in `partition`."""

    def put_row(self, projection: str, key: str, version: int, order: int, row: bytes) -> bool:
        """Write a projection's row unless it already holds this version or a later one; True if written.

        `order` sorts the projection's listing (highest first); `row` is its bytes. Asked again after a lost reply the
        answer is False.
        """

    def rows(self, projection: str, after: str | None, limit: int) -> list[tuple[str, bytes]]:
        """Rows of a projection as (key, row), by falling `order` then key, after where the key `after` stands now.

        Empty if `after` has no row.
        """

    def row(self, projection: str, key: str) -> bytes | None:
        """One row of a projection."""

    def drop(self, projection: str) -> None:
        """Delete a projection whole; it is rebuilt from the streams."""

    def delist(self, projection: str, key: str) -> None:
        """Delete one row of a projection, if there is such a row."""

    def remove(self, game: str) -> None:
        """Delete a game with all that is kept of it; nothing may go on from it. The feed and the projections are not changed."""

    def put_name(self, game: str, seat: int, name: str) -> None:
        """Keep what a seat's holder wishes to be called: outside the log, so that it can be forgotten."""

    def names(self, game: str) -> dict[int, str]:
        """The names of a game's seats, by seat number; a seat without a name is absent."""

    def put_owner(self, game: str, owner: str) -> None:
        """Keep who opened a game, as a mark of 1 to 64 characters, for 30 days: for the order of bots' turns, and nobody's eyes."""

    def owner(self, game: str) -> str:
        """The mark of who opened a game; "" where it is not known, or no more."""

    def note_read(self, game: str, version: int, eyes: str, at_ms: int) -> None:
        """Keep that somebody looked at a version through these eyes; the first look counts, so there is one a pair."""

    def reads(self, game: str) -> list[ArbiterRead]:
        """What was noted of a game, by version, then by eyes as text."""

    def put_into(self, inbox: str, name: str, value: str) -> bool:
        """Put something into an inbox, which has the id of a game that does not exist; False if there is such a name in it.

        The inbox ends 90 days after that, or after it was last renewed.
        """

    def renew(self, inbox: str) -> None:
        """Put an inbox's end off to 90 days from now; to the day, so that looking often writes nothing."""

    def expire_old_inboxes(self, limit: int) -> int:
        """Give inboxes from before that rule an end 90 days from now, at most `limit` of them; how many. For maintenance."""

    def take_from(self, inbox: str, name: str) -> None:
        """Take something out of an inbox."""

    def inside(self, inbox: str) -> dict[str, str]:
        """All that is in an inbox, by name."""

    def games(self) -> list[str]:
        """Every game's id, in no particular order; for maintenance, never on a request's path."""

    def clock_ms(self) -> int:
        """The time by the store's own clock, in milliseconds since the epoch: what is owed is told by it, as those of
        processes may be wrong.
        """

    def due_of(self, game: str) -> int | None:
        """When automation owes this game a turn, in milliseconds since the epoch; None when nothing is owed."""

    def owed_since(self, game: str) -> int | None:
        """When that turn was due at first, however often it was put off since, as in `due_of`; an append begins anew."""

    def owing(self, now_ms: int) -> AutomationBacklog:
        """How many games `due` names, and how long the longest has been due, however often it was put off."""

    def waiting_ms(self, consumer: str, now_ms: int) -> int:
        """How long the oldest feed entry waits that `consumer` has not dealt with; 0 if there is none."""

    def mark(self, own: str, *, over: bool = False) -> str:
        """Whose store this is: the mark that was noted first, now this one if there was none. over: this one from now on."""

    def note_backup(self, at_ms: int) -> None:
        """Keep when the last good backup was written, for who watches."""

    def last_backup(self) -> int:
        """When the last good backup was written, in milliseconds since the epoch; 0 where none was."""

    def ping(self) -> None:
        """Take a write in every partition, so that a store that only reads is known; else raise `Unavailable`."""
