"""A command is stored or not, whatever becomes of its answer."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from service.app import submit_command
from tests.http.guest import Guest, key

GAME = {
    "ruleset": "microfilms",
    "options": {"start": "host", "first_seat": 0},
    "seats": [{"kind": "human", "claim": True}] * 3,
}


def test_a_command_whose_answer_failed_counts_once_and_is_answered_when_it_is_asked_again(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.config["PROPAGATE_EXCEPTIONS"] = False
    made: Any = Guest(app).post("/v1/games", GAME).get_json()
    seat = Guest(app, made["seats"][0]["token"])
    path, again = f"/v1/games/{made['game']['id']}/commands", {"Idempotency_Key": key(), "If_Match": "*"}
    with monkeypatch.context() as broken:
        broken.setattr(submit_command, "answer", lambda *_: 1 / 0)
        assert seat.post(path, {"type": "pass"}, **again).status_code == 500
    answer = seat.post(path, {"type": "pass"}, **again)
    assert (answer.status_code, answer.headers.get("Idempotency-Replayed")) == (201, "true")
    assert answer.get_json()["version"] == made["game"]["version"] + 2
