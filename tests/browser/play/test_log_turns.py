"""The log by turns: each has a heading with the sign of its seat, and its lines are indented under it."""

from __future__ import annotations

from itertools import pairwise

from tests.browser.positions import Games
from tests.browser.visitor import DESKTOP, Visit

ORDER = "[...document.querySelectorAll('#log > li')].map((at) => at.className.includes('chapter') ? 'chapter' : at.className.includes('turn') ? 'turn' : 'line')"
INDENT = "(at) => parseFloat(getComputedStyle(at).paddingLeft)"


def test_lines_stand_under_the_heading_of_their_turn(visit: Visit, toys: str, positions: Games) -> None:
    anna, asked = visit(toys, viewport=DESKTOP), positions("microdot", "3-seats-staged")
    asked.sit(anna, asked.asked("move"))
    log = anna.page.locator("#log")
    log.locator("li.turn").first.wait_for()
    order = anna.page.evaluate(ORDER)
    assert order.index("chapter") == 0, "the newest round is on top"
    assert order[order.index("turn") + 1] == "line"
    assert ("turn", "turn") not in pairwise(order), "no turn without a line"
    line, heading = log.locator("li.turn + li").first, log.locator("li.turn").first
    assert line.evaluate(INDENT) > heading.evaluate(INDENT)
    assert heading.locator(":is(h3, h4) .sign").count() == 1
    assert anna.page.locator("#last").text_content() not in ("", "Nothing has happened yet.")
    assert anna.violations(dark=True) == []


def test_the_log_is_a_page_that_needs_no_script(visit: Visit) -> None:
    anna = visit(viewport=DESKTOP)
    anna.play()
    where = anna.page.url.partition("#")[0]
    quiet = visit(viewport=DESKTOP, java_script_enabled=False)
    quiet.page.goto(where)
    quiet.page.get_by_role("link", name="What happened").click()
    quiet.page.wait_for_url("**/log")
    assert quiet.page.locator(".log-page li").count() > 5
