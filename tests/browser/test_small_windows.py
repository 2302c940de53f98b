"""Small windows: no zone over another, none cut, and an end that shows the result first and all of the table below it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.positions import Positions
from tests.browser.test_window import KINDS, RULES, SIZES
from tests.browser.visitor import Visitor
from tests.golden.games import golden

Visit = Callable[..., Visitor]
SMALL = ("phone", "short phone", "phone on its side", "tablet upright")
CASES = [
    pytest.param(ruleset, size, marks=() if (ruleset, size) == ("microfilms", "phone") else pytest.mark.long)
    for ruleset in KINDS
    for size in SMALL
]

MISPLACED = """() => {
  const board = document.getElementById('board');
  const zones = [...board.querySelectorAll('.zone, .middle > .phase, .middle > .danger')].filter((at) => at.checkVisibility({ visibilityProperty: true }) && at.getBoundingClientRect().width > 2);
  const box = (at) => at.getBoundingClientRect();
  const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const name = (at) => at.dataset.zone ?? at.className;
  const found = [];
  const frame = box(board);
  const isOver = document.getElementById('now').dataset.status === 'over';
  for (const [nth, one] of zones.entries()) {
    const here = box(one);
    if (here.right > innerWidth + 1 || here.left < -1) found.push(`${name(one)} is cut at the side`);
    if (here.bottom > frame.bottom + 1 && getComputedStyle(board).overflowY !== 'auto') found.push(`${name(one)} is cut below`);
    for (const other of zones.slice(nth + 1)) {
      if (!one.contains(other) && !other.contains(one) && covers(here, box(other))) found.push(`${name(other)} over ${name(one)}`);
    }
    const things = isOver ? [...one.querySelectorAll(':scope > .things > .thing')] : [];
    if (things.some((each) => box(each).right > innerWidth + 1)) found.push(`things of ${name(one)} are cut`);
  }
  return found;
}"""
SIDEWAYS = "['main', '#board', '#rail'].filter((at) => { const it = document.querySelector(at); return it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX !== 'hidden'; })"


@pytest.mark.parametrize(("ruleset", "size"), CASES)
def test_no_zone_lies_over_another_or_is_cut(visit: Visit, toys: str, ruleset: str, size: str) -> None:
    anna = visit(toys, viewport=dict(zip(("width", "height"), SIZES[size], strict=True)))
    name, kind = KINDS[ruleset][0]
    positions = Positions(golden(RULES[ruleset], name), toys, __name__)
    positions.sit(anna, positions.asked(kind))
    assert anna.page.evaluate(MISPLACED) == []
    assert anna.page.evaluate(SIDEWAYS) == []


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "size"), CASES)
def test_an_end_shows_the_result_first_and_all_of_the_table(visit: Visit, toys: str, ruleset: str, size: str) -> None:
    """By scrolling alone: nothing lies over the table, no arrow crosses the result, and what comes next is in the first screen."""
    anna = visit(toys, viewport=dict(zip(("width", "height"), SIZES[size], strict=True)))
    name, kind = KINDS[ruleset][0]
    positions = Positions(golden(RULES[ruleset], name), toys, __name__)
    positions.end(anna, positions.asked(kind))
    assert anna.page.locator("#ghosts, #last").locator("visible=true").count() == 0
    shown = anna.page.locator("#ending h2").bounding_box()
    assert shown["y"] + shown["height"] < SIZES[size][1]
    assert anna.page.evaluate(MISPLACED) == []
    assert anna.page.evaluate(SIDEWAYS) == []
    assert "Waiting" not in anna.page.locator("#whose").inner_text()
    assert anna.violations() == []
    anna.page.locator("#share").scroll_into_view_if_needed()
    share = anna.page.locator("#share").bounding_box()
    assert anna.page.locator("#board").bounding_box()["y"] < share["y"]


def test_a_thing_says_what_it_is_at_a_tap_and_one_that_can_be_pointed_at_at_a_long_press(visit: Visit, toys: str) -> None:
    """Where nothing hovers. A long press answers nothing."""
    anna = visit(toys, viewport={"width": 390, "height": 844}, has_touch=True)
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


LENGTHS = "[...document.querySelectorAll('#ghosts path')].map((each) => each.getTotalLength())"
LONGEST = 70
"""Of what is drawn of an arrow on a phone: where it begins, where it ends, and its head."""


@pytest.mark.long
def test_arrows_of_what_moved_cross_nothing_on_a_phone(visit: Visit, toys: str) -> None:
    """Only their ends are drawn there; in a large window they lead from edge to edge."""
    lengths: dict[str, list[float]] = {}
    for size in ("phone", "phone on its side", "desktop"):
        anna = visit(toys, viewport=dict(zip(("width", "height"), SIZES[size], strict=True)))
        anna.sit(hands=["IB", "CO"])
        before = anna.decision()
        anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
        anna.moved_on(before)
        assert anna.awaited()
        anna.page.locator("#ghosts path").first.wait_for(state="attached")
        lengths[size] = anna.page.evaluate(LENGTHS)
    assert max(lengths["phone"] + lengths["phone on its side"]) <= LONGEST
    assert max(lengths["desktop"]) > 2 * LONGEST
