"""People who talk at a table, and those who listen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from tests.http import following
from tests.http.guest import Guest, Json, Round, key


def say(who: Guest, table: Round, text: str, **more: Any) -> TestResponse:
    scope = {"scope": more.pop("scope")} if "scope" in more else {}
    environ = {"environ_overrides": {"REMOTE_ADDR": more.pop("address")}} if "address" in more else {}
    headers = {"Idempotency_Key": key(), **more}
    return who.ask("POST", f"/v1/games/{table.id}/messages", headers, json={"text": text, **scope}, **environ)


def said(who: Guest, table: Round, text: str, **more: Any) -> Json:
    sent = say(who, table, text, **more)
    assert sent.status_code == 201, sent.text
    found: Json = sent.get_json()
    return found


def page(who: Guest, table: Round, query: str = "") -> Json:
    found = who.get(f"/v1/games/{table.id}/messages{query}")
    assert found.status_code == 200, found.text
    shown: Json = found.get_json()
    return shown


def texts(who: Guest, table: Round, query: str = "") -> list[str]:
    return [each["text"] for each in page(who, table, query)["messages"]]


def allow(table: Round, mode: str) -> None:
    chosen = table.organiser.ask("PUT", f"/v1/games/{table.id}/chat", {}, json={"mode": mode})
    assert chosen.status_code == 200, chosen.text
    assert chosen.get_json()["mode"] == mode


def guest_of(app: Flask, table: Round, name: str) -> Guest:
    made = Guest(app).post(f"/v1/games/{table.id}/guests", {"name": name})
    assert made.status_code == 201, made.text
    return Guest(app, made.get_json()["token"])


def lines(who: Guest, table: Round, media: str, query: str = "", **headers: str) -> Iterator[str]:
    return following.lines(who, f"/v1/games/{table.id}/messages{query}", media, **headers)
