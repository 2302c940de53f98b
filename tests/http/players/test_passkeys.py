"""Passkeys: registered while signed in, they sign in on any device, once for each challenge, for this site alone."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from flask import Flask

from domain.players.facts import decode_fact
from domain.players.player import MOST_PASSKEYS, fold_player, needed_facts
from service.app.players.passkey_challenges import CHALLENGE_MS
from service.cannot_start import BadSetting
from service.signin_settings import PasskeySettings, parse_passkey_settings
from tests.http.beginnings import Clock
from tests.http.guest import Guest, key
from tests.http.players.accounts import Account, recovered, registered
from tests.http.players.authenticator import ORIGIN, PRESENT, Authenticator, changed_bytes
from tests.restorable import RestorableStore

SIGN_IN, NEW = "/v1/players/passkeys", "/v1/players/me/passkeys"
SITE = PasskeySettings(ORIGIN, "games.example.org")


@pytest.fixture
def app(serve: Callable[..., Flask], store: RestorableStore) -> Flask:
    return serve(store, passkeys=SITE)


def add(account: Account, phone: Authenticator) -> Any:
    return account.guest.post(NEW, phone.make(account.guest.get(f"{NEW}/challenge").get_json()))


def with_passkey(app: Flask, phone: Authenticator) -> Account:
    anna = registered(app)
    added = add(anna, phone)
    assert added.status_code == 201, added.text
    return anna


def challenge(app: Flask) -> Any:
    return Guest(app).get(f"{SIGN_IN}/challenge").get_json()


def sign_in(app: Flask, body: Any, **headers: str) -> Any:
    return Guest(app).post(f"{SIGN_IN}/sign-in", body, **headers)


def test_a_passkey_signs_in_without_a_name(app: Flask) -> None:
    phone = Authenticator()
    anna = with_passkey(app, phone)
    signed_in = sign_in(app, phone.sign(challenge(app)))
    assert signed_in.status_code == 201
    assert signed_in.get_json()["player"]["id"] == anna.id
    other = Guest(app, signed_in.get_json()["token"])
    assert other.get("/v1/players/me").get_json()["id"] == anna.id
    listed = other.get("/v1/players/me/credentials").get_json()["items"]
    assert [each["kind"] for each in listed] == ["token", "recovery", "passkey", "token"]
    assert [each["current"] for each in listed] == [False, False, False, True]


def test_a_passkey_that_was_ended_opens_nothing(app: Flask) -> None:
    phone = Authenticator()
    anna = registered(app)
    added = add(anna, phone).get_json()
    assert added["kind"] == "passkey"
    assert anna.guest.delete(f"/v1/players/me/credentials/{added['id']}").status_code == 204
    assert sign_in(app, phone.sign(challenge(app))).status_code == 401
    assert add(anna, phone).status_code == 201
    assert sign_in(app, phone.sign(challenge(app))).status_code == 201


def test_recovery_ends_passkeys_and_forgetting_deletes_them(app: Flask, store: RestorableStore) -> None:
    phone = Authenticator()
    anna = with_passkey(app, phone)
    back = recovered(app, anna.code)
    assert sign_in(app, phone.sign(challenge(app))).status_code == 401
    assert add(back, phone).status_code == 201
    assert back.guest.delete("/v1/players/me").status_code == 204
    assert sign_in(app, phone.sign(challenge(app))).status_code == 401
    assert not any(b"passkey" in fact for _, fact in store.facts(anna.id))


def test_a_challenge_gives_one_token_which_the_same_request_gets_again(app: Flask) -> None:
    phone, same = Authenticator(), key()
    with_passkey(app, phone)
    body = phone.sign(challenge(app))
    first, again = (sign_in(app, body, Idempotency_Key=same) for _ in range(2))
    assert first.get_json() == again.get_json()
    assert again.headers["Idempotency-Replayed"] == "true"
    stolen = sign_in(app, body)
    assert (stolen.status_code, stolen.get_json()["code"]) == (422, "bad-passkey")


def test_of_many_requests_with_one_signature_one_wins(app: Flask) -> None:
    phone, together = Authenticator(), threading.Barrier(4)
    anna = with_passkey(app, phone)
    body = phone.sign(challenge(app))

    def try_it(_: int) -> int:
        together.wait()
        return int(sign_in(app, body).status_code)

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(try_it, range(4))) == [201, 422, 422, 422]
    tokens = [each for each in anna.guest.get("/v1/players/me/credentials").get_json()["items"] if each["kind"] == "token"]
    assert len(tokens) == 2


def test_a_registration_happens_once(app: Flask) -> None:
    anna, phone, same = registered(app), Authenticator(), key()
    body = phone.make(anna.guest.get(f"{NEW}/challenge").get_json())
    first, again = (anna.guest.post(NEW, body, Idempotency_Key=same) for _ in range(2))
    assert first.status_code == again.status_code == 201
    assert first.get_json() == again.get_json()
    assert anna.guest.post(NEW, body).get_json()["code"] == "bad-passkey"
    assert add(anna, phone).get_json()["code"] == "bad-passkey"
    kinds = [each["kind"] for each in anna.guest.get("/v1/players/me/credentials").get_json()["items"]]
    assert kinds.count("passkey") == 1
    asked = anna.guest.get(f"{NEW}/challenge").get_json()
    assert [each["id"] for each in asked["excludeCredentials"]] == [body["id"]]


@pytest.mark.parametrize(
    "changed",
    [{"origin": "https://games.example.com"}, {"origin": "http://games.example.org"}, {"type": "webauthn.get"}, {"challenge": "AAAA"}, {"challenge": 5}],
    ids=str,
)
def test_a_passkey_for_something_else_is_not_taken(app: Flask, changed: Any) -> None:
    anna = registered(app)
    body = Authenticator().make(anna.guest.get(f"{NEW}/challenge").get_json(), **changed)
    refused = anna.guest.post(NEW, body)
    assert (refused.status_code, refused.get_json()["code"]) == (422, "bad-passkey")


@pytest.mark.parametrize("changed", [{"origin": "https://games.example.org.evil.net"}, {"type": "webauthn.create"}, {"challenge": "AAAA"}], ids=str)
def test_a_signature_for_something_else_opens_nothing(app: Flask, changed: Any) -> None:
    phone = Authenticator()
    with_passkey(app, phone)
    assert sign_in(app, phone.sign(challenge(app), **changed)).status_code in (401, 422)


def test_a_signature_that_is_wrong_opens_nothing(app: Flask) -> None:
    phone, other = Authenticator(1), Authenticator(2)
    anna = with_passkey(app, phone)
    body = phone.sign(challenge(app))
    forged = {**other.sign(challenge(app)), "id": body["id"], "user": body["user"]}
    for wrong in (
        {**body, "signature": changed_bytes(body["signature"])},
        {**body, "authenticator_data": changed_bytes(body["authenticator_data"])},
        {**body, "client_data": changed_bytes(body["client_data"], 60)},
        {**body, "id": changed_bytes(body["id"])},
        {**body, "user": changed_bytes(body["user"])},
        {**body, "user": "_w"},
        {**body, "signature": "A", "authenticator_data": "A"},
        forged,
    ):
        assert sign_in(app, wrong).status_code in (401, 422), wrong
    kinds = [each["kind"] for each in anna.guest.get("/v1/players/me/credentials").get_json()["items"]]
    assert kinds.count("token") == 1


def test_who_is_not_checked_by_the_authenticator_does_not_come_in(app: Flask) -> None:
    anna, touched = registered(app), Authenticator(flags=PRESENT)
    assert add(anna, touched).status_code == 422
    phone = Authenticator(3)
    assert add(anna, phone).status_code == 201
    phone.flags = PRESENT
    assert sign_in(app, phone.sign(challenge(app))).status_code == 401


def test_a_challenge_is_good_for_five_minutes_and_its_purpose(app: Flask, clock: Clock) -> None:
    anna, ben, phone = registered(app), registered(app, "Ben"), Authenticator()
    asked = anna.guest.get(f"{NEW}/challenge").get_json()
    assert ben.guest.post(NEW, phone.make(asked)).status_code == 422
    for_signing_in = {**asked, "challenge": challenge(app)["challenge"]}
    assert anna.guest.post(NEW, phone.make(for_signing_in)).status_code == 422
    clock.ms += CHALLENGE_MS - 60_000
    assert anna.guest.post(NEW, phone.make(asked)).status_code == 201
    asked = challenge(app)
    clock.ms += CHALLENGE_MS
    assert sign_in(app, phone.sign(asked)).get_json()["code"] == "bad-passkey"


def test_a_copy_that_counts_less_opens_nothing(app: Flask) -> None:
    phone = Authenticator(count=1)
    with_passkey(app, phone)
    assert sign_in(app, phone.sign(challenge(app))).status_code == 201
    phone.count = 1
    assert sign_in(app, phone.sign(challenge(app))).status_code == 401
    assert sign_in(app, phone.sign(challenge(app))).status_code == 201


def test_a_player_has_so_many(app: Flask) -> None:
    anna = registered(app)
    for number in range(MOST_PASSKEYS):
        assert add(anna, Authenticator(number)).status_code == 201
    assert add(anna, Authenticator(99)).get_json()["code"] == "too-many-credentials"


def test_anothers_passkey_does_not_open_ones_account(app: Flask) -> None:
    """Also not where somebody registers the id of a passkey that they have seen, with a key of their own."""
    phone, thief = Authenticator(1), Authenticator(2)
    anna = with_passkey(app, phone)
    thief.id = phone.id
    ben = registered(app, "Ben")
    assert add(ben, thief).status_code == 201
    assert sign_in(app, phone.sign(challenge(app))).get_json()["player"]["id"] == anna.id
    thief.user = phone.user
    assert sign_in(app, thief.sign(challenge(app))).status_code == 401


def test_a_shortened_stream_keeps_passkeys_and_their_counts(app: Flask, store: RestorableStore, clock: Clock) -> None:
    phone = Authenticator(count=7)
    anna = with_passkey(app, phone)
    sign_in(app, phone.sign(challenge(app)))
    facts = [(version, decode_fact(fact)) for version, fact in store.facts(anna.id)]
    player = fold_player(anna.id, facts)
    assert player is not None
    short = fold_player(anna.id, enumerate(needed_facts(player, clock()), 1))
    assert short is not None
    assert short.credentials == player.credentials
    assert [each.passkey.count for each in short.good("passkey", clock()) if each.passkey] == [8]


def test_nothing_of_a_passkey_is_logged(app: Flask, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    phone = Authenticator()
    anna = with_passkey(app, phone)
    body = phone.sign(challenge(app))
    sign_in(app, body)
    sign_in(app, {**body, "signature": "AAAA"})
    said = " ".join(map(str, (each.__dict__ for each in caplog.records)))
    assert not any(each in said for each in (*body.values(), anna.id))


def test_where_there_are_none_this_is_said(serve: Callable[..., Flask], store: RestorableStore) -> None:
    off = serve(store)
    anna = registered(off)
    phone = Authenticator()
    asked = {"challenge": "AAAA", "rpId": "x"}
    for told in (Guest(off).get(f"{SIGN_IN}/challenge"), anna.guest.get(f"{NEW}/challenge"), sign_in(off, {**phone.sign(asked), "user": "AA"})):
        assert (told.status_code, told.get_json()["code"]) == (403, "passkeys-off")


@pytest.mark.parametrize(
    ("url", "site"),
    [
        ("https://Games.example.org/", PasskeySettings("https://games.example.org", "games.example.org")),
        ("https://games.example.org:443", PasskeySettings("https://games.example.org", "games.example.org")),
        ("https://games.example.org:8443", PasskeySettings("https://games.example.org:8443", "games.example.org")),
        ("http://localhost:8000", PasskeySettings("http://localhost:8000", "localhost")),
    ],
)
def test_passkeys_are_for_the_name_where_people_find_the_service(url: str, site: PasskeySettings) -> None:
    assert parse_passkey_settings({"DEADDROP_PASSKEYS": "on", "DEADDROP_URL": url}) == site


@pytest.mark.parametrize("url", ["", "http://games.example.org", "https://192.0.2.1", "http://127.0.0.1:8000", "https://[::1]", "https://a.b/games", "https://games"])
def test_an_address_that_browsers_keep_no_passkeys_for_is_refused(url: str) -> None:
    with pytest.raises(BadSetting, match="DEADDROP_URL"):
        parse_passkey_settings({"DEADDROP_PASSKEYS": "on", "DEADDROP_URL": url})


def test_without_the_extra_the_service_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.signin_settings.find_spec", lambda _: None)
    with pytest.raises(BadSetting, match="signin"):
        parse_passkey_settings({"DEADDROP_PASSKEYS": "on", "DEADDROP_URL": ORIGIN})
    with pytest.raises(BadSetting, match="off or on"):
        parse_passkey_settings({"DEADDROP_PASSKEYS": "yes"})
