"""An evening whose games the worker opens and notes: seats by the entry's token, clocks by arbiters, results by themselves."""

from __future__ import annotations

from random import Random
from typing import Any

from flask import Flask

from extensions.tournaments.app.owed_steps.take_steps import take_steps
from service.store import letter_of
from tests.equipment.schema_sampler import sample_instance
from tests.http.guest import Guest, Json
from tests.tournaments.http.evening import Evening, evening
from workers.automation_job import play_slice

CLOCK: Json = {"decision_s": 60, "bank_s": 0, "increment_s": 0, "absent_after": 3, "on_absence": "bot"}


def attend(here: Evening) -> None:
    """What a worker does while anything is due."""
    context = here.context
    for _ in range(1_000):
        due = context.store.owed(context.now_ms(), 100)
        for each in due:
            if letter_of(each):
                take_steps(context, each)
            else:
                play_slice(context, each, 0)
        if not due:
            return
    raise AssertionError("something is due for ever")


def opened(app: Flask, *names: str, **regulations: Any) -> Evening:
    """A tournament whose first round is open."""
    rules = {"pairing": {"rounds": 1, "merit_rounds": 0}, "entries": {"check_in": "none"}, **regulations}
    here = evening(app, *(names or ("Anna", "Boris", "Clara", "Dan")), regulations=rules)
    here.draft()
    here.publish()
    attend(here)
    return here


def seats_of(here: Evening, table: int = 1) -> dict[int, Guest]:
    """The holders of a table's seats, by the tokens that their entries get."""
    found = {}
    for guest in here.entries.values():
        for each in here.get(f"/rounds/1/tables/{table}", guest)["own_seats"]:
            found[each["seat"]] = Guest(here.app, each["token"])
    return found


def play(here: Evening, game: str, seats: dict[int, Guest]) -> None:
    """A game to its end, by offers alone."""
    luck = Random(3)
    while (world := Guest(here.app).view(game))["status"] == "playing":
        guest = seats[world["decisions"][0]["seat"]]
        view = guest.view(game)
        done = guest.act(game, sample_instance(luck.choice(view["offers"])["schema"], luck), view["decision"]["id"])
        assert done.status_code == 201, done.text


def test_an_entry_gets_its_seat_plays_and_the_result_comes_by_itself(app: Flask) -> None:
    here = opened(app)
    seats = seats_of(here)
    assert sorted(seats) == [0, 1, 2, 3]
    assert here.get("/rounds/1/tables/1", Guest(app))["own_seats"] == []
    game = here.get("/rounds/1")["round"]["tables"][0]["game"]
    play(here, game, seats)
    attend(here)
    table = here.get("/rounds/1/tables/1", Guest(app))
    assert (table["table"]["state"], table["table"]["played_by"]) == ("finished", ["entry"] * 4)
    assert len(table["lines"]) == 4
    closed = here.close()
    assert closed.status_code == 201, closed.text
    attend(here)
    assert here.get("", Guest(app))["status"] == "provisional"
    assert sum(row["points"] != "0" for row in here.get("/standings", Guest(app))["sections"][0]["rows"]) >= 1


def test_arbiters_act_at_a_table_that_is_on(app: Flask) -> None:
    here = opened(app, clock=CLOCK)
    greta = here.appoint("arbiter")
    clock = "/rounds/1/tables/1/clock"
    strike = {"kind": "strike", "reason": "Too slow."}
    assert here.post(clock, strike, here.appoint("arbiter", entry=1)).get_json()["code"] == "own-section"
    assert here.post(clock, strike, here.entries[1]).status_code == 403
    given = here.post(clock, {"kind": "add_time", "seconds": 120, "reason": "The light went out."}, greta)
    assert given.status_code == 201, given.text
    assert given.get_json()["slip"] is None
    game = given.get_json()["game"]
    last = Guest(app).get(f"/v1/games/{game}/events?after={given.get_json()['version'] - 1}").get_json()["events"][0]
    assert (last["data"]["author"], last["data"]["reason"]) == ("official o2", "The light went out.")
    before = seats_of(here)[2]
    told = here.post(clock, {"kind": "reissue", "seat": 2, "reason": "Lost telephone."}, greta).get_json()
    assert told["slip"] is None
    assert before.get(f"/v1/games/{game}/view").status_code == 410
    assert seats_of(here)[2].view(game)["viewpoint"] == "seat:2"


def test_a_round_is_withdrawn_only_before_a_decision_was_answered(app: Flask) -> None:
    here = opened(app)
    seats = seats_of(here)
    game = here.get("/rounds/1")["round"]["tables"][0]["game"]
    guest = seats[Guest(app).view(game)["decisions"][0]["seat"]]
    view = guest.view(game)
    done = guest.act(game, sample_instance(view["offers"][0]["schema"], Random(1)), view["decision"]["id"])
    assert done.status_code == 201
    refused = here.post("/rounds/1/withdraw", {"reason": "Wrong list."}, If_Match=here.now.version)
    assert refused.get_json()["code"] == "round-under-way"


def test_bots_fill_tables_and_the_answer_is_200_once_all_games_are_there(app: Flask) -> None:
    here = evening(app, "Anna", "Boris", regulations={"entries": {"check_in": "none"}, "pairing": {"rounds": 1, "merit_rounds": 0}})
    here.enter("Bot", kind="bot", bot="random")
    version = here.draft()["version"]
    name = "9b2f8f0e-4c39-4a3b-8d6f-6a3b7e11c0de"
    assert here.post("/rounds/1/publish", {}, If_Match=version, Idempotency_Key=name).status_code == 202
    attend(here)
    assert here.post("/rounds/1/publish", {}, If_Match=version, Idempotency_Key=name).status_code == 200
    assert sorted(seats_of(here)) == [seat for seat, each in enumerate(here.now.rounds[1].tables[1].seats) if each.entry < 3]
