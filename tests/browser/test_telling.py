"""Cards say what they are, with their rule: to who uses keys, and to who listens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.positions import Positions
from tests.browser.test_window import KINDS, RULES, SIZES
from tests.browser.visitor import Visitor
from tests.cases import cases
from tests.golden.games import golden

Visit = Callable[..., Visitor]
UNREACHED = """() => {
  const shown = [...document.querySelectorAll(':is(#board, #rail) .thing[data-rule]')].filter((at) => at.checkVisibility({ visibilityProperty: true }));
  const zones = new Set(shown.map((at) => at.closest('[data-zone]')));
  const found = shown.filter((at) => at.getAttribute('role') !== 'button' || !at.ariaLabel || !at.title || !at.hasAttribute('tabindex')).map((at) => at.outerHTML);
  const stops = (zone) => [...zone.querySelectorAll('[tabindex="0"]')].filter((at) => at.closest('[data-zone]') === zone);
  return [...found, ...[...zones].filter((zone) => stops(zone).length !== 1).map((zone) => `${stops(zone).length} tab stops in ${zone.dataset.zone}`)];
}"""


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


@pytest.mark.parametrize("ruleset", cases("microfilms", later=[each for each in KINDS if each != "microfilms"]))
def test_keys_reach_every_card_that_has_a_rule_and_stop_once_in_a_zone(visit: Visit, toys: str, ruleset: str) -> None:
    anna = visit(toys, viewport=dict(zip(("width", "height"), SIZES["desktop"], strict=True)))
    name, kind = KINDS[ruleset][0]
    positions = Positions(golden(RULES[ruleset], name), toys, __name__)
    positions.sit(anna, positions.asked(kind))
    assert anna.page.locator("#board .thing[data-rule]").count() > 0
    assert anna.page.evaluate(UNREACHED) == []
    assert anna.violations() == []
