"""Casino Incognito at 200 %: each room's name is one line, and every room can be seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domain.rulesets.casino_incognito import RULESET
from tests.browser.positions import Positions
from tests.browser.visitor import Visitor
from tests.golden.games import golden

Visit = Callable[..., Visitor]
LINES = """() => Math.max(...[...document.querySelectorAll("[data-role=room] > .plate")].map((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return range.getClientRects().length;
}))"""
BELOW = """() => Math.max(...[...document.querySelectorAll("[data-role=room]")].map((each) =>
  each.getBoundingClientRect().bottom - document.querySelector(".middle").getBoundingClientRect().bottom))"""
SCROLLS = "() => getComputedStyle(document.querySelector('.middle')).overflowY"


@pytest.mark.parametrize(("width", "height"), [(720, 450), (640, 400), (844, 390)])
def test_labels_are_one_line_and_the_floor_is_whole(visit: Visit, toys: str, width: int, height: int) -> None:
    anna = visit(toys, viewport={"width": width, "height": height}, device_scale_factor=2)
    positions = Positions(golden(RULESET, "5-seats"), toys, __name__)
    positions.sit(anna, positions.asked("move"))
    assert anna.page.evaluate(LINES) == 1
    assert anna.page.evaluate(BELOW) <= 0 or anna.page.evaluate(SCROLLS) == "auto"
    if height >= 450:
        assert anna.page.evaluate(BELOW) <= 0
