"""A player is registered by a name, comes back by a code and brings other devices in by links."""

from __future__ import annotations

import logging
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask

from domain.players.player import MOST_LINKS, MOST_TOKENS
from service.http.app_services import NAME
from tests.http.beginnings import Clock
from tests.http.guest import Guest, key
from tests.http.players.accounts import change, recovered, registered, to_account


def test_a_player_has_a_name_and_nothing_else(app: Flask) -> None:
    anna = registered(app)
    told = anna.guest.get("/v1/players/me").get_json()
    assert told == {"id": anna.id, "name": "Anna", "registered": told["registered"], "consents": []}
    assert registered(app).id != anna.id


def test_the_same_request_gets_the_same_player(app: Flask) -> None:
    same = key()
    first, again = (Guest(app).post("/v1/players", {"name": "Anna"}, Idempotency_Key=same) for _ in range(2))
    assert first.get_json() == again.get_json()
    assert again.headers["Idempotency-Replayed"] == "true"
    other = Guest(app).post("/v1/players", {"name": "Ben"}, Idempotency_Key=same)
    assert other.get_json()["code"] == "idempotency-conflict"


def test_the_code_brings_back_who_lost_every_device_once(app: Flask) -> None:
    anna = registered(app)
    link = anna.guest.post("/v1/players/me/links").get_json()["link"]
    back = recovered(app, anna.code.lower().replace("-", " ").replace("0", "o").replace("1", "l"))
    assert back.id == anna.id
    assert back.code != anna.code
    assert back.guest.get("/v1/players/me").status_code == 200
    assert anna.guest.get("/v1/players/me").status_code == 410
    assert Guest(app).post("/v1/players/recover", {"recovery_code": anna.code}).status_code == 401
    assert Guest(app).post("/v1/players/link", {"link": link}).status_code == 401
    assert recovered(app, back.code).id == anna.id


def test_a_recovery_whose_answer_was_lost_is_answered_again(app: Flask) -> None:
    anna, same = registered(app), key()
    body = {"recovery_code": anna.code}
    first, again = (Guest(app).post("/v1/players/recover", body, Idempotency_Key=same) for _ in range(2))
    assert first.status_code == again.status_code == 201
    assert first.get_json() == again.get_json()
    assert to_account(app, again.get_json()).guest.get("/v1/players/me").status_code == 200


def test_of_two_recoveries_with_one_code_one_wins(app: Flask) -> None:
    anna, together = registered(app), threading.Barrier(4)

    def come_back(_: int) -> int:
        together.wait()
        return Guest(app).post("/v1/players/recover", {"recovery_code": anna.code}).status_code

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(come_back, range(4))) == [201, 401, 401, 401]


def test_a_wrong_code_tells_nothing(app: Flask) -> None:
    anna, ben = registered(app), registered(app, "Ben")
    ben.guest.delete("/v1/players/me/credentials/" + credential(ben.guest, "recovery"))
    nobodys = "0000-0000-0000-0000-0000-0000-0000-0000-0A8J"
    recovered(app, anna.code)
    refused = [
        Guest(app).post("/v1/players/recover", {"recovery_code": code}) for code in (nobodys, anna.code, ben.code)
    ]
    assert {each.status_code for each in refused} == {401}
    assert len({each.get_json()["detail"] for each in refused}) == 1
    mistyped = ("1" if ben.code[0] != "1" else "2") + ben.code[1:]
    for code in (mistyped, ben.code[:-1], ben.code[:-1] + "U", "0" * 36, "Z" * 36):
        refused_code = Guest(app).post("/v1/players/recover", {"recovery_code": code})
        assert refused_code.status_code == 422
        assert code not in refused_code.text


def credential(guest: Guest, kind: str) -> str:
    items = guest.get("/v1/players/me/credentials").get_json()["items"]
    return next(str(each["id"]) for each in items if each["kind"] == kind)


def test_a_new_code_ends_the_old_one(app: Flask) -> None:
    anna = registered(app)
    code = anna.guest.post("/v1/players/me/recovery-code").get_json()["recovery_code"]
    assert Guest(app).post("/v1/players/recover", {"recovery_code": anna.code}).status_code == 401
    assert anna.guest.get("/v1/players/me").status_code == 200
    assert recovered(app, code).id == anna.id


def test_a_link_brings_one_device_in_once_within_ten_minutes(app: Flask, clock: Clock) -> None:
    anna = registered(app)
    links = [anna.guest.post("/v1/players/me/links").get_json()["link"] for _ in range(MOST_LINKS)]
    full = anna.guest.post("/v1/players/me/links")
    assert full.get_json()["code"] == "too-many-credentials"
    joined = Guest(app).post("/v1/players/link", {"link": links[0]}).get_json()
    phone = Guest(app, joined["token"])
    assert phone.get("/v1/players/me").get_json()["id"] == anna.id
    assert anna.guest.get("/v1/players/me").status_code == 200
    assert Guest(app).post("/v1/players/link", {"link": links[0]}).status_code == 401
    clock.ms += 10 * 60 * 1000
    assert Guest(app).post("/v1/players/link", {"link": links[1]}).status_code == 401
    assert Guest(app).post("/v1/players/link", {"link": "dd_link_x"}).status_code == 401
    assert anna.guest.post("/v1/players/me/links").status_code == 201


def test_devices_are_bounded_and_each_can_be_ended(app: Flask) -> None:
    anna = registered(app)
    for _ in range(MOST_TOKENS - 1):
        link = anna.guest.post("/v1/players/me/links").get_json()["link"]
        last = Guest(app, Guest(app).post("/v1/players/link", {"link": link}).get_json()["token"])
    link = anna.guest.post("/v1/players/me/links").get_json()["link"]
    assert Guest(app).post("/v1/players/link", {"link": link}).get_json()["code"] == "too-many-credentials"
    own = [each for each in last.get("/v1/players/me/credentials").get_json()["items"] if each["current"]]
    assert [each["kind"] for each in own] == ["token"]
    for _ in range(2):
        assert anna.guest.delete(f"/v1/players/me/credentials/{own[0]['id']}").status_code == 204
    assert last.get("/v1/players/me").status_code == 410
    assert anna.guest.delete("/v1/players/me/credentials/caaaaaaaaaaaaaaaa").status_code == 404
    assert Guest(app).post("/v1/players/link", {"link": link}).status_code == 201


def test_a_profile_is_shown_with_consent_only(app: Flask) -> None:
    anna = registered(app)
    nobody = Guest(app).get("/v1/players/00aaaaaaaaaaaaaaaa").get_json()
    private = Guest(app).get(f"/v1/players/{anna.id}").get_json()
    for each in (nobody, private):
        each.pop("request_id"), each.pop("instance")
    assert nobody == private
    assert change(anna.guest, name="Anna B.", consents={"profile": True}).get_json()["consents"] == ["profile"]
    assert Guest(app).get(f"/v1/players/{anna.id}").get_json() == {"id": anna.id, "name": "Anna B."}
    assert change(anna.guest, consents={"profile": False}).get_json()["name"] == "Anna B."
    assert Guest(app).get(f"/v1/players/{anna.id}").status_code == 404
    assert change(anna.guest).status_code == 422


@pytest.mark.parametrize("token", ["dd_player_x", "dd_player_00aaaaaaaaaaaaaaaa" + "a" * 32, "dd_seat_x", "x"])
def test_another_token_opens_no_account(app: Flask, token: str) -> None:
    registered(app)
    assert Guest(app, token).get("/v1/players/me").status_code == 401


def test_the_store_and_the_log_hold_no_secret(app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    anna = registered(app)
    link = anna.guest.post("/v1/players/me/links").get_json()["link"]
    Guest(app).post("/v1/players/recover", {"recovery_code": anna.code[:-1] + ("1" if anna.code.endswith("0") else "0")})
    recovered(app, anna.code)
    kept = b"".join(fact for _, fact in app.extensions[NAME].context.store.facts(anna.id)).decode() + caplog.text
    for secret in (anna.guest.token, anna.code, anna.code.replace("-", ""), link):
        assert secret
        assert secret not in kept
        assert secret[-20:] not in kept


def test_a_long_stream_is_shortened_and_means_the_same(app: Flask) -> None:
    anna, store = registered(app), app.extensions[NAME].context.store
    for number in range(90):
        assert change(anna.guest, name=f"Anna {number}").status_code == 200
    before = anna.guest.get("/v1/players/me").get_json()
    assert before["name"] == "Anna 89"
    assert len(store.facts(anna.id)) < 80
    assert store.facts(anna.id)[-1][0] > 92
    assert recovered(app, anna.code).id == anna.id
