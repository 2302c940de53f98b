"""The games that the laws played, for the end of a run; merged from several processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from deaddrop.testing.schedule import SECONDS, SEED

_LINES: list[str] = []
_PLAYED: Counter[str] = Counter()


def add_line(line: str) -> None:
    """A line for the end of the run."""
    _LINES.append(line)


def count_game(ruleset: str, kind: str) -> None:
    """One more game that broke no law. kind: a plural, written after the number."""
    _PLAYED[f"{ruleset}: {kind}"] += 1


def to_json() -> dict[str, Any]:
    """The counts of this process."""
    return {"lines": list(_LINES), "played": dict(_PLAYED)}


def add_json(counted: dict[str, Any]) -> None:
    """Adds the counts of another process."""
    _LINES.extend(counted["lines"])
    _PLAYED.update(counted["played"])


def summary_lines() -> Iterator[str]:
    """How the laws were run, and the games by ruleset; nothing if no law was run."""
    if not _PLAYED and not _LINES:
        return
    yield f"laws: DEADDROP_LAW_SEED={SEED} DEADDROP_LAW_SECONDS={SECONDS:g}"
    games: dict[str, list[str]] = {}
    for name, number in sorted(_PLAYED.items()):
        ruleset, _, kind = name.partition(": ")
        games.setdefault(ruleset, []).append(f"{number} {kind}")
    yield from (f"{ruleset}: {', '.join(numbers)}" for ruleset, numbers in games.items())
    yield from sorted(_LINES)
