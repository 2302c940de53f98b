"""What the desk shows when the service refuses an act, finds nothing, or has more to show than fits."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.organiser import EIGHT, Organiser
from tests.browser.visitor import Visit


def refuse(desk: Organiser, path: str) -> None:
    """Every POST to a path is refused from here on."""
    problem = {"type": "/problems/standings-final", "title": "The standings are final", "status": 409, "code": "standings-final", "detail": "The standings of this tournament are final."}

    def answer(route: Any) -> None:
        route.fulfill(status=409, content_type="application/problem+json", body=json.dumps(problem))

    desk.page.route(path, answer)


def test_what_is_refused_or_not_found_is_said_where_one_looks(visit: Visit, hall: str) -> None:
    desk = Organiser(visit(hall))
    desk.enter(*EIGHT[:4])
    a_search_that_finds_nothing_says_so(desk)
    a_penalty_says_what_is_wrong_with_it_and_stands_in_the_standings(desk)
    desk.page.keyboard.press("2")
    a_refused_check_in_puts_the_box_back(desk)


def a_refused_check_in_puts_the_box_back(desk: Organiser) -> None:
    anna, boris = (desk.page.get_by_label(f"{name} is here") for name in EIGHT[:2])
    desk.next_step("1 of 3 entries checked in")
    refuse(desk, "**/checkin")
    for box, is_on in ((anna, True), (boris, False)):
        box.click()
        desk.page.locator("#wrong", has_text="The standings of this tournament are final.").wait_for()
        desk.page.wait_for_function("([box, is]) => box.checked === is", arg=[box.element_handle(), is_on])
        desk.page.evaluate("document.getElementById('wrong').textContent = ''")
    desk.visitor.wrong.clear()  # the browser notes the refused requests


def a_search_that_finds_nothing_says_so(desk: Organiser) -> None:
    page = desk.page
    find = page.get_by_label("Find a name or number")
    find.fill("zoe")
    page.get_by_text("Nothing is found for “zoe”.").wait_for()
    find.press("Enter")
    page.locator("#wrong", has_text="Nobody is checked in: no entry is found.").wait_for()
    find.fill("a")
    find.press("Enter")
    page.locator("#wrong", has_text=" entries are found: type more of the name").wait_for()
    find.fill("anna")
    find.press("Enter")
    page.locator("tr[data-entry='1'] input:checked").wait_for()
    assert page.locator("#wrong").inner_text() == ""
    find.fill("")


def test_all_that_happened_can_be_read(visit: Visit, hall: str) -> None:
    desk = Organiser(visit(hall))
    page = desk.page
    desk.enter(*(f"Player {number}" for number in range(70)))
    page.keyboard.press("6")
    page.locator(".facts li").nth(59).wait_for()
    assert page.locator(".facts li").count() == 60
    page.get_by_role("button", name="earlier").click()
    page.locator(".facts li", has_text="The tournament was created").wait_for()
    assert page.get_by_role("button", name="earlier").count() == 0


def a_penalty_says_what_is_wrong_with_it_and_stands_in_the_standings(desk: Organiser) -> None:
    page, dialog = desk.page, desk.page.locator("dialog.form")
    desk.change(4, "Remove")
    desk.say("Remove it")
    page.locator('tr[data-entry="4"]').wait_for(state="detached")
    page.keyboard.press("5")
    page.get_by_role("button", name="Penalty …").click()
    assert dialog.get_by_label("Whose").locator("option").all_inner_texts() == ["Anna Berg (no. 1)", "Boris Lund (no. 2)", "Clara Nagy (no. 3)"]
    desk.fill("Why, as everybody reads it", "Late")
    desk.fill("How many points", "0,2x")
    dialog.get_by_role("button", name="Give it").click()
    dialog.get_by_text("“0,2x” is no number of points. Write it as 1, 1/4, 0.25 or 0,25").wait_for()
    assert not desk.visitor.wrong
    desk.fill("How many points", "0,25")
    dialog.get_by_role("button", name="Give it").click()
    dialog.locator(".error", has_text="Of a penalty in points.").wait_for()
    desk.visitor.wrong.clear()  # the browser notes the refused request
    dialog.locator("[name=kind]").select_option("points")
    desk.say("Give it")
    page.locator("#decisions tbody", has_text="Points off the sum (0.25)").wait_for()
    page.keyboard.press("4")
    page.locator("#standings tr", has_text="Anna Berg").locator(".tag", has_text="penalty −0.25").wait_for()
