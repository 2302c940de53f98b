"""Officials who play: of the deal at their own table they read no hand and no result until it is over, and do all else."""

from __future__ import annotations

from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from tests.http.guest import Guest, Json
from tests.tournaments.http.evening import Evening, evening
from tests.tournaments.http.test_played import attend

RULES: Json = {
    "pairing": {"rounds": 1, "merit_rounds": 0},
    "entries": {"check_in": "none"},
    "sections": ["a", "b"],
    "sizes": {"min": 4, "best": 4, "max": 4},
}
WHY: Json = {"reason": "A card fell."}


def two_sections(app: Flask) -> Evening:
    """Two tables of section a at one board, and two of b at another."""
    here = evening(app, preset="duplicate", regulations=RULES)
    for section in "ab":
        here.enter(*[f"{section}{nth}" for nth in range(8)], section=section)
    here.draft()
    here.publish()
    attend(here)
    return here


def tables_of(here: Evening, section: str) -> list[Any]:
    return [each for each in here.now.rounds[1].tables.values() if each.section == section]


def playing(here: Evening, role: str, table: Any) -> Guest:
    """An official whose entry sits at a table."""
    return here.appoint(role, entry=table.seats[0].entry)


def new_keys(here: Evening, entry: int, by: Guest) -> list[TestResponse]:
    """The answers to who wants a slip of an entry, and then a substitute."""
    return [
        here.post(f"/entries/{entry}/slip", None, by),
        here.send("PATCH", f"/entries/{entry}", {"substitute": {"member": 0, "name": "Zoe"}}, by, If_Match=here.now.version),
    ]


def test_who_plays_a_deal_reads_the_results_of_others(app: Flask) -> None:
    here = two_sections(app)
    vera, there = playing(here, "arbiter", tables_of(here, "a")[0]), tables_of(here, "b")[0]
    here.finish(there.number, winner=3)
    assert here.get(f"/rounds/1/tables/{there.number}", vera)["table"]["result"]["winners"] == [3]


def test_the_digests_of_what_is_withheld_are_told_and_named(app: Flask) -> None:
    here = two_sections(app)
    own, other = tables_of(here, "a")
    vera = playing(here, "arbiter", own)
    here.finish(other.number)
    seen, whole = (here.get("/facts?limit=500", by)["facts"] for by in (vera, here.organiser))
    assert [(each["version"], each["type"], each["digest"]) for each in seen] == [(each["version"], each["type"], each["digest"]) for each in whole]
    [fact] = [each for each in seen if "withheld" in each]
    assert (fact["type"], fact["withheld"], set(fact["data"])) == ("table.finished", ["version", "head", "result", "played_by"], {"round", "table", "game"})


def test_a_board_of_two_sections_is_read_and_ruled_by_nobody_who_plays_it(app: Flask) -> None:
    here = evening(app, preset="duplicate", regulations=RULES)
    for section in "ab":
        here.enter(*[f"{section}{nth}" for nth in range(4)], section=section)
    drafted = here.draft()
    tables = [{"seats": [{"entry": seat["entry"]} for seat in each["seats"]], "board": 1} for each in drafted["tables"]]
    assert here.send("PUT", "/rounds/1/draft", {"tables": tables}, If_Match=drafted["version"]).status_code == 200
    assert here.publish().status_code == 202
    attend(here)
    own, other = here.now.rounds[1].tables.values()
    vera = playing(here, "chief", own)
    assert {own.section, other.section} == {"a", "b"}
    assert here.post(f"/rounds/1/tables/{other.number}/hands", WHY, vera).get_json()["code"] == "own-section"
    assert here.post(f"/rounds/1/tables/{other.number}/rulings", {"kind": "void", "reason": "r"}, vera).get_json()["code"] == "own-section"
    keys = new_keys(here, other.seats[0].entry, vera)
    assert {each.get_json()["code"] for each in keys} == {"own-section"}
    assert {each.get_json()["detail"] for each in keys} == {"You play the same deal: an official who does not, such as the chief arbiter or the organiser, must do it."}
    here.finish(own.number)
    assert here.post(f"/rounds/1/tables/{other.number}/hands", WHY, vera).status_code == 201
    assert [each.status_code for each in new_keys(here, other.seats[0].entry, vera)] == [201, 200]


def test_an_organiser_who_plays_runs_the_whole_evening(app: Flask) -> None:
    """The one who founded the tournament names himself an organiser who plays, gives the first token up, and does all that an evening asks for."""
    here = two_sections(app)
    own, beside, *others = [*tables_of(here, "a"), *tables_of(here, "b")]
    vera = playing(here, "organiser", own)
    assert vera.delete(here.path("/officials/o1")).status_code == 204
    assert here.organiser.get(here.path()).status_code == 410
    awaited = {each["table"]: each["awaited"] for each in here.get("/rounds/1/progress", vera)["tables"]}
    assert set(awaited) == {each.number for each in here.now.rounds[1].tables.values()}
    assert all(awaited.values())

    anna = here.entries[beside.seats[0].entry]
    appealed = here.post("/appeals", {"round": 1, "table": beside.number, "text": "A card was shown."}, anna)
    assert appealed.status_code == 201, appealed.text
    facts = here.get("/facts?limit=500", vera)["facts"]
    assert facts[-1]["texts"]["text"]["text"] == "A card was shown."
    assert [each["state"] for each in here.get("/appeals", vera)["appeals"]] == ["open"]

    there = others[0].number
    assert here.post(f"/rounds/1/tables/{there}/hands", WHY, vera).status_code == 201
    assert [(each.by, each.table) for each in here.now.reads] == [("o2", (1, there))]
    time: Json = {"kind": "time", "reason": "The lamp went out.", "time": {"seconds": 60}}
    assert here.post(f"/rounds/1/tables/{there}/rulings", time, vera).status_code in (201, 409)
    assert here.post("/announcements", {"text": "Ten minutes left."}, vera).status_code == 201
    assert here.post("/penalties", {"entry": others[0].seats[0].entry, "kind": "warning", "reason": "Late."}, vera).status_code == 201
    assert len(here.get("/appeals", vera)["rulings"]) >= 1

    here.finish_all()
    shown = here.get("/rounds/1", vera)["round"]["tables"]
    assert all(each["result"] is not None and "is_withheld" not in each for each in shown)
    closed = here.post("/rounds/1/close", {}, vera, If_Match=here.now.version)
    assert closed.status_code == 201, closed.text
    here.complete_close()
    assert here.now.rounds[1].state == "closed"
    assert all(each["rows"] for each in here.get("/standings", vera)["sections"])
