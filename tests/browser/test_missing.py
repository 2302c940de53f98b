"""What is missing in a form is said on the page, in its words, and not by a bubble of the browser's."""

from __future__ import annotations

import pytest

from tests.browser.positions import Games
from tests.browser.visitor import SCREENS, Visit


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_list_without_a_choice_says_what_to_choose(visit: Visit, toys: str, positions: Games, size: str) -> None:
    anna = visit(toys, viewport=SCREENS[size])
    game = positions("infiltrators", "5-seats")
    game.sit(anna, game.asked("turn"))
    form = anna.page.locator("#offers form[data-type=eliminate]")
    assert not anna.page.locator(".missing").count(), "looking at a form is no attempt to send it"
    form.locator("[data-open]").click()
    form.locator("fieldset input[type=radio]").first.check(force=True)
    form.locator(".do .button:not([type=button])").click()
    said = form.get_by_role("alert")
    said.wait_for()
    assert said.inner_text().startswith("Choose first: ")
    assert form.locator("[aria-invalid]").get_attribute("aria-describedby") == said.get_attribute("id")
    assert anna.sent == []
    assert anna.violations(dark=True) == []
    form.locator("[data-words] .button").first.click()
    assert not form.locator(".missing").count()


def test_a_name_that_is_missing_is_asked_for_in_words(visit: Visit) -> None:
    anna = visit()
    anna.page.goto(f"{anna.url}/me")
    field = anna.page.locator("input[required]:visible").first
    field.evaluate("(at) => { at.value = ''; at.form.requestSubmit(); }")
    anna.page.get_by_role("alert").filter(has_text="Fill this in first").wait_for()
    assert field.evaluate("(at) => at === document.activeElement")
