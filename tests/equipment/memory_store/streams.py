"""Streams of games in memory, with feeds and due times: an append changes all three under one lock."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from threading import Condition
from typing import Any, Literal

from service.ids import ALL_PARTITIONS, PARTITIONS, is_game_id, letter_of, partition_of
from service.store import feed, validation
from service.store.side_texts import check_letter
from service.store.stored import (
    EMPTY,
    MAX_MISSED,
    NO_NAMES,
    AppendConflict,
    AppendNotice,
    AutomationBacklog,
    Committed,
    Due,
    Names,
    Pending,
    StoredEntry,
    StreamHead,
)

LEASE_MS, LONGEST_LEASE_MS = 5_000, 60_000


class MemoryStreams:
    """Streams, feeds, due times, and the names and texts that come with an append."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._changed = Condition()
        self._streams: dict[str, list[StoredEntry]] = {}
        self._feeds: list[list[AppendNotice]] = [[] for _ in range(PARTITIONS)]
        self._ends = [(0, 0)] * PARTITIONS
        self._due: dict[str, int] = {}
        self._attempts: dict[str, tuple[int, int]] = {}
        self._checkpoints: dict[tuple[str, int], str] = {}
        self._names: defaultdict[str, dict[int, str]] = defaultdict(dict)
        self._texts: defaultdict[str, dict[str, str]] = defaultdict(dict)

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
        """Append under the lock, and wake followers."""
        partition_of(game)
        validation.check_append(expected, events, due, kinds)
        with self._changed:
            stream = self._streams.get(game, [])
            head = _head_of(stream)
            if head != expected:
                return AppendConflict(
                    head, _conflict_entries(stream, expected.version) if _contains_head(stream, expected) else ()
                )
            return self._write(game, stream, _to_entries(events, head.version), due, kinds, names)

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
        """Append at once."""
        reply = self.append(game, expected, events, due=due, kinds=kinds, names=names)
        return Pending(lambda: reply)

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
        """Check both streams and create the game under the lock."""
        validation.check_fork_arguments(parent, moment, game, events, due=due, kinds=kinds)
        with self._changed:
            if game in self._streams:
                return self._conflict_with(game, moment.version)
            told = self._streams.get(parent, [])
            if not _contains_head(told, moment):
                return AppendConflict(EMPTY, ())
            inherited = told[: moment.version - told[0].version + 1] if inherits else []
            return self._write(game, inherited, _to_entries(events, moment.version), due, kinds, names)

    def plant(
        self, game: str, entries: Sequence[StoredEntry], *, kinds: Sequence[str], names: Names = NO_NAMES
    ) -> Committed | AppendConflict:
        """Write it under the lock."""
        partition_of(game)
        validation.check_plant(entries, kinds)
        with self._changed:
            if game in self._streams:
                return self._conflict_with(game, entries[0].version - 1)
            return self._write(game, [], list(entries), "clear", kinds, names)

    def _conflict_with(self, game: str, version: int) -> AppendConflict:
        stream = self._streams[game]
        return AppendConflict(_head_of(stream), _conflict_entries(stream, version))

    def _write(
        self, game: str, before: list[StoredEntry], more: list[StoredEntry], due: Due, kinds: Sequence[str], names: Names
    ) -> Committed:
        validation.check_names(game, names)
        beside: Any = self._texts[game] if letter_of(game) else self._names[game]
        beside |= names
        self._streams[game] = before + more
        self._publish(game, more, tuple(kinds))
        self._set_due(game, due)
        self._changed.notify_all()
        return Committed(more[-1].version)

    def _publish(self, game: str, more: list[StoredEntry], kinds: tuple[str, ...]) -> None:
        partition = partition_of(game)
        now_ms, told = self._now_ms(), self._feeds[partition]
        del told[: bisect_left(told, (now_ms - feed.RETENTION_MS, 0), key=_feed_position)]
        end_ms, count = self._ends[partition]
        end = (now_ms, 0) if now_ms > end_ms else (end_ms, count + 1)
        self._ends[partition] = end
        told.append(AppendNotice(f"{end[0]}-{end[1]}", game, more[0].version, more[-1].version, kinds))

    def _set_due(self, game: str, due: Due) -> None:
        if due == "keep":
            return
        self._attempts.pop(game, None)
        self._due.pop(game, None)
        if due != "clear":
            self._due[game] = self._now_ms() if due == "now" else due

    def read(self, game: str, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        """Read at once: there are no pages in memory."""
        partition_of(game)
        validation.require_number(after)
        with self._changed:
            return _entries_after(self._streams.get(game, []), after)[: None if limit is None else max(0, limit)]

    def head(self, game: str) -> StreamHead:
        """Read the last entry."""
        partition_of(game)
        with self._changed:
            return _head_of(self._streams.get(game, []))

    def games(self) -> list[str]:
        """List the streams."""
        with self._changed:
            return [each for each in self._streams if is_game_id(each)]

    def streams(self, letter: str = "") -> list[str]:
        """List the streams."""
        check_letter(letter)
        with self._changed:
            return [each for each in self._streams if letter_of(each) and each.startswith(letter)]

    def owed(self, now_ms: int, limit: int, partitions: Collection[int] = ALL_PARTITIONS) -> list[str]:
        """Sort the due games."""
        validation.require_number(now_ms)
        validation.require_number(limit)
        with self._changed:
            due = [(due_ms, game) for game, due_ms in self._due.items() if due_ms <= now_ms]
            owed = sorted(each for each in due if partition_of(each[1]) in partitions)
        return [game for _, game in owed[:limit]]

    def lease(self, game: str, now_ms: int) -> int:
        """Check, postpone and count under the lock."""
        partition_of(game)
        validation.require_number(now_ms)
        with self._changed:
            due_ms = self._due.get(game)
            if due_ms is None or due_ms > now_ms:
                return 0
            attempts, since_ms = self._attempts.get(game, (0, due_ms))
            attempt = attempts + 1
            self._attempts[game] = attempt, since_ms
            self._due[game] = now_ms + min(LONGEST_LEASE_MS, LEASE_MS << (attempt - 1))
            return attempt

    def owe(self, game: str, head: StreamHead, due: int | Literal["now", "clear"]) -> bool:
        """Compare the head and set under the lock."""
        partition_of(game)
        with self._changed:
            if _head_of(self._streams.get(game, [])) != head:
                return False
            self._set_due(game, due)
            return True

    def clock_ms(self) -> int:
        """Time of the given clock."""
        return self._now_ms()

    def due_ms(self, game: str) -> int | None:
        """Look it up."""
        partition_of(game)
        with self._changed:
            return self._due.get(game)

    def owed_since_ms(self, game: str) -> int | None:
        """Look it up."""
        partition_of(game)
        with self._changed:
            _, since_ms = self._attempts.get(game, (0, None))
            return self._due.get(game) if since_ms is None else since_ms

    def automation_backlog(self, now_ms: int) -> AutomationBacklog:
        """Count the due games."""
        validation.require_number(now_ms)
        with self._changed:
            since = [*self._due.values(), *(first for _, first in self._attempts.values())]
            return AutomationBacklog(len(self._due), max(0, now_ms - min(since, default=now_ms)))

    def feed_ends(self) -> dict[int, str]:
        """Ids of each feed's last entry."""
        with self._changed:
            return {partition: told[-1].id if told else "0-0" for partition, told in enumerate(self._feeds)}

    def follow(
        self, after: dict[int, str], block_ms: int, partitions: Collection[int] = ALL_PARTITIONS
    ) -> list[tuple[int, AppendNotice]]:
        """Wait until an append notifies."""
        validation.require_number(block_ms)
        for partition, feed_id in after.items():
            validation.require_feed_id(partition, feed_id)
        with self._changed:
            self._changed.wait_for(lambda: self._entries_since(after, partitions), block_ms / 1000)
            return self._entries_since(after, partitions)

    def _entries_since(
        self, after: dict[int, str], partitions: Collection[int] = ALL_PARTITIONS
    ) -> list[tuple[int, AppendNotice]]:
        news = []
        for partition in sorted(partitions):
            told = self._feeds[partition]
            if told and told[-1].id != after.get(partition):
                start = bisect_right(told, _parse_feed_id(after.get(partition, "0-0")), key=_feed_position)
                news += [(partition, entry) for entry in told[start : start + feed.PAGE_ENTRIES]]
        return news

    def checkpoint(self, consumer: str) -> dict[int, str]:
        """Look up the consumer's checkpoints."""
        validation.require_name(consumer)
        with self._changed:
            return {partition: self._checkpoints.get((consumer, partition), "0-0") for partition in range(PARTITIONS)}

    def advance(self, consumer: str, places: Mapping[int, str]) -> None:
        """Set the consumer's checkpoints."""
        validation.require_name(consumer)
        for partition, feed_id in places.items():
            validation.require_feed_id(partition, feed_id)
        with self._changed:
            self._checkpoints |= {(consumer, partition): feed_id for partition, feed_id in places.items()}

    def waiting_ms(self, consumer: str, now_ms: int) -> int:
        """Look up the first entry after the consumer's checkpoint in each feed."""
        validation.require_number(now_ms)
        places = self.checkpoint(consumer)
        with self._changed:
            told = [entry.id for _, entry in self._entries_since(places)]
        return max(0, now_ms - min((_parse_feed_id(each)[0] for each in told), default=now_ms))


def _head_of(stream: list[StoredEntry]) -> StreamHead:
    return StreamHead(stream[-1].version, stream[-1].digest) if stream else EMPTY


def _entries_after(stream: list[StoredEntry], version: int) -> list[StoredEntry]:
    return stream[bisect_right(stream, version, key=_entry_version) :]


def _contains_head(stream: list[StoredEntry], head: StreamHead) -> bool:
    """Whether the stream has this version with this digest."""
    return head == EMPTY or any(
        (each.version, each.digest) == head for each in _entries_after(stream, head.version - 1)[:1]
    )


def _conflict_entries(stream: list[StoredEntry], version: int) -> tuple[StoredEntry, ...]:
    return tuple(_entries_after(stream, version)[:MAX_MISSED])


def _to_entries(events: Sequence[tuple[bytes, bytes]], after: int) -> list[StoredEntry]:
    return [StoredEntry(version, *pair) for version, pair in enumerate(events, after + 1)]


def _entry_version(entry: StoredEntry) -> int:
    return entry.version


def _feed_position(entry: AppendNotice) -> tuple[int, int]:
    return _parse_feed_id(entry.id)


def _parse_feed_id(feed_id: str) -> tuple[int, int]:
    ms, _, count = feed_id.partition("-")
    return int(ms), int(count)
