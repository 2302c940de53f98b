"""The Croupier's players have two identities, and neither covers the other; who was away comes back without covering anybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SIZES = {"wide": (1920, 1080), "desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "side": (844, 390)}
BACK = """() => {
  const button = document.querySelector("[data-do=return]");
  const { left, width, top, height, bottom } = button.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return [document.getElementById("board").getBoundingClientRect().top - bottom, seen === button];
}"""
"""How far the button lies above the table, and whether nothing lies over it. The page is drawn again while a bot plays."""

BROKEN = """() => [...document.querySelectorAll("#rail .thing .name")].filter((at) => {
  const range = document.createRange();
  range.selectNodeContents(at);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  return lines.size > at.textContent.trim().split(/\\s+/).length;
}).map((at) => at.textContent)"""
"""Names of own cards with a word on two lines."""


@pytest.mark.parametrize("size", SIZES)
def test_the_second_identity_leaves_all_of_the_first_in_sight(visit: Visit, size: str) -> None:
    anna = visit(viewport=dict(zip(("width", "height"), SIZES[size], strict=True)))
    anna.sit(hands=["IB", "CO"])
    first, second = [each.bounding_box() for each in anna.page.locator("#rail [data-role=identity] .thing").all()]
    assert first["x"] + first["width"] <= second["x"] + 1
    rail = anna.page.locator("#rail").bounding_box()
    for each in anna.page.locator("#rail .thing").all():
        box = each.bounding_box()
        assert box["x"] + box["width"] <= rail["x"] + rail["width"] + 1, "all of it lies in the rail"
    assert anna.page.evaluate(BROKEN) == []
    goal = anna.page.locator("#rail .goal")
    if goal.count() and goal.first.is_visible():
        me, said = anna.page.locator("#rail .me").bounding_box(), goal.last.bounding_box()
        assert said["y"] + said["height"] <= me["y"] + me["height"] + 1, "the goal is said whole"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_coming_back_covers_nothing_of_the_table(visit: Visit, size: str) -> None:
    anna = visit(viewport=dict(zip(("width", "height"), SIZES[size], strict=True)))
    anna.sit(hands=["IB", "CO"])
    anna.sheet("More")
    anna.page.locator("#away").click()
    anna.page.locator("dialog[open] button[value=yes]").click()
    back = anna.page.get_by_role("button", name="I am back")
    back.wait_for()
    anna.fold()
    above, is_seen = anna.page.evaluate(BACK)
    assert above >= -1
    assert is_seen
