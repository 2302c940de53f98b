"""Lessons: what a guide says at its moments, in a game of one's own; another answer is allowed, and explained."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domain.catalogue import discover
from service.app.rulesets.guides import find_guide
from tests.browser.test_lobby import card_of
from tests.browser.visitor import PHONE, Visit, Visitor


def begin(visitor: Visitor, ruleset: str) -> Any:
    """Press the lobby's button; returns the panel of the lesson, which says something."""
    visitor.page.goto(visitor.url)
    visitor.page.locator(f"form[data-ruleset={ruleset}] [data-learn]").click()
    visitor.page.wait_for_url("**/g/*")
    panel = visitor.page.locator("#lesson")
    panel.wait_for()
    return panel


def prompts_of(ruleset: str) -> Any:
    [rules] = [each for each in discover() if each.name == ruleset]
    guide = find_guide(rules)
    assert guide is not None
    assert guide.lesson is not None
    return guide.lesson.prompts


@pytest.mark.parametrize("ruleset", ["infiltrators", "casino-incognito", "microdot", "microfilms"])
def test_each_game_can_be_learned_in_a_game_of_ones_own(visit: Visit, toys: str, ruleset: str) -> None:
    anna = visit(toys, viewport=PHONE)
    panel = begin(anna, ruleset)
    prompts = prompts_of(ruleset)
    assert panel.locator("#lesson-say").inner_text() == prompts[0].say
    assert panel.locator("#lesson-step").inner_text() == f"Lesson · 1 of {len(prompts)}"
    card = card_of(anna)
    assert (card["visibility"], card["deal"]["mode"]) == ("unlisted", "fixed")
    assert [each["kind"] for each in card["seats"]].count("human") == 1
    anna.page.reload()
    anna.page.wait_for_selector("#now.yours")
    panel.wait_for()
    assert panel.locator("#lesson-say").inner_text() == prompts[0].say, "a decision counts once"
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 390
    panel.get_by_role("button", name="Got it").click()
    panel.wait_for(state="hidden")


def test_another_answer_is_explained_and_the_lesson_goes_on(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    panel = begin(anna, "infiltrators")
    prompts = prompts_of("infiltrators")
    anna.fill_in(anna.page.locator("#offers form[data-type=nab]"), Random(1))
    panel.get_by_text(prompts[1].say).wait_for()
    assert panel.locator("#lesson-before").inner_text() == prompts[0].done
    assert anna.violations() == []
    anna.fill_in(anna.page.locator("#offers form[data-type=bide]"), Random(1))
    panel.get_by_text(prompts[1].other).wait_for()
    panel.get_by_text(prompts[-5].say).wait_for()
    assert panel.locator("#lesson-step").inner_text().startswith("Lesson · 3 of")


@pytest.mark.parametrize("ruleset", ["microdot", "casino-incognito", "infiltrators", "microfilms"])
def test_how_to_play_is_one_page_whose_terms_are_links(visit: Visit, toys: str, ruleset: str) -> None:
    anna = visit(toys)
    anna.page.goto(f"{toys}/learn/{ruleset}")
    assert anna.page.locator("dt").count() >= 5
    targets = anna.page.locator("a[href^='#term-']").evaluate_all("(all) => all.map((each) => each.getAttribute('href').slice(1))")
    assert targets
    ids = anna.page.locator("dt").evaluate_all("(all) => all.map((each) => each.id)")
    assert set(targets) <= set(ids)
    assert anna.violations(dark=True) == []
    for width in (1440, 844, 390):
        anna.page.set_viewport_size({"width": width, "height": 844})
        assert anna.page.evaluate("document.documentElement.scrollWidth") == width
