"""Problems of the talk at a table, and how a client comes to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from flask import Flask
from werkzeug.test import TestResponse

from service.app.chat.blocks import MOST_BLOCKS
from service.app.chat.messages import AUTHOR_RATE
from tests.http.guest import Guest, opened
from tests.http.moderating import act, done, moderator, name_of
from tests.http.players.accounts import change, registered


def silent_table(app: Flask) -> TestResponse:
    table = opened(app, chat="off")
    return table.by[0].post(f"/v1/games/{table.id}/messages", {"text": "Hello"})


def flood(app: Flask) -> TestResponse:
    table = opened(app)
    for _ in range(AUTHOR_RATE):
        table.by[0].post(f"/v1/games/{table.id}/messages", {"emote": "wow"})
    return table.by[0].post(f"/v1/games/{table.id}/messages", {"emote": "wow"})


def block_many(app: Flask) -> TestResponse:
    table = opened(app)
    for number in range(MOST_BLOCKS + 1):
        author = f"guest-aaaaaa{chr(97 + number // 26)}{chr(97 + number % 26)}"
        told = table.by[0].ask("PUT", f"/v1/games/{table.id}/blocks/{author}", {})
    return told


def remind(app: Flask, *, awaited: bool) -> TestResponse:
    table = opened(app)
    asked = {each["seat"] for each in table.organiser.view(table.id)["decisions"]}
    seat = next(each for each in table.by if (each in asked) is awaited)
    return table.organiser.post(f"/v1/games/{table.id}/seats/{seat}/reminders")


def suspended(app: Flask) -> TestResponse:
    anna = registered(app)
    change(anna.guest, consents={"profile": True})
    done(moderator(app), "suspend", {"kind": "player", "player": anna.id})
    return Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3, "player": anna.guest.token})


def moderate_nobody(app: Flask, kind: str) -> TestResponse:
    table = opened(app, seats=[{"kind": "human", "claim": True, "name": "Eve"}] + [{"kind": "human", "claim": True}] * 2)
    return act(moderator(app), kind, name_of(table, 0))


PROVOKED_BY_TALK: dict[str, Callable[[Flask], TestResponse]] = {
    "chat-off": silent_table,
    "too-many-messages": flood,
    "too-many-blocks": block_many,
    "suspended": suspended,
    "no-player": partial(moderate_nobody, kind="suspend"),
    "not-in-force": partial(moderate_nobody, kind="show"),
    "not-awaited": partial(remind, awaited=False),
    "too-soon": partial(remind, awaited=True),
}
