"""Who is asked, and who has answered, everybody sees: a clock of the table may show it."""

from __future__ import annotations

from random import Random

import pytest

from domain.catalogue import discover
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.laws.plays import play
from tests.laws.public_clock import hold_to_public_entries


@pytest.mark.rule("CI-13.2.4", "IF-8.1.4", "MD-12.4", "MF-9.1.4")
@pytest.mark.parametrize("rules", list(discover()), ids=lambda rules: rules.name)
def test_a_clock_follows_from_who_is_asked_and_who_has_answered(rules: AnyRuleset) -> None:
    players = min(4, rules.players[1])
    games = (play(rules, players, Random(f"open questions/{number}"), with_clock=True) for number in range(30))
    assert any(hold_to_public_entries(each) for each in games)
