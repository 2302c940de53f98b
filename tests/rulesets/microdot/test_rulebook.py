"""Every numbered rule has a test that says it, and every number that is cited exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import domain.rulesets.microdot as microdot

HOME = Path(microdot.__file__).parent
HERE = Path(__file__).parent
ITEM = re.compile(r"^- \*\*(MD-\d+\.\d+)\*\*", re.MULTILINE)
HEADING = re.compile(r"^## (MD-\d+) ", re.MULTILINE)
CITED = re.compile(r"MD-\d+(?:\.\d+)?")


def rules() -> set[str]:
    """The numbers that want a test: every item, and every chapter without items."""
    text = (HOME / "RULES.md").read_text()
    items = set(ITEM.findall(text))
    return items | {head for head in HEADING.findall(text) if not any(each.startswith(f"{head}.") for each in items)}


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
    assert sorted(rules() - markers()) == []


def test_every_marked_rule_exists() -> None:
    assert sorted(markers() - rules()) == []


@pytest.mark.parametrize("file", sorted(HOME.glob("*.*")), ids=lambda file: file.name)
def test_every_cited_rule_exists(file: Path) -> None:
    text = (HOME / "RULES.md").read_text()
    known = {*ITEM.findall(text), *HEADING.findall(text)}
    assert sorted(set(CITED.findall(file.read_text())) - known) == []


def test_no_rule_has_two_numbers_alike() -> None:
    numbers = ITEM.findall((HOME / "RULES.md").read_text())
    assert len(numbers) == len(set(numbers))
