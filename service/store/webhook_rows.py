"""The store's protocol for webhooks: versioned rows with a due time, and the owners that listen to a game.

An owner is written as `<kind>-<id>`; its id has the form of a game id, and determines the partition of all its rows.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from service.ids import ALL_PARTITIONS, GAME_ID, partition_of

ROWS_S = 90 * 86_400
"""Seconds that an owner's rows, and a game's listeners, are kept after their last write: as long as an inbox."""
LARGEST_ROW = 64 * 1024

_OWNER = re.compile(rf"[a-z]{{1,16}}-({GAME_ID})")


class WebhookRow(NamedTuple):
    """A stored webhook. version: counts its writes, from 1."""

    version: int
    row: bytes


class DueWebhook(NamedTuple):
    """A webhook with a due time."""

    owner: str
    name: str


class WebhookBacklog(NamedTuple):
    """Due webhooks: their number, and milliseconds the longest has waited."""

    webhooks: int
    longest_ms: int


class WebhooksFull(Exception):
    """The owner has reached its limit of webhooks; nothing was written."""


class WebhookRows(Protocol):
    """Webhooks, each a row of its owner."""

    def webhooks(self, owner: str) -> dict[str, WebhookRow]:
        """The rows of an owner by name."""

    def put_webhook(self, owner: str, name: str, version: int, *, row: bytes, due_ms: int | None, most: int) -> bool:
        """Write a row if the stored one has this version, 0 for none, and set its due time; False for another version.

        due_ms: None clears it. Also True if an earlier call whose reply was lost has written this same row.
        The owner's rows expire 90 days after their last write.
        Raises WebhooksFull for a new row of an owner that has `most`.
        """

    def drop_webhook(self, owner: str, name: str) -> None:
        """Delete a row and its due time."""

    def due_webhooks(self, now_ms: int, limit: int, partitions: Collection[int] = ALL_PARTITIONS) -> list[DueWebhook]:
        """Webhooks of these partitions' owners due by `now_ms`, longest overdue first. A row may have expired meanwhile."""

    def webhook_backlog(self, now_ms: int) -> WebhookBacklog:
        """Number of due webhooks, and how long the longest has been due."""

    def listen(self, game: str, owner: str) -> None:
        """Note that an owner's webhooks may report on a game, for 90 days."""

    def unlisten(self, game: str, owner: str) -> None:
        """Remove this note."""

    def listeners(self, games: Sequence[str]) -> dict[str, set[str]]:
        """Owners by game; a game without any is absent."""


def owner_partition(owner: str) -> int:
    """The partition of an owner's rows.  Raises ValueError."""
    found = _OWNER.fullmatch(owner)
    if found is None:
        raise ValueError("not an owner")
    return partition_of(found[1])
