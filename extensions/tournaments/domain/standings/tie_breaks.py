"""Tie-breaks: numbers that order entries with equal points, each the sum or the mean of its parts.

More is better in all of them. A number with several components, as of `places`, is compared component by component.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, combinations, zip_longest
from typing import Literal, NamedTuple

from extensions.tournaments.domain.points.exact import exact_sum
from extensions.tournaments.domain.standings.book import Book, EntryTally
from extensions.tournaments.domain.standings.lines import PointsLine
from extensions.tournaments.domain.standings.scoring import TieBreak

LEAST_OF_MEAN = Fraction(2, 3)
"""Least value of an opponent, as a part of the scheme's mean."""

Value = tuple[Fraction, ...]
NOTHING: Value = (Fraction(),)
Rates = Mapping[int, Fraction]


class Addend(NamedTuple):
    """An addend of a tie-break. entry: the opponent that it is about; is_counted: False if it was cut."""

    round: int
    table: int
    value: Value
    entry: int | None = None
    is_counted: bool = True


class Parts(NamedTuple):
    """The parts of a tie-break, with their sum or mean."""

    how: Literal["sum", "mean"]
    parts: tuple[Addend, ...]

    @property
    def value(self) -> Value:
        """The number itself; 0 without parts."""
        values = [each.value for each in self.parts if each.is_counted]
        if not values:
            return NOTHING
        found = total(values)
        return found if self.how == "sum" else tuple([each / len(values) for each in found])


def total(values: Sequence[Value]) -> Value:
    """The sum, component by component; missing components are 0."""
    return tuple([exact_sum(column) for column in zip_longest(*values, fillvalue=Fraction())])


def opponent_rates(book: Book) -> Rates:
    """The value of each entry as an opponent: its points per played table, without penalties, at least two thirds of
    the scheme's mean. If points are differences, whose mean is 0, there is no least value.
    """
    least = book.sheet.scoring.mean * LEAST_OF_MEAN
    return {entry: opponent_rate(tally, least) for entry, tally in book.tallies.items()}


def opponent_rate(tally: EntryTally, least: Fraction) -> Fraction:
    """The value of one entry as an opponent."""
    rate = tally.played_points / tally.played if tally.played else least
    return max(rate, least) if least else rate


def opponents(tally: EntryTally, rates: Rates) -> Parts:
    """The mean over all opponents, of their points per played table; own byes and forfeits are left out."""
    return Parts("mean", tuple(opponent_parts(tally, rates)))


def opponents_cut1(tally: EntryTally, rates: Rates) -> Parts:
    """The same without the weakest opponent, if there are two or more."""
    parts = list(opponent_parts(tally, rates))
    if len(parts) > 1:
        weakest = min(range(len(parts)), key=lambda at: parts[at].value)
        parts[weakest] = parts[weakest]._replace(is_counted=False)
    return Parts("mean", tuple(parts))


def opponent_parts(tally: EntryTally, rates: Rates) -> Iterator[Addend]:
    for line in tally.lines:
        for entry in line.opponents:
            yield Addend(line.round, line.table, (rates[entry],), entry)


def wins(tally: EntryTally, _rates: Rates) -> Parts:
    """Won tables, including shared wins."""
    return Parts("sum", tuple([part_of(line, Fraction(1)) for line in tally.lines if line.is_won]))


def duplicate(tally: EntryTally, _rates: Rates) -> Parts:
    """The mean share in matchpoints, over the tables whose boards were compared."""
    found = [(line, line.share) for line in tally.lines]
    return Parts("mean", tuple([part_of(line, share) for line, share in found if share is not None]))


def scores(tally: EntryTally, _rates: Rates) -> Parts:
    """The sum of scores minus the means of the tables, without a cap."""
    found = [(line, line.margin) for line in tally.lines]
    return Parts("sum", tuple([part_of(line, margin) for line, margin in found if margin is not None]))


def places(tally: EntryTally, _rates: Rates) -> Parts:
    """First places, then second places and so on; seats that share places each have an equal part of them."""
    return Parts("sum", tuple([place_part(line) for line in tally.lines if line.is_played]))


def place_part(line: PointsLine) -> Addend:
    """A table's part of each place."""
    values = []
    for seat in line.seats:
        each = Fraction(1, (seat.tied + 1) * len(line.seats))
        values.append((Fraction(),) * (seat.place - 1) + (each,) * (seat.tied + 1))
    return Addend(line.round, line.table, total(values))


def progress(tally: EntryTally, _rates: Rates) -> Parts:
    """The sum of an entry's points after each round, by all its members, without penalties."""
    by_round: dict[int, Fraction] = {}
    for line in tally.lines:
        by_round[line.round] = by_round.get(line.round, Fraction()) + line.points
    sums = accumulate(by_round.values())
    return Parts("sum", tuple([Addend(number, 0, (after,)) for number, after in zip(by_round, sums, strict=True)]))


def part_of(line: PointsLine, value: Fraction) -> Addend:
    return Addend(line.round, line.table, (value,))


OF_ONE: Mapping[TieBreak, Callable[[EntryTally, Rates], Parts]] = {
    "opponents": opponents,
    "opponents_cut1": opponents_cut1,
    "wins": wins,
    "duplicate": duplicate,
    "scores": scores,
    "places": places,
    "progress": progress,
}
"""Tie-breaks of one entry; the other one, `head_to_head`, needs all tied entries."""


def head_to_head(book: Book, tied: Sequence[int]) -> Mapping[int, Parts] | None:
    """Points of the tables that two or more of the tied entries played against each other. None unless all of them met
    equally often, and at as many tables each.
    """
    among, met, parts = set(tied), Counter[frozenset[int]](), {}
    for entry in tied:
        shared = [line for line in book.tallies[entry].lines if not among.isdisjoint(line.opponents)]
        parts[entry] = Parts("sum", tuple([part_of(line, line.points) for line in shared]))
        for line in shared:
            met.update(frozenset((entry, other)) for other in among.intersection(line.opponents))
    meetings = {met[frozenset(pair)] for pair in combinations(tied, 2)}
    sizes = {len(each.parts) for each in parts.values()}
    is_level = len(meetings) == 1 and len(sizes) == 1 and 0 not in meetings
    return parts if is_level else None

