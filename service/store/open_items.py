"""The store's protocol for the open items of an owner: games, bots' games, studies, reports. Each is counted when it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

OPEN_MS = 30 * 86_400_000
"""How long an item counts: as long as a game's owner is known. So an item that was never closed stops counting after
that.
"""


class OpenBound(NamedTuple):
    """Items that are to count for an owner. most: of this kind."""

    owner: str
    kind: str
    items: tuple[str, ...]
    most: int


class Exceeded(NamedTuple):
    """A bound without room. over: how many items are too many for it."""

    bound: OpenBound
    over: int


class OpenItems(Protocol):
    """Open items of each owner, by kind. Methods raise `Unavailable` when the store cannot be reached."""

    def count_items(self, bounds: Sequence[OpenBound], at_ms: int) -> Exceeded | None:
        """Count the items of all bounds for 30 days, each once, or none of them; the first bound without room for those that do not
        count yet.
        """

    def close_item(self, owner: str, kind: str, item: str) -> None:
        """Stop counting an item, if it is counted."""

    def open_items(self, owner: str, kind: str) -> list[str]:
        """An owner's open items of a kind, oldest first."""
