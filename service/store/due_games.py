"""The store's protocol: when automation owes games and other logs work."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, Protocol

from service.ids import ALL_PARTITIONS
from service.store.stored import AutomationBacklog, StreamHead


class DueGames(Protocol):
    """When automation owes games and other logs work. Methods raise `Unavailable` when the store cannot be reached within its deadline."""

    def owed(self, now_ms: int, limit: int, partitions: Collection[int] = ALL_PARTITIONS) -> list[str]:
        """Games of these partitions whose automation was due by `now_ms`, longest overdue first."""

    def lease(self, game: str, now_ms: int) -> int:
        """Postpone a due game (5 s from now, doubling to 60 s) and count the attempt; its number, or 0 if not due."""

    def owe(self, game: str, head: StreamHead, due: int | Literal["now", "clear"]) -> bool:
        """Set the time at which automation owes a game work, unless its head has moved; True if set."""

    def due_ms(self, game: str) -> int | None:
        """When automation owes this game a turn, in milliseconds since the epoch; None if never."""

    def owed_since_ms(self, game: str) -> int | None:
        """As `due_ms`, but before any postponement by `lease`; an append resets it."""

    def automation_backlog(self, now_ms: int) -> AutomationBacklog:
        """Number of games with a due time, and how long the longest has been overdue, before any postponement."""
