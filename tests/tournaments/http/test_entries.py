"""Entries: by everybody or by officials, one or five hundred; their byes and substitutes."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from tests.http.guest import Guest, key
from tests.tournaments.http.evening import SEVEN, evening


def test_a_repeated_request_gets_the_same_slips_and_enters_nobody_twice(app: Flask) -> None:
    here, name, body = evening(app), key(), {"entries": [{"names": ["Anna"]}, {"names": ["Boris"]}]}
    first, again = (here.post("/entries", body, Idempotency_Key=name) for _ in range(2))
    assert first.get_json() == again.get_json()
    assert again.headers["Idempotency-Replayed"] == "true"
    assert len(here.now.entries) == 2
    assert here.post("/entries", {"entries": [{"names": ["Clara"]}]}, Idempotency_Key=name).get_json()["code"] == "idempotency-conflict"


def test_five_hundred_enter_in_one_request(app: Flask) -> None:
    here = evening(app, regulations={"entries": {"most": 500}})
    names = [f"Player {'x' * 60} {number}" for number in range(500)]  # more than 64 KiB
    here.enter(*names)
    assert len(here.now.entries) == 500
    page = here.get("/entries?limit=500")
    assert [each["names"] for each in page["items"]] == [[name] for name in names]
    assert page["next"] is None


def test_many_are_checked_in_by_one_request_of_an_official_all_or_none(app: Flask) -> None:
    here = evening(app, *SEVEN, regulations={"entries": {"check_in": "once"}})
    here.post("/entries/2/checkin")
    before = here.now.version
    told = here.post("/entries/checkin", {"entries": [1, 2, 3]})
    assert told.status_code == 201, told.text
    assert told.get_json()["entries"] == [1, 2, 3]
    assert [each.number for each in here.now.entries.values() if each.here] == [1, 2, 3]
    assert here.now.version == before + 2
    for wrong, by, status in (([4, 99], None, 404), ([4, 4], None, 422), ([], None, 422), ([4], here.entries[4], 403)):
        assert here.post("/entries/checkin", {"entries": wrong}, by).status_code == status, wrong
    assert here.now.version == before + 2


def test_a_page_of_entries_goes_on_where_the_one_before_ended(app: Flask) -> None:
    here = evening(app, *SEVEN)
    first = here.get("/entries?limit=4")
    rest = here.get(f"/entries?limit=4&cursor={first['next']}")
    assert [each["entry"] for each in first["items"] + rest["items"]] == [1, 2, 3, 4, 5, 6, 7]
    assert rest["next"] is None


def test_entries_come_and_go_as_csv(app: Flask) -> None:
    here = evening(app)
    text = b"names,club,seed,apart\r\nAnna Berg,Riverside,1,2 3\r\n=Boris,,,\r\n"
    headers = {"Content-Type": "text/csv", "Idempotency-Key": key(), "Authorization": f"Bearer {here.organiser.token}"}
    made = app.test_client().post(here.path("/entries"), data=text, headers=headers)
    assert made.status_code == 201, made.text
    anna, _ = made.get_json()["entries"]
    assert (anna["names"], anna["club"], anna["seed"], anna["apart"]) == (["Anna Berg"], "Riverside", 1, [2, 3])
    lines = here.get("/entries", Accept="text/csv").splitlines()
    assert lines[1:] == ["1,people,entered,all,Anna Berg,Riverside,1,,2 3,,", "2,people,entered,all,'=Boris,,,,,,"]


def test_an_entry_asks_for_a_bye_takes_it_back_and_withdraws(app: Flask) -> None:
    here = evening(app, *SEVEN)
    anna, boris = here.entries[1], here.entries[2]
    assert here.post("/entries/1/byes", {"round": 2}, anna).get_json()["entry"]["byes"] == [2]
    assert here.post("/entries/1/byes", {"round": 2, "wanted": False}, anna).get_json()["entry"]["byes"] == []
    assert here.post("/entries/1/byes", {"round": 2}, boris).status_code == 403
    assert here.send("PATCH", "/entries/1", {"state": "withdrawn"}, anna).get_json()["entry"]["state"] == "withdrawn"
    assert here.send("PATCH", "/entries/1", {"state": "entered"}, anna).status_code == 403
    assert here.send("PATCH", "/entries/1", {"state": "entered"}).get_json()["entry"]["state"] == "entered"


@pytest.mark.parametrize(("shown_as", "names"), [("initials", ["A. B."]), ("numbers", [None]), ("names", ["Anna Berg"])])
def test_names_are_shown_as_the_regulations_say_and_whole_to_officials(app: Flask, shown_as: str, names: Any) -> None:
    here = evening(app, "Anna Berg", regulations={"shown_as": shown_as})
    assert here.get("/entries", Guest(app))["items"][0]["names"] == names
    assert here.get("/entries")["items"][0]["names"] == ["Anna Berg"]
    facts = here.get("/facts", Guest(app))["facts"]
    assert ("Anna" in str(facts)) is (shown_as == "names")


def test_nobody_else_acts_for_an_entry(app: Flask) -> None:
    here, other = evening(app, *SEVEN), evening(app, "Anna")
    assert here.post("/entries/1/slip", None, other.organiser).status_code == 401
    assert here.post("/entries/1/slip", None, Guest(app)).status_code == 401
    assert here.post("/entries/99/slip").status_code == 404
