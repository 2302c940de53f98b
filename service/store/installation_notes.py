"""The store's protocol: what is stored of the installation, and its clock."""

from __future__ import annotations

from typing import Protocol


class InstallationNotes(Protocol):
    """What is stored of the installation, and its clock. Methods raise `Unavailable` when the store cannot be reached within its deadline."""

    def clock_ms(self) -> int:
        """Server time in milliseconds since the epoch. Due times use it, because host clocks drift."""

    def note_installation(self, own: str, *, over: bool = False) -> str:
        """Set-if-absent installation id; returns the stored one. over: replace it."""

    def note_backup(self, at_ms: int) -> None:
        """Set the time of the last good backup, for monitoring."""

    def last_backup(self) -> int:
        """Time of the last good backup in milliseconds since the epoch; 0 without one."""

    def ping(self) -> None:
        """Write to every partition, which detects a read-only store.  Raises `Unavailable`."""
