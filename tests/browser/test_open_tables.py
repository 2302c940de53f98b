"""“Everything is open”: hands of Infiltrators can be read, side by side, and the box of [microfilms] lies open."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.test_replay import asked
from tests.browser.visitor import DESKTOP, Visit, Visitor
from tests.equipment.schema_sampler import sample_instance

STEPS = 40
ASIDES = frozenset({"mark"})


def open_link(url: str, ruleset: str) -> str:
    """The middle of a game of five that was played at random and then ended, with everything open."""
    people = [{"kind": "human", "claim": True, "name": name} for name in ("Anna", "Boris", "Clara", "Dora", "Emil")]
    made = asked(f"{url}/v1/games", {"ruleset": ruleset, "seats": people})
    path, tokens, luck = f"{url}/v1/games/{made['game']['id']}", [each["token"] for each in made["seats"]], Random(3)
    view = asked(f"{path}/view")
    middle = int(view["version"])
    for _ in range(STEPS):
        if view["status"] != "playing":
            break
        token = tokens[view["decisions"][0]["seat"]]
        view = asked(f"{path}/view", token=token)
        middle = int(view["version"])
        body = sample_instance(luck.choice([each for each in view["offers"] if each["type"] not in ASIDES])["schema"], luck)
        view = asked(f"{path}/commands", body, token, **{"If-Match": f'"{view["decision"]["id"]}"'})["view"]
    if view["status"] == "playing":
        asked(f"{path}/commands", {"type": "abort", "reason": "rain"}, made["organiser_token"], **{"If-Match": "*"})
    link = asked(f"{path}/replays", {"viewpoint": "all", "spoilers": "all"}, tokens[0])["url"]
    return f"{url}{link}?v={middle}"


def boxes(anna: Visitor, things: str) -> list[Any]:
    return [each.bounding_box() for each in anna.page.locator(things).filter(visible=True).all()]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_open_hands_of_infiltrators_lie_side_by_side(visit: Visit, toys: str, size: tuple[int, int]) -> None:
    anna = visit(toys, viewport={"width": size[0], "height": size[1]})
    anna.page.goto(open_link(toys, "infiltrators"))
    anna.page.wait_for_selector("#log a[aria-current]", state="attached")
    hands = anna.page.locator("#board .seat [data-role=hand]").filter(has=anna.page.locator(".thing.kind")).filter(visible=True)
    assert hands.count() >= 1
    for hand in hands.all():
        cards = [each.bounding_box() for each in hand.locator(".thing").all()]
        assert all(each["width"] >= 30 for each in cards)
        assert not [(one, other) for one in cards for other in cards if one["y"] == other["y"] and 0 < other["x"] - one["x"] < one["width"]]


def test_the_box_of_microfilms_lies_open(visit: Visit, toys: str) -> None:
    anna = visit(toys, viewport=DESKTOP)
    anna.page.goto(open_link(toys, "microfilms"))
    anna.page.wait_for_selector("#log a[aria-current]", state="attached")
    assert len(boxes(anna, "[data-zone=box] .thing.kind")) == 3
    assert not boxes(anna, "[data-zone=box] .thing.back")
