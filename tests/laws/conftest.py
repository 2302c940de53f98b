"""Says which seed the laws' random games follow from, so that a failure can be had again, and what they reached."""

from __future__ import annotations

import sys
from typing import Any

import pytest

ASSERTING = (
    "audience",
    "endpoints",
    "facts.casino_incognito",
    "facts.infiltrators",
    "facts.microdot",
    "facts.microfilms",
    "of_forks",
    "of_games",
    "of_positions",
    "of_records",
    "of_texts",
    "swapped",
    "twins",
)
"""Modules of laws that are no tests themselves, and whose failures shall show values all the same."""

for name in ASSERTING:
    if f"tests.laws.{name}" not in sys.modules:
        pytest.register_assert_rewrite(f"tests.laws.{name}")

from tests.laws.tables import EFFORT, SEED  # noqa: E402
from tests.laws.told import gather, lines, report  # noqa: E402


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"laws: DEADDROP_LAW_SEED={SEED} DEADDROP_LAW_EFFORT={EFFORT:g}")
    for line in lines():
        terminalreporter.write_line(line)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process that shares the run sends home what it has to say."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["laws"] = report()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear what such a process had to say."""
    gather(getattr(node, "workeroutput", {}).get("laws", report()))
