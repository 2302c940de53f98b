"""People who talk at a table, and those who listen."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from contextlib import closing
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from tests.http.guest import Guest, Json, Round, key

FOLLOWED: list[Generator[str, None, None]] = []
NDJSON, SSE = "application/x-ndjson", "text/event-stream"


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


def minted(holder: Guest, table: Round, scope: str) -> Guest:
    made = holder.post(f"/v1/games/{table.id}/tokens", {"scope": scope})
    assert made.status_code == 201, made.text
    return Guest(holder.app, made.get_json()["token"])


def refused(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, answer.get_json()["code"]


def lines(who: Guest, table: Round, media: str, query: str = "", **headers: str) -> Iterator[str]:
    found = followed(who, f"/v1/games/{table.id}/messages{query}", media, **headers)
    FOLLOWED.append(found)
    return found


def followed(who: Guest, path: str, media: str, **headers: str) -> Generator[str, None, None]:
    answered = who.ask("GET", path, {"Accept": media, **headers}, buffered=False)
    assert answered.status_code == 200, answered.text
    with closing(answered):
        left = b""
        for piece in answered.iter_encoded():
            *whole, left = (left + piece).split(b"\n")
            yield from (line.decode() for line in whole)


def heard(found: Iterator[str]) -> Iterator[Json]:
    for line in found:
        if line.startswith(("{", "data: {")):
            yield json.loads(line.removeprefix("data: "))
