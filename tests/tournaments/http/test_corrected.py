"""What the desk and the pages say of bots' seats, of places that no table has, and of standings that were corrected."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from flask import Flask

from tests.http.beginnings import Clock
from tests.http.guest import Guest
from tests.spec.node import node
from tests.tournaments.http.evening import SEVEN, Evening, evening

ONE = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}, "times": {"appeal_s": 600}}
ADJUST = {"kind": "adjust", "points": ["1", "0", "0", "0"], "reason": "Misread."}


def read(here: Evening, rest: str) -> str:
    found = Guest(here.app).get(f"/t/{here.id}{rest}")
    assert found.status_code == 200, found.text
    return found.text


def final(app: Flask, clock: Clock) -> Evening:
    here = evening(app, *SEVEN, regulations=ONE)
    here.play()
    clock.ms += 601_000
    assert here.post("/confirm", None, If_Match=here.now.version).status_code == 201
    return here


def test_an_erratum_makes_final_standings_corrected_ones_on_every_page(app: Flask, clock: Clock) -> None:
    here = final(app, clock)
    assert "Final standings" in read(here, "/screen")
    assert not here.get("")["is_corrected"]
    assert here.post("/rounds/1/tables/1/rulings", ADJUST).status_code == 201
    screen, standings = read(here, "/screen"), read(here, "/standings")
    assert "Corrected standings" in screen
    assert "Final standings" not in screen
    assert "<strong>Corrected</strong>" in standings
    assert "standings are final" not in screen + standings
    assert here.get("")["is_corrected"]


def test_places_are_ruled_as_they_were_typed_or_not_at_all(tmp_path: Path) -> None:
    typed = [[1, 2, 2, 4], [1, 1, 1, 1], [2, 2, 2, 2], [1, 3, 3, 4]]
    ran = node("tests/spec/places.mjs", write(tmp_path, typed))
    told = [json.loads(line) for line in ran.stdout.splitlines()]
    assert told[:2] == typed[:2], ran.stderr
    assert told[2] == (
        "Nothing is ruled yet: no table ends with the places 2, 2, 2, 2. "
        "A place is one more than the seats that did better; in this order they are 1, 1, 1, 1."
    )
    assert told[3].endswith("in this order they are 1, 2, 2, 4.")


def write(folder: Path, rows: Any) -> Path:
    path = folder / "typed.json"
    path.write_text(json.dumps(rows))
    return path


def test_the_page_of_a_final_tournament_begins_with_its_winner_and_standings(app: Flask, clock: Clock) -> None:
    here = final(app, clock)
    page = read(here, "")
    places = [page.index(each) for each in ('class="lead winner"', "<strong>Final</strong>", 'class="standings"', "Round 1 of 1")]
    assert places == sorted(places)
    first = [each["entry"] for each in here.get("/standings")["sections"][0]["rows"] if each["place"] == 1]
    assert "has won." if len(first) == 1 else "share the first place." in page


def test_a_ruled_table_says_so_once(app: Flask, clock: Clock) -> None:
    here = final(app, clock)
    assert here.post("/rounds/1/tables/1/rulings", ADJUST).status_code == 201
    page = read(here, "/rounds/1")
    row = page[page.index('data-table="1"') :].split("</tr>")[0]
    assert "Ruled" in row
    assert "ruling</span>" not in row


def test_penalties_stand_in_the_standings(app: Flask) -> None:
    here = evening(app, *SEVEN, regulations=ONE)
    here.play()
    for body in ({"entry": 1, "kind": "points", "points": "1/4"}, {"entry": 2, "kind": "warning"}):
        assert here.post("/penalties", {**body, "reason": "Late."}).status_code == 201
    page = read(here, "/standings")
    rows = {number: page[page.index(f'data-entry="{number}"') :].split("</tr>")[0] for number in (1, 2, 3)}
    assert 'penalty −<data value="1/4">0.25</data>' in rows[1]
    assert "warned" in rows[2]
    assert not any(word in rows[3] for word in ("penalty", "warned"))


def test_the_card_lists_the_acts_of_its_reader(app: Flask, clock: Clock) -> None:
    here = evening(app, *SEVEN, regulations=ONE)
    scorer = here.appoint("scorer", name="Greta")
    assert {"enter", "change_entries", "announce"} <= set(here.get("", scorer)["acts"]) < set(here.get("")["acts"])
    assert here.get("", here.entries[1])["acts"] == here.get("", Guest(app))["acts"] == []
    here = final(app, clock)
    assert here.get("")["acts"] == ["announce", "rule"]
