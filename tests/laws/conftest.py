"""Says which seed the laws' random games follow from, so that a failure can be had again, and what they reached."""

from __future__ import annotations

import sys

import pytest

ASSERTING = ("audience", "facts.microfilms", "of_forks", "of_games", "of_positions", "of_records", "of_texts", "swapped", "twins")
"""Modules of laws that are no tests themselves, and whose failures shall show values all the same."""

for name in ASSERTING:
    if f"tests.laws.{name}" not in sys.modules:
        pytest.register_assert_rewrite(f"tests.laws.{name}")

from tests.laws.tables import EFFORT, SEED  # noqa: E402
from tests.laws.told import SAID  # noqa: E402


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"laws: DEADDROP_LAW_SEED={SEED} DEADDROP_LAW_EFFORT={EFFORT:g}")
    for line in SAID:
        terminalreporter.write_line(line)
