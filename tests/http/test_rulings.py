"""Rulings: a result is corrected, or a game ended, by an event that everybody reads; the past stays as it was."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from flask import Flask

from deaddrop.testing.checks.records import record_of
from domain.game import decide
from domain.game.batch import Cause
from domain.game.events.game_events import RulingMade
from domain.rulesets.microfilms import RULESET
from service.app.bots import automation
from service.app.core.context import Context
from service.app.core.lobby_rows import put_game_rows
from service.app.maintenance import doctor
from service.app.projected.lobby import rebuild_lobby
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Json, Round, bring, code_of, key, opened, played, seats
from tests.laws.plays import play

pytestmark = pytest.mark.usefixtures("one_auditor")

VIEWPOINTS = ("seat:0", "seat:1", "seat:2", "public", "all")


def correction(*winners: int, **more: Any) -> Json:
    outcome = {"winners": list(winners), "reason": "forfeit"}
    return {"kind": "correct", "author": "Greta", "reason": "Anna had left.", "outcome": outcome} | more


def abortion(**more: Any) -> Json:
    return {"kind": "abort", "author": "Greta", "reason": "It is late."} | more


def ruled(table: Round, body: Json) -> Json:
    made = table.organiser.post(f"/v1/games/{table.id}/rulings", body)
    assert made.status_code == 201, made.text
    told: Json = made.get_json()
    return told


def code(guest: Guest, table: Round, body: Json) -> str:
    refused = guest.post(f"/v1/games/{table.id}/rulings", body)
    assert refused.status_code >= 400
    told: str = refused.get_json()["code"]
    return told


def card(app: Flask, game: str) -> Json:
    told: Json = Guest(app).get(f"/v1/games/{game}").get_json()
    return told


def rulings(app: Flask, game: str) -> list[Json]:
    told = Guest(app).get(f"/v1/games/{game}/rulings").get_json()
    assert told["next"] is None
    items: list[Json] = told["items"]
    return items


def entries(app: Flask, game: str) -> list[Json]:
    found: list[Json] = Guest(app).get(f"/v1/games/{game}/events?viewpoint=all&limit=500").get_json()["events"]
    return found


def winners_and_reason(outcome: Json) -> Json:
    return {name: outcome[name] for name in ("winners", "reason")}


def loser(before: Json) -> int:
    return next(seat for seat in range(3) if seat not in before["outcome"]["winners"])


class TestACorrection:
    def test_is_shown_with_what_was_before_and_what_is_now(self, app: Flask, over: Round) -> None:
        before = card(app, over.id)
        seat = loser(before)
        told = ruled(over, correction(seat))
        assert told["game"] == card(app, over.id)
        ruled_out: Json = {"winners": [seat], "reason": "forfeit"}
        places = [1 if each == seat else 2 for each in range(3)]
        outcome = ruled_out | {"places": places, "scores": None, "measures": {}}
        assert (told["game"]["status"], told["game"]["outcome"]) == ("over", outcome)
        assert before["outcome"]["measures"].keys() == {"turns", "evenings"}
        (made,) = rulings(app, over.id)
        assert told["ruling"] == made
        assert made | {"at": 0} == {
            "version": before["version"] + 1, "at": 0, "kind": "correct", "author": "Greta", "reason": "Anna had left.",
            "before": winners_and_reason(before["outcome"]), "after": ruled_out,
        }  # fmt: skip
        for viewpoint in VIEWPOINTS:
            view = Guest(app).view(over.id, f"?viewpoint={viewpoint}")
            assert view["outcome"] == outcome
            assert [{**each, "at": made["at"]} for each in view["rulings"]] == [made]
            words = f"Greta rules that Seat {seat} won, no longer "
            assert words in view["text"]
            assert view["text"].count("Anna had left.") == 1

    def test_is_one_more_event_and_changes_none(self, app: Flask, over: Round) -> None:
        before = entries(app, over.id)
        ruled(over, correction())
        after = entries(app, over.id)
        assert after[:-1] == before
        made = after[-1]
        assert (made["type"], made["version"], made["by"]) == ("game.ruling_made", len(before) + 1, None)
        assert rulings(app, over.id)[0]["at"] == made["at"]
        assert "Greta rules that nobody won, no longer that " in made["text"]

    def test_leaves_the_past_as_it_was(self, app: Flask, over: Round) -> None:
        head = card(app, over.id)["version"]
        asked = [f"/v1/games/{over.id}/view?viewpoint={viewpoint}&at={at}" for viewpoint in VIEWPOINTS for at in (1, head - 5, head)]
        before = [Guest(app).get(path).data for path in asked]
        was = Guest(app).view(over.id, f"?at={head}")
        ruled(over, correction(loser(was)))
        assert [Guest(app).get(path).data for path in asked] == before
        assert was["rulings"] == []
        assert was["outcome"] != Guest(app).view(over.id, f"?at={head + 1}")["outcome"]

    def test_may_leave_no_result_and_be_corrected_again(self, app: Flask, over: Round) -> None:
        first = card(app, over.id)["outcome"]
        assert ruled(over, correction(outcome=None))["game"]["outcome"] is None
        assert "nobody won, no longer" in Guest(app).view(over.id)["text"]
        ruled(over, correction(2, 0))
        known = rulings(app, over.id)
        assert [(each["before"], each["after"]) for each in known] == [
            (winners_and_reason(first), None),
            (None, {"winners": [0, 2], "reason": "forfeit"}),
        ]
        assert known[0]["version"] + 1 == known[1]["version"]
        assert known[0]["at"] < known[1]["at"]

    def test_gives_an_aborted_game_a_result(self, table: Round) -> None:
        table.organiser.act(table.id, {"type": "abort", "reason": "rain"})
        told = ruled(table, correction(1))
        assert (told["game"]["status"], told["game"]["outcome"]["winners"]) == ("aborted", [1])

    def test_waits_for_the_end(self, app: Flask, table: Round) -> None:
        assert code(table.organiser, table, correction(1)) == "not-over"
        assert rulings(app, table.id) == []


class TestAnAbort:
    def test_ends_a_running_game_without_a_result(self, app: Flask, table: Round) -> None:
        told = ruled(table, abortion())
        assert (told["game"]["status"], told["game"]["outcome"]) == ("aborted", None)
        assert (told["ruling"]["kind"], told["ruling"]["before"], told["ruling"]["after"]) == ("abort", None, None)
        types = [each["type"] for each in entries(app, table.id)]
        start = types.index("game.ruling_made")
        assert types[start : start + 2] == ["game.ruling_made", "game.aborted"]
        assert types[-1] == "game.seed_revealed"
        view = table.by[0].view(table.id)
        assert "Greta rules that the game ends without a result. It is late." in view["text"]
        assert table.by[0].act(table.id, {"type": "pass"}).get_json()["code"] == "game-over"

    def test_ends_a_game_that_waits_for_players(self, app: Flask) -> None:
        made = (
            Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}).get_json()
        )
        table = Round(made["game"]["id"], made, Guest(app, made["organiser_token"]))
        assert ruled(table, abortion())["game"]["status"] == "aborted"

    def test_of_a_game_that_is_over_is_refused(self, app: Flask, over: Round) -> None:
        assert code(over.organiser, over, abortion()) == "game-over"

    def test_is_seen_at_once_where_spectators_are_late(self, app: Flask) -> None:
        table = opened(app, spectators={"delay_s": 86_400})
        assert (card(app, table.id)["version"], rulings(app, table.id)) == (1, [])
        ruled(table, abortion())
        assert [each["kind"] for each in rulings(app, table.id)] == ["abort"]


class TestWhoMayRule:
    def test_the_organiser_alone(self, app: Flask) -> None:
        table = played(app, opened(app, arbiter=True))
        spectator = table.by[0].post(f"/v1/games/{table.id}/tokens", {"scope": "spectator"}).get_json()["token"]
        others = (*table.by.values(), Guest(app, spectator), Guest(app, table.made["arbiter_token"]))
        assert {code(guest, table, correction(1)) for guest in others} == {"forbidden"}
        assert code(Guest(app), table, correction(1)) == "unauthorised"
        assert code(opened(app).organiser, table, correction(1)) == "unauthorised"
        assert rulings(app, table.id) == []

    def test_a_key_that_was_used_opens_nothing_to_others(self, app: Flask, over: Round) -> None:
        name = key()
        path = f"/v1/games/{over.id}/rulings"
        over.organiser.post(path, correction(1), Idempotency_Key=name)
        assert over.by[0].post(path, correction(1), Idempotency_Key=name).status_code == 403
        assert Guest(app).post(path, correction(1), Idempotency_Key=name).status_code == 401


UNMEANT: list[Json] = [
    {name: value for name, value in correction(1).items() if name != "outcome"}, abortion(outcome=None),
    abortion(outcome={"winners": [0], "reason": "x"}), correction(3), correction(12), correction(1, 1), correction(True),
    correction(outcome={"winners": [0], "reason": "x\n"}), correction(1, author="\u202ex"), correction(1, reason="a\n"),
]  # fmt: skip
"""Rulings that nobody can mean, of those that the contract admits or a pattern nearly does."""


def test_what_cannot_be_meant_is_malformed(app: Flask, over: Round) -> None:
    for wrong in UNMEANT:
        refused = over.organiser.post(f"/v1/games/{over.id}/rulings", wrong)
        assert code_of(refused) == (422, "malformed"), (wrong, refused.text)
        assert refused.get_json()["errors"]
    assert rulings(app, over.id) == []


def test_a_ruling_that_is_asked_for_again_is_made_once(app: Flask, over: Round) -> None:
    path, name = f"/v1/games/{over.id}/rulings", key()
    first = over.organiser.post(path, correction(1), Idempotency_Key=name)
    ruled(over, correction(2))
    again = over.organiser.post(path, correction(1), Idempotency_Key=name)
    assert (again.status_code, again.data) == (201, first.data)
    assert again.headers["Idempotency-Replayed"] == "true"
    assert "Idempotency-Replayed" not in first.headers
    other = over.organiser.post(path, correction(0), Idempotency_Key=name)
    assert other.get_json()["code"] == "idempotency-conflict"
    assert len(rulings(app, over.id)) == 2


def test_a_game_that_is_not_there_has_none(app: Flask) -> None:
    assert Guest(app).get("/v1/games/00aaaaaaaaaaaaaaaa/rulings").status_code == 404
    assert rulings(app, opened(app).id) == []


def test_an_ended_game_stays_ended_for_lobby_and_automation(
    app: Flask, over: Round, context: Context, store: MemoryStore
) -> None:
    ruled(over, correction(1))
    put_game_rows(store, context.games.load(over.id))
    (listed,) = Guest(app).get("/v1/games?status=over").get_json()["items"]
    assert listed == card(app, over.id)
    assert Guest(app).get("/v1/games?status=playing").get_json()["items"] == []
    assert store.due_ms(over.id) is None
    assert list(doctor.find_problems(store, context.catalogue, over.id)) == []
    rows = store.rows("lobby", None, 9)
    rebuild_lobby(context)
    assert store.rows("lobby", None, 9) == rows


def test_a_group_that_is_not_revealed_yet_is_revealed_after_a_correction(
    app: Flask, context: Context, store: MemoryStore
) -> None:
    first = opened(app, deal={"mode": "duplicate", "group": "spring"})
    body = {"ruleset": "microfilms", "seats": seats(3), "deal": {"mode": "duplicate", "group": "spring"}}
    made = first.organiser.post("/v1/games", body).get_json()
    second = Round(
        made["game"]["id"], made, Guest(app, made["organiser_token"]),
        {each["seat"]: Guest(app, each["token"]) for each in made["seats"]},
    )  # fmt: skip
    played(app, first)
    ruled(first, correction(2))
    assert store.due_ms(first.id) is not None
    automation.reveal_group(context, context.games.load(first.id))
    assert not context.games.load(first.id).is_revealed
    assert Guest(app).get(f"/v1/games/{first.id}/view?viewpoint=all").status_code == 403
    played(app, second)
    automation.reveal_group(context, context.games.load(second.id))
    for table in (first, second):
        assert context.games.load(table.id).is_revealed
        assert list(doctor.find_problems(store, context.catalogue, table.id)) == []
    outcome = Guest(app).view(first.id, "?viewpoint=all")["outcome"]
    assert winners_and_reason(outcome) == {"winners": [2], "reason": "forfeit"}
    assert ruled(first, correction(1))["game"]["outcome"]["winners"] == [1]
    assert store.due_ms(first.id) is None


def test_a_record_with_more_rulings_than_the_service_makes_comes_in(app: Flask) -> None:
    """The bound is on what is asked for now, and no rule of a game."""
    batches = [step.batch for step in play(RULESET, 3, Random(5), put_back=0).steps]
    for number in range(150):
        cause = Cause("2031-02-03T04:05:06.789Z", f"rule/{number}", "f")
        batches.append(decide.decide_ruling(batches[-1].game, RulingMade("correct", "Greta", f"Reason {number}.", None, None), cause))
    imported = bring(Guest(app), record_of(batches))
    assert imported.status_code == 201, imported.text
    game = imported.get_json()["game"]["id"]
    assert len(rulings(app, game)) == 150
