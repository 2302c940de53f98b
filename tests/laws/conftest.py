"""Failures of the parts of laws that are no tests themselves show values too; and at which tables `make test` tries a shipped law."""

from __future__ import annotations

import sys
from functools import cache

import pytest

for part in ("endpoints", "facts", "swapped"):
    if f"tests.laws.{part}" not in sys.modules:
        pytest.register_assert_rewrite(f"tests.laws.{part}")

AT_EVERY_TABLE = ("test_views_that_look_alike_are_alike", "test_a_clock_tells_no_more_than_the_events")


@cache
def short_tables(law: str) -> set[tuple[str, int]]:
    """One of each ruleset, by name and number of players."""
    from tests.laws.tables import pick_tables

    return {(rules.name, players) for rules, players in pick_tables(law, 1)}


def pytest_itemcollected(item: pytest.Item) -> None:
    """Leave the other tables of a shipped law to `make slow`."""
    from deaddrop.testing.suite import LawTable

    on = getattr(item, "callspec", None)
    table = on.params.get("table") if on else None
    if not isinstance(item, pytest.Function) or not isinstance(table, LawTable) or item.originalname in AT_EVERY_TABLE:
        return
    if (table.rules.name, table.players) not in short_tables(item.originalname):
        item.add_marker(pytest.mark.long)
