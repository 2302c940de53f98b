"""Every game of the catalogue, and the toys, by what a page knows of any game."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.toybox import GAMES
from tests.browser.visitor import Visit, person

REST = ".chapter ~ .chapter, .chapter article ~ article, #shapes article ~ article, #problems tr ~ tr, nav ul ~ ul"
FEW = 3
"""Decisions of a game that is too long to be played to its end here."""


@pytest.mark.parametrize("ruleset", [each.name for each in GAMES])
def test_one_click_opens_a_table_that_forms_can_play_on(visit: Visit, toys: str, ruleset: str) -> None:
    anna, luck = visit(toys, viewport={"width": 375, "height": 800}), Random(1)
    anna.play(ruleset)
    for _ in range(FEW):
        if anna.awaited():
            anna.click_something(luck)
    assert anna.page.evaluate("document.documentElement.scrollWidth") == 375
    assert anna.violations() == []


@pytest.mark.parametrize("path", ["/rules/sealed_auction", "/docs/plain", "/rules/nothing"])
def test_what_is_to_be_read_shuts_nobody_out(visit: Visit, toys: str, path: str) -> None:
    """Of the contract the beginning, that is: the rest is made as that is."""
    anna = visit(toys)
    anna.page.goto(toys + path)
    anna.page.evaluate(f"document.querySelectorAll('{REST}').forEach((each) => each.remove())")
    assert anna.violations() == []
    anna.wrong = [each for each in anna.wrong if "404" not in each]


def test_a_toy_is_played_from_the_lobby_to_its_end_by_keys(visit: Visit, toys: str) -> None:
    """It has no drawing that could be pointed at: the forms are enough."""
    anna, luck = visit(toys), Random(2)
    anna.page.goto(toys)
    anna.tab_to(form="sealed_auction", text="Play against bots")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/g/*")
    while anna.awaited():
        anna.type_something(luck)
    assert "The game is over" in anna.page.locator("#whose").inner_text()


def test_cards_on_a_clue_board_are_ticked_together(visit: Visit, toys: str) -> None:
    """Without an order: each is a box, and what is pointed at on the board is ticked too."""
    anna = visit(toys, viewport={"width": 375, "height": 800})
    made = anna.opened([person("Anna"), person("Boris")], "infiltrators", options={"start": "host", "first_seat": 0})
    anna.take(made, 0)
    anna.awaited()
    anna.open(anna.page.locator("#offers form[data-type=nab]"))
    anna.page.locator("#offers form[data-type=nab] button:not([type=button])").first.click()
    form = anna.page.locator("#offers form[data-type=mark]")
    form.wait_for()
    anna.open(form)
    send = form.locator("button:not([type=button])").last
    form.get_by_label("Cross out").check()
    anna.sent.clear()
    send.click()
    anna.at_rest()
    assert anna.sent == []
    assert anna.complaints() == ["Tick one or more of these."]
    form.get_by_label("Red 2").check()
    form.get_by_label("Black 13").check()
    assert anna.violations() == []
    send.click()
    anna.page.locator("#words", has_text="crossed out: red 2 and black 13").wait_for(state="attached")
    anna.at_rest()
    assert form.locator(":checked").count() == 0  # nothing is sent twice by one click more
