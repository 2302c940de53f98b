"""The contract's examples are what the service answers in a game that is played again here."""

from __future__ import annotations

import pytest

from service.http.openapi import examples
from tests.http.guest import Guest
from tests.http.played_examples import played_examples


@pytest.mark.extension("tournaments")
def test_the_files_are_what_is_played() -> None:
    played = played_examples()
    assert {each: each.read_text(encoding="utf-8") for each in played} == played, "run `python -m tests.http.played_examples`"


def test_the_view_is_one_of_the_game() -> None:
    """Once these were made up, and a table had fields that no ruleset has."""
    assert examples.BRIBE["type"] in {each["type"] for each in examples.VIEW["offers"]}
    assert examples.DONE["version"] == examples.VIEW["version"] + 1 == examples.ENTRY["version"]
    assert examples.VIEW["mind"]["hand"]
    assert examples.CARD["id"] == examples.GAME == examples.VIEW["game"]


def test_the_first_game_begins_at_once_and_stands_in_no_list(anybody: Guest) -> None:
    contract = anybody.get("/openapi.json").get_json()
    first = contract["paths"]["/v1/games"]["post"]["requestBody"]["content"]["application/json"]["example"]
    made = anybody.post("/v1/games", first).get_json()
    assert made["game"]["status"] == examples.FIRST_MADE["game"]["status"] == "playing"
    assert made["game"]["visibility"] == "unlisted"
