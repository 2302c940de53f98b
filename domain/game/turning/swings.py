"""The largest changes of the winners' chance in a game, found with few positions: the widest gaps are halved until they
are single steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from domain.game.bot_answer import OutOfSteps
from domain.game.turning.imagined import DecisionPoint

MOST = 3
"""Number of swings to find."""
GRID = 9
"""Positions tried first, evenly spread."""
TRIED = 21
"""Positions tried in all."""
ANSWERS = 5_000
"""Approximate bot answers per game: with the game's length it determines the number of imagined worlds."""
FEWEST, MOST_WORLDS = 4, 60


class Swing(NamedTuple):
    """The change by a step. after, until: versions of the positions before and after it; by: change of the winners'
    chance.
    """

    after: int
    until: int
    by: float


def world_count(positions: int) -> int:
    """The number of imagined worlds at each position of a game with this many decisions.

    >>> world_count(16), world_count(60), world_count(400)
    (29, 7, 4)
    """
    return max(FEWEST, min(MOST_WORLDS, ANSWERS * 2 // (TRIED * max(1, positions))))


def find_swings(positions: Sequence[DecisionPoint], end: int, chance: Callable[[DecisionPoint], float]) -> tuple[Swing, ...]:
    """The steps that changed the winners' chance most, at most three, in their order. end: the version at which they
    had won.

    chance: raises OutOfSteps when its budget is used up; then the known positions count, if each of the first was
    tried.
    """
    count = len(positions)
    if not count:
        return ()
    known = {count: 1.0}

    def look(nth: int) -> None:
        if nth not in known:
            known[nth] = chance(positions[nth])

    try:
        for nth in range(GRID):
            look(nth * count // GRID)
    except OutOfSteps:
        return ()
    while len(known) <= TRIED:
        wide = next((each for each in widest(known)[:MOST] if each[1] - each[0] > 1), None)
        if wide is None:
            break
        try:
            look(sum(wide) // 2)
        except OutOfSteps:
            break
    versions = [*(each.version for each in positions), end]
    found = [(start, stop) for start, stop in widest(known)[:MOST] if known[start] != known[stop]]
    return tuple(Swing(versions[start], versions[stop], known[stop] - known[start]) for start, stop in sorted(found))


def widest(known: dict[int, float]) -> list[tuple[int, int]]:
    """Neighbours among the tried positions, first the pairs with the largest change of chance."""
    tried = sorted(known)
    return sorted(pairwise(tried), key=lambda gap: (-abs(known[gap[1]] - known[gap[0]]), gap))
