"""Every numbered rule has a test that says it, and every number that is cited exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import domain.rulesets.casino_incognito as casino

HOME = Path(casino.__file__).parent
HERE = Path(__file__).parent
ITEM = re.compile(r"^- \*\*(CI-\d+(?:\.\d+)+)\*\*", re.MULTILINE)
HEADING = re.compile(r"^###? (CI-\d+(?:\.\d+)*) ", re.MULTILINE)
CITED = re.compile(r"CI-\d+(?:\.\d+)*")


def items() -> list[str]:
    return ITEM.findall((HOME / "RULES.md").read_text())


def markers() -> set[str]:
    """The numbers that tests are marked with."""
    marks = re.compile(r"pytest\.mark\.rule\(([^)]*)\)")
    return {
        number
        for file in HERE.glob("test_*.py")
        for mark in marks.findall(file.read_text())
        for number in CITED.findall(mark)
    }


def test_every_rule_has_a_test() -> None:
    assert sorted(set(items()) - markers()) == []


def test_every_marked_rule_exists() -> None:
    assert sorted(markers() - set(items())) == []


@pytest.mark.parametrize("file", sorted(HOME.glob("*.*")), ids=lambda file: file.name)
def test_every_cited_rule_exists(file: Path) -> None:
    known = {*items(), *HEADING.findall((HOME / "RULES.md").read_text())}
    assert sorted(set(CITED.findall(file.read_text())) - known) == []


def test_no_rule_has_two_numbers_alike() -> None:
    assert len(items()) == len(set(items()))
