"""Problems of push subscriptions and mail, and how a client comes to them."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask
from werkzeug.test import TestResponse

from service.app.webhooks.mail import CODES
from service.app.webhooks.push import MOST_SUBSCRIPTIONS
from service.http.openapi.passkey_examples import SIGN_IN
from service.http.openapi.push_examples import BODY
from tests.http.guest import Guest


def subscribed_often(app: Flask) -> TestResponse:
    owner = Guest(app, Guest(app).post("/v1/inbox", {}).get_json()["inbox_token"])
    for number in range(MOST_SUBSCRIPTIONS + 1):
        told = owner.ask("PUT", "/v1/inbox/push", {}, json={**BODY, "endpoint": f"{BODY['endpoint']}{number}"})
    return told


def given_often(app: Flask) -> TestResponse:
    owner = Guest(app, Guest(app).post("/v1/inbox", {}).get_json()["inbox_token"])
    for _ in range(CODES + 1):
        told = owner.ask("PUT", "/v1/inbox/mail", {}, json={"address": "anna@example.org"})
    return told


def guessed(app: Flask) -> TestResponse:
    owner = Guest(app, Guest(app).post("/v1/inbox", {}).get_json()["inbox_token"])
    owner.ask("PUT", "/v1/inbox/mail", {}, json={"address": "anna@example.org"})
    return owner.post("/v1/inbox/mail/confirm", {"code": "00000000"})


PROVOKED_BY_PUSH: dict[str, Callable[[Flask], TestResponse]] = {
    "push-off": lambda app: Guest(app).get("/v1/push"),
    "too-many-subscriptions": subscribed_often,
    "mail-off": given_often,
    "passkeys-off": lambda app: Guest(app).get("/v1/players/passkeys/challenge"),
    "bad-passkey": lambda app: Guest(app).post("/v1/players/passkeys/sign-in", {**SIGN_IN, "client_data": "AAAA"}),
    "too-many-codes": given_often,
    "wrong-code": guessed,
}
