"""The store's protocol for what an owner has open at once: games, bots' games. Counted where it is opened."""

from __future__ import annotations

from typing import Protocol

OPEN_MS = 30 * 86_400_000
"""How long an item counts: as long as a game's owner is known. So one that nobody closed counts no more after that."""


class OpenItems(Protocol):
    """What each owner has open, by kind. Methods raise `Unavailable` when the store cannot be reached."""

    def open_item(self, owner: str, kind: str, item: str, at_ms: int, most: int) -> bool:
        """Count an item for 30 days, unless its owner has `most` of this kind then; also True if it counts already."""

    def close_item(self, owner: str, kind: str, item: str) -> None:
        """Count an item no more, if it does."""

    def open_items(self, owner: str, kind: str) -> list[str]:
        """What an owner has open of a kind, by age, oldest first."""
