"""The store's protocol: what is stored beside a game: names of seats, its owner, reads by its arbiter."""

from __future__ import annotations

from typing import Protocol

from service.store.stored import ArbiterRead


class GameNotes(Protocol):
    """What is stored beside a game: names of seats, its owner, reads by its arbiter. Methods raise `Unavailable` when the store cannot be reached within its deadline."""

    def put_name(self, game: str, seat: int, name: str) -> None:
        """Set a seat's display name. Outside the log, so that it can be erased."""

    def drop_name(self, game: str, seat: int) -> bool:
        """Delete a seat's name from all parts of the store; False if there was none."""

    def names(self, game: str) -> dict[int, str]:
        """The names of a game's seats, by seat number; a seat without a name is absent."""

    def put_owner(self, game: str, owner: str) -> None:
        """Set the pseudonym (1 to 64 characters) of a game's creator, for 30 days: orders bots' turns, never shown."""

    def owner(self, game: str) -> str:
        """Pseudonym of a game's creator; "" when unknown or expired."""

    def note_read(self, game: str, version: int, viewpoint: str, at_ms: int) -> None:
        """Record that a version was read from this viewpoint; only the first read of each pair is kept."""

    def reads(self, game: str) -> list[ArbiterRead]:
        """Recorded reads of a game, by version, then by viewpoint as text."""
