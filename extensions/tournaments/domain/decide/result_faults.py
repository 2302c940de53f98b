"""Checks that a result fits its table."""

from __future__ import annotations

import re
from collections.abc import Sequence

from extensions.tournaments.domain.decide.requirements import malformed
from extensions.tournaments.domain.facts.parts import Result, ResultKind
from extensions.tournaments.domain.regulations.terms import FRACTION

_FRACTION = re.compile(FRACTION)


def require_result(result: Result, seats: int, kinds: Sequence[ResultKind]) -> None:
    """Raises Malformed unless a result is of one of these kinds, complete, and for this many seats."""
    if result.kind not in kinds:
        raise malformed("result.kind", f"One of {', '.join(kinds)}.")
    if len(result.places) != seats or any(each not in range(1, seats + 1) for each in result.places):
        raise malformed("result.places", f"{seats} places, by seat.")
    if any(1 + sum(other < own for other in result.places) != own for own in result.places):
        raise malformed("result.places", "One more than the seats that did better.")
    if list(result.winners) != sorted(set(result.winners)) or not set(result.winners) <= set(range(seats)):
        raise malformed("result.winners", "Seats of this table, ascending.")
    if result.winners and result.winners != tuple(seat for seat, place in enumerate(result.places) if place == 1):
        raise malformed("result.winners", "The seats with place 1, or none.")
    if result.scores is not None and len(result.scores) != seats:
        raise malformed("result.scores", f"{seats} scores, by seat.")
    if result.points is not None or result.forfeited:
        raise malformed("result.points", "A game has places, not points.")


def require_points(points: Sequence[str], seats: int, field: str) -> None:
    """Raises Malformed unless these are numbers, one for each seat."""
    if len(points) != seats or not all(_FRACTION.fullmatch(each) and len(each) <= 12 for each in points):
        raise malformed(field, f"{seats} numbers such as 3/2, by seat.")
