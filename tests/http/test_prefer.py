"""`Prefer: return=minimal`: answers without what those who follow the stream have already."""

from __future__ import annotations

from unittest import mock

from flask import Flask

from service.app.play import submit_command
from tests.equipment.whole_api import API
from tests.http.guest import Guest, Json, Round, key, opened, played, seats
from tests.restorable import RestorableStore

NEW: Json = {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}
MINIMAL = "return=minimal"


class TestCommands:
    def test_the_answer_names_the_head_and_nothing_else(self, app: Flask, table: Round) -> None:
        done = table.awaited().act(table.id, {"type": "pass"}, Prefer=MINIMAL)
        told = done.get_json()
        assert done.status_code == 201
        assert done.headers["Preference-Applied"] == MINIMAL
        assert set(told) == {"version", "digest"}
        *_, last = Guest(app).get(f"/v1/games/{table.id}/events").get_json()["events"]
        assert (last["version"], last["digest"]) == (told["version"], told["digest"])

    def test_nothing_is_shown_for_it(self, table: Round) -> None:
        """No view and no words: that is what it is for."""
        guest = table.awaited()
        with mock.patch.object(submit_command, "render_body", side_effect=AssertionError):
            assert guest.act(table.id, {"type": "pass"}, Prefer=MINIMAL).status_code == 201

    def test_without_it_the_answer_is_whole(self, table: Round) -> None:
        for prefer in ({}, {"Prefer": "return=representation"}, {"Prefer": "wait=5"}):
            done = table.awaited().act(table.id, {"type": "pass"}, **prefer)
            assert set(done.get_json()) == {"version", "digest", "events", "view"}
            assert done.get_json()["digest"] == done.get_json()["events"][-1]["digest"]
            assert "Preference-Applied" not in done.headers

    def test_a_repeated_request_is_answered_as_it_asks_itself(self, table: Round, store: RestorableStore) -> None:
        name = key()
        guest = table.awaited()
        first = guest.act(table.id, {"type": "pass"}, Idempotency_Key=name, Prefer=MINIMAL)
        table.awaited().act(table.id, {"type": "pass"})
        brief = guest.act(table.id, {"type": "pass"}, Idempotency_Key=name, Prefer=MINIMAL)
        whole = guest.act(table.id, {"type": "pass"}, Idempotency_Key=name)
        assert brief.data == first.data
        assert whole.get_json()["version"] == first.get_json()["version"]
        assert whole.get_json()["view"]["version"] == first.get_json()["version"]
        assert brief.headers["Idempotency-Replayed"] == whole.headers["Idempotency-Replayed"] == "true"
        assert "Preference-Applied" not in whole.headers

    def test_a_refusal_is_whole(self, table: Round) -> None:
        refused = table.awaited().act(table.id, {"type": "draw", "pile": "discard"}, Prefer=MINIMAL)
        assert refused.get_json()["offers"]
        assert "Preference-Applied" not in refused.headers

    def test_a_token_that_was_revoked_is_told_nothing_of_what_it_did(self, table: Round) -> None:
        name = key()
        guest = table.awaited()
        seat = table.organiser.view(table.id)["decisions"][0]["seat"]
        assert guest.act(table.id, {"type": "pass"}, Idempotency_Key=name, Prefer=MINIMAL).status_code == 201
        assert table.organiser.delete(f"/v1/tokens/{table.id}-seat-{seat}").status_code == 204
        assert guest.act(table.id, {"type": "pass"}, Idempotency_Key=name, Prefer=MINIMAL).status_code == 410


class TestNewGames:
    def test_a_game_comes_with_its_head_and_its_tokens(self, anybody: Guest) -> None:
        name = key()
        brief = anybody.post("/v1/games", NEW, Idempotency_Key=name, Prefer=MINIMAL)
        whole = anybody.post("/v1/games", NEW, Idempotency_Key=name)
        told = brief.get_json()
        assert set(told) == {"id", "version", "digest", "organiser_token", "seats", "invitation_code"}
        assert whole.get_json() == told | {"game": whole.get_json()["game"]}
        assert (told["id"], told["version"]) == (whole.get_json()["game"]["id"], whole.get_json()["game"]["version"])
        assert brief.headers["Location"] == whole.headers["Location"] == f"/v1/games/{told['id']}"
        assert (brief.headers["Preference-Applied"], "Preference-Applied" in whole.headers) == (MINIMAL, False)

    def test_so_does_a_fork(self, app: Flask) -> None:
        table = played(app, opened(app))
        made = Guest(app).post(f"/v1/games/{table.id}/forks", {"at": 20}, Prefer=MINIMAL)
        assert set(made.get_json()) == {"id", "version", "digest", "organiser_token", "seats"}
        assert made.headers["Location"] == f"/v1/games/{made.get_json()['id']}"
        assert table.id in made.headers["Link"]


def test_every_operation_that_can_spare_something_says_so(anybody: Guest) -> None:
    told = anybody.get("/openapi.json").get_json()
    listed = {each.name for each in API.operations if each.answer.omitted_if_minimal}
    assert listed == {"postCommand", "createGame", "forkGame", "forkReplay"}
    for item in told["paths"].values():
        for operation in (each for each in item.values() if isinstance(each, dict) and "operationId" in each):
            asked = {each["$ref"].rpartition("/")[2] for each in operation["parameters"]}
            answered = {name for each in operation["responses"].values() for name in each.get("headers", {})}
            assert ("Prefer" in asked) == ("Preference-Applied" in answered) == (operation["operationId"] in listed)
