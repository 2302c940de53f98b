"""Slips of seats over HTTP: what a table's host hands on opens nothing for the host, and who gets it plays on."""

from __future__ import annotations

import pytest
from flask import Flask

from domain.catalogue import discover
from service.app.audits.audit import audit
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, code_of, exchanged, key, opened, twice
from tests.http.luck_tables import context_of
from tests.http.test_interventions import ask, awaited_seat, done
from tests.http.test_luck import types
from tests.tournaments.http.other_hands import stand_in, table_of
from tests.tournaments.http.test_played import CLOCK
from tests.tournaments.http.test_played import opened as evening_with_a_round

KINDS: tuple[tuple[str, Json], ...] = (("reissue", {}), ("substitute", {"name": "Vera"}))
"""What hands a seat on to another device."""


@pytest.fixture
def table(app: Flask) -> Round:
    return opened(app, clock={"decision_s": 600})


def exchange(app: Flask, table: Round, slip: str, **headers: str) -> tuple[int, str]:
    answer = Guest(app).post(f"/v1/games/{table.id}/exchanges", {"slip": slip}, **headers)
    return answer.status_code, answer.get_json().get("code", "")


@pytest.mark.parametrize(("kind", "more"), KINDS, ids=[kind for kind, _ in KINDS])
def test_the_answer_holds_nothing_that_reads_a_hand_or_acts(app: Flask, table: Round, kind: str, more: Json) -> None:
    """Each GET of the table tells its host no more than it tells anybody, by whatever the answer holds."""
    made = done(table, kind, seat=0, **more)
    bearers = [each for each in made.values() if isinstance(each, str) and each.startswith("dd_")]
    assert [each.split("_")[1] for each in bearers] == ["slip"]
    by = Guest(app, bearers[0])
    paths = [each.rule.replace("<g>", table.id) for each in app.url_map.iter_rules() if each.arguments == {"g"} and "GET" in (each.methods or ())]
    assert len(paths) > 10
    for path in paths:
        told, anybody = by.get(path), Guest(app).get(path)
        assert told.status_code >= 400 or told.data == anybody.data, path
    for path, body in (("commands", {"type": "pass"}), ("tokens", {"scope": "seat:read"}), ("messages", {"text": "Hello"})):
        refused = by.post(f"/v1/games/{table.id}/{path}", body)
        assert code_of(refused) == (401, "unauthorised"), path
    assert "before it is exchanged" in by.act(table.id, {"type": "pass"}).get_json()["detail"]


@pytest.mark.parametrize(("kind", "more"), KINDS, ids=[kind for kind, _ in KINDS])
def test_the_seats_commands_wait_for_the_exchange_and_its_clock_does_not(app: Flask, table: Round, clock: Clock, kind: str, more: Json) -> None:
    seat = awaited_seat(table)
    slip = done(table, kind, seat=seat, **more)["slip"]
    deadline = table.organiser.view(table.id)["clock"]["seats"][seat]["deadline"]
    assert code_of(table.by[seat].act(table.id, {"type": "pass"})) == (410, "gone")
    assert code_of(Guest(app, slip).act(table.id, {"type": "pass"})) == (401, "unauthorised")
    clock.ms += 60_000
    after = exchanged(app, table.id, slip)
    assert after.view(table.id)["decision"]["deadline"] == deadline
    assert after.act(table.id, {"type": "pass"}).status_code == 201


def test_a_slip_that_the_host_opens_first_is_used_for_its_holder_and_the_table_hears_of_it(app: Flask, table: Round) -> None:
    slip = done(table, "reissue", seat=0)["slip"]
    host = exchanged(app, table.id, slip)
    assert exchange(app, table, slip) == (409, "slip-used")
    assert types(Guest(app), table.id)[-2:] == ["game.seat_reissued", "game.slip_exchanged"]
    last = Guest(app).get(f"/v1/games/{table.id}/events?limit=500").get_json()["events"][-1]
    assert (last["data"]["seat"], "A device opens the slip of the seat of" in last["text"]) == (0, True)
    again = done(table, "reissue", seat=0)["slip"]
    assert code_of(host.get(f"/v1/games/{table.id}/view")) == (410, "gone")
    assert exchange(app, table, slip) == (410, "gone"), "there is a newer one"
    assert exchanged(app, table.id, again).view(table.id)["viewpoint"] == "seat:0"


def test_an_in_app_browser_that_prefetches_the_link_takes_nothing(app: Flask, table: Round) -> None:
    slip = done(table, "reissue", seat=0)["slip"]
    version = context_of(app).games.load(table.id).version
    for path in (f"/g/{table.id}", f"/g/{table.id}?slip={slip}", f"/v1/games/{table.id}"):
        for method in ("GET", "HEAD"):
            assert Guest(app).ask(method, path, {}).status_code == 200
    assert Guest(app).get(f"/v1/games/{table.id}/exchanges").status_code == 405
    assert context_of(app).games.load(table.id).version == version
    assert exchanged(app, table.id, slip).view(table.id)["viewpoint"] == "seat:0"


def test_a_device_whose_answer_was_lost_asks_again_and_gets_the_same_token(app: Flask, table: Round) -> None:
    body, name = {"slip": done(table, "reissue", seat=0)["slip"]}, key()
    twice(lambda: Guest(app).post(f"/v1/games/{table.id}/exchanges", body, Idempotency_Key=name))
    assert exchange(app, table, body["slip"]) == (409, "slip-used")
    assert exchange(app, table, body["slip"], Idempotency_Key="1") == (400, "weak-idempotency-key")


def test_a_slip_is_of_its_own_table_and_seat(app: Flask, table: Round) -> None:
    other = opened(app)
    slip = done(table, "reissue", seat=2)["slip"]
    assert exchange(app, other, slip) == (404, "not-found")
    assert exchange(app, table, slip[:-1] + "0") == (404, "not-found")
    assert exchange(app, table, "dd_slip_0") == (404, "not-found")
    assert exchange(app, table, table.by[0].token or "") == (422, "malformed")
    assert exchanged(app, table.id, slip).view(table.id)["viewpoint"] == "seat:2"


def test_who_comes_after_the_end_still_opens_the_slip(app: Flask, table: Round) -> None:
    """The token of a seat is good for its talk and for the rematch."""
    slip = done(table, "substitute", seat=0, name="Vera")["slip"]
    assert table.organiser.post(f"/v1/games/{table.id}/commands", {"type": "abort", "reason": "rain"}).status_code == 201
    vera = exchanged(app, table.id, slip)
    assert vera.get("/v1/token").get_json()["seat"] == 0
    found = audit(Guest(app).get(f"/v1/games/{table.id}/record").data, discover(), None)
    assert (found.verdict, found.decided) == ("consistent", True), found
    assert code_of(ask(table, "reissue", seat=0)) == (409, "game-over")


@pytest.mark.extension("tournaments")
def test_an_arbiter_who_lets_another_person_stand_in_reads_no_hand_by_it(app: Flask) -> None:
    here = evening_with_a_round(app, clock=CLOCK)
    table, slip = table_of(here, 1), stand_in(here, 1, "Ines").get_json()["slip"]
    assert code_of(Guest(app, slip).get(f"/v1/games/{table['game']}/view")) == (401, "unauthorised")
    ines = exchanged(app, table["game"], slip)
    assert ines.view(table["game"])["viewpoint"].startswith("seat:")
    own = here.get(f"/rounds/1/tables/{table['table']}", here.entries[1])["own_seats"]
    assert [each["token"] for each in own] == [None], "the entry plays another one"
