"""If-Match names the decision that is answered."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.schema_sampler import sample_instance
from tests.http.guest import Guest, Round, code_of, key, opened
from tests.toys import sealed_auction

PASS = {"type": "pass"}


def sent(guest: Guest, table: Round, if_match: str) -> TestResponse:
    return guest.post(f"/v1/games/{table.id}/commands", PASS, If_Match=if_match)


def test_the_open_decision_is_answered(table: Round) -> None:
    guest = table.awaited()
    decision = guest.view(table.id)["decision"]
    assert decision["kind"] == "turn"
    done = guest.act(table.id, PASS, decision["id"])
    assert done.status_code == 201
    told = done.get_json()
    assert told["version"] == told["view"]["version"] == told["events"][-1]["version"]
    assert told["view"]["decision"] is None
    assert told["view"] | {"server_time": 0} == guest.view(table.id) | {"server_time": 0}


def test_a_star_answers_whatever_is_open(table: Round) -> None:
    assert sent(table.awaited(), table, "*").status_code == 201


@pytest.mark.parametrize(
    "decision", ['"d1.{}"', '"d999999.{}"', '"d-1.{}"', '"d1e3.{}"', f'"d{"9" * 20}.{{}}"', '"x"', '"d"', '"."', '"*"']
)
def test_one_that_is_not_open_is_stale(table: Round, decision: str) -> None:
    guest = table.awaited()
    seat = guest.view(table.id)["viewpoint"].removeprefix("seat:")
    refused = sent(guest, table, decision.format(seat))
    assert code_of(refused) == (412, "stale-decision")
    assert "is not open: it was answered or replaced, or never existed." in refused.get_json()["detail"]


@pytest.mark.parametrize(
    "header", ["d14.0", "''", '""', '"a", "b"', 'W/"d14.0"', '"', '"d14.0', "**", '"caf\u00e9"', '"' + "x" * 65 + '"']
)
def test_what_is_no_id_in_quotation_marks_is_malformed(table: Round, header: str) -> None:
    refused = sent(table.awaited(), table, header)
    assert code_of(refused) == (422, "malformed")
    assert list(refused.get_json()["errors"]) == ["If-Match"]


def test_anothers_decision_is_not_yours(table: Round) -> None:
    decision = table.awaited().view(table.id)["decision"]["id"]
    assert code_of(table.others()[0].act(table.id, PASS, decision)) == (409, "not-your-decision")


def test_resigning_answers_no_decision(table: Round) -> None:
    done = table.by[0].post(f"/v1/games/{table.id}/commands", {"type": "resign"})
    assert done.status_code == 201
    assert Guest(table.organiser.app).get(f"/v1/games/{table.id}").get_json()["seats"][0]["resigned"] is True


def test_a_seat_that_resigned_is_asked_nothing_and_answers_nothing(table: Round) -> None:
    who = table.awaited()
    asked = who.view(table.id)
    assert who.post(f"/v1/games/{table.id}/commands", {"type": "resign"}).status_code == 201
    shown = who.view(table.id)
    assert (shown["decision"], shown["offers"]) == (None, [])
    assert "Your decision" in asked["text"]
    assert "Your decision" not in shown["text"]
    assert shown["decisions"] == asked["decisions"]
    assert code_of(who.act(table.id, PASS, asked["decision"]["id"])) == (409, "seat-resigned")


def test_the_organiser_aborts_and_nobody_else(table: Round) -> None:
    path, body = f"/v1/games/{table.id}/commands", {"type": "abort", "reason": "The roof leaks."}
    assert code_of(table.by[0].post(path, body)) == (403, "forbidden")
    assert table.organiser.post(path, body).status_code == 201
    view = table.by[0].view(table.id)
    assert view["status"] == "aborted"
    assert "The roof leaks." in view["text"]


def test_the_organiser_plays_for_nobody(table: Round) -> None:
    assert code_of(table.organiser.act(table.id, PASS)) == (403, "forbidden")


def test_seats_that_owe_answers_at_once_all_succeed(serve: Callable[..., Flask], store: MemoryStore) -> None:
    app = serve(store, sealed_auction.RULESET)
    table = opened(app, 3, ruleset="sealed_auction")
    views = {seat: guest.view(table.id) for seat, guest in table.by.items()}
    assert [len(view["decisions"]) for view in views.values()] == [3, 3, 3]
    for seat, view in views.items():
        bid = sample_instance(view["offers"][0]["schema"], Random(seat))
        assert table.by[seat].act(table.id, bid, view["decision"]["id"]).status_code == 201


def test_strangers_do_not_act(table: Round, app: Flask) -> None:
    other = opened(app)
    assert code_of(Guest(app).act(table.id, PASS)) == (401, "unauthorised")
    assert code_of(other.by[0].act(table.id, PASS)) == (401, "unauthorised")
    assert code_of(Guest(app, "dd_seat_" + table.id + "a" * 32).act(table.id, PASS)) == (401, "unauthorised")
    spectator = table.by[0].post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"}, Idempotency_Key=key())
    assert code_of(Guest(app, spectator.get_json()["token"]).act(table.id, PASS)) == (403, "forbidden")


def test_who_owes_nothing_may_mark_a_board_and_closes_nobody_s_decision(app: Flask) -> None:
    table = opened(app, ruleset="infiltrators", options={"helper": "manual"})
    mover = table.awaited()
    assert mover.act(table.id, {"type": "nab"}).status_code == 201
    other, before = table.others()[0], table.awaited().view(table.id)
    seen = other.view(table.id)
    assert seen["decision"] is None
    assert [each["type"] for each in seen["offers"]] == ["mark"]
    guarded = next(seat for seat, stands in enumerate(seen["table"]["stands"]) if stands)
    mark = {"type": "mark", "target": guarded, "cards": ["RED-2", "BLACK-3"], "crossed": True}
    marked = other.act(table.id, mark)
    assert marked.status_code == 201, marked.text
    after = table.awaited().view(table.id)
    assert after["table"]["crossed"][guarded] == ["RED-2", "BLACK-3"]
    assert after["decision"] == before["decision"]
    assert code_of(other.act(table.id, {"type": "bide", "draw": 0})) == (409, "not-your-decision")
