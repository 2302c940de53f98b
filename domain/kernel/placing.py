"""The placing of an ended game, seat by seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from domain.kernel.secrecy import Seat

OWN_TASK = "own"
"""The name of a common task that is the table's own, comparable with no other."""


class Placing(msgspec.Struct, frozen=True):
    """places: by seat, 1 for the best; seats that the rules do not tell apart share a place, and as many places after
    theirs stay free, as in 1, 2, 2, 4. scores: by seat, if the rules count scores; else None. measures: numbers of the
    whole table that the rules do not judge, by name.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    measures: Mapping[str, int] = {}


def places_by(merits: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat: one more than the number of seats that did better.

    >>> places_by([(3, 1), (7, 0), (3, 1), (2, 9)])
    (2, 1, 2, 4)
    """
    return tuple([1 + sum(other > own for other in merits) for own in merits])


def places_of_winners(winners: Sequence[Seat], seats: int) -> tuple[int, ...]:
    """Winners are first, all others next; all are first if there are no winners.

    >>> places_of_winners([1, 3], 4)
    (3, 1, 3, 1)
    """
    return places_by([seat in winners for seat in range(seats)])
