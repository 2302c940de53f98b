"""The sheet: the latest input about each subject, and indices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from extensions.tournaments.domain.standings.inputs import (
    Award,
    Entrant,
    Input,
    Penalty,
    RoundSeated,
    SeatedTable,
    TableId,
    TableResult,
)
from extensions.tournaments.domain.standings.scoring import ScoringRules


class AwardId(NamedTuple):
    """The subject of an award: an entry at a table, or, with table 0, in a round without one."""

    table: TableId
    entry: int


@dataclass(frozen=True)
class Sheet:
    """Inputs at a moment. seatings, tables: indices of `rounds` by table and by entry; tables of an entry are in the
    order of rounds.
    """

    scoring: ScoringRules
    entrants: Mapping[int, Entrant] = field(default_factory=dict)
    rounds: Mapping[int, RoundSeated] = field(default_factory=dict)
    results: Mapping[TableId, TableResult] = field(default_factory=dict)
    awards: Mapping[AwardId, Fraction] = field(default_factory=dict)
    penalties: Mapping[int, Penalty] = field(default_factory=dict)
    seatings: Mapping[TableId, SeatedTable] = field(default_factory=dict)
    tables: Mapping[int, tuple[TableId, ...]] = field(default_factory=dict)

    def after(self, given: Input) -> Sheet:
        """The sheet after one more input.  Raises ValueError for a result without the seats of its table."""
        match given:
            case Entrant():
                return replace(self, entrants={**self.entrants, given.entry: given})
            case RoundSeated():
                return self._with_rounds({**self.rounds, given.round: given})
            case TableResult():
                if given.id in self.seatings:
                    require_seats(self.seatings[given.id], given)
                return replace(self, results={**self.results, given.id: given})
            case Award():
                award = AwardId(TableId(given.round, given.table), given.entry)
                return replace(self, awards={**self.awards, award: given.points})
            case Penalty():
                return replace(self, penalties={**self.penalties, given.number: given})

    def _with_rounds(self, rounds: Mapping[int, RoundSeated]) -> Sheet:
        seatings: dict[TableId, SeatedTable] = {}
        tables: dict[int, list[TableId]] = {}
        for number in sorted(rounds):
            for seating in sorted(rounds[number].tables, key=lambda each: each.table):
                id_ = TableId(number, seating.table)
                seatings[id_] = seating
                if id_ in self.results:
                    require_seats(seating, self.results[id_])
                for entry in dict.fromkeys(seating.seats):
                    tables.setdefault(entry, []).append(id_)
        found = {entry: tuple(ids) for entry, ids in tables.items()}
        return replace(self, rounds=rounds, seatings=seatings, tables=found)

    def penalties_of(self, entry: int) -> tuple[Penalty, ...]:
        """The penalties of an entry, by number."""
        return tuple([each for _, each in sorted(self.penalties.items()) if each.entry == entry])


def require_seats(seating: SeatedTable, result: TableResult) -> None:
    """Raises ValueError unless a result has the seats of its table."""
    size = len(seating.seats)
    if result.outcome.size != size or not result.others <= set(range(size)):
        raise ValueError(f"Table {result.table} of round {result.round} has {size} seats, its result others.")
