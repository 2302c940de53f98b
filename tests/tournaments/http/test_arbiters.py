"""Officials, rulings, penalties, appeals: who may, once each, and never unseen."""

from __future__ import annotations

from flask import Flask

from tests.http.guest import Guest, Json
from tests.tournaments.http.evening import SEVEN, Evening, evening


def finished(app: Flask) -> Evening:
    """A tournament whose first round has been played and not closed."""
    here = evening(app, *SEVEN)
    here.begin()
    here.finish_all()
    return here


VOID: Json = {"kind": "void", "reason": "The deal was seen."}


def test_officials_do_what_their_role_allows(app: Flask) -> None:
    here = evening(app, *SEVEN)
    scorer, arbiter, chief = (here.appoint(role) for role in ("scorer", "arbiter", "chief"))
    assert here.post("/announcements", {"text": "Hello"}, scorer).status_code == 201
    assert here.post("/rounds/1/draft", None, scorer).status_code == 403
    assert here.post("/rounds/1/draft", None, arbiter).status_code == 201
    assert here.post("/officials", {"role": "scorer"}, arbiter).status_code == 403
    assert here.post("/officials", {"role": "scorer"}, chief).status_code == 201
    assert here.post("/officials", {"role": "organiser"}, chief).status_code == 403


def test_a_second_ruling_names_the_first(app: Flask) -> None:
    here = finished(app)
    greta, hal = here.appoint("arbiter"), here.appoint("arbiter")
    first = here.post("/rounds/1/tables/1/rulings", VOID, greta).get_json()
    assert here.post("/rounds/1/tables/1/rulings", VOID, hal).status_code == 428
    stale = here.post("/rounds/1/tables/1/rulings", VOID, hal, If_Match=first["version"] - 1)
    assert stale.get_json()["code"] == "stale-decision"
    body = {"kind": "correct", "reason": "Counted again.", "result": {"places": [2, 1, 3, 3], "winners": [1]}}
    unnamed = here.post("/rounds/1/tables/1/rulings", body, hal, If_Match=first["version"]).get_json()
    assert (unnamed["code"], unnamed["detail"]) == (
        "already-ruled", "Ruling 1 (void) by o2 counts at table 1: name it in `replaces` to replace it.",
    )  # fmt: skip
    second = here.post("/rounds/1/tables/1/rulings", body | {"replaces": 1}, hal, If_Match=first["version"])
    assert second.status_code == 201, second.text
    table = here.get("/rounds/1/tables/1", Guest(app))
    assert (table["table"]["state"], table["table"]["result"]["places"]) == ("ruled", [2, 1, 3, 3])
    assert [(each["kind"], each["is_replaced"]) for each in table["rulings"]] == [("void", True), ("correct", False)]
    strange = here.post("/rounds/1/tables/2/rulings", VOID | {"replaces": 1}, hal).get_json()
    assert (strange["code"], strange["detail"]) == ("already-ruled", "No ruling 1 counts at table 2.")
    assert sorted(line["points"] for line in table["lines"]) == ["1", "1/6", "1/6", "2/3"]


def test_an_appeal_is_decided_by_somebody_else_or_withdrawn(app: Flask) -> None:
    here = finished(app)
    greta = here.appoint("arbiter")
    body = {"round": 1, "table": 1, "text": "The deal was seen by nobody."}
    own = next(entry for entry in here.now.rounds[1].tables[1].entries)
    assert here.post("/appeals", body, here.entries[own]).get_json()["appeal"]["state"] == "open"
    assert here.post("/appeals", body, here.entries[own]).get_json()["code"] == "already-appealed"
    upheld = {"verdict": "upheld", "reason": "So it was.", "ruling": VOID}
    assert here.post("/appeals/1/decision", upheld, greta).get_json()["appeal"]["state"] == "upheld"
    assert here.get("/rounds/1")["round"]["tables"][0]["state"] == "void"
    second = {**body, "table": 2, "text": "Another matter."}
    assert here.post("/appeals", second, here.entries[own]).status_code == 201
    assert here.post("/appeals/2/decision", {"verdict": "withdrawn"}, here.entries[own]).get_json()["appeal"]["state"] == "withdrawn"
    assert here.post("/appeals/2/decision", {"verdict": "dismissed", "reason": "No."}, greta).get_json()["code"] == "appeal-over"


def test_regulations_are_amended_by_who_has_seen_them(app: Flask) -> None:
    here = evening(app)
    body = {"regulations": {"times": {"appeal_s": 1200}}}
    assert here.send("PATCH", "", body).status_code == 428
    assert here.send("PATCH", "", body, Guest(app, None), If_Match=1).status_code == 401
    told = here.send("PATCH", "", body, If_Match=1).get_json()
    assert told["tournament"]["regulations"]["times"]["appeal_s"] == 1200
    assert here.send("PATCH", "", {"regulations": {"pairing": {"rounds": 5}}}, If_Match=1).get_json()["code"] == "stale-decision"
