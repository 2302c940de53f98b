"""The table of faults: what was broken, how often, what became of the commands, and how long nobody was answered."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any, NamedTuple


class Row(NamedTuple):
    """What became of the commands that were first sent while one thing was broken; None where nobody counts.

    silences: the longest time in which nobody was answered, once it could be whole again, in seconds, for each loop.
    """

    name: str
    loops: int
    acked: int | None = None
    refused: int | None = None
    unknown: int | None = None
    lost: int | None = None
    doubled: int | None = None
    silences: Sequence[float] = ()

    def __str__(self) -> str:
        counts = "".join(f"{'–' if each is None else each:>8}" for each in self[2:7])
        return f"{self.name:<44}{self.loops:>7}{counts}{shown(self.p50_s):>8}{shown(self.longest_s):>8}"

    @property
    def p50_s(self) -> float | None:
        return statistics.median(self.silences) if self.silences else None

    @property
    def longest_s(self) -> float | None:
        return max(self.silences, default=None)

    def told(self) -> dict[str, Any]:
        """The row as JSON."""
        return {**self._asdict(), "silences": list(self.silences), "p50_s": self.p50_s, "longest_s": self.longest_s}


HEAD = f"{'fault':<44}{'loops':>7}{'acked':>8}{'refused':>8}{'unknown':>8}{'lost':>8}{'doubled':>8}{'p50 s':>8}{'max s':>8}"


def shown(seconds: float | None) -> str:
    return "–" if seconds is None else f"{seconds:.2f}"


class Told(NamedTuple):
    """The table, and what is wrong."""

    rows: list[Row]
    wrong: list[str]
