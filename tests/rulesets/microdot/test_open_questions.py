"""Who is asked, and who has answered, everybody sees: a clock of the table may show it."""

from __future__ import annotations

from random import Random

import pytest

from domain.rulesets.microdot import RULESET
from tests.laws.plays import play
from tests.laws.public_clock import hold_to_public_entries


@pytest.mark.rule("MD-12.4")
def test_a_clock_follows_from_who_is_asked_and_who_has_answered() -> None:
    games = (play(RULESET, 3, Random(f"MD-12.4/{number}"), with_clock=True) for number in range(30))
    assert any(hold_to_public_entries(each) for each in games)
