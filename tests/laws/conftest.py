"""Says which seed the laws' random games follow from, so that a failure can be had again."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "tests.laws.of_games",
    "tests.laws.of_positions",
    "tests.laws.audience",
    "tests.laws.facts.microfilms",
    "tests.laws.swapped",
)

from tests.laws.tables import EFFORT, SEED  # noqa: E402
from tests.laws.told import SAID  # noqa: E402


def pytest_report_header() -> str:
    return f"laws: DEADDROP_LAW_SEED={SEED} DEADDROP_LAW_EFFORT={EFFORT:g}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in SAID:
        terminalreporter.write_line(line)
