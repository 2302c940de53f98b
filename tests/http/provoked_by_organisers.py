"""The problems of interventions, and how an organiser comes to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest import mock

from flask import Flask
from werkzeug.test import TestResponse

from service.app.interventions import intervene
from tests.http.guest import Guest, Json, opened, seats

SAID = {"author": "Greta", "reason": "So it is."}
PAUSE: Json = {"kind": "pause", "until": "2030-03-18T00:00:00Z"}


def intervened(kind: str, first: Json | None = None, **more: Any) -> Callable[[Flask], TestResponse]:
    """An intervention, after another one."""

    def provoke(app: Flask) -> TestResponse:
        table = opened(app)
        for body in ({} if first is None else first, {"kind": kind, **more}):
            told = table.organiser.post(f"/v1/games/{table.id}/interventions", SAID | body)
        return told

    return provoke


def too_often(app: Flask) -> TestResponse:
    with mock.patch.object(intervene, "MOST_INTERVENTIONS", 0):
        return intervened("reissue", seat=0)(app)


def at_a_free_seat(app: Flask) -> TestResponse:
    wanted = {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}
    made = Guest(app).post("/v1/games", wanted).get_json()
    body = {"kind": "reissue", "seat": 2, **SAID}
    return Guest(app, made["organiser_token"]).post(f"/v1/games/{made['game']['id']}/interventions", body)


PROVOKED_BY_ORGANISERS: dict[str, Callable[[Flask], TestResponse]] = {
    "seat-free": at_a_free_seat,
    "paused": intervened("strike", PAUSE),
    "not-paused": intervened("resume"),
    "no-clock": intervened("add_time", seconds=5),
    "not-awaited": intervened("strike", {"kind": "hand_to_bot", "seat": 0}, seat=0),
    "too-many-interventions": too_often,
}
