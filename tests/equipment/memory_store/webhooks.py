"""Webhooks in memory, under the lock of the streams."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence

from service.ids import ALL_PARTITIONS, partition_of
from service.store import validation
from service.store.webhook_rows import DueWebhook, WebhookBacklog, WebhookRow, WebhooksFull, owner_partition
from tests.equipment.memory_store.streams import MemoryStreams


class MemoryWebhooks(MemoryStreams):
    """Rows, due times and listeners. Nothing expires: all of it ends with the process."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        super().__init__(now_ms)
        self._webhooks: defaultdict[str, dict[str, WebhookRow]] = defaultdict(dict)
        self._webhooks_due: dict[DueWebhook, int] = {}
        self._listeners: defaultdict[str, set[str]] = defaultdict(set)

    def webhooks(self, owner: str) -> dict[str, WebhookRow]:
        """Look them up."""
        owner_partition(owner)
        with self._changed:
            return self._webhooks[owner].copy()

    def put_webhook(self, owner: str, name: str, version: int, row: bytes, due_ms: int | None, most: int) -> bool:
        """Compare and write under the lock."""
        validation.check_webhook(owner, name, version, row=row, due_ms=due_ms, most=most)
        with self._changed:
            rows = self._webhooks[owner]
            held = rows.get(name, WebhookRow(0, b""))
            if held == WebhookRow(version + 1, row):
                return True
            if held.version != version:
                return False
            if not held.version and len(rows) >= most:
                raise WebhooksFull
            rows[name] = WebhookRow(version + 1, row)
            self._webhooks_due.pop(DueWebhook(owner, name), None)
            if due_ms is not None:
                self._webhooks_due[DueWebhook(owner, name)] = due_ms
            return True

    def drop_webhook(self, owner: str, name: str) -> None:
        """Delete both."""
        owner_partition(owner)
        validation.require_name(name)
        with self._changed:
            self._webhooks[owner].pop(name, None)
            self._webhooks_due.pop(DueWebhook(owner, name), None)

    def due_webhooks(self, now_ms: int, limit: int, partitions: Collection[int] = ALL_PARTITIONS) -> list[DueWebhook]:
        """Sort the due ones."""
        validation.require_number(now_ms)
        validation.require_number(limit)
        with self._changed:
            due = [(due_ms, each) for each, due_ms in self._webhooks_due.items() if due_ms <= now_ms]
        own = sorted(each for each in due if owner_partition(each[1].owner) in partitions)
        return [each for _, each in own[:limit]]

    def webhook_backlog(self, now_ms: int) -> WebhookBacklog:
        """Count the due ones."""
        validation.require_number(now_ms)
        with self._changed:
            due = [due_ms for due_ms in self._webhooks_due.values() if due_ms <= now_ms]
        return WebhookBacklog(len(due), now_ms - min(due, default=now_ms))

    def listen(self, game: str, owner: str) -> None:
        """Add the owner."""
        partition_of(game)
        owner_partition(owner)
        with self._changed:
            self._listeners[game].add(owner)

    def unlisten(self, game: str, owner: str) -> None:
        """Remove the owner."""
        partition_of(game)
        owner_partition(owner)
        with self._changed:
            self._listeners[game].discard(owner)

    def listeners(self, games: Sequence[str]) -> dict[str, set[str]]:
        """Look them up."""
        for game in games:
            partition_of(game)
        with self._changed:
            return {game: set(found) for game in games if (found := self._listeners.get(game))}
