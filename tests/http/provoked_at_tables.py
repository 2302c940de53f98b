"""The problems of tables that people come to, and how they come to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask
from msgspec.structs import replace
from werkzeug.test import TestResponse

from service.app.studies.study_rows import MOST_VARIATIONS, Variation, change_study
from service.http.app_services import NAME
from tests.http.guest import Guest, Json, opened, played, seats


def join_a_full_table(app: Flask) -> TestResponse:
    return Guest(app).post(f"/v1/games/{opened(app).id}/join", {})


def play_again_before_the_end(app: Flask) -> TestResponse:
    table = opened(app)
    return table.by[0].ask("PUT", f"/v1/games/{table.id}/rematch", {}, json={})


def open_another(app: Flask) -> TestResponse:
    opened(app)
    wanted = {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3}
    return Guest(app).post("/v1/games", wanted)


def join_a_filled_seek(app: Flask) -> TestResponse:
    made = Guest(app).post("/v1/seeks", {"ruleset": "microfilms", "seats": 3}).get_json()
    path = f"/v1/seeks/{made['seek']['id']}/join"
    return [Guest(app).post(path, {}) for _ in range(3)][-1]


def intervene(app: Flask, kind: str, wanted: Json, **more: Any) -> TestResponse:
    """What an organiser gets told who does this at a table that was opened so."""
    made = Guest(app).post("/v1/games", wanted).get_json()
    said = {"kind": kind, "author": "Greta", "reason": "Ben is late.", **more}
    return Guest(app, made["organiser_token"]).post(f"/v1/games/{made['game']['id']}/interventions", said)


def fill_a_study(app: Flask) -> TestResponse:
    """One variation more than there may be, of a study that holds as many as it may."""
    table = played(app, opened(app))
    link = table.by[0].post(f"/v1/games/{table.id}/replays", {"viewpoint": "all"}).get_json()["id"]
    made = Guest(app).post(f"/v1/replays/{link}/studies", {"title": "A study"}).get_json()
    where = made["study"]["links"]["self"]
    full = tuple(Variation(str(number), 30) for number in range(MOST_VARIATIONS))
    change_study(app.extensions[NAME].context, made["study"]["id"], lambda held: replace(held, variations=full))
    return Guest(app, made["token"]).post(f"{where}/variations", {"at": 30})


LATE: Json = {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}


PROVOKED_AT_TABLES: dict[str, Callable[[Flask], TestResponse]] = {
    "no-open-seat": join_a_full_table,
    "seek-filled": join_a_filled_seek,
    "not-waiting": lambda app: intervene(app, "start_smaller", {"ruleset": "microfilms", "seats": seats(3)}),
    "too-few-seats": lambda app: intervene(app, "start_smaller", {**LATE, "deal": {"mode": "duplicate", "group": "spring"}}),
    "rated-table": lambda app: intervene(app, "fill_with_bot", {**LATE, "rated": True}, seat=2),
    "no-rematch": play_again_before_the_end,
    "too-many-open": open_another,
    "study-full": fill_a_study,
}
