"""Cost of a read: declared with its route, by its limit and public figures, never by the work done, which could leak hidden state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self

import flask

from service.app.core.context import Context
from service.http.validators import StrictSchema


class Read(NamedTuple):
    """One read. path: parameters of its URL; context: for public figures."""

    query: Mapping[str, str]
    path: Mapping[str, Any]
    context: Context


@dataclass(frozen=True, slots=True)
class Cost:
    """What a read counts for, in units of the limit. A subclass may add units by public figures of what is read.

    fixed: of each; items: of a page, for each further unit after the first ones, and `worded` of them if they come with words;
    usual, most: the page's limits, from its query's schema; past: further units of a read at a version (`at`).
    """

    fixed: int = 1
    items: int = 0
    worded: int = 0
    past: int = 0
    usual: int = 0
    most: int = 0

    def units(self, read: Read) -> int:
        """Units of one read.  Raises Unavailable.

        >>> frames = Cost(items=4, usual=50, most=200)
        >>> frames.units(Read({"limit": "200"}, {}, None)), frames.units(Read({}, {}, None)), Cost(10).units(Read({}, {}, None))
        (50, 13, 10)
        """
        query = read.query
        if not self.items:
            return self.fixed + (self.past if "at" in query else 0)
        each = self.worded if self.worded and query.get("words") == "true" else self.items
        limit = min(self.most, parse_number(query.get("limit", ""), self.usual))
        return self.fixed + max(0, limit - 1) // each

    def with_limits_of(self, query: type[StrictSchema] | None) -> Self:
        """With the limits of a page."""
        if not self.items or query is None:
            return self
        limit = query().fields["limit"]
        return replace(self, usual=limit.load_default, most=limit.validate.max)  # type: ignore[union-attr]

    def clauses(self) -> list[str]:
        """What adds to the fixed units, in words of the contract."""
        return [f"{times(self.past)} more with `at`"] if self.past else []

    def __str__(self) -> str:
        """As a clause of the contract.

        >>> str(Cost(10)), str(Cost(past=4))
        ('10 times', 'once, and 4 times more with `at`')
        >>> str(Cost(items=100, worded=10)), str(Cost(11, items=2))
        ('once for each 100 that its `limit` allows, with `words` for each 10', '10 times, and once for each 2 that its `limit` allows')
        """
        if self.items:
            before = "" if self.fixed == 1 else f"{times(self.fixed - 1)}, and "
            words = f", with `words` for each {self.worded}" if self.worded else ""
            return f"{before}once for each {self.items} that its `limit` allows{words}"
        return ", and ".join([times(self.fixed), *self.clauses()])


ONE_READ = Cost()
"""The cost of a route that declares none."""


def times(number: int) -> str:
    """A number of times in words."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def parse_number(text: str, usual: int) -> int:
    """A number of up to four digits in a query; else the usual one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else usual


class CountedBlueprint(flask.Blueprint):
    """Routes with the costs of their reads."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.costs: dict[str, Cost] = {}

    def usual_cost(self, rule: str) -> Cost:  # noqa: ARG002
        """The cost of a read that declares none. rule: its path."""
        return ONE_READ

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
        self.costs[endpoint or str(getattr(view_func, "__name__", ""))] = cost or self.usual_cost(rule)
        super().add_url_rule(rule, endpoint, view_func, provide_automatic_options, **options)


def costs_of(app: flask.Flask) -> dict[str, Cost]:
    """The declared costs of an application's routes, by endpoint."""
    return {
        f"{blueprint.name}.{name}": cost
        for blueprint in app.blueprints.values()
        if isinstance(blueprint, CountedBlueprint)
        for name, cost in blueprint.costs.items()
    }
