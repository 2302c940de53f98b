"""The pytest plugin of `deaddrop.testing`: `--write-golden`, and a summary of the games that the laws played.

An entry point (`pytest11`) names it, so that a repository with a game needs no conftest.py. Every pytest run in an
environment with Dead Drop imports this module, and only a test that uses the laws imports them.
"""

from __future__ import annotations

import sys
from typing import Any

import pytest

pytest.register_assert_rewrite("deaddrop.testing")

REPORT = "deaddrop.testing.report"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("deaddrop").addoption(
        "--write-golden", action="store_true", help="rewrite golden games instead of comparing them"
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Seed, seconds, and the games of each ruleset, if laws were run."""
    if (report := sys.modules.get(REPORT)) is not None:
        for line in report.summary_lines():
            terminalreporter.write_line(line)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of pytest-xdist sends its counts to the process that prints them."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None and (report := sys.modules.get(REPORT)) is not None:
        output["deaddrop"] = report.to_json()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Adds the counts of such a worker."""
    if (counted := getattr(node, "workeroutput", {}).get("deaddrop")) is not None:
        from deaddrop.testing import report

        report.add_json(counted)
