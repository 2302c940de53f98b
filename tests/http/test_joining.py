"""Open seats, invitation codes and rematches."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from flask import Flask

from service.app.names.hidden_names import set_hidden
from service.http.app_services import NAME
from service.quotas import OpenLimits
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, code_of, key, put

Json = dict[str, Any]
LOOKS_SO = "Another seat has this name, or one that looks like it. Choose another."
OPEN = {"kind": "human", "open": True}


def opened(anybody: Guest, seats: list[Json], **more: Any) -> Json:
    answer = anybody.post("/v1/games", {"ruleset": "microfilms", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: Json = answer.get_json()
    return made


def test_an_open_seat_takes_anybody_in_order_until_the_game_starts(anybody: Guest, app: Flask) -> None:
    made = opened(anybody, [{"kind": "human", "claim": True}, OPEN, {"kind": "human"}, OPEN])
    game = made["id"]
    assert made["game"]["open_seats"] == 2
    assert [seat["open"] for seat in made["game"]["seats"]] == [False, True, False, True]
    joined = [anybody.post(f"/v1/games/{game}/join", {"name": name}) for name in ("Anna", "Boris")]
    assert [each.get_json()["seat"] for each in joined] == [1, 3]
    assert code_of(anybody.post(f"/v1/games/{game}/join", {})) == (409, "no-open-seat")
    card = anybody.get(f"/v1/games/{game}").get_json()
    assert (card["open_seats"], card["seats"][1]["name"], card["seats"][3]["name"]) == (0, "Anna", "Boris")
    last = anybody.post(f"/v1/games/{game}/join", {"code": made["invitation_code"]})
    assert last.get_json()["seat"] == 2
    assert anybody.get(f"/v1/games/{game}").get_json()["status"] == "playing"
    assert Guest(app, joined[0].get_json()["token"]).view(game)["mind"]["seat"] == 1


def test_the_lobby_finds_tables_with_open_seats(anybody: Guest) -> None:
    game = opened(anybody, [{"kind": "human", "claim": True}, OPEN, {"kind": "bot"}])["id"]
    opened(anybody, [{"kind": "human", "claim": True}, {"kind": "human"}, {"kind": "bot"}])
    found = anybody.get("/v1/games?seats=open").get_json()["items"]
    assert [(each["id"], each["open_seats"]) for each in found] == [(game, 1)]
    assert anybody.post(f"/v1/games/{game}/join", {}).status_code == 201
    assert anybody.get("/v1/games?seats=open").get_json()["items"] == []
    assert anybody.get("/v1/games?seats=closed").status_code == 422


def test_a_code_for_a_game_that_there_is_not_finds_none(anybody: Guest) -> None:
    for game in ("00aaaaaaaaaaaaaaaa", "nonsense"):
        assert code_of(anybody.post(f"/v1/games/{game}/join", {"code": "x" * 16})) == (404, "not-found")


def joined_from(app: Flask, address: str, game: str, **headers: str) -> Any:
    sent = {"Idempotency_Key": key(), **headers}
    return Guest(app).ask("POST", f"/v1/games/{game}/join", sent, json={}, environ_overrides={"REMOTE_ADDR": address})


def test_one_address_holds_so_many_open_seats_of_strangers_before_they_begin(serve: Any) -> None:
    """The thirty people of a school find a seat each; the next has to wait until a table begins."""
    app = serve(MemoryStore(), open_limits=OpenLimits())
    made = [opened(Guest(app), [{"kind": "human", "claim": True}, OPEN, {"kind": "human"}]) for _ in range(31)]
    games, own = [each["id"] for each in made], key()
    answers = [joined_from(app, "192.0.2.1", game) for game in games[:-1]]
    assert [each.status_code for each in answers] == [201] * 30
    assert code_of(joined_from(app, "192.0.2.1", games[-1], Idempotency_Key=own)) == (409, "too-many-open")
    assert joined_from(app, "127.0.0.1", opened(Guest(app), [OPEN, OPEN, OPEN])["id"]).status_code == 201
    begun = Guest(app).post(f"/v1/games/{games[0]}/join", {"code": made[0]["invitation_code"]})
    assert begun.status_code == 201
    assert joined_from(app, "192.0.2.1", games[-1], Idempotency_Key=own).status_code == 201
    assert joined_from(app, "192.0.2.1", games[-1], Idempotency_Key=own).headers["Idempotency-Replayed"] == "true"


def test_a_seat_that_was_not_taken_counts_for_nobody(serve: Any) -> None:
    app = serve(MemoryStore(), open_limits=OpenLimits(seats=1))
    full = opened(Guest(app), [{"kind": "human", "claim": True}, {"kind": "human"}, {"kind": "human"}])["id"]
    free = opened(Guest(app), [{"kind": "human", "claim": True}, OPEN, {"kind": "human"}])["id"]
    assert code_of(joined_from(app, "192.0.2.1", full)) == (409, "no-open-seat")
    assert joined_from(app, "192.0.2.1", free).status_code == 201


def test_open_seats_are_for_public_games_and_free_people(anybody: Guest) -> None:
    for seats, more in (
        ([OPEN, OPEN], {"visibility": "unlisted"}),
        ([{"kind": "bot", "open": True}, OPEN], {}),
        ([{**OPEN, "claim": True}, OPEN], {}),
        ([{**OPEN, "name": "Anna"}, OPEN], {}),
    ):
        answer = anybody.post("/v1/games", {"ruleset": "microfilms", "seats": [*seats, {"kind": "bot"}], **more})
        assert answer.status_code == 422, answer.text


def test_one_code_invites_to_a_whole_unlisted_table(anybody: Guest) -> None:
    made = opened(anybody, [{"kind": "human"}] * 3, visibility="unlisted")
    path = f"/v1/games/{made['id']}/join"
    assert code_of(anybody.post(path, {})) == (409, "no-open-seat")
    assert code_of(anybody.post(path, {"code": "guessed"})) == (422, "malformed")
    assert code_of(anybody.post("/v1/games/gaaaaaaaaaaaaaaaa/join", {"code": "guessed"})) == (404, "not-found")
    seats = [anybody.post(path, {"code": made["invitation_code"], "name": name}) for name in ("Anna", "Boris", "ANNA")]
    assert [each.status_code for each in seats] == [201, 201, 422]
    assert anybody.get("/v1/games?seats=open").get_json()["items"] == []
    assert "invitation_code" not in opened(anybody, [{"kind": "human", "claim": True}, {"kind": "bot"}, {"kind": "bot"}])


def test_a_repeated_request_gets_its_seat_again_and_no_key_of_a_log_opens_one(anybody: Guest) -> None:
    made = opened(anybody, [{"kind": "human", "claim": True}, OPEN, OPEN])
    path, own = f"/v1/games/{made['id']}/join", key()
    first = anybody.post(path, {"name": "Anna"}, Idempotency_Key=own)
    assert anybody.post(path, {"name": "Boris"}).get_json()["seat"] == 2
    again = anybody.post(path, {"name": "Anna"}, Idempotency_Key=own)
    assert (again.get_json()["token"], again.get_json()["seat"]) == (first.get_json()["token"], 1)
    assert again.headers["Idempotency-Replayed"] == "true"
    assert own not in anybody.get(f"/v1/games/{made['id']}/events").text
    assert code_of(anybody.post(path, {"name": "Eve"}, Idempotency_Key=own)) == (422, "idempotency-conflict")


def test_joiners_at_once_get_a_seat_each_and_no_seat_two(anybody: Guest) -> None:
    made = opened(anybody, [OPEN] * 4)
    path = f"/v1/games/{made['id']}/join"
    keys = [key() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda own: anybody.post(path, {}, Idempotency_Key=own), keys))
    seats = [each.get_json()["seat"] for each in answers if each.status_code == 201]
    assert sorted(seats) == [0, 1, 2, 3]
    assert [code_of(each) for each in answers if each.status_code != 201] == [(409, "no-open-seat")] * 4


def ended(anybody: Guest, app: Flask, **more: Any) -> tuple[str, list[Guest], Guest]:
    """A game of three people that is over: id, seats, organiser."""
    people = [{"kind": "human", "claim": True, "name": name} for name in ("Anna", "Boris", "Carla")]
    made = opened(anybody, people, **more)
    organiser = Guest(app, made["organiser_token"])
    return made["id"], [Guest(app, seat["token"]) for seat in made["seats"]], organiser


def test_a_game_that_has_ended_has_one_rematch_where_everybody_moves_up(anybody: Guest, app: Flask) -> None:
    clock = {"decision_s": 60, "bank_s": 600}
    game, seats, organiser = ended(anybody, app, visibility="unlisted", clock=clock)
    path = f"/v1/games/{game}/rematch"
    assert code_of(put(seats[0], path, {})) == (409, "no-rematch")
    kept_for = ["Boris", "Carla", "Anna"]
    assert seats[0].get(path).get_json() == {"game": None, "names": kept_for, "seat": 2}
    organiser.act(game, {"type": "abort", "reason": "Late."})
    told = [put(guest, path, {}).get_json() for guest in seats]
    assert [each["seat"] for each in told] == [2, 0, 1]
    assert len({each["game"] for each in told}) == 1
    assert put(seats[1], path, {}).get_json()["token"] == told[1]["token"]
    after = told[0]["game"]
    assert [guest.get(path).get_json() for guest in seats] == [{"game": after, "names": kept_for, "seat": seat} for seat in (2, 0, 1)]
    assert organiser.get(path).get_json() == {"game": after, "names": kept_for}
    assert put(organiser, path, {}).get_json()["made"]["organiser_token"] != organiser.token
    card = anybody.get(f"/v1/games/{after}").get_json()
    assert [seat["name"] for seat in card["seats"]] == ["Boris", "Carla", "Anna"]
    assert (card["status"], card["visibility"], card["clock"]["bank_s"]) == ("playing", "unlisted", 600)
    assert Guest(app, told[0]["token"]).view(after)["mind"]["seat"] == 2


def test_bots_keep_their_names_at_the_rematch(anybody: Guest, app: Flask) -> None:
    people: list[Json] = [{"kind": "human", "claim": True, "name": "Anna"}, {"kind": "bot", "name": "Boris"}, {"kind": "bot", "name": "Clara"}]
    made = opened(anybody, people)
    Guest(app, made["organiser_token"]).act(made["id"], {"type": "abort", "reason": "Late."})
    path = f"/v1/games/{made['id']}/rematch"
    after = put(Guest(app, made["seats"][0]["token"]), path, {}).get_json()["game"]
    card = anybody.get(f"/v1/games/{after}").get_json()
    assert [seat["name"] for seat in card["seats"]] == ["Boris", "Clara", "Anna"]
    assert "Seat" not in anybody.get(f"/v1/games/{after}/view").get_json()["text"]


def test_a_name_that_was_hidden_does_not_come_back_at_the_rematch(anybody: Guest, app: Flask) -> None:
    game, seats, organiser = ended(anybody, app)
    organiser.act(game, {"type": "abort", "reason": "Late."})
    context = app.extensions[NAME].context
    assert set_hidden(context.store, context.games.load(game), 1, hidden=True)
    told = [put(guest, f"/v1/games/{game}/rematch", {}).get_json() for guest in seats]
    after = told[0]["game"]
    card = anybody.get(f"/v1/games/{after}").get_json()
    assert [seat["name"] for seat in card["seats"]] == [None, "Carla", "Anna"]
    assert "Boris" not in seats[0].get(f"/v1/games/{game}/rematch").text


def test_a_rematch_is_for_those_who_played(anybody: Guest, app: Flask) -> None:
    game, seats, organiser = ended(anybody, app)
    path = f"/v1/games/{game}/rematch"
    organiser.act(game, {"type": "abort", "reason": "Late."})
    spectator = Guest(app, organiser.post(f"/v1/games/{game}/tokens", {"scope": "spectator"}).get_json()["token"])
    assert code_of(anybody.get(path)) == (401, "unauthorised")
    assert code_of(spectator.get(path)) == (403, "forbidden")
    assert code_of(put(spectator, path, {})) == (403, "forbidden")
    assert seats[0].get(path).get_json()["game"] is None


def test_a_rematch_asked_for_at_once_is_one_game(anybody: Guest, app: Flask) -> None:
    game, seats, organiser = ended(anybody, app)
    organiser.act(game, {"type": "abort", "reason": "Late."})
    with ThreadPoolExecutor(3) as pool:
        told = list(pool.map(lambda guest: put(guest, f"/v1/games/{game}/rematch", {}).get_json(), seats))
    assert len({each["game"] for each in told}) == 1
    assert sorted(each["seat"] for each in told) == [0, 1, 2]
    assert len(app.extensions[NAME].context.store.games()) == 2


def test_a_rematch_talks_as_the_game_did(anybody: Guest, app: Flask) -> None:
    game, seats, organiser = ended(anybody, app, chat="off")
    organiser.act(game, {"type": "abort", "reason": "Late."})
    after = put(seats[0], f"/v1/games/{game}/rematch", {}).get_json()["game"]
    assert anybody.get(f"/v1/games/{after}/chat").get_json()["mode"] == "off"


def test_names_that_look_alike_are_refused(anybody: Guest) -> None:
    made = opened(anybody, [{"kind": "human", "claim": True, "name": "Bernd"}, OPEN, OPEN, {"kind": "human"}])
    path = f"/v1/games/{made['id']}/join"
    for name in ("Bemd", "\u0412\u0435rnd", "BERND", "BERN\u216e"):
        answer = anybody.post(path, {"name": name})
        assert (answer.status_code, answer.get_json().get("errors", answer.text)) == (422, {"name": [LOOKS_SO]}), name
    assert anybody.post(path, {"name": "Bernadette"}).status_code == 201
    other = opened(anybody, [{"kind": "human", "claim": True}, OPEN, {"kind": "bot"}])
    assert anybody.post(f"/v1/games/{other['id']}/join", {"name": "Seat O"}).status_code == 422
    last = anybody.post(f"/v1/games/{made['id']}/seats/3/claim", {"code": made["seats"][3]["claim_code"], "name": "Bemd"})
    assert last.status_code == 422


def test_an_account_holds_the_seats_that_it_joins(anybody: Guest, app: Flask) -> None:
    token = anybody.post("/v1/players", {"name": "Vera"}).get_json()["token"]
    made = opened(anybody, [{"kind": "human", "claim": True}, OPEN, {"kind": "bot"}])
    game = made["id"]
    assert anybody.post(f"/v1/games/{game}/join", {"player": token}).status_code == 201
    mine = Guest(app, token).get("/v1/players/me/games").get_json()["items"]
    assert [(each["game"], each["seat"]) for each in mine] == [(game, 1)]
    assert anybody.get(f"/v1/games/{game}").get_json()["seats"][1]["name"] == "Vera"
    Guest(app, made["organiser_token"]).act(game, {"type": "abort", "reason": "Late."})
    seat = Guest(app, made["seats"][0]["token"])
    again = put(seat, f"/v1/games/{game}/rematch", {"player": token}).get_json()
    mine = Guest(app, token).get("/v1/players/me/games").get_json()["items"]
    assert {(each["game"], each["seat"]) for each in mine} == {(game, 1), (again["game"], again["seat"])}
