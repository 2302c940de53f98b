"""Boards on the page, by Microdot's: what happens on lit squares, the surroundings of a picked piece on a phone, dice that stay."""

from __future__ import annotations

import pytest

from tests.browser.positions import Games
from tests.browser.visitor import DESKTOP, PHONE, Visit

STAGED = ("microdot", "3-seats-staged")
SCALE = "() => document.querySelector('.field > .ground').getBoundingClientRect().width / document.querySelector('.field').offsetWidth"


def test_a_picked_piece_opens_its_surroundings_and_a_rose_which_moves_it(visit: Visit, toys: str, positions: Games) -> None:
    """The last move of the game, which brings a stolen bag home, under a finger."""
    anna = visit(toys, viewport=PHONE, has_touch=True, is_mobile=True)
    game = positions(*STAGED)
    game.sit(anna, game.asked("move"))
    board, rail = anna.page.locator("#board"), anna.page.locator("#rail")
    rail.locator(".thing[data-id=dagger]").click()
    rose = anna.page.locator(".rose")
    rose.wait_for()
    assert anna.page.evaluate(SCALE) > 1.8
    assert board.locator(".cell.picked").count() == 1
    assert all(min(box["width"], box["height"]) >= 44 for box in [each.bounding_box() for each in rose.locator("button").all()])
    assert board.locator(".cell[data-sign]").get_attribute("data-sign") == "wins"
    assert anna.violations() == []
    anna.page.keyboard.press("Escape")
    rose.wait_for(state="detached")
    assert anna.page.evaluate(SCALE) == pytest.approx(1, abs=0.02)
    board.locator(".cell[data-at=c13]").click()
    rose.get_by_role("button", name="wins").click()
    anna.page.locator("#now[data-status=over]").wait_for()


def test_dice_and_the_card_that_was_read_last_stay_to_be_seen(visit: Visit, toys: str, positions: Games) -> None:
    anna = visit(toys, viewport=DESKTOP)
    game = positions(*STAGED)
    game.sit(anna, game.asked("move"))
    die = anna.page.locator(".thing.die[data-id=symbol]")
    die.locator(".symbol.shown[data-shows=any]").wait_for()
    assert "old" not in str(die.get_attribute("class"))
    assert "old" in str(anna.page.locator(".thing.die[data-id=coloured]").get_attribute("class"))
    assert "reads Mission Card" in anna.page.locator("[data-zone=mission-used] .told").inner_text()
    assert anna.page.locator("[data-zone=mission-used] .thing:visible").count() == 1
