"""Links to replays, as tests make and follow them, and the games that they lead to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from tests.http.drawn import Undrawn
from tests.http.guest import Guest, Json, Round, opened, played, step

NAMES = ("Annabella", "Boris & <Sons>", "Clara")

REASON = "Annabella left"


def named() -> list[Json]:
    return [{"kind": "human", "claim": True, "name": name} for name in NAMES]


def on_for_a_while(app: Flask) -> Round:
    made, luck = opened(app, seats=named(), arbiter=True), Random(3)
    for _ in range(5):
        step(app, made, luck)
    return made


def over_with_names(app: Flask) -> Round:
    return played(app, opened(app, seats=named()))


def over_and_unlisted(app: Flask) -> Round:
    return played(app, opened(app, seats=named(), visibility="unlisted"))


def share(guest: Guest, table: Round, **wanted: Any) -> TestResponse:
    return guest.post(f"/v1/games/{table.id}/replays", wanted)


def link(guest: Guest, table: Round, **wanted: Any) -> str:
    """The id of a new link."""
    shared = share(guest, table, **wanted)
    assert shared.status_code == 201, shared.text
    name: str = shared.get_json()["id"]
    return name


def frames(app: Flask, name: str, query: str = "?limit=200") -> list[Json]:
    """Every frame, page by page."""
    page = Guest(app).get(f"/v1/replays/{name}/frames{query}").get_json()
    found: list[Json] = page["items"]
    while page["next"] is not None:
        page = Guest(app).get(f"/v1/replays/{name}/frames?limit=200&from={page['next']}").get_json()
        found += page["items"]
    return found


def secrets(app: Flask, table: Round) -> Json:
    """What is revealed at the end of a game."""
    entries = Guest(app).get(f"/v1/games/{table.id}/events?limit=500").get_json()["events"]
    revealed: Json = next(each["data"] for each in entries if each["type"] == "game.seed_revealed")
    return revealed


def about(app: Flask, name: str) -> Json:
    told: Json = Guest(app).get(f"/v1/replays/{name}").get_json()
    return told


def everything(app: Flask, name: str) -> Iterator[TestResponse]:
    """All that a link leads to, and what goes wrong on the way."""
    Undrawn(app)
    guest = Guest(app)
    for path in (
        f"/v1/replays/{name}",
        f"/v1/replays/{name}/frames?limit=200",
        f"/v1/replays/{name}/frames?limit=0",
        f"/v1/replays/{name}/card.png",
        f"/r/{name}",
        f"/r/{name}?v=999999",
    ):
        yield guest.get(path)
    for version in range(1, len(frames(app, name)) + 1):
        yield guest.get(f"/r/{name}?v={version}")
    yield guest.delete(f"/v1/replays/{name}")
