"""The store's protocol for the open items of an owner: games, bots' games. Each is counted when it is opened."""

from __future__ import annotations

from typing import Protocol

OPEN_MS = 30 * 86_400_000
"""How long an item counts: as long as a game's owner is known. So an item that was never closed stops counting after
that.
"""


class OpenItems(Protocol):
    """Open items of each owner, by kind. Methods raise `Unavailable` when the store cannot be reached."""

    def open_item(self, owner: str, kind: str, item: str, at_ms: int, most: int) -> bool:
        """Count an item for 30 days, unless its owner has `most` of this kind then; also True if it is already counted.
        """

    def close_item(self, owner: str, kind: str, item: str) -> None:
        """Stop counting an item, if it is counted."""

    def open_items(self, owner: str, kind: str) -> list[str]:
        """An owner's open items of a kind, oldest first."""
