"""Cups: matches that one game more decides, and a bracket that goes on only when it is decided."""

from __future__ import annotations

from flask import Flask

from domain.game.events.game_events import GameHead
from extensions.tournaments.domain.decide import finishing, publishing
from extensions.tournaments.domain.facts.parts import Result
from tests.http.guest import Guest
from tests.tournaments.http.evening import Evening, digest_of, evening

PAIRS = {"variant": "croupier"}
TWO = {"min": 2, "best": 2, "max": 2}
DRAW = Result("played", (), "draw", (1, 1))


def cup(app: Flask, *names: str, rounds: int = 2, **knockout: object) -> Evening:
    """A cup for two at a table, whose first round is open."""
    regulations = {"pairing": {"rounds": rounds}, "options": PAIRS, "sizes": TWO, "knockout": knockout}
    here = evening(app, *names, preset="cup", regulations=regulations)
    here.begin()
    return here


def draw(here: Evening, table: int) -> None:
    found = here.now.rounds[1].tables[table]
    head = GameHead(40, digest_of(f"head of {found.game.id}"))
    here.act(finishing.finish_table, 1, table, found.game.id, head, result=DRAW, played_by=["entry"] * 2)


def test_a_tied_match_keeps_its_round_open_until_its_one_game_more_is_played(app: Flask) -> None:
    here = cup(app, "Anna", "Boris", "Clara", "Dan", ties=["game", "lot"])
    draw(here, 1)
    here.finish(2)
    refused = here.close().get_json()
    assert (refused["code"], [each["table"] for each in refused["tables"]]) == ("round-unfinished", [1])
    assert "one game more decides" in refused["tables"][0]["lacks"]
    tied = [{"entry": each.entry} for each in here.now.rounds[1].tables[1].seats]
    other = [{"entry": each.entry} for each in here.now.rounds[1].tables[2].seats]
    assert here.post("/rounds/1/tables", {"seats": other}).get_json()["code"] == "pairing-illegal"
    assert here.post("/rounds/1/tables", {"seats": tied}, here.entries[tied[0]["entry"]]).status_code == 403
    added = here.post("/rounds/1/tables", {"seats": tied[::-1]})
    assert added.status_code == 201, added.text
    table = added.get_json()["round"]["tables"][-1]
    assert (table["table"], table["match"], [each["entry"] for each in table["seats"]]) == (3, 1, [each["entry"] for each in tied[::-1]])
    here.act(publishing.open_table, 1, 3, digest_of(table["game"]))
    here.finish(3)
    here.end()
    assert {each["entry"] for each in here.draft(2)["tables"][0]["seats"]} == {tied[1]["entry"], other[0]["entry"]}


def test_a_stated_draft_of_a_cup_has_matches_too(app: Flask) -> None:
    regulations = {"pairing": {"rounds": 1}, "options": PAIRS, "sizes": TWO, "knockout": {"games": 3}}
    here = evening(app, "Anna", "Boris", "Clara", "Dan", preset="cup", regulations=regulations)
    body = {"tables": [{"seats": [{"entry": 1}, {"entry": 3}]}, {"seats": [{"entry": 2}, {"entry": 4}]}]}
    stated = here.send("PUT", "/rounds/1/draft", body, If_Match=here.now.version)
    assert stated.status_code == 200, stated.text
    assert [each["match"] for each in stated.get_json()["draft"]["tables"]] == [1, 2]
    assert here.get("", Guest(app))["regulations"]["knockout"]["games"] == 3
