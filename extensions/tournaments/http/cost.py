"""Costs of reads of tournaments, by their public figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from extensions.tournaments.app.rows import TOURNAMENTS, find_rows
from extensions.tournaments.domain.rows.tournament_row import TournamentRow
from extensions.tournaments.domain.series.series import MOST_TOURNAMENTS
from service.http.cost import ONE_READ, Cost, CountedBlueprint, Read, parse_number, times
from service.ids import letter_of


@dataclass(frozen=True, slots=True)
class TournamentCost(Cost):
    """What a read of tournaments counts for. Further units, of each tournament that it reads: entries, tables, facts: of these for each;
    per_table: for each table of the tournament's largest round.
    """

    entries: int = 0
    tables: int = 0
    facts: int = 0
    per_table: int = 0

    def units(self, read: Read) -> int:
        """As of any read. The tournament is in the path, or up to `MOST_TOURNAMENTS` are in the query `tournaments`; one that is not there adds nothing."""
        tournaments = [read.path["t"]] if "t" in read.path else read.query.get("tournaments", "").split(",")
        rows = find_rows(read.context.store, TOURNAMENTS, [each for each in tournaments if letter_of(each)][:MOST_TOURNAMENTS])
        return super(TournamentCost, self).units(read) + sum(self.units_of(row, read.query) for row in rows if row is not None)

    def units_of(self, row: TournamentRow, query: Mapping[str, str]) -> int:
        """Further units of a read of a tournament, by its public figures."""
        before = min(row.version, parse_number(query["at"], row.version)) if self.facts and "at" in query else 0
        parts = ((row.made, self.entries), (row.tables, self.tables), (before, self.facts))
        return self.per_table * row.tables + sum(figure // each for figure, each in parts if each)

    def clauses(self) -> list[str]:
        """As those of any read.

        >>> str(TournamentCost(tables=20)), str(TournamentCost(per_table=10))
        ('once, and once more for each 20 tables of the largest round', 'once, and 10 times more for each table of the largest round')
        """
        found = (
            (self.entries and 1, f"{self.entries} entries of a tournament"),
            (self.tables and 1, f"{self.tables} tables of the largest round"),
            (self.facts and 1, f"{self.facts} facts before `at`"),
            (self.per_table, "table of the largest round"),
        )
        return [*(f"{times(units)} more for each {each}" for units, each in found if units), *super(TournamentCost, self).clauses()]


TOURNAMENT_READ = TournamentCost(entries=200)
"""The cost of a read of one tournament that declares none."""


class ReadsTournaments(CountedBlueprint):
    """Routes of tournaments, whose ids are the parameter `t`."""

    def usual_cost(self, rule: str) -> Cost:
        """`TOURNAMENT_READ` for a read of one tournament.

        >>> ReadsTournaments("x", __name__).usual_cost("/v1/tournaments/<t>/entries") is TOURNAMENT_READ
        True
        """
        return TOURNAMENT_READ if "<t>" in rule else ONE_READ
