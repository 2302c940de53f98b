"""Problems of signing in through another site."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from service.app.players.oidc_flows import make_flow, seal_identity
from service.http.app_services import NAME
from service.http.openapi.oidc_examples import SIGN_IN
from service.oidc_settings import OidcSettings
from tests.http.guest import Guest

NOWHERE = OidcSettings("http://127.0.0.1:9", "games", "secret", "Nowhere", "https://games.example.org/me")
"""A provider that does not answer."""


def added_by_two(app: Flask) -> TestResponse:
    context = app.extensions[NAME].context
    answers = []
    for name in ("Anna", "Ben"):
        token = Guest(app).post("/v1/players", {"name": name}).get_json()["token"]
        identity = seal_identity(context, make_flow(context), "00" + "a" * 16)
        answers.append(Guest(app, token).post("/v1/players/me/identities", {"identity": identity}))
    return answers[1]


PROVOKED_BY_OIDC: dict[str, Callable[[Flask], TestResponse]] = {
    "oidc-off": lambda app: Guest(app).get("/v1/players/oidc/authorization"),
    "oidc-failed": lambda app: Guest(app).get("/v1/players/oidc/authorization"),
    "bad-oidc": lambda app: Guest(app).post("/v1/players/oidc/sign-in", SIGN_IN),
    "identity-bound": added_by_two,
}

OIDC_SETTINGS: dict[str, dict[str, Any]] = {each: {"oidc": NOWHERE} for each in ("oidc-failed", "bad-oidc", "identity-bound")}
