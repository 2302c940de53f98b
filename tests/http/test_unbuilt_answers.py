"""A command is stored or not, whatever becomes of its answer."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from service.app.play import submit_command
from service.store.protocol import Pending
from tests.equipment.memory_store.store import MemoryStore
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
    build, failed = submit_command.answer_command, list[str]()

    def fail_once(*args: Any, **named: Any) -> Any:
        if not failed:
            failed.append("while the store wrote")
            raise ZeroDivisionError
        return build(*args, **named)

    monkeypatch.setattr(submit_command, "answer_command", fail_once)
    assert seat.post(path, {"type": "pass"}, **again).status_code == 500
    answer = seat.post(path, {"type": "pass"}, **again)
    assert (answer.status_code, answer.headers.get("Idempotency-Replayed")) == (201, "true")
    assert answer.get_json()["version"] == made["game"]["version"] + 2


def test_an_answer_is_built_while_the_store_writes(
    app: Flask, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Any = Guest(app).post("/v1/games", GAME).get_json()
    begin, build, order = store.begin_append, submit_command.answer_command, list[str]()

    def begin_append(*args: Any, **named: Any) -> Pending:
        pending = begin(*args, **named)
        order.append("begun")
        return Pending(lambda: (order.append("result"), pending.result())[1])

    monkeypatch.setattr(store, "begin_append", begin_append)
    monkeypatch.setattr(submit_command, "answer_command", lambda *args, **named: (order.append("built"), build(*args, **named))[1])
    seat = Guest(app, made["seats"][0]["token"])
    assert seat.act(made["game"]["id"], {"type": "pass"}).status_code == 201
    assert order == ["begun", "built", "result"]
