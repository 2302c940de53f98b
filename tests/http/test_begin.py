"""A table that begins with those who came: its least number is chosen when it is opened, and any of its people begins."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from domain.catalogue import discover
from service.app.audits.audit import audit
from tests.http.guest import Guest, Json, Round, code_of, key, twice

FREE = {"kind": "human"}


def created(app: Flask, seats: int = 5, **more: Any) -> Any:
    mine = {"kind": "human", "claim": True, "name": "Anna"}
    return Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [mine, *[FREE] * (seats - 1)], **more})


def waiting(app: Flask, taken: int, **more: Any) -> Round:
    """A table of five at which so many sit."""
    made = created(app, **more).get_json()
    by = {0: Guest(app, made["seats"][0]["token"])}
    for seat in range(1, taken):
        join = Guest(app).post(f"/v1/games/{made['id']}/join", {"code": made["invitation_code"], "name": f"P{seat}"})
        by[seat] = Guest(app, join.get_json()["token"])
    return Round(made["id"], made, Guest(app, made["organiser_token"]), by)


def begin(table: Round, by: Guest, **headers: str) -> Any:
    return by.post(f"/v1/games/{table.id}/begin", None, **headers)


def test_a_guest_begins_once_enough_have_come_and_all_go_on(app: Flask) -> None:
    table = waiting(app, 3, begins_from=4)
    assert table.made["game"]["begins_from"] == 4
    assert code_of(begin(table, table.by[1])) == (409, "too-few-seats")
    join = Guest(app).post(f"/v1/games/{table.id}/join", {"code": table.made["invitation_code"]})
    table.by[3] = Guest(app, join.get_json()["token"])
    name = key()
    done, _ = twice(lambda: begin(table, table.by[2], Idempotency_Key=name))
    assert done.get_json()["game"]["status"] == "aborted"
    events = Guest(app).get(f"/v1/games/{table.id}/events?limit=100").get_json()["events"]
    ended = next(each for each in events if each["type"] == "game.aborted")
    assert (ended["data"]["begun_by"], ended["data"]["goes_on"]) == (2, [0, 1, 2, 3])
    assert ended["text"].endswith("begins with those who are here, at a smaller table.")
    went: list[Json] = [each.ask("PUT", f"/v1/games/{table.id}/rematch", {}, json={}).get_json() for each in table.by.values()]
    assert {each["game"] for each in went} != {table.id}
    assert [each["seat"] for each in went] == [0, 1, 2, 3]
    assert code_of(begin(table, table.by[0])) == (409, "game-over")


def test_the_record_says_that_the_people_went_on(app: Flask) -> None:
    table = waiting(app, 3, begins_from=3)
    begin(table, table.by[0])
    found = audit(Guest(app).get(f"/v1/games/{table.id}/record").data, discover(), None)
    assert (found.verdict, found.decided) == ("consistent", True), found
    assert found.shown is not None
    assert found.shown.end is not None
    assert (found.shown.end.by, found.shown.end.seat) == ("table", 0)


def test_only_people_at_the_table_begin_and_only_if_it_allows_it(app: Flask) -> None:
    table = waiting(app, 4, begins_from=3)
    assert code_of(begin(table, table.organiser)) == (403, "forbidden")
    assert begin(table, Guest(app)).status_code == 401
    assert code_of(begin(waiting(app, 4), waiting(app, 4).by[0]))[0] == 401, "a token of another table"
    other = waiting(app, 4)
    assert "begins_from" not in other.made["game"]
    assert code_of(begin(other, other.by[0])) == (409, "too-few-seats")


@pytest.mark.parametrize("least", [1, 2, 5, 6])
def test_a_number_that_the_table_cannot_begin_with_is_refused(app: Flask, least: int) -> None:
    refused = created(app, begins_from=least)
    assert refused.status_code == 422
    assert "begins_from" in refused.get_json()["errors"]


def test_a_deal_for_all_seats_does_not_begin_smaller(app: Flask) -> None:
    assert created(app, begins_from=3, deal={"mode": "duplicate", "group": "evening"}).status_code == 422
