"""The end of a game beside what is said of it, where much lies open: nothing runs out of its panel, no zone over another, the result first."""

from __future__ import annotations

import pytest

from tests.browser.positions import Games
from tests.browser.test_window import KINDS, MISPLACED, SIDEWAYS, SMALL
from tests.browser.visitor import PHONE, SCREENS, Visit

GAMES = (
    ("microfilms", "6-seats-late"), ("microfilms", "3-seats"), ("casino-incognito", "5-seats-intrigue"), ("microdot", "3-seats-staged"),
    ("infiltrators", "3-seats"), ("infiltrators", "5-seats"), ("microfilms", "2-seats"),
)  # fmt: skip
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


@pytest.mark.parametrize("size", ["desktop", "tablet", "phone"])
@pytest.mark.parametrize(("ruleset", "game"), GAMES)
def test_everything_lies_in_its_place(visit: Visit, toys: str, positions: Games, ruleset: str, game: str, size: str) -> None:
    """A phone shows the result of [microfilms] and the whole table on one screen; turning points open when they are wanted."""
    anna = visit(toys, viewport=SCREENS[size])
    positions(ruleset, game).end_late(anna)
    assert anna.page.evaluate(ASTRAY, SPARE_PX) == []
    if (ruleset, size) == ("microfilms", "phone"):
        board = anna.page.locator("#board").bounding_box()
        assert board["y"] + board["height"] <= PHONE["height"]
        assert anna.page.locator("#ending .points").is_hidden()
        anna.page.locator("#ending summary").click()
        assert anna.page.locator("#ending .points").is_visible()


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("ruleset", KINDS)
def test_an_end_shows_the_result_first_and_all_of_the_table(visit: Visit, toys: str, positions: Games, ruleset: str, size: str) -> None:
    """By scrolling alone: nothing lies over the table, no arrow crosses the result, and what comes next is in the first screen."""
    anna, (name, kind) = visit(toys, viewport=SCREENS[size]), KINDS[ruleset][0]
    played = positions(ruleset, name)
    played.end(anna, played.asked(kind))
    assert anna.page.locator("#ghosts, #last").locator("visible=true").count() == 0
    shown = anna.page.locator("#ending h2").bounding_box()
    assert shown["y"] + shown["height"] < SCREENS[size]["height"]
    assert anna.page.evaluate(MISPLACED) == []
    assert anna.page.evaluate(SIDEWAYS) == []
    assert "Waiting" not in anna.page.locator("#whose").inner_text()
    assert anna.violations() == []
    anna.page.locator("#share").scroll_into_view_if_needed()
    share = anna.page.locator("#share").bounding_box()
    assert anna.page.locator("#board").bounding_box()["y"] < share["y"]
