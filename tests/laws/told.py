"""What the laws have to say of their own reach, printed at the end of a run: also of one that several processes shared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

SAID: list[str] = []
"""Lines of the laws' own."""
PLAYED: Counter[str] = Counter()
"""Random games that were played to their end and broke no law, by ruleset and by how they were played."""

Report = dict[str, list[str] | dict[str, int]]


def tell(line: str) -> None:
    SAID.append(line)


def count(ruleset: str, how: str) -> None:
    """One more game has kept the laws. how: in few words, after the number."""
    PLAYED[f"{ruleset}: {how}"] += 1


def report() -> Report:
    """What one process has to say."""
    return {"said": list(SAID), "played": dict(PLAYED)}


def gather(told: Report) -> None:
    """Add what another process had to say."""
    SAID.extend(told["said"])
    PLAYED.update(told["played"])


def lines() -> Iterator[str]:
    """All of it, the games by ruleset."""
    games: dict[str, list[str]] = {}
    for name, number in sorted(PLAYED.items()):
        ruleset, _, how = name.partition(": ")
        games.setdefault(ruleset, []).append(f"{number} {how}")
    yield from (f"{ruleset}: {', '.join(numbers)}" for ruleset, numbers in games.items())
    yield from sorted(SAID)
