"""The table of Infiltrators by pointing: clue boards, shots, tabs."""

from __future__ import annotations

from typing import Any

from tests.browser.positions import Games
from tests.browser.visitor import PHONE, Visit, Visitor


def sit(visit: Visit, toys: str, positions: Games, **settings: Any) -> Visitor:
    anna = visit(toys, **settings)
    game = positions("infiltrators", "5-seats")  # whose players mark their clue boards themselves
    game.sit(anna, game.asked("turn"))
    return anna


def cell(anna: Visitor, card: str, seat: int = 3) -> Any:
    return anna.page.locator(f"[data-zone='board:{seat}'] [data-at='{card}']")


def test_a_tap_marks_a_cell_at_once_and_a_shot_names_suspect_and_card(
    visit: Visit, toys: str, positions: Games
) -> None:
    """Taps while a mark is on its way are sent after it, together."""
    anna = sit(visit, toys, positions)
    cards = ("GREEN-2", "GREEN-3", "GREEN-6")
    for card in cards:
        cell(anna, card).dispatch_event("click")
    for card in cards:
        anna.page.locator(f"[data-zone='board:3'] [data-at='{card}'][data-face=crossed]").wait_for()
    assert cell(anna, "GREEN-2").inner_text() == "2", "what is crossed out can be read"
    assert anna.sent == ["mark", "mark"]
    cell(anna, "GREEN-2").dispatch_event("click")
    anna.page.locator("[data-zone='board:3'] [data-at='GREEN-2'][data-face=open]").wait_for()
    anna.page.locator("[data-zone=bullets] .plate.live").click()
    anna.page.locator("#offers .act.chosen[data-type=eliminate]").wait_for()
    cell(anna, "GREEN-9").click()
    asked = anna.page.locator("#ask[open]")
    asked.wait_for()
    assert "green 9: it uses 1 of 6 bullets." in asked.inner_text()
    anna.page.get_by_role("button", name="No, go back").click()
    anna.at_rest()
    assert anna.sent == ["mark"] * 3


def test_a_card_is_named_word_by_word(visit: Visit, toys: str, positions: Games) -> None:
    anna = sit(visit, toys, positions, viewport=PHONE)
    form = anna.page.locator("#offers form[data-type=eliminate]")
    anna.open(form)
    form.get_by_role("button", name="Green", exact=True).click()
    assert form.locator("select").input_value() == ""
    form.get_by_role("button", name="14", exact=True).click()
    assert form.locator("select").input_value() == '"GREEN-14"'
    assert form.locator("[data-words] [aria-pressed=true]").all_inner_texts() == ["Green", "14"]
    anna.page.keyboard.press("Escape")
    assert form.locator("[data-words] [aria-pressed=true]").count() == 0


def test_a_small_window_opens_one_suspect_at_a_time(visit: Visit, toys: str, positions: Games) -> None:
    """Which one it is outlives what is drawn anew."""
    anna = sit(visit, toys, positions, viewport=PHONE)
    boards = anna.page.locator("#board [data-role=board]")
    assert [each.is_visible() for each in boards.all()].count(True) == 1
    anna.page.locator(".seat[data-seat='0'] .opens").click()
    assert anna.page.locator("[data-zone='board:0']").is_visible()
    cell(anna, "RED-5", seat=0).click()
    anna.page.locator("[data-zone='board:0'] [data-at='RED-5'][data-face=crossed]").wait_for()
    assert anna.page.locator(".seat[data-seat='0'] .opens").get_attribute("aria-expanded") == "true"
