"""Signing in through another site: who it is there, once, in answer to this browser, and kept as a pseudonym alone."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import httpx
import pytest
from flask import Flask
from joserfc.jwk import ECKey, OctKey

from domain.players.facts import decode_fact
from domain.players.player import MOST_IDENTITIES, fold_player, needed_facts
from service.app.players.oidc_flows import FLOW_MS, to_pseudonym
from service.cannot_start import BadSetting
from service.http.app_services import NAME
from service.oidc_settings import OidcSettings, parse_oidc_settings
from service.outgoing import oidc_provider
from service.outgoing.post import RequestBounds
from tests.http.alive.provider import SECRET, Provider, drip, provider_at_hand, send
from tests.http.beginnings import Clock
from tests.http.guest import Guest, code_of, key
from tests.http.players.accounts import Account, recovered, registered
from tests.oidc_mock import oidc_mock
from tests.restorable import RestorableStore

BEGIN, IDENTITY, SIGN_IN = "/v1/players/oidc/authorization", "/v1/players/oidc/identity", "/v1/players/oidc/sign-in"
MINE = "/v1/players/me/identities"


@pytest.fixture
def provider(clock: Clock) -> Iterator[Provider]:
    with provider_at_hand(lambda: clock.ms) as made:
        yield made


@pytest.fixture
def app(serve: Callable[..., Flask], store: RestorableStore, provider: Provider) -> Flask:
    return serve(store, oidc=provider.settings())


def begun(app: Flask) -> Any:
    told = Guest(app).get(BEGIN)
    assert told.status_code == 200, told.text
    return told.get_json()


def came_back(app: Flask, provider: Provider, subject: str = "4711", **more: Any) -> Any:
    """The answer to what somebody came back with who signed in there. more: what the provider does otherwise."""
    flow = begun(app)
    return Guest(app).post(IDENTITY, {"flow": flow["flow"], **provider.authorize(flow["url"], subject, **more)})


def identity(app: Flask, provider: Provider, subject: str = "4711") -> str:
    told = came_back(app, provider, subject)
    assert told.status_code == 201, told.text
    return str(told.get_json()["identity"])


def sign_in(app: Flask, found: str, name: str | None = None, **headers: str) -> Any:
    return Guest(app).post(SIGN_IN, {"identity": found, **({"name": name} if name else {})}, **headers)


def entered(app: Flask, provider: Provider, name: str | None = None, subject: str = "4711") -> Any:
    told = sign_in(app, identity(app, provider, subject), name)
    assert told.status_code == 201, told.text
    return told.get_json()


def kinds(guest: Guest) -> list[str]:
    return [each["kind"] for each in guest.get("/v1/players/me/credentials").get_json()["items"]]


def test_somebody_new_registers_and_comes_back_on_another_device(app: Flask, provider: Provider) -> None:
    found = came_back(app, provider).get_json()
    assert found["registered"] is False
    nameless = sign_in(app, found["identity"])
    assert code_of(nameless) == (422, "malformed")
    assert nameless.get_json()["errors"] == {"name": ["Needed to register."]}
    made = sign_in(app, found["identity"], "Anna").get_json()
    assert (made["player"]["name"], kinds(Guest(app, made["token"]))) == ("Anna", ["token", "oidc"])
    assert came_back(app, provider).get_json()["registered"] is True
    again = entered(app, provider, "Whoever")
    assert again["player"] == made["player"]
    assert again["token"] != made["token"]
    assert entered(app, provider, "Ben", subject="4712")["player"]["id"] != made["player"]["id"]


def test_nothing_of_the_account_there_is_kept(app: Flask, provider: Provider, store: RestorableStore) -> None:
    """Its number is known by a pseudonym under the server key; name and address are not asked for, nor kept where they are told."""
    made = entered(app, provider, "Anna")
    stored = repr(store.facts(made["player"]["id"])) + repr(store.__dict__)
    for each in ("4711", "anna@example.org", "Anna Example", provider.url):
        assert each not in stored
    context = app.extensions[NAME].context
    assert to_pseudonym(context, provider.url, "4711") in stored
    others = {to_pseudonym(context, *each) for each in ((provider.url, "471"), ("https://a.example", "4711"), (provider.url, "4711"))}
    assert len(others) == 3


def test_a_player_adds_an_account_and_ends_it(app: Flask, provider: Provider) -> None:
    anna, ben = registered(app), registered(app, "Ben")
    added = anna.guest.post(MINE, {"identity": identity(app, provider)})
    assert (added.status_code, added.get_json()["kind"]) == (201, "oidc")
    assert entered(app, provider)["player"]["id"] == anna.id
    assert code_of(ben.guest.post(MINE, {"identity": identity(app, provider)})) == (409, "identity-bound")
    assert code_of(anna.guest.post(MINE, {"identity": identity(app, provider)})) == (409, "identity-bound")
    assert kinds(ben.guest) == ["token", "recovery"]
    anna.guest.delete(f"/v1/players/me/credentials/{added.get_json()['id']}")
    assert came_back(app, provider).get_json()["registered"] is False
    assert ben.guest.post(MINE, {"identity": identity(app, provider)}).status_code == 201
    assert entered(app, provider)["player"]["id"] == ben.id


def test_of_two_who_add_one_account_one_holds_it(app: Flask, provider: Provider) -> None:
    both, together = [registered(app), registered(app, "Ben")], threading.Barrier(2)
    found = [identity(app, provider) for _ in both]

    def add(nth: int) -> int:
        together.wait()
        return int(both[nth].guest.post(MINE, {"identity": found[nth]}).status_code)

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(add, range(2))) == [201, 409]
    assert sorted(kinds(each.guest).count("oidc") for each in both) == [0, 1]


def test_a_player_has_so_many(app: Flask, provider: Provider) -> None:
    anna = registered(app)
    for number in range(MOST_IDENTITIES):
        assert anna.guest.post(MINE, {"identity": identity(app, provider, str(number))}).status_code == 201
    refused = anna.guest.post(MINE, {"identity": identity(app, provider, "one more")})
    assert code_of(refused) == (409, "too-many-credentials")


def test_an_identity_is_used_once_which_the_same_request_may_repeat(app: Flask, provider: Provider) -> None:
    found, same = identity(app, provider), key()
    first, again = (sign_in(app, found, "Anna", Idempotency_Key=same) for _ in range(2))
    assert first.get_json() == again.get_json()
    assert again.headers["Idempotency-Replayed"] == "true"
    assert code_of(sign_in(app, found, "Anna")) == (422, "bad-oidc")
    found = identity(app, provider)
    first, again = (sign_in(app, found, Idempotency_Key=same) for _ in range(2))
    assert first.get_json() == again.get_json()
    assert code_of(sign_in(app, found)) == (422, "bad-oidc")
    anna, found = Guest(app, first.get_json()["token"]), identity(app, provider, "4712")
    added, repeated = (anna.post(MINE, {"identity": found}, Idempotency_Key=same) for _ in range(2))
    assert added.get_json() == repeated.get_json()
    assert code_of(anna.post(MINE, {"identity": found})) == (422, "bad-oidc")


def test_of_many_requests_with_one_identity_one_registers(app: Flask, provider: Provider) -> None:
    found, together = identity(app, provider), threading.Barrier(4)

    def try_it(_: int) -> int:
        together.wait()
        return int(sign_in(app, found, "Anna").status_code)

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(try_it, range(4))) == [201, 422, 422, 422]


def test_a_code_is_taken_once(app: Flask, provider: Provider) -> None:
    flow = begun(app)
    body = {"flow": flow["flow"], **provider.authorize(flow["url"])}
    assert Guest(app).post(IDENTITY, body).status_code == 201
    assert code_of(Guest(app).post(IDENTITY, body)) == (422, "bad-oidc")


def test_who_did_not_begin_does_not_come_in(app: Flask, provider: Provider) -> None:
    """A stolen code is worth nothing without the flow that its browser kept, nor one's own in another's browser."""
    anna, mallory = begun(app), begun(app)
    stolen = provider.authorize(anna["url"])
    for wrong in (
        {**stolen, "flow": mallory["flow"], "state": mallory["state"]},
        {**stolen, "flow": mallory["flow"]},
        {**stolen, "flow": anna["flow"], "state": mallory["state"]},
        {**stolen, "flow": anna["flow"], "state": "é"},
        {**stolen, "flow": anna["flow"][:-2] + "AA"},
        {**stolen, "flow": "dd_flow_A"},
        {**stolen, "flow": "dd_flow_" + "A" * 60},
        {**stolen, "flow": anna["flow"], "issuer": "https://evil.example"},
    ):
        assert code_of(Guest(app).post(IDENTITY, wrong)) == (422, "bad-oidc"), wrong
    assert Guest(app).post(IDENTITY, {**stolen, "flow": anna["flow"], "issuer": provider.url}).status_code == 201


def test_an_identity_that_is_made_up_opens_nothing(app: Flask, provider: Provider) -> None:
    found = identity(app, provider)
    flow = begun(app)["flow"].removeprefix("dd_flow_")
    for wrong in (found[:-2] + "AA", found[:20] + "A" + found[21:], f"dd_identity_{flow}", "dd_identity_A"):
        assert code_of(sign_in(app, wrong, "Anna")) == (422, "bad-oidc"), wrong


def test_each_step_has_ten_minutes(app: Flask, provider: Provider, clock: Clock) -> None:
    flow = begun(app)
    back = provider.authorize(flow["url"])
    clock.ms += FLOW_MS
    assert code_of(Guest(app).post(IDENTITY, {"flow": flow["flow"], **back})) == (422, "bad-oidc")
    found = identity(app, provider)
    clock.ms += FLOW_MS
    assert code_of(sign_in(app, found, "Anna")) == (422, "bad-oidc")
    entered(app, provider, "Anna")
    found, same = identity(app, provider), key()
    first = sign_in(app, found, Idempotency_Key=same)
    clock.ms += FLOW_MS
    assert sign_in(app, found, Idempotency_Key=same).get_json() == first.get_json()
    assert code_of(sign_in(app, identity_late(app, provider, clock))) == (422, "bad-oidc")


def identity_late(app: Flask, provider: Provider, clock: Clock) -> str:
    found = identity(app, provider)
    clock.ms += FLOW_MS
    return found


HOUR_S = 3600
WRONG: dict[str, dict[str, Any]] = {
    "another nonce": {"nonce": "another"},
    "no nonce": {"nonce": None},
    "another audience": {"aud": "another"},
    "another audience, and us as a party": {"aud": "another", "azp": "games at home"},
    "another audience beside": {"aud": ["games at home", "another"]},
    "for another party": {"aud": ["games at home", "another"], "azp": "another"},
    "no audience": {"aud": None},
    "another issuer": {"iss": "https://evil.example"},
    "no issuer": {"iss": None},
    "no end": {"exp": None},
    "no beginning": {"iat": None},
    "expired": {"exp": 1_900_000_000 - HOUR_S},
    "from tomorrow": {"iat": 1_900_000_000 + 24 * HOUR_S, "exp": 1_900_000_000 + 25 * HOUR_S},
    "no subject": {"sub": None},
    "a number": {"sub": 4711},
    "empty": {"sub": ""},
    "too long": {"sub": "x" * 256},
    "unsigned": {"header": {"alg": "none"}},
    "signed by the secret": {"header": {"alg": "HS256"}, "key": OctKey.import_key(SECRET)},
    "signed by another key": {"key": ECKey.generate_key("P-256", {"kid": "one"})},
    "signed by an unknown key": {"header": {"alg": "ES256", "kid": "two"}, "key": ECKey.generate_key("P-256", {"kid": "two"})},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
def test_what_the_provider_says_of_something_else_is_not_taken(app: Flask, provider: Provider, wrong: dict[str, Any]) -> None:
    assert code_of(came_back(app, provider, **wrong)) == (422, "bad-oidc")
    assert came_back(app, provider, aud=["games at home"], azp="games at home").status_code == 201


def test_a_key_that_is_new_there_is_asked_for(app: Flask, provider: Provider, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oidc_provider, "REFETCH_S", 0.0)
    entered(app, provider, "Anna")
    entered(app, provider)
    assert provider.asked.count("/keys") == 1
    provider.key = ECKey.generate_key("P-256", {"kid": "two"})
    assert came_back(app, provider, header={"alg": "ES256", "kid": "two"}).status_code == 201
    assert provider.asked.count("/keys") == 2


FAILED: dict[str, Any] = {
    "slow": drip,
    "oversized": lambda handler: send(handler, 200, b'{"x": "' + b"x" * 200_000 + b'"}'),
    "no JSON": lambda handler: send(handler, 200, b"<html>"),
    "a list": lambda handler: send(handler, 200, []),
    "deep": lambda handler: send(handler, 200, b"[" * 100_000),
    "away": lambda handler: send(handler, 503, {}),
    "elsewhere": lambda handler: send(handler, 302, {}),
    "silent": lambda handler: handler.connection.close(),
}


@pytest.mark.parametrize("path", ["/.well-known/openid-configuration", "/token", "/keys"])
@pytest.mark.parametrize("how", FAILED.values(), ids=FAILED.keys())
def test_a_provider_that_fails_holds_nobody_up(serve: Callable[..., Flask], store: RestorableStore, provider: Provider, monkeypatch: pytest.MonkeyPatch, path: str, how: Any) -> None:
    monkeypatch.setattr(oidc_provider, "BOUNDS", RequestBounds(seconds=0.5, answer=144 * 1024, body=128 * 1024))
    app = serve(store, oidc=provider.settings())
    provider.answers[path] = how
    if path.startswith("/."):
        assert code_of(Guest(app).get(BEGIN)) == (502, "oidc-failed")
    else:
        assert code_of(came_back(app, provider)) == (502, "oidc-failed")
    provider.answers.clear()
    assert came_back(app, provider).status_code == 201


@pytest.mark.parametrize(
    "metadata",
    [{"issuer": "https://evil.example"}, {"issuer": None}, {"token_endpoint": "ftp://x/"}, {"token_endpoint": 5}, {"jwks_uri": None}, {"authorization_endpoint": "javascript:alert(1)"}],
    ids=str,
)
def test_metadata_of_something_else_is_not_taken(app: Flask, provider: Provider, metadata: dict[str, Any]) -> None:
    provider.metadata = metadata
    assert code_of(Guest(app).get(BEGIN)) == (502, "oidc-failed")


def test_the_secret_goes_where_the_provider_wants_it(app: Flask, provider: Provider) -> None:
    provider.metadata = {"token_endpoint_auth_methods_supported": ["client_secret_post"]}
    assert code_of(came_back(app, provider)) == (422, "bad-oidc")
    assert provider.forms[-1]["client_secret"] == SECRET


def test_recovery_ends_it_and_forgetting_deletes_it(app: Flask, provider: Provider, store: RestorableStore) -> None:
    anna = registered(app)
    anna.guest.post(MINE, {"identity": identity(app, provider)})
    pseudonym = to_pseudonym(app.extensions[NAME].context, provider.url, "4711")
    assert store.identity_holder(pseudonym) == anna.id
    back = recovered(app, anna.code)
    assert store.identity_holder(pseudonym) == ""
    assert came_back(app, provider).get_json()["registered"] is False
    assert back.guest.post(MINE, {"identity": identity(app, provider)}).status_code == 201
    assert back.guest.delete("/v1/players/me").status_code == 204
    assert store.identity_holder(pseudonym) == ""
    assert pseudonym not in repr(store.facts(anna.id))
    assert entered(app, provider, "Anna")["player"]["id"] != anna.id


def test_an_entry_that_no_player_stands_behind_holds_nobody_up(app: Flask, provider: Provider, store: RestorableStore) -> None:
    """As after a crash between two writes, or a restore: the streams decide."""
    ben, pseudonym = registered(app, "Ben"), to_pseudonym(app.extensions[NAME].context, provider.url, "4711")
    for left in (ben.id, "00" + "a" * 16):
        store.bind_identity(pseudonym, left, store.identity_holder(pseudonym))
        assert came_back(app, provider).get_json()["registered"] is False
    anna = entered(app, provider, "Anna")["player"]["id"]
    assert (store.identity_holder(pseudonym), anna == ben.id) == (anna, False)


def test_a_shortened_stream_keeps_it(app: Flask, provider: Provider, store: RestorableStore, clock: Clock) -> None:
    anna = entered(app, provider, "Anna")["player"]["id"]
    player = fold_player(anna, [(version, decode_fact(fact)) for version, fact in store.facts(anna)])
    assert player is not None
    short = fold_player(anna, enumerate(needed_facts(player, clock()), 1))
    assert short is not None
    assert short.credentials == player.credentials


NUMBERS = ("created", "msecs", "relativeCreated", "thread", "process")
"""Of every record: digits of theirs may be those of a secret."""


def test_nothing_of_it_is_logged(app: Flask, provider: Provider, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    flow = begun(app)
    back = provider.authorize(flow["url"])
    found = Guest(app).post(IDENTITY, {"flow": flow["flow"], **back}).get_json()["identity"]
    made = sign_in(app, found, "Anna").get_json()
    came_back(app, provider, nonce="another")
    said = " ".join(str({name: value for name, value in vars(each).items() if name not in NUMBERS}) for each in caplog.records)
    assert not any(each in said for each in (flow["flow"], flow["state"], back["code"], found, made["token"], SECRET, "4711"))
    assert SECRET not in repr(provider.settings())
    assert SECRET not in repr(app.extensions[NAME].context)


def test_where_there_is_none_this_is_said(serve: Callable[..., Flask], store: RestorableStore) -> None:
    off = serve(store)
    anna: Account = registered(off)
    answers = (
        Guest(off).get(BEGIN),
        Guest(off).post(IDENTITY, {"flow": "dd_flow_A", "state": "x", "code": "x"}),
        sign_in(off, "dd_identity_A"),
        anna.guest.post(MINE, {"identity": "dd_identity_A"}),
    )
    assert {code_of(each) for each in answers} == {(403, "oidc-off")}


@pytest.fixture
def told(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "secret").write_text(f"{SECRET}\n")
    return {
        "DEADDROP_OIDC_ISSUER": "https://accounts.example.org/",
        "DEADDROP_OIDC_CLIENT": "games",
        "DEADDROP_OIDC_SECRET_FILE": str(tmp_path / "secret"),
        "DEADDROP_URL": "https://Games.example.org/",
    }


def test_settings_are_the_issuer_the_client_and_a_file(told: dict[str, str]) -> None:
    issuer, back = "https://accounts.example.org/", "https://games.example.org/me"
    assert parse_oidc_settings(told) == OidcSettings(issuer, "games", SECRET, "accounts.example.org", back)
    named = parse_oidc_settings({**told, "DEADDROP_OIDC_NAME": "the club"})
    assert named is not None
    assert named.name == "the club"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ISSUER", "http://accounts.example.org"),
        ("ISSUER", "https://accounts.example.org?x=1"),
        ("CLIENT", ""),
        ("CLIENT", "a\nb"),
        ("SECRET_FILE", ""),
        ("SECRET_FILE", "/nowhere"),
        ("SECRET_FILE", "empty"),
        ("SECRET_FILE", "two lines"),
        ("NAME", "x" * 41),
        ("URL", "http://games.example.org"),
        ("URL", ""),
    ],
)
def test_a_setting_that_is_wrong_is_named(told: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").write_text("\n")
    (tmp_path / "two lines").write_text(f"{SECRET}\n{SECRET}\n")
    full = "DEADDROP_URL" if name == "URL" else f"DEADDROP_OIDC_{name}"
    with pytest.raises(BadSetting, match=full) as refused:
        parse_oidc_settings({**told, full: value})
    assert SECRET not in str(refused.value)


def test_without_the_extra_the_service_does_not_start(told: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.oidc_settings.find_spec", lambda _: None)
    with pytest.raises(BadSetting, match="oidc"):
        parse_oidc_settings(told)


def test_through_a_provider_of_others(serve: Callable[..., Flask], store: RestorableStore, clock: Clock, tmp_path: Path) -> None:
    """`oidc-provider-mock`, by the clock on the wall: its metadata, its keys, its ID tokens."""
    clock.ms = int(time.time() * 1000)
    with oidc_mock(tmp_path) as settings:
        own = parse_oidc_settings({**settings, "DEADDROP_URL": "http://127.0.0.1"})
        app = serve(store, oidc=own)
        flow = begun(app)
        with httpx.Client() as browser:
            sent = browser.post(flow["url"], data={"sub": "4711"})
        assert sent.status_code == 302, sent.text
        back = dict(parse_qsl(urlsplit(sent.headers["Location"]).query))
        body = {"flow": flow["flow"], "state": back["state"], "code": back["code"]}
        found = Guest(app).post(IDENTITY, body)
        assert found.status_code == 201, found.text
        assert code_of(Guest(app).post(IDENTITY, body)) == (422, "bad-oidc")
        made = sign_in(app, found.get_json()["identity"], "Anna")
        assert made.status_code == 201
