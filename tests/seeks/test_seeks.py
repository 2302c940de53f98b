"""Seeks: people who do not know each other find a table."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from flask import Flask
from werkzeug.test import TestResponse

from domain.kernel.errors import Malformed
from extensions.seeks.app import open_table, seek_rows, seeking
from extensions.seeks.app.seek_rows import FILLED_MS, NAME, PATIENCE_MS
from service.http.app_services import NAME as SERVICES
from service.quotas import OpenLimits
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, code_of, key
from tests.http.held_back import HeldBack
from tests.http.players.accounts import registered

Json = dict[str, Any]
WANTED = {"ruleset": "microfilms", "seats": 3}


def sought(guest: Guest, **more: Any) -> Json:
    answer = guest.post("/v1/seeks", {**WANTED, **more})
    assert answer.status_code == 201, answer.text
    found: Json = answer.get_json()
    return found


def joined(guest: Guest, seek: str, **more: Any) -> Json:
    answer = guest.post(f"/v1/seeks/{seek}/join", more)
    assert answer.status_code == 201, answer.text
    found: Json = answer.get_json()
    return found


def ask(app: Flask, place: Json, query: str = "") -> Any:
    return Guest(app, place["token"]).get(f"/v1/seeks/{place['seek']['id']}{query}")


def leave(app: Flask, place: Json) -> Any:
    return Guest(app, place["token"]).ask("DELETE", f"/v1/seeks/{place['seek']['id']}", {})


def listed(guest: Guest, query: str = "") -> list[tuple[str, int]]:
    return [(each["id"], each["people"]) for each in guest.get(f"/v1/seeks{query}").get_json()["items"]]


def at_later(app: Flask, monkeypatch: pytest.MonkeyPatch, ms: int) -> None:
    """Let the service's clock be later by this."""
    context = app.extensions[SERVICES].context
    before = context.now_ms
    object.__setattr__(context, "now_ms", lambda: before() + ms)


def with_owner(seek: Any, owner: str) -> Any:
    """The seek as it is after a change, of somebody at another address."""
    seekers = tuple(msgspec.structs.replace(each, owners=(owner,)) for each in seek.seekers)
    return msgspec.structs.replace(seek, seekers=seekers, version=seek.version + 1)


def test_three_strangers_find_a_table_and_play(anybody: Guest, app: Flask) -> None:
    first = sought(anybody, clock={"decision_s": 60}, name="Anna")
    seek = first["seek"]["id"]
    assert (first["game"], first["seat"], first["seat_token"]) == (None, None, None)
    assert listed(anybody) == listed(anybody, "?ruleset=microfilms") == [(seek, 1)]
    assert listed(anybody, "?ruleset=microdot") == []
    second = joined(anybody, seek, name="Boris")
    assert (second["seek"]["people"], second["game"]) == (2, None)
    third = joined(anybody, seek)
    assert listed(anybody) == []
    places = [ask(app, each).get_json() for each in (first, second, third)]
    assert {each["game"] for each in places} == {third["game"]}
    assert sorted(each["seat"] for each in places) == [0, 1, 2]
    card = anybody.get(f"/v1/games/{third['game']}").get_json()
    assert (card["status"], card["visibility"], card["clock"]["decision_s"]) == ("playing", "public", 60)
    names = [card["seats"][each["seat"]]["name"] for each in places]
    assert names == ["Anna", "Boris", None]
    for each in places:
        assert Guest(app, each["seat_token"]).view(each["game"])["mind"]["seat"] == each["seat"]


def test_nobody_learns_who_is_there_and_ids_open_nothing(anybody: Guest, app: Flask) -> None:
    place = sought(anybody, name="Anna")
    text = anybody.get("/v1/seeks").text
    assert "Anna" not in text
    assert place["token"] not in text
    where = f"/v1/seeks/{place['seek']['id']}"
    other = sought(anybody)
    assert code_of(anybody.get(where)) == (401, "unauthorised")
    for token in (other["token"], place["token"][:-1] + ("a" if place["token"][-1] != "a" else "b"), "dd_seek_", "dd_seek_ä"):
        assert code_of(Guest(app, token).get(where)) == (401, "unauthorised"), token
    assert code_of(Guest(app, place["token"]).get("/v1/seeks/00aaaaaaaaaaaaaaaa")) == (401, "unauthorised")
    assert code_of(anybody.post("/v1/seeks/nothing/join", {})) == (404, "not-found")


def test_a_table_that_the_rules_do_not_have_is_refused(anybody: Guest) -> None:
    for body, field in (
        ({"ruleset": "microfilms", "seats": 11}, "seats"),
        ({"ruleset": "chess", "seats": 2}, "ruleset"),
        ({**WANTED, "options": {"no": 1}}, "options.no"),
        ({**WANTED, "clock": {}}, "clock.decision_s"),
        ({**WANTED, "name": "Seat 2"}, "name"),
    ):
        answer = anybody.post("/v1/seeks", body)
        assert (answer.status_code, list(answer.get_json()["errors"])) == (422, [field]), answer.text
    assert listed(anybody) == []


def test_names_that_look_alike_do_not_sit_down_together(anybody: Guest) -> None:
    seek = sought(anybody, name="Bernd")["seek"]["id"]
    assert anybody.post(f"/v1/seeks/{seek}/join", {"name": "Bemd"}).status_code == 422
    assert listed(anybody) == [(seek, 1)]
    assert joined(anybody, seek, name="Carla")["seek"]["people"] == 2


def test_repeated_requests_have_one_place(anybody: Guest, app: Flask) -> None:
    own, other = key(), key()
    made = [anybody.post("/v1/seeks", WANTED, Idempotency_Key=own) for _ in range(2)]
    assert made[0].get_json()["token"] == made[1].get_json()["token"]
    assert made[1].headers["Idempotency-Replayed"] == "true"
    assert code_of(anybody.post("/v1/seeks", {**WANTED, "name": "Eve"}, Idempotency_Key=own)) == (422, "idempotency-conflict")
    path = f"/v1/seeks/{made[0].get_json()['seek']['id']}/join"
    places = [anybody.post(path, {}, Idempotency_Key=other).get_json() for _ in range(2)]
    assert places[0] == places[1]
    assert places[1]["seek"]["people"] == 2
    last = joined(anybody, places[0]["seek"]["id"])
    assert anybody.post(path, {}, Idempotency_Key=other).get_json()["game"] == last["game"]
    assert code_of(anybody.post(path, {})) == (409, "seek-filled")
    assert code_of(leave(app, last)) == (409, "seek-filled")


def test_who_leaves_makes_room_and_the_last_ends_it(anybody: Guest, app: Flask) -> None:
    first = sought(anybody)
    second = joined(anybody, first["seek"]["id"])
    assert leave(app, first).status_code == 204
    assert listed(anybody) == [(first["seek"]["id"], 1)]
    assert code_of(ask(app, first)) == code_of(leave(app, first)) == (410, "gone")
    assert leave(app, second).status_code == 204
    assert listed(anybody) == []
    assert code_of(ask(app, second)) == (404, "not-found")
    assert code_of(anybody.post(f"/v1/seeks/{first['seek']['id']}/join", {})) == (404, "not-found")


def test_a_place_is_kept_for_who_asks_for_it(anybody: Guest, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    first = sought(anybody)
    second = joined(anybody, first["seek"]["id"])
    at_later(app, monkeypatch, PATIENCE_MS - 1000)
    assert ask(app, first).get_json()["seek"]["people"] == 2
    at_later(app, monkeypatch, 2000)
    assert listed(anybody) == [(first["seek"]["id"], 1)]
    assert code_of(ask(app, second)) == (410, "gone")
    at_later(app, monkeypatch, PATIENCE_MS)
    assert listed(anybody) == []
    assert code_of(ask(app, first)) == (404, "not-found")
    assert app.extensions[SERVICES].context.store.rows(NAME, None, 9) == []


def test_the_seat_can_be_learned_for_minutes(anybody: Guest, app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    first = sought(anybody)
    joined(anybody, first["seek"]["id"])
    joined(anybody, first["seek"]["id"])
    at_later(app, monkeypatch, FILLED_MS - 1000)
    assert ask(app, first).get_json()["game"]
    at_later(app, monkeypatch, 1000)
    assert code_of(ask(app, first)) == (404, "not-found")


def test_many_who_join_at_once_fill_it_once(anybody: Guest, app: Flask) -> None:
    first = sought(anybody)
    path = f"/v1/seeks/{first['seek']['id']}/join"
    keys = [key() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda own: anybody.post(path, {}, Idempotency_Key=own), keys))
    taken = [each.get_json() for each in answers if each.status_code == 201]
    assert len(taken) == 2
    assert {code_of(each) for each in answers if each.status_code != 201} <= {(409, "seek-filled"), (409, "busy")}
    places = [ask(app, each).get_json() for each in (first, *taken)]
    assert sorted(each["seat"] for each in places) == [0, 1, 2]
    assert len(app.extensions[SERVICES].context.store.games()) == 1


def test_who_asks_first_opens_the_table_of_one_who_died(
    anybody: Guest, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = sought(anybody)
    second = joined(anybody, first["seek"]["id"])
    with monkeypatch.context() as patch:
        patch.setattr(open_table, "create", lambda *_: (_ for _ in ()).throw(Malformed("Killed here.")))
        assert anybody.post(f"/v1/seeks/{first['seek']['id']}/join", {}).status_code == 422
    with ThreadPoolExecutor(2) as pool:
        places = [each.get_json() for each in pool.map(lambda place: ask(app, place), (first, second))]
    assert places[0]["game"] == places[1]["game"] is not None
    assert places[0]["seat"] != places[1]["seat"]
    assert len(app.extensions[SERVICES].context.store.games()) == 1


def wait_while(app: Flask, place: Json, held_back: HeldBack, act: Callable[[], object]) -> Json:
    """What a request is told that waits while something happens. It waits no longer."""
    held_back.acts.append(act)
    before = len(held_back.waits_s)
    told: Json = ask(app, place, "?wait=20").get_json()
    assert len(held_back.waits_s) == before + 1
    return told


def test_a_request_waits_for_news(anybody: Guest, app: Flask, held_back: HeldBack) -> None:
    held_back.at_requests(is_woken=False)
    first = sought(anybody)
    seek = first["seek"]["id"]
    second: list[Json] = []
    assert wait_while(app, first, held_back, lambda: second.append(joined(anybody, seek)))["seek"]["people"] == 2
    assert wait_while(app, first, held_back, lambda: leave(app, second[0]))["seek"]["people"] == 1
    joined(anybody, seek)
    assert wait_while(app, first, held_back, lambda: joined(anybody, seek))["game"] is not None


def test_a_request_waits_as_long_as_was_asked_for(anybody: Guest, app: Flask, held_back: HeldBack) -> None:
    held_back.at_requests()
    assert ask(app, sought(anybody), "?wait=20").get_json()["game"] is None
    assert sum(held_back.waits_s) == 20


def test_an_account_and_an_inbox_have_the_seat(anybody: Guest, app: Flask) -> None:
    player = anybody.post("/v1/players", {"name": "Vera"}).get_json()["token"]
    inbox = anybody.post("/v1/inbox", {"tokens": []}).get_json()["inbox_token"]
    first = sought(anybody, player=player, inbox=inbox)
    joined(anybody, first["seek"]["id"])
    game = joined(anybody, first["seek"]["id"])["game"]
    seat = next(each["seat"] for each in anybody.get(f"/v1/games/{game}").get_json()["seats"] if each["name"] == "Vera")
    mine = Guest(app, player).get("/v1/players/me/games").get_json()["items"]
    assert [(each["game"], each["seat"]) for each in mine] == [(game, seat)]
    assert Guest(app, inbox).get("/v1/inbox/seats").get_json()["items"] == [{"game": game, "seat": seat}]
    row = app.extensions[SERVICES].context.store.row(NAME, first["seek"]["id"])
    assert player.encode() not in row
    assert inbox.encode() not in row


def test_nonces_of_those_who_committed_are_asked_for(anybody: Guest, app: Flask) -> None:
    first = sought(anybody, commit="ab" * 32)
    joined(anybody, first["seek"]["id"])
    joined(anybody, first["seek"]["id"])
    place = ask(app, first).get_json()
    luck = Guest(app, place["seat_token"]).view(place["game"])["luck"]
    assert (luck["state"], luck["awaits"]) == ("closed", [place["seat"]])


class TestLimits:
    def test_one_address_is_at_so_many_seeks(self, serve: Any) -> None:
        app = serve(MemoryStore(), open_limits=OpenLimits(seeks=2))
        guest = Guest(app)
        first = sought(guest)
        sought(guest)
        assert code_of(guest.post("/v1/seeks", WANTED)) == (409, "too-many-open")
        assert joined(guest, first["seek"]["id"])["seek"]["people"] == 2
        joined(guest, first["seek"]["id"])
        assert sought(guest)["seek"]["people"] == 1

    @pytest.mark.parametrize("joins", [False, True], ids=["made", "joined"])
    def test_requests_at_the_same_time_are_at_no_more(
        self, serve: Any, monkeypatch: pytest.MonkeyPatch, joins: bool
    ) -> None:
        """Both find room, and one writes between the other's look and its write."""
        app = serve(MemoryStore(), open_limits=OpenLimits(seeks=1))
        guest, elsewhere = Guest(app), Guest(serve(app.extensions[SERVICES].context.store))
        theirs = sought(Guest(app), seats=4)
        there = seek_rows.load_seek(app.extensions[SERVICES].context, theirs["seek"]["id"])
        seek_rows.write_seek(app.extensions[SERVICES].context, with_owner(there, "another"))
        written, own = seek_rows.write_seek, key()

        def write_after_another(context: Any, seek: Any) -> bool:
            monkeypatch.setattr(module, "write_seek", written)
            places.append(sought(guest))
            return written(context, seek)

        places: list[Json] = []
        module = seek_rows if joins else seeking
        monkeypatch.setattr(module, "write_seek", write_after_another)
        path = f"/v1/seeks/{theirs['seek']['id']}/join" if joins else "/v1/seeks"
        body = {} if joins else WANTED
        assert code_of(guest.post(path, body, Idempotency_Key=own)) == (409, "too-many-open")
        assert sorted(people for _, people in listed(elsewhere)) == [1, 1]
        assert leave(app, places[0]).status_code == 204
        assert guest.post(path, body, Idempotency_Key=own).status_code == 201

    def test_a_table_counts_for_the_first_who_has_room(self, serve: Any) -> None:
        app = serve(MemoryStore(), open_limits=OpenLimits(games=1))
        guest = Guest(app)
        for is_refused in (False, True):
            first = sought(guest)
            joined(guest, first["seek"]["id"])
            last = guest.post(f"/v1/seeks/{first['seek']['id']}/join", {})
            assert last.status_code == (409 if is_refused else 201)
            assert ask(app, first).status_code == (409 if is_refused else 200)
        assert code_of(last) == (409, "too-many-open")

    def test_there_are_only_so_many(self, serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(seeking, "MOST_SEEKS", 3)
        app = serve(MemoryStore(), open_limits=OpenLimits())
        assert [sought_from(app, f"192.0.{number}.1").status_code for number in range(4)] == [201, 201, 201, 409]

    @pytest.mark.parametrize("address", ["192.0.2.{}", "2001:db8:7:{:x}::1"])
    def test_a_range_of_addresses_leaves_room_for_others(self, serve: Any, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
        monkeypatch.setattr(seeking, "MOST_SEEKS", 40)
        app = serve(MemoryStore(), open_limits=OpenLimits())
        answers = [sought_from(app, address.format(number)) for number in range(50)]
        assert [each.status_code for each in answers] == [201] * 4 + [409] * 46
        assert sought_from(app, "198.51.100.1").status_code == 201


    @pytest.mark.parametrize("address", ["192.0.2.{}", "2001:db8:7:{:x}::1"])
    @pytest.mark.parametrize("people", [2, 3])
    def test_a_range_of_addresses_joins_a_tenth(
        self, serve: Any, monkeypatch: pytest.MonkeyPatch, address: str, people: int
    ) -> None:
        """Of seeks that its joining fills, and of others."""
        monkeypatch.setattr(seeking, "MOST_SEEKS", 40)
        app = serve(MemoryStore(), open_limits=OpenLimits())
        wanted = {"ruleset": "infiltrators", "seats": people}
        seeks = [sought_from(app, f"198.51.{number}.1", wanted).get_json()["seek"]["id"] for number in range(8)]
        answers = [joined_from(app, address.format(number), seek) for number, seek in enumerate(seeks)]
        assert [each.status_code for each in answers] == [201] * 4 + [409] * 4
        assert joined_from(app, "203.0.113.1", seeks[-1]).status_code == 201


    def test_one_address_has_so_many_places_at_seeks_of_others_filled_or_not(self, serve: Any) -> None:
        """The thirty people of a school, and one that wants all seeks of strangers."""
        app = serve(MemoryStore(), open_limits=OpenLimits())
        wanted = [{"ruleset": "infiltrators", "seats": 2 + number % 2} for number in range(32)]
        seeks = [sought_from(app, f"198.51.{number}.1", each).get_json()["seek"]["id"] for number, each in enumerate(wanted)]
        answers = [joined_from(app, "192.0.2.1", seek) for seek in seeks]
        assert [each.status_code for each in answers] == [201] * 30 + [409] * 2
        assert joined_from(app, "192.0.2.7", seeks[-1]).status_code == 201  # a neighbour
        own = sought_from(app, "192.0.2.1").get_json()["seek"]["id"]
        assert joined_from(app, "192.0.2.1", own).status_code == 201


def joined_from(app: Flask, address: str, seek: str) -> TestResponse:
    path, environ = f"/v1/seeks/{seek}/join", {"REMOTE_ADDR": address}
    return Guest(app).ask("POST", path, {"Idempotency_Key": key()}, json={}, environ_overrides=environ)


def sought_from(app: Flask, address: str, wanted: Json = WANTED) -> TestResponse:
    return Guest(app).ask("POST", "/v1/seeks", {"Idempotency_Key": key()}, json=wanted, environ_overrides={"REMOTE_ADDR": address})


def test_a_rated_seek_is_for_players_each_once(app: Flask) -> None:
    anna, boris, carla = (registered(app, name).guest.token for name in ("Anna", "Boris", "Carla"))
    assert Guest(app).post("/v1/seeks", {**WANTED, "rated": True}).status_code == 422
    place = sought(Guest(app), rated=True, player=anna)
    seek = place["seek"]["id"]
    assert place["seek"]["rated"] is True
    for more in ({}, {"player": anna}):
        assert code_of(Guest(app).post(f"/v1/seeks/{seek}/join", more)) == (422, "malformed")
    joined(Guest(app), seek, player=boris)
    found = joined(Guest(app), seek, player=carla)
    assert Guest(app).get(f"/v1/games/{found['game']}").get_json()["rated"] is True


def test_a_rated_seek_is_of_a_table_that_can_be_rated(app: Flask) -> None:
    token = registered(app).guest.token
    wanted = {"ruleset": "microfilms", "seats": 1, "options": {"variant": "croupier"}}
    assert Guest(app).post("/v1/seeks", {**wanted, "rated": True, "player": token}).status_code == 422
