"""A player's seats over devices: bound on sitting down or later, listed, and forgotten with their names."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from deaddrop.verify import verify
from service.app.players import seats as bound_seats
from service.http.app_services import NAME
from tests.http.guest import Guest, Json, opened, played, seats
from tests.http.players.accounts import Account, registered


def my_games(player: Guest, query: str = "") -> list[Json]:
    found = player.get(f"/v1/players/me/games{query}")
    assert found.status_code == 200, found.text
    items: list[Json] = found.get_json()["items"]
    return items


def bind(player: Account, game: str, seat: int, token: str | None) -> Any:
    return player.guest.ask("PUT", f"/v1/players/me/seats/{game}/{seat}", {}, json={"token": token})


def test_a_game_that_a_player_opens_is_the_players(app: Flask) -> None:
    anna = registered(app)
    table = opened(app, player=anna.guest.token)
    found = my_games(anna.guest)
    assert {(each["game"], each["seat"]) for each in found} == {(table.id, seat) for seat in range(3)}
    card = Guest(app).get(f"/v1/games/{table.id}").get_json()
    assert [each["name"] for each in card["seats"]] == ["Anna", None, None]
    assert all(each["status"] == "playing" and each["awaited"] for each in found)
    assert [each["seat"] for each in found if each["decision"]] == found[0]["awaited"]


def test_a_seat_that_a_player_claims_is_the_players_and_has_the_players_name(app: Flask) -> None:
    anna, ben = registered(app), registered(app, "Ben")
    wanted = {"ruleset": "microfilms", "seats": [{"kind": "human", "claim": True}, {"kind": "human"}, {"kind": "human"}]}
    made = Guest(app).post("/v1/games", {**wanted, "player": anna.guest.token}).get_json()
    game, codes = made["game"]["id"], [each.get("claim_code") for each in made["seats"]]
    claims = ({"code": codes[1], "player": ben.guest.token}, {"code": codes[2], "player": ben.guest.token, "name": "B."})
    for seat, claim in enumerate(claims, 1):
        assert Guest(app).post(f"/v1/games/{game}/seats/{seat}/claim", claim).status_code == 201
    card = Guest(app).get(f"/v1/games/{game}").get_json()
    assert [each["name"] for each in card["seats"]] == ["Anna", "Ben", "B."]
    assert [each["seat"] for each in my_games(ben.guest)] == [2, 1]
    assert [each["seat"] for each in my_games(anna.guest)] == [0]


def test_an_anonymous_seat_is_bound_later_by_its_token(app: Flask) -> None:
    anna, ben, table = registered(app), registered(app, "Ben"), opened(app)
    assert bind(anna, table.id, 0, table.by[1].token).status_code == 422
    for _ in range(2):
        assert bind(anna, table.id, 0, table.by[0].token).status_code == 200
    assert bind(ben, table.id, 0, table.by[0].token).get_json()["code"] == "seat-bound"
    assert [(each["game"], each["seat"]) for each in my_games(anna.guest)] == [(table.id, 0)]
    assert my_games(ben.guest) == []
    reader = table.by[1].post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"}).get_json()["token"]
    assert bind(ben, table.id, 1, reader).status_code == 422
    assert anna.guest.delete("/v1/players/me").status_code == 204
    assert bind(ben, table.id, 0, table.by[0].token).status_code == 200


def test_nothing_that_a_game_shows_tells_of_players(app: Flask) -> None:
    anna = registered(app)
    table = opened(app, player=anna.guest.token)
    shown = [
        table.organiser.get(f"/v1/games/{table.id}{path}").text
        for path in ("", "/view", "/events", "/record", "/tokens", "/evidence")
    ]
    log = b"".join(each.event for each in app.extensions[NAME].context.store.read(table.id)).decode()
    assert anna.id not in "".join(shown) + log
    assert "Anna" not in log


def test_running_games_come_first_page_by_page(app: Flask) -> None:
    anna = registered(app)
    tables = [opened(app, player=anna.guest.token) for _ in range(3)]
    over = tables[1]
    aborted = over.organiser.act(over.id, {"type": "abort", "reason": "rain"})
    assert aborted.status_code == 201, aborted.text
    listed: list[Json] = []
    query = "?limit=2"
    while True:
        page = anna.guest.get(f"/v1/players/me/games{query}").get_json()
        listed += page["items"]
        if page["next"] is None:
            break
        query = f"?limit=2&cursor={page['next']}"
    assert [each["game"] for each in listed] == [tables[2].id] * 3 + [tables[0].id] * 3 + [over.id] * 3
    assert [each["status"] for each in listed] == ["playing"] * 6 + ["aborted"] * 3
    assert all(each["decision"] is None and each["awaited"] == [] for each in listed[6:])
    assert anna.guest.get("/v1/players/me/games?cursor=00aaaaaaaaaaaaaaaa-0").get_json()["code"] == "bad-cursor"


def test_seats_of_finished_games_make_room(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bound_seats, "MOST_OPEN", 6)
    anna = registered(app)
    tables = [opened(app, player=anna.guest.token) for _ in range(2)]
    body = {"ruleset": "microfilms", "seats": seats(3), "player": anna.guest.token}
    refused = Guest(app).post("/v1/games", body)
    assert refused.get_json()["code"] == "player-full"
    tables[0].organiser.act(tables[0].id, {"type": "abort", "reason": "rain"})
    assert Guest(app).post("/v1/games", body).status_code == 201
    assert len(my_games(anna.guest)) == 9


def test_a_seat_whose_token_was_revoked_is_the_players_no_more(app: Flask) -> None:
    anna = registered(app)
    table = opened(app, player=anna.guest.token)
    assert table.organiser.delete(f"/v1/tokens/{table.id}-seat-1").status_code == 204
    assert [each["seat"] for each in my_games(anna.guest)] == [2, 0]


class TestForgetting:
    def test_deletes_account_and_names_and_leaves_every_chain_valid(self, app: Flask) -> None:
        anna, store = registered(app), app.extensions[NAME].context.store
        table = played(app, opened(app, player=anna.guest.token))
        heads = table.organiser.get(f"/v1/games/{table.id}/checkpoint").get_json()
        before = table.organiser.get(f"/v1/games/{table.id}/record").text
        assert "Anna" in before
        assert anna.guest.delete("/v1/players/me").status_code == 204
        assert anna.guest.get("/v1/players/me").status_code == 401
        assert anna.guest.delete("/v1/players/me").status_code == 401
        assert Guest(app).post("/v1/players/recover", {"recovery_code": anna.code}).status_code == 401
        kept = b"".join(fact for _, fact in store.facts(anna.id))
        assert kept.count(b"type") == 1
        assert b"Anna" not in kept
        assert store.bound_seats(table.id) == {}
        assert store.names(table.id) == {}
        after = table.organiser.get(f"/v1/games/{table.id}/record").text
        assert "Anna" not in after
        card = Guest(app).get(f"/v1/games/{table.id}").get_json()
        assert card["seats"][0]["name"] == "Seat 0 (name forgotten)"
        again = table.organiser.get(f"/v1/games/{table.id}/checkpoint").get_json()
        assert again["digest"] == heads["digest"]
        for record in (before, after):
            assert verify(record.encode()).verdict == "consistent"

    def test_leaves_the_names_of_others(self, app: Flask) -> None:
        anna, ben, table = registered(app), registered(app, "Ben"), opened(app)
        named = opened(app, player=ben.guest.token)
        bind(anna, table.id, 0, table.by[0].token)
        bind(anna, named.id, 1, named.by[1].token)
        assert anna.guest.delete("/v1/players/me").status_code == 204
        card = Guest(app).get(f"/v1/games/{named.id}").get_json()
        assert card["seats"][0]["name"] == "Ben"
        assert table.by[0].get(f"/v1/games/{table.id}/view").status_code == 200
