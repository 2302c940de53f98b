"""Places: entries of a section in order, by points and then by the regulations' tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from extensions.tournaments.domain.standings.book import Book, Member
from extensions.tournaments.domain.standings.inputs import Penalty
from extensions.tournaments.domain.standings.lines import PointsLine
from extensions.tournaments.domain.standings.scoring import TieBreak
from extensions.tournaments.domain.standings.tie_breaks import OF_ONE, Parts, Rates, Value, head_to_head, opponent_rates

Group = tuple[int, ...]


class StandingsRow(NamedTuple):
    """A line of the standings. place: None for a disqualified entry; sharing: how many others have the same place;
    ties: the tie-breaks in order, None for one that was not needed or does not apply.
    """

    place: int | None
    entry: int
    points: Fraction
    ties: tuple[Value | None, ...]
    sharing: int = 0


class OpenTie(NamedTuple):
    """A tie-break and its parts; None if it was not needed or does not apply."""

    name: TieBreak
    parts: Parts | None


class OpenRow(NamedTuple):
    """The parts of an entry's numbers: points are the sum of the members that count and of the lines without a table,
    minus the sum of the penalties.
    """

    entry: int
    points: Fraction
    members: tuple[Member, ...]
    lines: tuple[PointsLine, ...]
    penalties: tuple[Penalty, ...]
    ties: tuple[OpenTie, ...]


class Ranking:
    """The places of a section, the disqualified apart. groups: entries that share a place, best first."""

    def __init__(self, book: Book, section: str | None = None) -> None:
        """section: None for all."""
        self.book = book
        self._rates: Rates = opponent_rates(book)
        self._breaks = book.sheet.scoring.tie_breaks
        self._met: dict[int, Parts] = {}
        entrants, tallies = book.sheet.entrants, book.tallies
        inside = sorted(entry for entry in tallies if section is None or entrants[entry].section == section)
        self._values = {name: self._values_of(name, inside) for name in self._breaks if name in OF_ONE}
        placed = [entry for entry in inside if not tallies[entry].is_disqualified]
        self.groups: tuple[Group, ...] = tuple(self._rank(placed))
        self.disqualified: Group = tuple([entry for entry in inside if tallies[entry].is_disqualified])

    def rows(self) -> tuple[StandingsRow, ...]:
        """The standings, best first; entries with equal places by number, the disqualified last."""
        found, before = [], 0
        for group in self.groups:
            found += [self._row(before + 1, entry, len(group) - 1) for entry in group]
            before += len(group)
        return tuple(found + [self._row(None, entry, 0) for entry in self.disqualified])

    def open_row(self, entry: int) -> OpenRow:
        """The parts of the numbers of an entry of this section."""
        tally = self.book.tallies[entry]
        ties = tuple([OpenTie(name, self._parts_of(name, entry)) for name in self._breaks])
        return OpenRow(entry, tally.points, tally.members, tally.lines, self.book.sheet.penalties_of(entry), ties)

    def _row(self, place: int | None, entry: int, sharing: int) -> StandingsRow:
        return StandingsRow(place, entry, self.book.tallies[entry].points, tuple([self._value(name, entry) for name in self._breaks]), sharing)

    def _value(self, name: TieBreak, entry: int) -> Value | None:
        if name in self._values:
            return self._values[name][entry]
        return self._met[entry].value if entry in self._met else None

    def _parts_of(self, name: TieBreak, entry: int) -> Parts | None:
        return OF_ONE[name](self.book.tallies[entry], self._rates) if name in OF_ONE else self._met.get(entry)

    def _values_of(self, name: TieBreak, entries: Sequence[int]) -> Mapping[int, Value]:
        return {entry: OF_ONE[name](self.book.tallies[entry], self._rates).value for entry in entries}

    def _rank(self, entries: Sequence[int]) -> Iterator[Group]:
        for group in split(entries, {entry: (self.book.tallies[entry].points,) for entry in entries}):
            yield from self._break_ties(group, self._breaks)

    def _break_ties(self, tied: Group, breaks: Sequence[TieBreak]) -> Iterator[Group]:
        """Tied entries, separated by these tie-breaks if possible."""
        if len(tied) == 1 or not breaks:
            yield tied
            return
        for group in split(tied, self._consult(breaks[0], tied)):
            yield from self._break_ties(group, breaks[1:])

    def _consult(self, name: TieBreak, tied: Group) -> Mapping[int, Value]:
        if name in self._values:
            return self._values[name]
        found = head_to_head(self.book, tied)
        if found is None:
            return dict.fromkeys(tied, ())
        self._met.update(found)
        return {entry: parts.value for entry, parts in found.items()}


def split(entries: Sequence[int], values: Mapping[int, Value]) -> Iterator[Group]:
    """Groups of equal value, the greatest first; in each the entries keep their order."""
    ordered = sorted(entries, key=values.__getitem__, reverse=True)
    for _, group in groupby(ordered, key=values.__getitem__):
        yield tuple(group)
