"""The store's protocol for inboxes: items by name, which expire with their inbox."""

from __future__ import annotations

from typing import Protocol


class InboxFull(Exception):
    """The inbox has reached its limit of items; nothing was written."""


class InboxItems(Protocol):
    """Items of inboxes by name. Methods raise `Unavailable` when the store cannot be reached within its deadline."""

    def put_into(self, inbox: str, name: str, value: str, most: int) -> bool:
        """Add an item to an inbox; False if the name is taken. An inbox id has the form of a game id.

        The inbox expires after 90 days, or 90 days after its last renewal.  Raises InboxFull if it holds `most` items
        or more.
        """

    def renew(self, inbox: str) -> None:
        """Extend an inbox to 90 days from now; at most one write a day."""

    def take_from(self, inbox: str, name: str) -> None:
        """Remove an item from an inbox."""

    def inside(self, inbox: str) -> dict[str, str]:
        """Items of an inbox by name."""
