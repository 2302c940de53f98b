"""What others do, as it is seen on a table that is drawn from the scene."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.browser.visitor import SCREENS, Visit, Visitor

WATCH = """() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.classList?.contains("flying")) window.flown.push([node.dataset.what, node.getAnimations()[0]?.effect.getTiming().duration ?? 0]);
    }
  }).observe(document.body, { subtree: true, childList: true });
}"""


def bribed(anna: Visitor) -> None:
    """Boris and the Croupier answer and play on, until the next own decision."""
    anna.sit(hands=["IB", "CO"])
    anna.page.evaluate(WATCH)
    before = anna.decision()
    anna.page.keyboard.press("a")
    anna.page.locator("#which li button", has_text="Bribe: Boris").click()
    anna.moved_on(before)
    anna.awaited()


def flown(anna: Visitor) -> list[Any]:
    return list(anna.page.evaluate("window.flown"))


def test_moves_of_others_fly_and_are_seen_again(visit: Visit) -> None:
    """Each for as long as a step is seen; the own card does not fly again; afterwards nothing is left in the air."""
    anna = visit(pace=1, reduced_motion="no-preference")
    bribed(anna)
    seen = flown(anna)
    assert {what for what, _ in seen} <= {"kind", "back", "coins", "token"}
    assert len(seen) >= 2
    assert all(500 <= ms <= 1000 for _, ms in seen)
    assert anna.page.locator("#board > #ghosts path").count() > 0, "on the table, which cuts off what leads beyond it"
    anna.page.wait_for_function("() => document.querySelectorAll('.flying').length === 0")
    anna.page.get_by_role("button", name="Show again", exact=True).click()
    anna.page.wait_for_function("(told) => window.flown.length > told", arg=len(seen))
    anna.page.wait_for_function("() => document.querySelectorAll('.flying').length === 0 && document.querySelectorAll('#ghosts path').length > 0")
    assert not anna.page.locator("[data-zone] .thing").evaluate_all("(all) => all.some((each) => each.style.visibility === 'hidden')")


LAID = """() => {
  window.laid = [];
  new MutationObserver((changes) => {
    const parts = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((each) => each.dataset?.part !== undefined).map((each) => each.id);
    if (parts.length) window.laid.push([performance.now(), parts.includes('now')]);
  }).observe(document.getElementById('table'), { subtree: true, childList: true });
}"""
"""Notes when parts of the table take the place of others, and whether what is asked is among them, which no step that is played brings."""
LEAST_MS = 500


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_every_step_is_seen_for_half_a_second(visit: Visit, motion: str) -> None:
    """Before the next one, and before the own decision opens."""
    anna = visit(pace=1, reduced_motion=motion)
    anna.sit(hands=["IB", "CO"])
    anna.begin()
    anna.page.evaluate(LAID)
    before = anna.decision()
    anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
    anna.moved_on(before)
    anna.awaited()
    laid = anna.page.evaluate("window.laid")
    first = next(nth for nth, (_, is_settled) in enumerate(laid) if not is_settled)
    shown = laid[first:]
    assert (len(shown) > 2, shown[-1][1]) == (True, True), shown
    assert all(later - at >= LEAST_MS for (at, _), (later, _) in pairwise(shown)), shown


@pytest.mark.parametrize("settings", [{"pace": 1}, {"pace": 0, "reduced_motion": "no-preference"}], ids=["calm", "at once"])
def test_nothing_flies_where_nothing_shall_move(visit: Visit, settings: dict[str, Any]) -> None:
    anna = visit(**settings)
    bribed(anna)
    assert flown(anna) == []
    assert anna.page.locator("#ghosts path").count() > 0
    assert anna.violations(dark=True) == []


def test_a_line_of_the_log_lights_its_things(visit: Visit) -> None:
    anna = visit()
    bribed(anna)
    anna.page.locator("#log li", has_text="draws a card").first.hover()
    assert anna.page.locator("[data-zone] .lit, [data-zone].lit").count() > 0
    anna.page.locator("#whose").hover()
    assert anna.page.locator(".lit").count() == 0


LENGTHS = "[...document.querySelectorAll('#ghosts path')].map((each) => each.getTotalLength())"
LONGEST = 70
"""Of what is drawn of an arrow on a phone: where it begins, where it ends, and its head."""


def test_arrows_of_what_moved_cross_nothing_on_a_phone(visit: Visit, toys: str) -> None:
    """Only their ends are drawn there; in a large window they lead from edge to edge."""
    lengths: dict[str, list[float]] = {}
    for size in ("phone", "phone on its side", "desktop"):
        anna = visit(toys, viewport=SCREENS[size])
        anna.sit(hands=["IB", "CO"])
        before = anna.decision()
        anna.page.locator("#offers form[data-type=pass] button:visible").first.click()
        anna.moved_on(before)
        assert anna.awaited()
        anna.page.locator("#ghosts path").first.wait_for(state="attached")
        lengths[size] = anna.page.evaluate(LENGTHS)
    assert max(lengths["phone"] + lengths["phone on its side"]) <= LONGEST
    assert max(lengths["desktop"]) > 2 * LONGEST
