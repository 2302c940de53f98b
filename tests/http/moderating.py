"""Moderators, and those who report to them."""

from __future__ import annotations

from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from service.app.moderation.moderators import add_moderator
from service.http.app_services import NAME
from tests.http.guest import Guest, Json, Round


def moderator(app: Flask, name: str = "Greta") -> Guest:
    return Guest(app, add_moderator(app.extensions[NAME].context, name))


def name_of(table: Round, seat: int) -> Json:
    return {"kind": "name", "game": table.id, "seat": seat}


def message_of(table: Round, number: int, scope: str = "players") -> Json:
    return {"kind": "message", "game": table.id, "scope": scope, "number": number}


def report(who: Guest, subject: Json, ground: str = "abuse", **more: Any) -> TestResponse:
    headers = {name: more.pop(name) for name in ("Idempotency_Key",) if name in more}
    return who.post("/v1/reports", {"subject": subject, "ground": ground, **more}, **headers)


def act(who: Guest, kind: str, subject: Json, **more: Any) -> TestResponse:
    headers = {name: more.pop(name) for name in ("Idempotency_Key",) if name in more}
    return who.post("/v1/moderation/acts", {"act": kind, "subject": subject, "reason": "An insult.", **more}, **headers)


def done(who: Guest, kind: str, subject: Json, **more: Any) -> Json:
    answer = act(who, kind, subject, **more)
    assert answer.status_code == 201, answer.text
    told: Json = answer.get_json()
    return told


def reports(who: Guest, state: str = "open") -> list[Json]:
    found = who.get(f"/v1/moderation/reports?state={state}")
    assert found.status_code == 200, found.text
    items: list[Json] = found.get_json()["items"]
    return items


def acts(who: Guest) -> list[Json]:
    found = who.get("/v1/moderation/acts")
    assert found.status_code == 200, found.text
    items: list[Json] = found.get_json()["items"]
    return items
