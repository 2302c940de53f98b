"""Names and what is said of seats: nothing lies over them or breaks them, at any number of seats, in the dark, in large letters."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageStat

from domain.catalogue import discover
from service.web.looks import look_of
from tests.browser.positions import Games
from tests.browser.visitor import SCREENS, Visit, Visitor, person

COVERED = (Path(__file__).parent / "boxes.js").read_text()
NAMES = ("Wolfeschlegelsteinha", "Maximiliana Mustermo", "Bartholomew Whitmore", "Konstantinopolitansk", "Wilhelmina Wintersto", "Mohammad Wahidullahm")
"""Of twenty letters each."""
STYLED = [each for each in discover() if look_of(each).url("table.css")]
LEAST = {"microfilms": 3}
"""Its game of two is another variant."""
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *((each.name, seats, {}) for each in STYLED for seats in range(max(each.players[0], LEAST.get(each.name, 0)), each.players[1] + 1)),
    ("microfilms", 2, {"variant": "croupier"}),
]
"""Ruleset, seats, options."""


def table_id(part: Any) -> str:
    """A part of a table in the name of a test."""
    return "-".join(part.values()) if isinstance(part, dict) else str(part)


def sit_beside_the_next(anna: Visitor, ruleset: str, seats: int, options: dict[str, Any]) -> None:
    """Sit down at a table of people with long names, where another has to decide."""
    made = anna.opened([person(name) for name in NAMES[:seats]], ruleset, options=options)
    awaited = anna.ask("GET", f"/games/{made['game']['id']}/view")["decisions"][0]["seat"]
    anna.take(made, (awaited + 1) % seats)
    anna.page.locator("#board .seat[data-awaited]").wait_for()
    anna.at_rest()


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize(("ruleset", "seats", "options"), TABLES, ids=table_id)
def test_nothing_lies_over_a_name_or_over_to_decide(
    visit: Visit, toys: str, ruleset: str, seats: int, options: dict[str, Any], size: str
) -> None:
    anna = visit(toys, viewport=SCREENS[size])
    sit_beside_the_next(anna, ruleset, seats, options)
    assert anna.page.evaluate(COVERED) == []


BRIGHTEST = 100
"""Mean of a table in the dark, of 255: a bright one has more than 150."""


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("ruleset", [each.name for each in STYLED])
def test_a_table_is_dark_in_the_dark(visit: Visit, toys: str, ruleset: str, size: str) -> None:
    anna = visit(toys, viewport=SCREENS[size], color_scheme="dark")
    sit_beside_the_next(anna, ruleset, 3, {})
    place = anna.page.locator("#board").bounding_box()
    board = Image.open(BytesIO(anna.page.screenshot(clip=place))).convert("L")
    assert ImageStat.Stat(board).mean[0] < BRIGHTEST
    assert anna.violations() == []


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


@pytest.mark.parametrize("size", ["wide", "desktop", "tablet", "phone", "phone on its side"])
def test_the_second_identity_leaves_all_of_the_first_in_sight(visit: Visit, size: str) -> None:
    anna = visit(viewport=SCREENS[size])
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
    if size == "phone":
        anna.page.get_by_role("button", name="Goal: ").click()
        anna.page.locator("#goal .aim").first.wait_for()
        assert anna.page.locator("[data-sheet=goal]").get_by_role("link", name="How to play").is_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_coming_back_covers_nothing_of_the_table(visit: Visit, size: str) -> None:
    anna = visit(viewport=SCREENS[size])
    anna.take(anna.opened([person("Anna"), person("Boris")], options={"variant": "croupier"}), 0)
    anna.sheet("More")
    anna.page.locator("#away").click()
    anna.page.locator("dialog[open] button[value=yes]").click()
    back = anna.page.get_by_role("button", name="I am back")
    back.wait_for()
    anna.fold()
    above, is_seen = anna.page.evaluate(BACK)
    assert above >= -1
    assert is_seen


LINES = """() => Math.max(...[...document.querySelectorAll("[data-role=room] > .plate")].map((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return range.getClientRects().length;
}))"""
BELOW = """() => Math.max(...[...document.querySelectorAll("[data-role=room]")].map((each) =>
  each.getBoundingClientRect().bottom - document.querySelector(".middle").getBoundingClientRect().bottom))"""
SCROLLS = "() => getComputedStyle(document.querySelector('.middle')).overflowY"


@pytest.mark.parametrize(("width", "height"), [(720, 450), (640, 400), (844, 390)])
def test_labels_of_rooms_are_one_line_at_200_percent_and_the_floor_is_whole(visit: Visit, toys: str, positions: Games, width: int, height: int) -> None:
    anna = visit(toys, viewport={"width": width, "height": height}, device_scale_factor=2)
    game = positions("casino-incognito", "5-seats")
    game.sit(anna, game.asked("move"))
    assert anna.page.evaluate(LINES) == 1
    assert anna.page.evaluate(BELOW) <= 0 or anna.page.evaluate(SCROLLS) == "auto"
    if height >= 450:
        assert anna.page.evaluate(BELOW) <= 0
