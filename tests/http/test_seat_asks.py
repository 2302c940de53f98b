"""“Who are you?”: a device without a token asks for a seat, and another person at the table agrees."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from domain.catalogue import discover
from service.app.audits.audit import audit
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, code_of, key, opened, played, put, seats, twice
from tests.http.luck_tables import context_of

OPEN_MS, OBJECTION_MS, MINUTE_MS = 180_000, 20_000, 60_000


@pytest.fixture
def table(app: Flask) -> Round:
    return opened(app, visibility="unlisted")


def ask(table: Round, seat: int, **headers: str) -> Any:
    return Guest(table.organiser.app).post(f"/v1/games/{table.id}/seat-asks", {"seat": seat}, **headers)


def asked(table: Round, seat: int) -> Json:
    made = ask(table, seat)
    assert made.status_code == 201, made.text
    told: Json = made.get_json()
    return told


def answer(table: Round, by: int, made: Json, *, agree: bool) -> Any:
    return table.by[by].post(f"/v1/games/{table.id}/seat-asks/answers", {"ask": made["ask"], "agree": agree})


def own(table: Round, made: Json) -> Json:
    told: Json = Guest(table.organiser.app, made["secret"]).get(f"/v1/games/{table.id}/seat-asks/own").get_json()
    return told


def listed(table: Round, by: int = 0) -> Json:
    told: Json = table.by[by].get(f"/v1/games/{table.id}/seat-asks").get_json()
    return told


def version(table: Round) -> int:
    return context_of(table.organiser.app).games.load(table.id).version


def test_another_seat_agrees_and_the_asker_plays_on(app: Flask, table: Round, clock: Clock) -> None:
    before, made = version(table), asked(table, 1)
    assert own(table, made) == {"ask": made["ask"], "seat": 1, "state": "open"}
    assert [each["seat"] for each in listed(table)["items"]] == [1]
    assert version(table) == before, "the log has nothing of an ask"
    clock.ms += OBJECTION_MS
    assert answer(table, 0, made, agree=True).get_json()["items"] == []
    told = own(table, made)
    assert told["state"] == "agreed"
    assert Guest(app, told["token"]).view(table.id)["viewpoint"] == "seat:1"
    assert code_of(table.by[1].get(f"/v1/games/{table.id}/view")) == (410, "gone"), "the old token is dead"
    last = Guest(app).get(f"/v1/games/{table.id}/events?limit=500").get_json()["events"][-1]
    assert (last["type"], last["data"]["seat"], last["data"]["agreed_by"]) == ("game.seat_reissued", 1, 0)
    assert "Player 1 agreed that a new device is theirs" in last["text"] or "agreed" in last["text"]


def test_the_token_is_given_for_a_while_and_to_the_secret_alone(app: Flask, table: Round, clock: Clock) -> None:
    made = asked(table, 1)
    clock.ms += OBJECTION_MS
    answer(table, 0, made, agree=True)
    assert own(table, made) == own(table, made)
    assert code_of(Guest(app, made["secret"][:-1] + "2").get(f"/v1/games/{table.id}/seat-asks/own")) == (404, "not-found")
    assert code_of(Guest(app).get(f"/v1/games/{table.id}/seat-asks/own")) == (401, "unauthorised")
    assert code_of(Guest(app, made["secret"]).get(f"/v1/games/{table.id}/view")) == (401, "unauthorised"), "it opens nothing itself"
    clock.ms += 2 * OPEN_MS
    assert code_of(Guest(app, made["secret"]).get(f"/v1/games/{table.id}/seat-asks/own")) == (404, "not-found")


def test_an_answer_that_was_lost_is_given_again(table: Round, clock: Clock) -> None:
    name = key()
    first, _ = twice(lambda: ask(table, 1, Idempotency_Key=name))
    clock.ms += OBJECTION_MS
    assert answer(table, 0, first.get_json(), agree=True).status_code == 201
    head = version(table)
    assert answer(table, 0, first.get_json(), agree=True).status_code == 201
    assert answer(table, 2, first.get_json(), agree=True).status_code == 201
    assert version(table) == head
    assert code_of(ask(table, 2, Idempotency_Key="1")) == (400, "weak-idempotency-key")


def test_the_device_that_plays_the_seat_has_time_to_refuse(table: Round, clock: Clock) -> None:
    made = asked(table, 1)
    refused = answer(table, 0, made, agree=True)
    assert (code_of(refused), refused.headers["Retry-After"]) == ((429, "seat-ask-waits"), "20")
    assert answer(table, 1, made, agree=False).status_code == 201
    clock.ms += OBJECTION_MS
    assert code_of(answer(table, 0, made, agree=True)) == (409, "seat-ask-over")
    assert own(table, made)["state"] == "refused"
    assert table.by[1].view(table.id)["viewpoint"] == "seat:1"


def test_no_seat_agrees_to_its_own_ask_and_no_stranger_answers(app: Flask, table: Round, clock: Clock) -> None:
    made = asked(table, 1)
    clock.ms += OBJECTION_MS
    assert code_of(answer(table, 1, made, agree=True)) == (409, "own-seat-ask")
    for guest in (table.organiser, Guest(app, made["secret"]), Guest(app)):
        told = guest.post(f"/v1/games/{table.id}/seat-asks/answers", {"ask": made["ask"], "agree": True})
        assert told.status_code in (401, 403), told.text
    assert code_of(Guest(app).get(f"/v1/games/{table.id}/seat-asks")) == (401, "unauthorised")


def test_a_refused_seat_rests_longer_each_time(table: Round, clock: Clock) -> None:
    for minutes in (1, 2, 4, 8, 16, 32, 60, 60):
        assert answer(table, 2, asked(table, 1), agree=False).status_code == 201
        early = ask(table, 1)
        assert (code_of(early), early.headers["Retry-After"]) == ((429, "seat-ask-rests"), str(60 * minutes))
        clock.ms += minutes * MINUTE_MS


def test_two_asks_are_open_at_a_table_for_three_minutes(table: Round, clock: Clock) -> None:
    first = asked(table, 0)
    asked(table, 1)
    assert code_of(ask(table, 0)) == (409, "seat-asked-for")
    assert code_of(ask(table, 2)) == (409, "seat-asked-for")
    clock.ms += OPEN_MS
    assert (listed(table)["items"], own(table, first)["state"]) == ([], "over")
    assert code_of(answer(table, 2, first, agree=True)) == (409, "seat-ask-over")
    asked(table, 2)


def test_seats_turn_asks_off_and_on(app: Flask, table: Round) -> None:
    path = f"/v1/games/{table.id}/seat-asks"
    assert put(table.by[2], path, {"allowed": False}).get_json()["allowed"] is False
    assert code_of(ask(table, 1)) == (409, "no-seat-asks")
    assert put(table.organiser, path, {"allowed": True}).status_code == 200
    asked(table, 1)
    assert put(Guest(app), path, {"allowed": True}).status_code == 401
    listed_table = opened(app)
    assert code_of(ask(listed_table, 1)) == (409, "no-seat-asks"), "anybody finds a listed table"
    put(listed_table.by[0], f"/v1/games/{listed_table.id}/seat-asks", {"allowed": True})
    asked(listed_table, 1)


def test_some_tables_take_no_asks(app: Flask) -> None:
    duplicate = opened(app, deal={"mode": "duplicate", "group": "evening"}, visibility="unlisted")
    assert code_of(ask(duplicate, 1)) == (409, "no-seat-asks")
    assert code_of(put(duplicate.by[0], f"/v1/games/{duplicate.id}/seat-asks", {"allowed": True})) == (409, "no-seat-asks")
    alone = opened(app, seats=[*seats(1), {"kind": "bot"}, {"kind": "bot"}], visibility="unlisted")
    assert code_of(ask(alone, 0)) == (409, "no-seat-asks"), "no bot agrees"
    assert code_of(ask(alone, 1)) == (409, "seat-free")
    assert code_of(ask(alone, 7)) == (404, "not-found")
    over = played(app, opened(app, visibility="unlisted"))
    assert code_of(ask(over, 1)) == (409, "game-over")


def test_a_person_whom_a_bot_replaces_agrees_to_nothing(table: Round, clock: Clock) -> None:
    made = asked(table, 1)
    table.by[2].act(table.id, {"type": "leave"})
    clock.ms += OBJECTION_MS
    assert code_of(answer(table, 2, made, agree=True)) == (409, "own-seat-ask")
    assert answer(table, 0, made, agree=True).status_code == 201


def test_both_verifiers_say_who_agreed(app: Flask, table: Round, clock: Clock) -> None:
    made = asked(table, 1)
    clock.ms += OBJECTION_MS
    answer(table, 0, made, agree=True)
    table.by[1] = Guest(app, own(table, made)["token"])
    record = Guest(app).get(f"/v1/games/{played(app, table).id}/record").data
    found = audit(record, discover(), None)
    assert (found.verdict, found.decided) == ("consistent", True), found
    assert found.shown is not None
    assert [(each.seat, each.agreed_by) for each in found.shown.agreements] == [(1, 0)]
