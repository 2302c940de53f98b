"""Cost of one request, by what its route declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from projections.event_row import EventRow
from service.http.cost import Cost

FindRows = Callable[[Sequence[str]], Sequence[EventRow | None]]
"""The rows of events, None for one that is not there."""


def request_cost(cost: Cost, query: Mapping[str, str], path: Mapping[str, Any], find_rows: FindRows) -> int:
    """Cost of a request in units of one read. path: parameters of its URL; find_rows: called for reads of events.

    >>> def none(events): return [None for _ in events]
    >>> frames = Cost(items=4, usual=50, most=200)
    >>> request_cost(frames, {"limit": "200"}, {}, none), request_cost(frames, {}, {}, none)
    (50, 13)
    >>> request_cost(Cost(10), {}, {}, none)
    10
    """
    if cost.items:
        each = cost.worded if cost.worded and query.get("words") == "true" else cost.items
        limit = min(cost.most, parse_number(query.get("limit", ""), cost.usual))
        return cost.fixed + max(0, limit - 1) // each
    if not cost.is_by_events:
        return cost.fixed + (cost.past if "at" in query else 0)
    events = [path["e"]] if "e" in path else query.get("events", "").split(",")
    return cost.fixed + sum(event_cost(cost, query, row) for row in find_rows(events) if row is not None)


def event_cost(cost: Cost, query: Mapping[str, str], row: EventRow) -> int:
    """Further cost of a read of an event, by its public figures."""
    before = min(row.version, parse_number(query["at"], row.version)) if cost.facts and "at" in query else 0
    parts = ((row.made, cost.entries), (row.tables, cost.tables), (before, cost.facts))
    return cost.per_table * row.tables + sum(figure // each for figure, each in parts if each)


def parse_number(text: str, usual: int) -> int:
    """A number of up to four digits in a query; else the usual one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else usual
