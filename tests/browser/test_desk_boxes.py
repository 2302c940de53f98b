"""The desk in windows of each kind: nothing is wider than the window, nothing lies over a control, and axe-core finds nothing wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.organiser import Organiser
from tests.browser.visitor import SCREENS, Visit

COVERED = Path(__file__).with_name("covered.js").read_text(encoding="utf-8")
THIRTEEN = (
    "Anna Bergström", "Boris Lundqvist", "Clara Nagy-Horváth", "Dan Ek", "Eva Rothenburger", "Finn Moe", "Gus Hale",
    "Hana Ito", "Igor Petrov", "Jana Nováková", "Karim Wolfeschlegelsteinhausenberger", "Maximiliane Schmidthuber", "Zoe Frey",
)  # fmt: skip


READ = (
    "entries", "a draft", "tables", "a table", "the round", "standings", "a penalty", "the tournament", "print pairings", "print standings", "print cross-table",
)  # fmt: skip
"""Steps at which every part of the desk is seen once by axe-core too."""


class Walk:
    """Looks at the boxes of each step. wrong: by step."""

    def __init__(self, desk: Organiser) -> None:
        self.desk = desk
        self.wrong: dict[str, list[str]] = {}

    def look(self, step: str) -> None:
        found = self.desk.page.evaluate(COVERED)
        if step in READ:
            found += self.desk.visitor.violations(dark=True)
        if found:
            self.wrong[step] = found


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_nothing_at_the_desk_is_cut_or_covered(visit: Visit, hall: str, size: str) -> None:
    desk = Organiser(visit(hall, viewport=SCREENS[size], color_scheme="light"))
    walk = Walk(desk)
    page, dialog = desk.page, desk.page.locator("dialog.form")
    enter(desk, walk)
    desk.change(4, "Bye in round 1")
    walk.look("a bye is noted")
    page.locator('tr[data-entry="4"]').get_by_role("button", name="Change").click()
    walk.look("changes of an entry")
    dialog.get_by_role("button", name="No bye in round 1 after all").click()
    page.keyboard.press("6")
    page.get_by_role("button", name="Name an official").click()
    desk.fill("Name", "Maximiliane Schmidthuber-Rothenburger")
    desk.say("Name")
    desk.say("I have it")
    walk.look("officials")
    desk.next_step("entries checked in")
    page.keyboard.press("2")
    page.get_by_role("button", name="Check all of them in").click()
    desk.say("They are all here")
    walk.look("all are here")
    page.locator("#next-acts").get_by_role("button", name="Draft round 1").click()
    page.locator(".seating").wait_for()
    walk.look("a draft")
    desk.publish()
    walk.look("tables")
    round_on(desk, walk)
    assert walk.wrong == {}


def enter(desk: Organiser, walk: Walk) -> None:
    """A list with a line that is wrong, seen before it is entered."""
    page = desk.page
    page.locator("#keep").evaluate("(at) => { at.hidden = false; }")
    walk.look("the link is shown")
    page.evaluate("scrollTo(0, 0)")
    assert is_in_window(page, "#next-acts button >> nth=0"), "what is next stands on the first screen"
    page.locator("#keep").evaluate("(at) => { at.hidden = true; }")
    walk.look("nobody is entered")
    page.keyboard.press("2")
    page.get_by_role("button", name="Paste a list").click()
    walk.look("a list is pasted")
    page.get_by_label("The list").fill("\n".join([*THIRTEEN, "anna bergström"]))
    desk.look_at_list()
    walk.look("a list is looked at")
    desk.say("Enter 13")
    page.locator("tr[data-entry]").nth(12).wait_for()
    walk.look("entries")


def round_on(desk: Organiser, walk: Walk) -> None:
    """Acts while a round is on, one of them refused."""
    page, dialog = desk.page, desk.page.locator("dialog.form")
    page.locator(".glance button").first.click()
    dialog.locator(".seated").wait_for()
    walk.look("a table")
    dialog.get_by_role("button", name="Points by seat").click()
    walk.look("a ruling")
    dialog.get_by_role("button", name="Never mind").click()
    page.keyboard.press("3")
    walk.look("the round")
    page.keyboard.press("4")
    page.locator("#standings table").first.wait_for()
    walk.look("standings")
    page.keyboard.press("5")
    page.get_by_role("button", name="Penalty").click()
    dialog.locator("[name=kind]").select_option("points")
    desk.fill("How many points", "many")
    desk.fill("Why, as everybody reads it", "Late")
    dialog.get_by_role("button", name="Give it").click()
    dialog.locator(".error:not(:empty)").wait_for()
    walk.look("a penalty is refused")
    assert is_in_window(page, "dialog .error")
    desk.visitor.wrong.clear()
    desk.fill("How many points", "1/4")
    desk.say("Give it")
    walk.look("a penalty")
    page.keyboard.press("6")
    walk.look("the tournament")
    close_round(desk, walk)
    for what in ("pairings", "slips", "standings", "cross-table"):
        page.goto(f"{desk.visitor.url}/desk/{desk.id}/print/{what}?round=1")
        page.locator("#sheet[aria-busy=false]").wait_for()
        walk.look(f"print {what}")
    for rest in ("", "/rounds/1", "/rounds/1/tables/1", "/standings", "/cross", "/entries", "/entries/1", "/news"):
        page.goto(f"{desk.visitor.url}/t/{desk.id}{rest}")
        walk.look(f"page {rest.strip('/').replace('/', ' ')}")


def close_round(desk: Organiser, walk: Walk) -> None:
    """A round whose tables count as void, drawn at each part of the desk."""
    page, dialog = desk.page, desk.page.locator("dialog.form")
    page.locator("#next-acts").get_by_role("button", name="Close round 1").click()
    dialog.locator("select").first.wait_for()
    walk.look("closing")
    for each in dialog.locator("select").all():
        each.select_option("void")
    desk.say("Close the round")
    desk.next_step("Appeals may come until")
    for number, name in enumerate(("tables", "entries", "rounds", "standings", "decisions"), 1):
        page.keyboard.press(str(number))
        walk.look(f"{name} after the round")


def is_in_window(page: Any, selector: str) -> bool:
    """Whether a whole box lies in the window, with nothing over it."""
    return bool(page.locator(selector).evaluate(
        """(at) => {
          const { left, right, top, bottom } = at.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, bottom - 3);
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && at.contains(hit);
        }"""
    ))
