"""The end of a game beside what is said of it, where much lies open: nothing runs out of its panel, and no zone over another."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domain.catalogue import discover
from tests.browser.positions import Asked, Positions
from tests.browser.visitor import Visitor
from tests.cases import cases
from tests.golden.games import golden

Visit = Callable[..., Visitor]
GAMES = (("microfilms", "6-seats-late"), ("microfilms", "3-seats"), ("casino-incognito", "5-seats-intrigue"), ("microdot", "3-seats-staged"), ("infiltrators", "3-seats"), ("infiltrators", "5-seats"), ("microfilms", "2-seats"))
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
RULES = {each.name: each for each in discover()}
SPARE_PX = 8
"""How far a card that is lit, or turned, may reach out."""

ASTRAY = """(spare) => {
  const box = (at) => at.getBoundingClientRect();
  const seen = (at) => at.checkVisibility() && box(at).width > 1 && box(at).height > 1;
  const isIn = (inner, outer) => inner.left >= outer.left - spare && inner.right <= outer.right + spare && inner.top >= outer.top - spare && inner.bottom <= outer.bottom + spare;
  const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > spare && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > spare;
  const found = [];
  for (const seat of document.querySelectorAll('#board .others .seat'))
    for (const at of seat.querySelectorAll('.thing')) if (seen(at) && getComputedStyle(seat).display !== 'contents' && !isIn(box(at), box(seat))) found.push(`${at.dataset.name} runs out of a panel`);
  const zones = [...document.querySelectorAll('#board .middle > .zone, #board .others .seat')].filter((at) => seen(at) && (at.matches('.seat') || at.querySelector('.thing')));
  for (const [nth, one] of zones.entries())
    for (const other of zones.slice(nth + 1)) if (overlap(box(one), box(other))) found.push(`${one.dataset.zone ?? one.className} lies over ${other.dataset.zone ?? other.className}`);
  const cards = [...document.querySelectorAll('#rail .thing')].filter(seen);
  for (const at of cards) if (!isIn(box(at), box(document.getElementById('rail')))) found.push(`${at.dataset.name} runs out of the rail`);
  const own = [...document.querySelectorAll('#rail .zone')].filter((at) => at.querySelector('.thing')).map((at) => ({ at, things: [...at.querySelectorAll('.thing')] }));
  for (const [nth, one] of own.entries())
    for (const other of own.slice(nth + 1)) if (one.things.some((a) => other.things.some((b) => overlap(box(a), box(b))))) found.push(`${one.at.dataset.role} lies over ${other.at.dataset.role} in the rail`);
  const board = document.getElementById('board');
  const lowest = Math.max(...[...board.querySelectorAll('.thing, .seat')].filter(seen).map((at) => box(at).bottom));
  if (getComputedStyle(board).overflowY === 'hidden' && lowest > box(board).bottom + spare) found.push(`${Math.round(lowest - box(board).bottom)} px of the table are cut`);
  return found;
}"""


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("ruleset", "game"), GAMES)
def test_everything_lies_in_its_place(visit: Visit, toys: str, ruleset: str, game: str, size: str) -> None:
    width, height = SIZES[size]
    anna = visit(toys, viewport={"width": width, "height": height})
    played = Positions(golden(RULES[ruleset], game), toys, f"{__name__} {size}")
    last = next(each.game for each in reversed(played.batches) if each.game.open)
    played.end(anna, Asked(next(iter(last.open)), last.version))
    assert anna.page.evaluate(ASTRAY, SPARE_PX) == []


@pytest.mark.parametrize("game", cases("2-seats", later=["3-seats", "6-seats-late"]))
def test_a_phone_shows_the_result_and_the_whole_table_on_one_screen(visit: Visit, toys: str, game: str) -> None:
    """Turning points open when they are wanted, and stand open where there is room."""
    width, height = SIZES["phone"]
    anna = visit(toys, viewport={"width": width, "height": height})
    played = Positions(golden(RULES["microfilms"], game), toys, f"{__name__} one screen")
    last = next(each.game for each in reversed(played.batches) if each.game.open)
    played.end(anna, Asked(next(iter(last.open)), last.version))
    board = anna.page.locator("#board").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= height
    assert anna.page.locator("#ending .points").is_hidden()
    anna.page.locator("#ending summary").click()
    assert anna.page.locator("#ending .points").is_visible()
