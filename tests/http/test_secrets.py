"""What nobody may know is planted and looked for in everything that is sent and logged."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from domain.game.aggregate import plaintext
from domain.game.fork import ForkPlan
from service.app.core.idempotent_requests import Request
from service.app.new_games.creation_request import Creator
from service.app.play.submit_command import sent_command
from service.config import Config
from service.http.app_services import NAME
from service.http.instrumentation import log_fields
from service.http.responses import REQUEST_ID_KEY
from service.logs import JsonFormatter
from tests.http.guest import Guest, Round, opened, played, seats, step

PATHS = (
    "",
    "/view",
    "/view?at=3",
    "/view?viewpoint=all",
    "/view?viewpoint=seat:0",
    "/events?limit=500",
    "/events?viewpoint=all",
    "/nothing",
)
WRONG: tuple[dict[str, Any], ...] = (
    {"type": "steal", "target": 1}, {"type": "answer_bribe", "accept": True}, {"type": "win_as_agent", "film": "MF-UK"},
    {"type": "bribe", "target": 0, "card": "ACE"}, {"type": "discard", "cards": ["SB"]}, {"type": "fly"}, {},
)  # fmt: skip


def sent_to(guest: Guest, table: Round) -> Iterator[TestResponse]:
    """A lot of what somebody can get."""
    for path in PATHS:
        yield guest.get(f"/v1/games/{table.id}{path}")
    for body in WRONG:
        yield guest.post(f"/v1/games/{table.id}/commands/check", body, If_Match="*")
    yield guest.get("/v1/token")
    yield guest.get("/v1/games")
    yield guest.get("/metrics")
    yield guest.get("/openapi.json")


def text_of(answered: TestResponse) -> str:
    return f"{answered.headers}\n{answered.text}"


def secrets_of(app: Flask, config: Config, table: Round) -> dict[str, str]:
    """What no answer may hold while the game is on."""
    created = app.extensions[NAME].context.games.load(table.id).created
    tokens = [each["token"] for each in table.made["seats"]] + [table.made["organiser_token"]]
    named = {
        "server key": config.secret.hex(),
        "seed": plaintext(created.seed),
        "salts' secret": plaintext(created.secret),
        "organiser's hash": plaintext(created.organiser),
    }
    named |= {f"token {number}": token for number, token in enumerate(tokens)}
    return named | {f"hash {number}": hashlib.sha256(token.encode()).hexdigest() for number, token in enumerate(tokens)}


@pytest.mark.parametrize("moves", [2, pytest.param(12, marks=pytest.mark.long)])
def test_no_secret_is_sent_while_the_game_is_on(app: Flask, table: Round, config: Config, moves: int) -> None:
    luck = Random(11)
    planted = secrets_of(app, config, table)
    for _ in range(moves):
        for guest in (Guest(app), table.organiser, *table.by.values()):
            for answered in sent_to(guest, table):
                told = text_of(answered)
                assert answered.status_code < 500
                for name, secret in planted.items():
                    assert secret not in told, f"{name} in the answer to {answered.request.path}"
        done = step(app, table, luck)
        assert done is not None
        assert not any(secret in text_of(done) for secret in planted.values())


def test_a_hand_is_told_to_its_seat_alone(app: Flask) -> None:
    """The Ace, dealt to seat 0 by a stated deal that nobody else can have guessed, is named to nobody else."""
    deck = ["ACE", "MF-UK", "MF-USA", "MF-USSR"]
    deal = {"mode": "fixed", "description": {"nations": ["UK", "USA", "USSR"], "start": 0, "deck": deck}}
    table = opened(app, deal=deal)
    assert table.by[0].act(table.id, {"type": "draw", "pile": "deck"}).status_code == 201
    assert "ACE" in table.by[0].view(table.id)["mind"]["hand"]
    for guest in (Guest(app), table.organiser, table.by[1], table.by[2]):
        for path in ("/view", "/events?limit=500", ""):
            assert "ACE" not in guest.get(f"/v1/games/{table.id}{path}").text
            assert "Ace" not in guest.get(f"/v1/games/{table.id}{path}").text


def test_tokens_are_kept_as_hashes_only(app: Flask) -> None:
    table = played(app, opened(app))
    stored = b"".join(entry.event for entry in app.extensions[NAME].context.store.read(table.id))
    for token in [each["token"] for each in table.made["seats"]] + [table.made["organiser_token"]]:
        assert token.encode() not in stored
    made = Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}).get_json()
    stored = b"".join(entry.event for entry in app.extensions[NAME].context.store.read(made["game"]["id"]))
    assert made["seats"][2]["claim_code"].encode() not in stored


def test_answers_with_tokens_are_kept_by_nobody(table: Round) -> None:
    minted = table.by[0].post(f"/v1/games/{table.id}/tokens", {"scope": "spectator"})
    acted = table.awaited().act(table.id, {"type": "pass"})
    for answered in (minted, acted, table.by[0].get("/v1/token"), table.by[0].get(f"/v1/games/{table.id}/events")):
        assert answered.headers["Cache-Control"] == "no-store, no-transform"


def test_the_log_names_requests_and_holds_no_token(
    app: Flask, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The handler of `caplog` serves all tests of a process: it gets its own formatter back."""
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(caplog.handler, "formatter", JsonFormatter("api", log_fields))
    table = opened(app)
    for guest in (table.organiser, *table.by.values()):
        list(sent_to(guest, table))
    context = app.extensions[NAME].context
    with app.test_request_context(
        f"/v1/games/{table.id}", headers={"Authorization": f"Bearer {table.by[0].token}"}
    ) as here:
        context.games.load(table.id)
        logging.getLogger("deaddrop").warning("something")
        line = json.loads(caplog.text.splitlines()[-1])
        assert (line["message"], line["request"]) == ("something", here.request.environ[REQUEST_ID_KEY])
    assert "dd_" not in caplog.text


def test_requests_print_neither_tokens_nor_what_they_ask_for(app: Flask, table: Round) -> None:
    game = app.extensions[NAME].context.games.load(table.id)
    token = table.made["seats"][0]["token"]
    printed = repr([
        Creator(token, Request("the key", "f"), token, ("the owner",)),
        sent_command(token, None, {"type": "bribe", "card": "ACE"}),
        ForkPlan(game, 0, "the seed"),
    ])  # fmt: skip
    assert printed == "[Creator(…), SentCommand(…), ForkPlan(…)]"
