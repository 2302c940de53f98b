"""The table of Infiltrators by pointing: clue boards, shots, tabs."""

from __future__ import annotations

from typing import Any

from tests.browser.positions import Games
from tests.browser.visitor import DESKTOP, PHONE, Visit, Visitor, person


def sit(visit: Visit, toys: str, positions: Games, **settings: Any) -> Visitor:
    anna = visit(toys, **settings)
    game = positions("infiltrators", "5-seats")  # whose players mark their clue boards themselves
    game.sit(anna, game.asked("turn"))
    return anna


def cell(anna: Visitor, card: str, seat: int = 3) -> Any:
    return anna.page.locator(f"[data-zone='board:{seat}'] [data-at='{card}']")


def own(anna: Visitor, seat: int = 0) -> set[str]:
    """The cells that are crossed out in pencil."""
    return {str(each.get_attribute("data-at")) for each in anna.page.locator(f"[data-zone='board:{seat}'] [data-own]").all()}


def test_marks_in_pencil_stay_in_this_browser(visit: Visit, toys: str, positions: Games) -> None:
    """By a tap, by drawing over cells, by a head, by what a clue excludes: nothing is sent, nobody else sees it, and it outlives the page."""
    anna = sit(visit, toys, positions, viewport=DESKTOP)
    cell(anna, "GREEN-2", 0).click()
    assert own(anna) == {"GREEN-2"}
    anna.page.locator("[data-zone='board:0'] .head[data-head='7']").click()
    sevens = {f"{suit}-7" for suit in ("RED", "BLACK", "YELLOW", "GREEN")}
    assert own(anna) == {"GREEN-2", *sevens}
    first, last = (cell(anna, each, 0).bounding_box() for each in ("BLACK-10", "BLACK-12"))
    anna.page.mouse.move(first["x"] + 5, first["y"] + 5)
    anna.page.mouse.down()
    anna.page.mouse.move(last["x"] + 5, last["y"] + 5, steps=6)
    anna.page.mouse.up()
    drawn = {"GREEN-2", *sevens, "BLACK-10", "BLACK-11", "BLACK-12"}
    assert own(anna) == drawn
    clue = anna.page.locator("[data-zone='clues:3'] .thing").first
    before = len(own(anna, 3))
    clue.click()
    button = anna.page.locator("#tells button", has_text="that this clue excludes")
    count = int(button.inner_text().split()[3])
    button.click()
    assert count > 0
    assert len(own(anna, 3)) == before + count
    assert clue.get_attribute("data-left") is None
    assert anna.page.locator("[data-zone='board:0'] .plate").inner_text() == f"{60 - len(drawn)} of 60 left"
    anna.page.reload()
    anna.awaited()
    anna.page.locator("[data-own]").first.wait_for()
    assert own(anna) == drawn
    assert anna.sent == []


def test_marks_in_pencil_are_shown_to_all_if_one_says_so(visit: Visit, toys: str, positions: Games) -> None:
    """A mark for all is cleared by a tap, and a shot names suspect and card by a cell."""
    anna = sit(visit, toys, positions)
    for card in ("GREEN-2", "GREEN-3"):
        cell(anna, card).click()
    anna.page.locator("[data-zone='board:3'] .pencil").click()
    anna.page.locator("#which").get_by_role("button", name="Show them to everybody").click()
    for card in ("GREEN-2", "GREEN-3"):
        anna.page.locator(f"[data-zone='board:3'] [data-at='{card}'][data-face=crossed]").wait_for()
    assert own(anna, 3) == set()
    assert cell(anna, "GREEN-2").inner_text() == "2", "what is crossed out can be read"
    assert anna.sent == ["mark"]
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
    assert anna.sent == ["mark"] * 2


def test_with_hints_what_is_ruled_out_fades_by_itself(visit: Visit, toys: str) -> None:
    """Without, nothing does; a card in one's own hand, or on one's own stand, is not Boris's suspect."""
    for hints in (True, False):
        anna = visit(toys)
        made = anna.opened([person(each) for each in ("Anna", "Boris")], "infiltrators", hints=hints, deal={"mode": "fixed", "description": {"start": 0}})
        for seat in (0, 1):
            anna.ask("POST", f"/games/{made['game']['id']}/commands", {"type": "nab"}, made["seats"][seat]["token"], If_Match="*")
        anna.take(made, 0)
        anna.awaited()
        mine = [str(each.get_attribute("data-id")) for each in anna.page.locator("#rail [data-role=hand] .thing, [data-zone='stand:0'] .thing").all()]
        out = {str(each.get_attribute("data-at")) for each in anna.page.locator("[data-zone='board:1'] [data-out]").all()}
        cells = {str(each.get_attribute("data-at")) for each in anna.page.locator("[data-zone='board:1'] [data-at]").all()}
        assert cells
        assert out == ({*mine} & cells if hints else set())
        assert anna.violations(dark=True) == []


def test_a_card_is_named_word_by_word(visit: Visit, toys: str, positions: Games) -> None:
    anna = sit(visit, toys, positions, viewport=PHONE)
    form = anna.page.locator("#offers form[data-type=eliminate]")
    anna.open(form)
    form.get_by_role("button", name="Green", exact=True).click()
    assert form.locator("[name=card]:checked").count() == 0
    form.get_by_role("button", name="14", exact=True).click()
    assert form.locator("[name=card]:checked").input_value() == '"GREEN-14"'
    assert form.locator("[data-words] [aria-pressed=true]").all_inner_texts() == ["Green", "14"]
    anna.page.keyboard.press("Escape")
    assert form.locator("[data-words] [aria-pressed=true]").count() == 0


def test_a_small_window_opens_one_suspect_at_a_time(visit: Visit, toys: str, positions: Games) -> None:
    """Which one it is outlives what is drawn again."""
    anna = sit(visit, toys, positions, viewport=PHONE)
    boards = anna.page.locator("#board [data-role=board]")
    assert [each.is_visible() for each in boards.all()].count(True) == 1
    anna.page.locator(".seat[data-seat='0'] .opens").click()
    assert anna.page.locator("[data-zone='board:0']").is_visible()
    cell(anna, "RED-5", seat=0).click()
    anna.page.locator("[data-zone='board:0'] [data-at='RED-5'][data-own]").wait_for()
    assert anna.page.locator(".seat[data-seat='0'] .opens").get_attribute("aria-expanded") == "true"
