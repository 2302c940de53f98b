"""A player whose devices and tokens are gone finds the running game, gets another token for the seat, and plays on."""

from __future__ import annotations

from typing import Any

from flask import Flask

from service.app.players import seats as bound_seats
from tests.http.guest import Guest, Round, key, opened
from tests.http.players.accounts import recovered, registered
from tests.http.players.test_seats import bind, my_games


def reissued(player: Guest, table: Round, seat: int, name: str | None = None) -> Any:
    return player.post(f"/v1/players/me/seats/{table.id}/{seat}/token", Idempotency_Key=name or key())


def awaited_seat(table: Round) -> int:
    seat: int = table.organiser.view(table.id)["decisions"][0]["seat"]
    return seat


def test_with_every_device_lost_the_game_goes_on(app: Flask) -> None:
    anna, table = registered(app), opened(app)
    seat = awaited_seat(table)
    lost = table.by[seat]
    assert bind(anna, table.id, seat, lost.token).status_code == 200
    back = recovered(app, anna.code).guest
    [mine] = my_games(back)
    assert (mine["game"], mine["seat"]) == (table.id, seat)
    told = reissued(back, table, seat)
    assert told.status_code == 201, told.text
    found = Guest(app, told.get_json()["token"])
    assert lost.get(f"/v1/games/{table.id}/view").status_code == 410
    assert lost.act(table.id, {"type": "pass"}).status_code == 410
    assert found.act(table.id, {"type": "pass"}).status_code == 201
    assert [each["seat"] for each in my_games(back)] == [seat]
    entries = Guest(app).get(f"/v1/games/{table.id}/events?limit=500").get_json()["events"]
    [entry] = [each for each in entries if each["type"] == "game.seat_reissued"]
    assert entry["data"] == {"seat": seat}
    assert "gets another key to the seat" in entry["text"]


def test_the_same_request_gets_the_same_token_even_where_it_was_not_bound(app: Flask, monkeypatch: Any) -> None:
    anna, table, name = registered(app), opened(app), key()
    bind(anna, table.id, 1, table.by[1].token)
    with monkeypatch.context() as broken:
        broken.setattr(bound_seats, "bind_seat_of_token", lambda *_: 1 / 0)
        assert reissued(anna.guest, table, 1, name).status_code == 500
    assert my_games(anna.guest) == []
    first, again = reissued(anna.guest, table, 1, name), reissued(anna.guest, table, 1, name)
    assert first.get_json()["token"] == again.get_json()["token"]
    assert again.headers["Idempotency-Replayed"] == "true"
    assert [each["seat"] for each in my_games(anna.guest)] == [1]


def test_nobody_gets_a_seat_that_is_not_held(app: Flask) -> None:
    anna, ben, table = registered(app), registered(app, "Ben"), opened(app)
    bind(anna, table.id, 0, table.by[0].token)
    assert reissued(ben.guest, table, 0).status_code == 404
    assert reissued(anna.guest, table, 1).status_code == 404
    assert reissued(Guest(app), table, 0).status_code == 401
    assert reissued(table.by[0], table, 0).status_code == 401
    said = {"author": "Greta", "reason": "Anna left.", "kind": "substitute", "seat": 0, "name": "Dora"}
    assert table.organiser.post(f"/v1/games/{table.id}/interventions", said).status_code == 201
    assert reissued(anna.guest, table, 0).status_code == 410


def test_a_seat_has_so_many_tokens_and_none_after_the_end(app: Flask, monkeypatch: Any) -> None:
    monkeypatch.setattr(bound_seats, "MOST_TOKENS", 2)
    anna, table = registered(app), opened(app)
    bind(anna, table.id, 0, table.by[0].token)
    assert [reissued(anna.guest, table, 0).status_code for _ in range(3)] == [201, 201, 409]
    table.organiser.act(table.id, {"type": "abort", "reason": "Late."})
    assert reissued(anna.guest, table, 0).get_json()["code"] == "game-over"
