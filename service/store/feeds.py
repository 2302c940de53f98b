"""The store's protocol: the feeds that announce appends, and how far their consumers are."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from service.ids import ALL_PARTITIONS
from service.store.stored import AppendNotice


class Feeds(Protocol):
    """The feeds that announce appends, and how far their consumers are. Methods raise `Unavailable` when the store cannot be reached within its deadline."""

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

    def waiting_ms(self, consumer: str, now_ms: int) -> int:
        """Age of the oldest notice in the feeds that `consumer` has not processed; 0 without one."""
