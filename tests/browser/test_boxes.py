"""Nothing lies over a name, nor over what is said of a seat: at any number of seats, with the longest names that fit a panel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from domain.catalogue import discover
from service.web.looks import look_of
from tests.browser.visitor import Visitor
from tests.http.guest import key

Visit = Callable[..., Visitor]
NAMES = ("Wolfeschlegelsteinha", "Maximiliana Mustermo", "Bartholomew Whitmore", "Konstantinopolitansk", "Wilhelmina Wintersto", "Mohammad Wahidullahm")
"""Of twenty letters each."""
COVERED = (Path(__file__).parent / "boxes.js").read_text()
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
LEAST = {"microfilms": 3}
"""Its game of two is another variant."""
TABLES = [
    *((each.name, seats, {}) for each in discover() if look_of(each).has_style for seats in range(max(each.players[0], LEAST.get(each.name, 0)), each.players[1] + 1)),
    ("microfilms", 2, {"variant": "croupier"}),
]


def sit_beside_the_next(anna: Visitor, ruleset: str, seats: int, options: dict[str, Any]) -> None:
    """A seat at a table of people with long names, where another has to decide."""
    people = [{"kind": "human", "name": name, "claim": True} for name in NAMES[:seats]]
    body = {"ruleset": ruleset, "options": options, "seats": people}
    made = anna.page.request.post(f"{anna.url}/v1/games", data=body, headers={"Idempotency-Key": key()}).json()
    game = made["game"]["id"]
    awaited = anna.page.request.get(f"{anna.url}/v1/games/{game}/view").json()["decisions"][0]["seat"]
    anna.page.goto(f"{anna.url}/g/{game}#token={made['seats'][(awaited + 1) % seats]['token']}")
    anna.page.locator("#board .seat[data-awaited]").wait_for()
    anna.at_rest()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("ruleset", "seats", "options"), TABLES, ids=lambda each: "-".join(each.values()) if isinstance(each, dict) else str(each))
def test_nothing_lies_over_a_name_or_over_to_decide(
    visit: Visit, toys: str, ruleset: str, seats: int, options: dict[str, Any], size: str
) -> None:
    anna = visit(toys, viewport=SIZES[size])
    sit_beside_the_next(anna, ruleset, seats, options)
    assert anna.page.evaluate(COVERED) == []
