"""The store's protocol: rows of projections, by key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class ProjectionRows(Protocol):
    """Rows of projections, by key. Methods raise `Unavailable` when the store cannot be reached within its deadline."""

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
