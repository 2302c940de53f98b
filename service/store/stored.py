"""What the store's protocols speak of: heads, stored events, outcomes of writes, errors.

Numbers (versions, times, orders) are whole and below 10^15; a malformed argument is a `ValueError`, and writes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple


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
