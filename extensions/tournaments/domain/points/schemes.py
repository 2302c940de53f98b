"""Schemes: points of a table's outcome, by seat.

Each has `points(outcome, best)` by seat and `mean(best)`, a seat's average, the unit of byes. best:
the size of table that the tournament prefers.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Literal

import msgspec

from domain.kernel.placing import Placing
from domain.kernel.secrecy import Seat
from extensions.tournaments.domain.points.exact import exact_sum
from extensions.tournaments.domain.points.place_rows import Row, points_by_seat, row_for

HALF = Fraction(1, 2)
FOUR_TWO_ONE: Row = (Fraction(4), Fraction(2), Fraction(1), Fraction(0))


class TableOutcome(msgspec.Struct, frozen=True):
    """The outcome of a table: winners by the game, ascending; places, scores and measures."""

    winners: tuple[Seat, ...]
    placing: Placing

    @property
    def size(self) -> int:
        return len(self.placing.places)


class Beaten(msgspec.Struct, frozen=True, tag_field="scheme", tag="beaten"):
    """Number of beaten opponents, plus half of the tied ones, divided by all others at the table: ½ on average at every
    size.
    """

    def points(self, outcome: TableOutcome, best: int) -> tuple[Fraction, ...]:  # noqa: ARG002
        places = outcome.placing.places
        others = len(places) - 1
        if not others:
            return (HALF,)
        doubled = {own: sum(2 * (other > own) + (other == own) for other in places) - 1 for own in set(places)}
        worth = {own: Fraction(count, 2 * others) for own, count in doubled.items()}
        return tuple([worth[own] for own in places])

    def mean(self, best: int) -> Fraction:  # noqa: ARG002
        return HALF


class Win(msgspec.Struct, frozen=True, tag_field="scheme", tag="win"):
    """Winners share the table's points, its size divided by `best`; without winners all seats get 0."""

    def points(self, outcome: TableOutcome, best: int) -> tuple[Fraction, ...]:
        winners = outcome.winners
        share = Fraction(outcome.size, best * len(winners)) if winners else Fraction()
        return tuple([share if seat in winners else Fraction() for seat in range(outcome.size)])

    def mean(self, best: int) -> Fraction:
        return Fraction(1, best)


class ByPlace(msgspec.Struct, frozen=True, tag_field="scheme", tag="places"):
    """4-2-1-0 at a table of four, interpolated for other sizes; tied places share the mean of theirs."""

    def points(self, outcome: TableOutcome, best: int) -> tuple[Fraction, ...]:  # noqa: ARG002
        return points_by_seat(row_for((FOUR_TWO_ONE,), outcome.size), outcome.placing.places)

    def mean(self, best: int) -> Fraction:
        return exact_sum(row_for((FOUR_TWO_ONE,), best)) / best


class OwnTable(msgspec.Struct, frozen=True, tag_field="scheme", tag="own"):
    """The organiser's table: a row for each stated size, with one value for each seat."""

    rows: tuple[Row, ...]

    def __post_init__(self) -> None:
        """Raises ValueError unless there is a row, one for each size, and no place is worth less than the next."""
        sizes = [len(row) for row in self.rows]
        if not sizes or min(sizes) < 2 or len(set(sizes)) < len(sizes):
            raise ValueError("A table of points has one row for each size of table, of two places or more.")
        if any(better < worse for row in self.rows for better, worse in pairwise(row)):
            raise ValueError("A place is worth no less than the next one.")

    def points(self, outcome: TableOutcome, best: int) -> tuple[Fraction, ...]:  # noqa: ARG002
        return points_by_seat(row_for(self.rows, outcome.size), outcome.placing.places)

    def mean(self, best: int) -> Fraction:
        return exact_sum(row_for(self.rows, best)) / best


class Scores(msgspec.Struct, frozen=True, tag_field="scheme", tag="scores"):
    """The score less the mean of the table, at most `cap` either way. Without scores, as after a ruling, 0 for all."""

    cap: Fraction | None = None

    def __post_init__(self) -> None:
        """Raises ValueError for a cap of 0 or less."""
        if self.cap is not None and self.cap <= 0:
            raise ValueError("A cap is more than 0.")

    def points(self, outcome: TableOutcome, best: int) -> tuple[Fraction, ...]:  # noqa: ARG002
        margins = score_margins(outcome.placing)
        if margins is None:
            return (Fraction(),) * outcome.size
        return margins if self.cap is None else tuple([max(-self.cap, min(self.cap, each)) for each in margins])

    def mean(self, best: int) -> Fraction:  # noqa: ARG002
        return Fraction()


class Measure(msgspec.Struct, frozen=True):
    """A number of the whole table by which co-operative results are compared, for the outcomes in `when`."""

    name: str
    when: Literal["won", "lost", "always"] = "always"
    better: Literal["fewer", "more"] = "fewer"


class Together(msgspec.Struct, frozen=True, tag_field="scheme", tag="together"):
    """A co-operative game, whose table is one side: 1 for winning. Duplicates compare `measures` after that, in order."""

    measures: tuple[Measure, ...] = ()

    def points(self, outcome: TableOutcome, best: int) -> tuple[Fraction, ...]:  # noqa: ARG002
        return tuple([Fraction(seat in outcome.winners) for seat in range(outcome.size)])

    def mean(self, best: int) -> Fraction:  # noqa: ARG002
        return HALF

    def merit(self, outcome: TableOutcome) -> tuple[tuple[int, int], ...]:
        """Greater for the better of two tables. A table without a measure, as after a ruling, is behind in it."""
        is_won, measured = bool(outcome.winners), outcome.placing.measures
        found = [(int(is_won), 0)]
        for each in self.measures:
            if (each.when == "always" or (each.when == "won") == is_won) and each.name in measured:
                value = measured[each.name]
                found.append((1, value if each.better == "more" else -value))
            else:
                found.append((0, 0))
        return tuple(found)


Scheme = Beaten | Win | ByPlace | OwnTable | Scores | Together


def score_margins(placing: Placing) -> tuple[Fraction, ...] | None:
    """By seat, the score minus the mean of the table; None without scores."""
    if placing.scores is None:
        return None
    size, total = len(placing.scores), sum(placing.scores)
    return tuple([Fraction(size * each - total, size) for each in placing.scores])
