"""The recorded games of rulesets: they can be played, and their guides explain what is there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from domain.catalogue import discover
from domain.kernel.ruleset.ruleset import AnyRuleset
from service.app.rulesets.demonstrations import Demonstration, demonstration_moments, find_demonstration
from service.app.sharing.demonstration_table import demonstration_table
from service.web.learn_page import shown_guide

EACH_GAME = pytest.mark.parametrize("rules", list(discover()), ids=lambda rules: rules.name)


def shown_of(rules: AnyRuleset) -> Demonstration:
    found = find_demonstration(rules)
    assert found is not None
    return found


@EACH_GAME
def test_a_recorded_game_is_told_from_its_viewpoint_alone(rules: AnyRuleset) -> None:
    shown = shown_of(rules)
    page = demonstration_table(rules, shown.begins)
    assert page.viewpoint == shown.viewpoint == 0
    assert page.view["offers"] == []
    moments = demonstration_moments(rules)
    assert [each.version for each in moments] == [*range(shown.first, shown.last + 1)]
    assert any(each.told.moves for each in moments)


@EACH_GAME
def test_a_guide_names_zones_and_parts_of_the_game(rules: AnyRuleset) -> None:
    guide = shown_guide(rules)
    assert guide is not None
    zones = {each["id"] for each in demonstration_table(rules, guide.annotated).view["scene"]["zones"]}
    assert {each.zone for each in guide.pins} <= zones
    assert len(guide.examples) == 3
    assert all(each.first < each.last for each in guide.examples)
    assert all(one.last <= other.first for one, other in pairwise(guide.examples))


def test_the_game_on_the_home_page_is_a_finished_one() -> None:
    rules = next(each for each in discover() if each.name == "microfilms")
    assert shown_of(rules).games[-1].status == "over"
