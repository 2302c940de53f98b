"""A disk that fails at one of its writes, as a killed process or a lost sector would leave it."""

from __future__ import annotations

from pathlib import Path

from service.games_log.disk import Disk


class Killed(Exception):
    """The process ended here."""


class FaultyDisk(Disk):
    """Counts its writes, and is killed at one of them. at: from 0; None for a disk that works.

    how: `before` anything of it is on disk; `torn`, with half of a draft; `after` it, before anybody hears of it.
    """

    def __init__(self, at: int | None = None, how: str = "before") -> None:
        self.at, self.how, self.writes = at, how, 0

    def write(self, path: Path, content: bytes) -> None:
        number, self.writes = self.writes, self.writes + 1
        if number == self.at:
            if self.how == "torn":
                path.parent.mkdir(parents=True, exist_ok=True)
                path.with_name(".draft").write_bytes(content[: len(content) // 2])
            elif self.how == "after":
                self._keep(path, content)
            raise Killed(f"{self.how} write {number}, of {path.name}")
        self._keep(path, content)

    def _keep(self, path: Path, content: bytes) -> None:
        """Write without a sync: the machine of a test does not fail."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
