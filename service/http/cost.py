"""Cost of a read: declared with its route, by its limit and public figures, never by the work done, which could leak hidden state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flask

from service.http.validators import StrictSchema


@dataclass(frozen=True, slots=True)
class Cost:
    """What a read counts for, in units of the limit.

    fixed: of each; items: of a page, for each further unit after the first ones, and `worded` of them if they come with words;
    usual, most: the page's limits, from its query's schema. Further units, of each event that it reads: entries, tables,
    facts: of these for each; per_table: for each table of the event's largest round; past: of a read at a version (`at`).
    """

    fixed: int = 1
    items: int = 0
    worded: int = 0
    entries: int = 0
    tables: int = 0
    facts: int = 0
    per_table: int = 0
    past: int = 0
    usual: int = 0
    most: int = 0

    @property
    def is_by_events(self) -> bool:
        """Whether it depends on the figures of events."""
        return bool(self.entries or self.tables or self.facts or self.per_table)

    def with_limits_of(self, query: type[StrictSchema] | None) -> Cost:
        """With the limits of a page."""
        if not self.items or query is None:
            return self
        limit = query().fields["limit"]
        return replace(self, usual=limit.load_default, most=limit.validate.max)  # type: ignore[union-attr]

    def __str__(self) -> str:
        """As a clause of the contract.

        >>> str(Cost(10)), str(Cost(tables=20))
        ('10 times', 'once, and once more for each 20 tables of the largest round')
        >>> str(Cost(items=100, worded=10)), str(Cost(11, items=2))
        ('once for each 100 that its `limit` allows, with `words` for each 10', '10 times, and once for each 2 that its `limit` allows')
        """
        if self.items:
            before = "" if self.fixed == 1 else f"{times(self.fixed - 1)}, and "
            words = f", with `words` for each {self.worded}" if self.worded else ""
            return f"{before}once for each {self.items} that its `limit` allows{words}"
        further = [
            f"{times(units)} more for each {each}"
            for units, each in (
                (self.entries and 1, f"{self.entries} entries of an event"),
                (self.tables and 1, f"{self.tables} tables of the largest round"),
                (self.facts and 1, f"{self.facts} facts before `at`"),
                (self.per_table, "table of the largest round"),
            )
            if units
        ]
        if self.past:
            further.append(f"{times(self.past)} more with `at`")
        return ", and ".join([times(self.fixed), *further])


ONE_READ = Cost()
EVENT_READ = Cost(entries=200)
"""Costs of routes that declare none: of all, and of those of one event."""


def times(number: int) -> str:
    """A number of times in words."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


class CountedBlueprint(flask.Blueprint):
    """Routes with the costs of their reads."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.costs: dict[str, Cost] = {}

    def add_url_rule(
        self,
        rule: str,
        endpoint: str | None = None,
        view_func: Callable[..., Any] | None = None,
        provide_automatic_options: bool | None = None,
        *,
        cost: Cost | None = None,
        **options: Any,
    ) -> None:
        """As Flask's. cost: of a read; None for the usual one."""
        self.costs[endpoint or str(getattr(view_func, "__name__", ""))] = cost or usual_cost(rule)
        super().add_url_rule(rule, endpoint, view_func, provide_automatic_options, **options)


def usual_cost(rule: str) -> Cost:
    """The cost of a read that declares none.

    >>> usual_cost("/v1/events/<e>/entries") is EVENT_READ
    True
    """
    return EVENT_READ if "<e>" in rule else ONE_READ


def costs_of(app: flask.Flask) -> dict[str, Cost]:
    """The declared costs of an application's routes, by endpoint."""
    return {
        f"{blueprint.name}.{name}": cost
        for blueprint in app.blueprints.values()
        if isinstance(blueprint, CountedBlueprint)
        for name, cost in blueprint.costs.items()
    }
