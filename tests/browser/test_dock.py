"""The dock: what can be answered, what cannot and why, in words on the buttons, and never over what is pointed at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.positions import Games
from tests.browser.test_answering import KINDS, find
from tests.browser.visitor import PHONE, Visit

COVERED = Path(__file__).with_name("dock.js").read_text(encoding="utf-8")
MOST_OPENED = 0.46
WINDOWS = {"desktop": (1440, 900), "large": (1920, 1080), "phone": (390, 844)}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ruleset", sorted({name for name, _ in KINDS}))
def test_the_dock_lies_over_nothing_that_is_pointed_at(
    visit: Visit, toys: str, positions: Games, ruleset: str, window: str
) -> None:
    """In every kind of decision, before anything is chosen."""
    width, height = WINDOWS[window]
    anna = visit(toys, viewport={"width": width, "height": height})
    found = {}
    for name, game in KINDS:
        for kind in KINDS[name, game] if name == ruleset else ():
            positions(name, game).sit(anna, find(positions, name, game, kind))
            anna.at_rest()
            found[kind] = anna.page.evaluate(COVERED)
    assert {kind: covered for kind, covered in found.items() if covered} == {}


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("ruleset", sorted({name for name, _ in KINDS}))
def test_an_opened_form_lies_over_nothing_that_is_pointed_at(
    visit: Visit, toys: str, positions: Games, ruleset: str, window: str
) -> None:
    """It takes room of its own, at most a bit less than half of the window, and all of it is within reach."""
    width, height = WINDOWS[window]
    anna = visit(toys, viewport={"width": width, "height": height})
    found = {}
    for name, game in KINDS:
        for kind in KINDS[name, game] if name == ruleset else ():
            positions(name, game).sit(anna, find(positions, name, game, kind))
            anna.at_rest()
            for opener in anna.page.locator("#offers [data-open]:visible").all():
                form = opener.evaluate("(it) => it.form.dataset.type")
                opener.click()
                anna.at_rest()
                box = anna.page.locator("#offers").bounding_box()
                found[kind, form] = anna.page.evaluate(COVERED) + ([box] if box["height"] > height * MOST_OPENED else [])
                anna.page.keyboard.press("Escape")
                opener.wait_for()
    assert {at: covered for at, covered in found.items() if covered} == {}


@pytest.mark.parametrize("ruleset", sorted({name for name, _ in KINDS}))
def test_no_answer_needs_a_list_of_the_browser(visit: Visit, toys: str, positions: Games, ruleset: str) -> None:
    anna = visit(toys)
    for name, game in KINDS:
        for kind in KINDS[name, game] if name == ruleset else ():
            positions(name, game).sit(anna, find(positions, name, game, kind))
            assert anna.page.locator("#offers select").count() == 0, kind


def test_what_cannot_be_answered_stands_there_with_its_reason(visit: Visit) -> None:
    """Behind their number, as a list with the rules; the API refuses it with the same words."""
    anna = visit()
    anna.sit(hands=["IB", "CO"])
    line = anna.page.locator("#offers .withheld summary")
    assert re.fullmatch(r"Not now \(\d+\)", line.inner_text())
    line.click()
    steal = anna.page.locator("#offers .withheld li", has_text="Steal: you hold no Steal card")
    assert steal.get_by_role("link").get_attribute("href").endswith("#MF-4.4")
    assert anna.violations(dark=True) == []


def test_the_button_says_what_it_sends(visit: Visit, toys: str, positions: Games) -> None:
    """Pressed cards show their order, and give their place back; the button names them."""
    anna = visit(toys)
    game = positions("microfilms", "4-seats-options")
    game.sit(anna, game.asked("discard"))
    form = anna.page.locator("#offers form[data-type=discard]")
    anna.open(form)
    cards = form.locator("[data-put]")
    send = form.locator(".do .button:not([type=button])")
    assert send.inner_text() == "Discard"
    cards.nth(1).click()
    cards.nth(0).click()
    first, second = (str(cards.nth(nth).get_attribute("data-title")) for nth in (1, 0))
    assert send.inner_text() == f"Discard {first}, {second}"
    assert [cards.nth(nth).get_attribute("data-nth") for nth in (1, 0)] == ["1", "2"]
    cards.nth(1).click()
    assert send.inner_text() == "Discard"
    assert cards.nth(0).get_attribute("data-nth") == "1"
    cards.nth(1).click()
    before = anna.decision()
    send.click()
    anna.moved_on(before)
    assert anna.sent == ["discard"]


def test_on_a_phone_the_question_stands_with_the_answers(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.sit(hands=["IB", "CO"])
    asked = anna.page.locator("#offers .asks")
    assert asked.inner_text().startswith("It is your turn: ")
    assert "It is your turn: " in anna.page.locator("#whose").text_content(), "a screen reader hears it at the headline"
    question, answers, strip = (anna.page.locator(each).bounding_box() for each in ("#offers .asks", "#offers form:visible >> nth=0", "#strip"))
    assert strip["y"] + strip["height"] < question["y"] < answers["y"]
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    assert asked.is_hidden(), "a large window asks once, at its top"
