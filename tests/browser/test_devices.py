"""Going on with one's seat on another device, by its link or its QR code."""

from __future__ import annotations

from tests.browser.test_lobby import small_texts
from tests.browser.visitor import PHONE, Visit


def test_the_own_seat_goes_on_at_another_device_by_a_link_that_is_shown_only_when_asked_for(visit: Visit, toys: str) -> None:
    anna, phone, ben = visit(toys), visit(toys, viewport=PHONE), visit(toys)
    anna.sit(hands=["IB", "CO"])
    before = anna.decision()
    anna.sheet("More")
    panel = anna.page.locator("#device")
    link = panel.get_by_label("Link of your seat", exact=True)
    assert link.input_value() == ""
    panel.locator("summary").click()
    panel.locator("#device-qr svg").wait_for()
    assert panel.get_by_text("it leads to this machine alone").is_visible()
    assert anna.violations(dark=True) == []
    phone.page.goto(link.input_value())
    assert phone.awaited()
    assert (phone.decision(), phone.page.locator("#now").get_attribute("data-seat")) == (before, "0")
    assert "#" not in phone.page.url
    phone.page.locator("#offers form[data-type=pass] button:visible").first.click()
    anna.moved_on(before)
    assert anna.awaited(), "the first device plays on"
    panel.locator("summary").click()
    panel.locator("#device-qr svg").wait_for(state="detached")
    assert link.input_value() == ""
    ben.page.goto(anna.page.url)
    ben.page.locator("#now").wait_for()
    assert ben.page.locator("#device").is_hidden()
    phone.sheet("More")
    phone.page.locator("#device summary").click()
    phone.page.locator("#device-qr svg").wait_for()
    assert small_texts(phone) == []
    assert phone.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
