"""Whole games by a client that knows the contract alone."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random

import pytest
from flask import Flask

from domain.game.bot_answer import choose_policy
from service.app.bots import automation
from service.app.bots.answer_slots import begin_job
from service.http.app_services import NAME
from tests.cases import cases
from tests.equipment.schema_sampler import sample_instance
from tests.http.conformance import load_contract
from tests.http.conforming import Conforming
from tests.http.guest import seats
from workers.automation_job import store_when_due


@pytest.mark.parametrize("count", cases(2, 4, later=[6]))
def test_whole_games_by_a_client_that_knows_only_the_contract(app: Flask, count: int) -> None:
    """Every answer of every kind is held against the contract."""
    luck, conforming = Random(count), Conforming(app, load_contract())
    options = {"variant": "croupier"} if count == 2 else {}
    made = conforming.ask(
        "POST", "/v1/games", body={"ruleset": "microfilms", "options": options, "seats": seats(count)}
    )
    game, by = made["game"]["id"], {each["seat"]: each["token"] for each in made["seats"] if "token" in each}
    view, commands, events = (f"/v1/games/{game}/{name}" for name in ("view", "commands", "events"))
    while (world := conforming.ask("GET", view))["status"] == "playing":
        owing = [each["seat"] for each in world["decisions"] if each["seat"] in by]
        if not owing:
            play_automaton(app, game)
            continue
        seat = luck.choice(owing)
        own = conforming.ask("GET", view, by[seat])
        body = sample_instance(luck.choice(own["offers"])["schema"], luck)
        assert "view" in conforming.ask("POST", commands, by[seat], body, own["decision"]["id"])
        assert "code" in conforming.ask("POST", commands, by[seat], body, own["decision"]["id"])
        conforming.ask("GET", f"{events}?after={own['version']}", by[seat])
    for path in ("/v1/games", f"/v1/games/{game}", f"{view}?viewpoint=all", f"{events}?viewpoint=all&limit=500", f"{view}?viewpoint=seat:9"):
        conforming.ask("GET", path, made["organiser_token"])
    for path in (
        "/v1/token",
        "/v1/rulesets",
        "/v1/rulesets/microfilms",
        "/v1/keys",
        f"/v1/games/{game}/checkpoint",
        f"/v1/games/{game}/evidence?viewpoint=seat:1&at=9",
        f"/v1/games/{game}/rulings",
        f"/v1/games/{game}/arbiter-reads",
        "/healthz",
        "/readyz",
    ):
        conforming.ask("GET", path, made["organiser_token"])
    assert {200, 201, 422} <= conforming.seen


def play_automaton(app: Flask, game: str) -> None:
    """The turn of the seat that plays by itself, as a worker plays it."""
    context = app.extensions[NAME].context
    now = context.games.load(game)
    think = automation.think_with(choose_policy, nullcontext)
    store_when_due(context, automation.answer_next(context, now, 1, think, begin_job(context, now)))
