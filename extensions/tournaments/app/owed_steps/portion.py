"""The part of a tournament's due work that one job does, so that a tournament of a thousand tables holds no worker for long."""

from __future__ import annotations

PIECES = 25
"""Most appends to games by one job: some 0.3 s. The next job of the tournament queues again, behind those of other owners."""


class PortionSpent(Exception):
    """A job has done its part; the rest stays due."""


class Portion:
    """Pieces of work left for one job. Every append to a game is one; work that is found done, or has no effect, is none."""

    def __init__(self, pieces: int = PIECES) -> None:
        self._left = pieces

    def require_left(self) -> None:
        """Raises PortionSpent if no piece is left."""
        if self._left <= 0:
            raise PortionSpent

    def spend(self) -> None:
        """Count a piece that was done."""
        self._left -= 1
