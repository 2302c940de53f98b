"""The log: said to who reads it, by chapters and turns, and a way back to the table as it was."""

from __future__ import annotations

from tests.browser.visitor import Visit


def test_the_log_speaks_to_its_reader_and_leads_to_the_table_as_it_was(visit: Visit) -> None:
    """A seat's own past: with its own cards, and with no answer until one is back."""
    anna = visit()
    anna.sit(hands=["IB", "CO"])
    log, table = anna.page.locator("#log"), anna.page.locator("#table")
    dealt = log.locator("li", has_text="You are dealt a secret identity")
    dealt.wait_for()
    assert log.locator("li", has_text="turn").count() == 0, "whose turn it is, is said elsewhere"
    before = anna.decision()
    anna.page.keyboard.press("a")
    anna.page.locator("#which li button", has_text="Pass").click()
    anna.moved_on(before)
    anna.awaited()
    log.locator("li.turn + li", has_text="You pass").wait_for()
    now = anna.page.locator("#board").inner_html()
    dealt.click()
    anna.page.locator("#then", has_text="The table after “You are dealt a secret identity").wait_for()
    anna.page.wait_for_function("(now) => document.getElementById('board').innerHTML !== now", arg=now)
    assert "past" in str(table.get_attribute("class"))
    assert not anna.page.locator("#offers").is_visible()
    assert anna.violations(dark=True) == []
    dealt.focus()
    anna.page.keyboard.press("ArrowUp")
    anna.page.keyboard.press("Enter")
    anna.page.locator("#log li[aria-current]").wait_for()
    assert anna.page.locator("#then").is_visible()
    anna.page.get_by_role("button", name="Back to now").click()
    anna.page.locator("#then").wait_for(state="hidden")
    anna.page.locator("#offers").wait_for()
    assert not anna.page.locator("#table.past").count()
