"""What a log keeps until it is wanted: how the luck came about, and the numbers of rules."""

from __future__ import annotations

from tests.browser.visitor import Visit


def test_lines_about_the_luck_are_one_and_rules_are_cited_on_demand(visit: Visit) -> None:
    anna = visit()
    anna.play()
    anna.sheet("Log")
    log = anna.page.locator("#log")
    log.locator("li", has_text="Every seat is taken, and the game begins").wait_for()
    assert log.inner_text().count("random number") == 2, "the last line, and the fold of those before it"
    assert not log.get_by_text("Nobody can change").is_visible()
    assert not log.locator(".rule").filter(visible=True).count()
    log.locator("summary", has_text="2 lines on random numbers").click()
    assert log.get_by_text("Nobody can change").is_visible()
    assert not anna.page.locator("#table.past").count(), "the fold is no way to the past"
    anna.page.get_by_role("button", name="Rule numbers").click()
    assert log.locator(".rule").filter(visible=True).count()
    assert anna.violations(dark=True) == []
    anna.page.reload()
    log.locator(".rule").filter(visible=True).first.wait_for()
