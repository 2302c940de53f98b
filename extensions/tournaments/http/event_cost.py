"""Costs of reads of events, by their public figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from extensions.tournaments.app.event_rows import EVENTS, find_rows
from extensions.tournaments.domain.rows.event_row import EventRow
from extensions.tournaments.domain.series.series import MOST_EVENTS
from service.http.cost import ONE_READ, Cost, CountedBlueprint, Read, parse_number, times
from service.ids import letter_of


@dataclass(frozen=True, slots=True)
class EventCost(Cost):
    """What a read of events counts for. Further units, of each event that it reads: entries, tables, facts: of these for each;
    per_table: for each table of the event's largest round.
    """

    entries: int = 0
    tables: int = 0
    facts: int = 0
    per_table: int = 0

    def units(self, read: Read) -> int:
        """As of any read. The event is in the path, or up to `MOST_EVENTS` are in the query `events`; one that is not there adds nothing."""
        events = [read.path["e"]] if "e" in read.path else read.query.get("events", "").split(",")
        rows = find_rows(read.context.store, EVENTS, [each for each in events if letter_of(each)][:MOST_EVENTS])
        return super(EventCost, self).units(read) + sum(self.units_of(row, read.query) for row in rows if row is not None)

    def units_of(self, row: EventRow, query: Mapping[str, str]) -> int:
        """Further units of a read of an event, by its public figures."""
        before = min(row.version, parse_number(query["at"], row.version)) if self.facts and "at" in query else 0
        parts = ((row.made, self.entries), (row.tables, self.tables), (before, self.facts))
        return self.per_table * row.tables + sum(figure // each for figure, each in parts if each)

    def clauses(self) -> list[str]:
        """As those of any read.

        >>> str(EventCost(tables=20)), str(EventCost(per_table=10))
        ('once, and once more for each 20 tables of the largest round', 'once, and 10 times more for each table of the largest round')
        """
        found = (
            (self.entries and 1, f"{self.entries} entries of an event"),
            (self.tables and 1, f"{self.tables} tables of the largest round"),
            (self.facts and 1, f"{self.facts} facts before `at`"),
            (self.per_table, "table of the largest round"),
        )
        return [*(f"{times(units)} more for each {each}" for units, each in found if units), *super(EventCost, self).clauses()]


EVENT_READ = EventCost(entries=200)
"""The cost of a read of one event that declares none."""


class ReadsEvents(CountedBlueprint):
    """Routes of events, whose ids are the parameter `e`."""

    def usual_cost(self, rule: str) -> Cost:
        """`EVENT_READ` for a read of one event.

        >>> ReadsEvents("x", __name__).usual_cost("/v1/events/<e>/entries") is EVENT_READ
        True
        """
        return EVENT_READ if "<e>" in rule else ONE_READ
