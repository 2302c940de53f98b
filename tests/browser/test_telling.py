"""Cards say what they are, with their rule: to who uses keys, to who listens, and to who taps."""

from __future__ import annotations

from tests.browser.visitor import PHONE, Visit


def test_keys_lead_to_what_a_card_says_and_on_to_its_rule(visit: Visit, toys: str) -> None:
    """The focus shows it; I goes into it, Escape comes back, and nothing is answered."""
    anna = visit(toys)
    anna.sit(hands=["IB", "CO"])
    page, tells, before = anna.page, anna.page.locator("#tells"), anna.decision()
    page.locator("#whose").focus()
    card = page.locator("#rail [data-role=hand] .thing").first
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('#rail [data-role=hand]') !== null"):
            break
    assert card.evaluate("(at) => at === document.activeElement")
    tells.get_by_text("Interrogate").wait_for()
    assert anna.is_beside("#tells", card)
    page.keyboard.press("i")
    link = tells.get_by_role("link", name="Rule MF-")
    assert link.evaluate("(at) => at === document.activeElement")
    assert anna.violations(dark=True) == []
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    opened.value.locator(":target").wait_for()
    opened.value.close()
    page.keyboard.press("Escape")
    assert tells.is_hidden()
    assert page.evaluate("document.activeElement.dataset.id") == "IB"
    assert (anna.sent, anna.decision()) == ([], before)
    assert not page.locator("#which[open], #ask[open]").count()


def test_a_card_that_answers_nothing_is_a_button_for_what_it_says(visit: Visit, toys: str) -> None:
    anna = visit(toys)
    anna.sit(hands=["IB", "CO"])
    identity, other = anna.page.locator("#rail [data-role=identity] .thing").all()
    identity.focus()
    anna.page.keyboard.press("Enter")
    said = anna.page.get_by_role("dialog", name=str(identity.get_attribute("data-name")))
    said.get_by_role("link", name="Rule MF-").wait_for()
    assert "Agent" in said.inner_text()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("ArrowRight")
    anna.page.locator("#tells", has_text=str(other.get_attribute("data-name"))).wait_for()
    anna.page.keyboard.press("ArrowLeft")
    assert identity.evaluate("(at) => at === document.activeElement")
    anna.page.keyboard.press("Escape")
    assert said.is_hidden()


def test_a_thing_says_what_it_is_at_a_tap_and_one_that_can_be_pointed_at_at_a_long_press(visit: Visit, toys: str) -> None:
    """Where nothing hovers. A long press answers nothing."""
    anna = visit(toys, viewport=PHONE, has_touch=True)
    anna.sit(hands=["IB", "CO"])
    page, tells = anna.page, anna.page.locator("#tells")
    page.locator("#rail [data-role=identity] .thing").first.tap()
    tells.get_by_text("Agent").wait_for()
    card = page.locator("#rail [data-role=hand] .thing.live").first
    before = anna.decision()
    card.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "button": 0, "bubbles": True})
    tells.get_by_text("Interrogate").wait_for()
    card.dispatch_event("click")
    anna.at_rest()
    assert (anna.sent, anna.decision()) == ([], before)
    assert not page.locator("#which[open], #ask[open]").count()
    assert anna.violations(dark=True) == []
