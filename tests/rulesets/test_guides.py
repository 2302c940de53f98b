"""Guides of the four games: short, of things that there are, and with a sentence for every option that a form asks for."""

from __future__ import annotations

from random import Random

import pytest

from domain.catalogue import discover
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.words.guide import LONGEST_PARAGRAPH, Guide, Lesson
from service.app.rulesets.guides import find_guide
from service.web.lobby_page import to_offer
from tests.rulesets.lessons import LEARNER, learn
from tests.toys.three_card_poker import RULESET as POKER


def guide_of(rules: AnyRuleset) -> Guide:
    found = find_guide(rules)
    assert found is not None
    return found


@pytest.mark.parametrize("rules", list(discover()), ids=lambda rules: str(rules.name))
class TestGuides:
    def test_it_is_read_in_two_minutes(self, rules: AnyRuleset) -> None:
        guide = guide_of(rules)
        assert 4 <= len(guide.primer) <= 7
        assert all(len(each.text) <= LONGEST_PARAGRAPH for each in guide.primer)
        assert 0 < guide.minutes[0] < guide.minutes[1]

    def test_it_shows_kinds_that_there_are(self, rules: AnyRuleset) -> None:
        assert {kind for each in guide_of(rules).primer for kind in each.kinds} <= set(rules.words.kinds)

    def test_every_option_of_the_lobby_is_a_sentence_and_so_is_what_it_may_be(self, rules: AnyRuleset) -> None:
        for each in to_offer(rules).options:
            words = guide_of(rules).options[each.name]
            assert each.is_sentence
            assert {value.json for value in each.values} == set(words.values)


def test_a_game_without_a_guide_is_offered_all_the_same() -> None:
    offer = to_offer(POKER)
    assert offer.guide is None
    assert not any(each.is_sentence for each in offer.options)


@pytest.mark.parametrize("rules", list(discover()), ids=lambda rules: str(rules.name))
class TestLessons:
    @pytest.mark.parametrize("seed", range(4))
    def test_every_prompt_comes_up_in_its_deal_and_what_it_wants_is_open(self, rules: AnyRuleset, seed: int) -> None:
        """Whatever luck follows the deal, where the learner does what is suggested; so it also ends after the last one."""
        lesson = lesson_of(rules)
        said = [each for each in learn(rules, lesson, Random(seed)) if each.prompt is not None]
        assert [each.prompt for each in said] == list(lesson.prompts)
        assert all(each.fitting for each in said)

    def test_a_prompt_points_at_what_lies_there(self, rules: AnyRuleset) -> None:
        """At zones of the scene that the learner sees at that moment."""
        for each in learn(rules, lesson_of(rules), Random(1)):
            if each.prompt is not None:
                table, mind = each.state.table, each.state.minds[LEARNER]
                people = [f"Seat {seat}" for seat in range(len(each.state.minds))]
                zones = {zone.id for zone in rules.words.scene(table, [mind], people).zones}
                assert set(each.prompt.point) <= zones, each.prompt.when

    def test_it_is_short(self, rules: AnyRuleset) -> None:
        prompts = lesson_of(rules).prompts
        assert 6 <= len(prompts) <= 10
        assert all(max(len(each.say), len(each.done), len(each.other)) <= LONGEST_PARAGRAPH for each in prompts)
        assert all((each.wants is None) or each.wants["type"] for each in prompts)
        assert not [each.when for each in prompts if each.wants and not each.done]
        assert not [each.when for each in prompts if each.other and each.wants is None]


def lesson_of(rules: AnyRuleset) -> Lesson:
    found = guide_of(rules).lesson
    assert found is not None
    return found
