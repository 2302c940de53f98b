"""The store's protocol: the streams of games and other logs: appended to, forked, planted, read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from service.store.stored import NO_NAMES, AppendConflict, Committed, Due, Names, Pending, StoredEntry, StreamHead


class GameStreams(Protocol):
    """The streams of games and other logs: appended to, forked, planted, read. Methods raise `Unavailable` when the store cannot be reached within its deadline."""

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

    def head(self, game: str) -> StreamHead:
        """Version and digest of the last entry, without reading the others; `EMPTY` without a stream."""

    def remove(self, game: str) -> None:
        """Delete a game and all its data; it must have no forks. Feed and projections stay unchanged."""

    def games(self) -> list[str]:
        """Every game's id, unordered. Slow: for maintenance, never in a request."""
