"""Tables of people with long names, at every number of seats of every game that has a look."""

from __future__ import annotations

from typing import Any

from domain.catalogue import discover
from service.web.looks import look_of
from tests.browser.visitor import Visitor
from tests.http.guest import key

NAMES = ("Wolfeschlegelsteinha", "Maximiliana Mustermo", "Bartholomew Whitmore", "Konstantinopolitansk", "Wilhelmina Wintersto", "Mohammad Wahidullahm")
"""Of twenty letters each."""
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
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
    people = [{"kind": "human", "name": name, "claim": True} for name in NAMES[:seats]]
    body = {"ruleset": ruleset, "options": options, "seats": people}
    made = anna.page.request.post(f"{anna.url}/v1/games", data=body, headers={"Idempotency-Key": key()}).json()
    game = made["game"]["id"]
    awaited = anna.page.request.get(f"{anna.url}/v1/games/{game}/view").json()["decisions"][0]["seat"]
    anna.page.goto(f"{anna.url}/g/{game}#token={made['seats'][(awaited + 1) % seats]['token']}")
    anna.page.locator("#board .seat[data-awaited]").wait_for()
    anna.at_rest()
