"""Gaps of the draft are filled by rulings, each marked and with a reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from domain.rulesets import casino_incognito

RULES = (Path(casino_incognito.__file__).parent / "RULES.md").read_text()
RULINGS = """
    2.2.2 2.2.3 2.2.4 2.3.1 2.4.1 2.4.2 3.3.1 3.3.3 3.4.1 4.1.1 4.5.1 4.6.1 6.2.2 6.5.1 6.6.1 7.1.1 7.3.1 7.3.3 7.3.4 7.5.2 7.6.1
    7.9.1 8.1.1 8.3.1 8.4.1 8.5.1 8.6.1 8.7.1 9.1.1 9.2.1 9.2.2 9.4.1 9.4.2 9.5.2 9.7.1 9.7.2 9.7.3 9.8.1 9.8.2 9.9.1 9.11.1
    9.11.2 10.4.1 14.2.1 14.2.2 14.2.3 14.2.4 14.3.5 14.4.1 14.4.3 14.4.4 14.5.1 14.5.2 14.6.1 14.7.1 14.7.2 15.1.1 15.1.3 15.2.2 15.2.3
    15.2.4 15.3.1 15.4.1 15.7.1 15.7.2 15.10.1 15.11.2 15.11.4
"""


@pytest.mark.parametrize("number", RULINGS.split())
def test_a_rule_that_the_draft_does_not_give_is_marked(number: str) -> None:
    found = re.search(rf"- \*\*CI-{re.escape(number)}\*\* (.*?)(?=\n- \*\*CI-|\n\n|\Z)", RULES, re.DOTALL)
    assert found is not None
    _, marked, reason = found[1].partition("*Ruling*:")
    assert marked
    assert len(reason.split()) >= 4
