"""Table clocks through the API: asked for, shown, struck, an absent seat and its return."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from service.app.due.outages import note_alive
from tests.http.beginnings import Clock
from tests.http.guest import Guest, code_of
from tests.http.luck_tables import context_of, full, opened
from tests.http.test_luck import types

PLAN = {"decision_s": 60, "bank_s": 30, "increment_s": 10, "absent_after": 1, "on_absence": "bot"}


def awaited(anybody: Guest, game: str) -> int:
    [decision] = anybody.view(game)["decisions"]
    seat: int = decision["seat"]
    return seat


def test_card_and_view_say_the_plan_and_who_has_time_until_when(anybody: Guest) -> None:
    game, guests = full(anybody, set(), clock={"decision_s": 60})
    plan = {"decision_s": 60, "bank_s": 0, "increment_s": 0, "absent_after": 3, "on_absence": "default"}
    assert anybody.get(f"/v1/games/{game}").get_json()["clock"] == plan
    seat = awaited(anybody, game)
    view = guests[seat].view(game)
    assert {name: view["clock"][name] for name in plan} == plan
    times = view["clock"]["seats"]
    assert [each["seat"] for each in times if each["deadline"] is not None] == [seat]
    assert view["decision"]["deadline"] == times[seat]["deadline"]
    assert anybody.view(game)["clock"] == view["clock"]


def test_a_table_without_a_clock_says_nothing_of_one(anybody: Guest) -> None:
    made = opened(anybody, set())
    assert "clock" not in made["game"]
    assert "clock" not in anybody.view(made["game"]["id"])


@pytest.mark.parametrize(
    "clock", [{}, {"decision_s": 0}, {"decision_s": 60, "on_absence": "wait"}, {"decision_s": 60, "absent_after": 0}]
)
def test_a_clock_that_makes_no_sense_is_refused(anybody: Guest, clock: dict[str, Any]) -> None:
    seats = [{"kind": "human", "claim": True}, *[{"kind": "human"}] * 2]
    asked = {"ruleset": "microfilms", "seats": seats, "clock": clock}
    assert code_of(anybody.post("/v1/games", asked)) == (422, "malformed")


def test_an_answer_within_the_bank_pays_for_no_outage(app: Flask, anybody: Guest, clock: Clock) -> None:
    store = context_of(app).store
    note_alive(store)
    game, guests = full(anybody, set(), clock=PLAN)
    seat = awaited(anybody, game)
    clock.ms += 85_000
    note_alive(store)
    refused = guests[seat].act(game, {"type": "bribe"})
    assert refused.status_code == 422
    assert "game.time_given" not in types(anybody, game), "what is refused tells nothing"
    told = guests[seat].act(game, guests[seat].view(game)["decision"]["default"])
    assert told.status_code == 201, told.text
    assert types(anybody, game).count("game.time_given") == 1
    assert anybody.view(game)["clock"]["seats"][seat]["bank_ms"] == 30_000


def test_a_fork_winds_its_clock_anew(app: Flask, anybody: Guest, clock: Clock) -> None:
    game, guests = full(anybody, set(), clock=PLAN, analysis=True)
    seat = awaited(anybody, game)
    clock.ms += 80_000
    made = guests[seat].post(f"/v1/games/{game}/forks", {}).get_json()
    fork = Guest(app, made["seats"][seat]["token"])
    assert made["game"]["clock"] == PLAN
    times = fork.view(made["game"]["id"])["clock"]["seats"][seat]
    assert times["bank_ms"] == 30_000
    assert times["since"] > guests[seat].view(game)["clock"]["seats"][seat]["since"]
