"""Interventions through the API: an organiser pauses, gives time, strikes, and puts seats in other hands, before everybody's eyes."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from domain.catalogue import discover
from domain.kernel.timestamps import milliseconds
from projections.timestamps import stamp
from service.app.audits.audit import audit
from service.app.interventions import intervene as limits
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Round, code_of, exchanged, key, opened, played
from tests.http.inboxes.reading import inbox
from tests.http.luck_tables import context_of
from tests.http.test_luck import strike, types

SAID = {"author": "Greta", "reason": "The tea is ready."}
HOUR_MS = 3_600_000


def ask(table: Round, kind: str, by: Guest | None = None, **more: Any) -> TestResponse:
    return (by or table.organiser).post(f"/v1/games/{table.id}/interventions", {"kind": kind, **SAID, **more})


def done(table: Round, kind: str, **more: Any) -> Any:
    told = ask(table, kind, **more)
    assert told.status_code == 201, told.text
    return told.get_json()


def awaited_seat(table: Round) -> int:
    seat: int = table.organiser.view(table.id)["decisions"][0]["seat"]
    return seat


@pytest.fixture
def table(app: Flask) -> Round:
    return opened(app, clock={"decision_s": 600, "bank_s": 60})


class TestPauses:
    def test_hold_moves_and_clocks_until_they_end_by_themselves(self, app: Flask, table: Round, clock: Clock) -> None:
        seat = awaited_seat(table)
        deadline = table.by[seat].view(table.id)["decision"]["deadline"]
        clock.ms += 100_000
        until = stamp(clock.ms + HOUR_MS)
        done(table, "pause", until=until)
        view = table.by[seat].view(table.id)
        assert (view["pause"]["until"], view["pause"]["after"], view["pause"]["since"] is not None) == (until, [], True)
        assert (view["decision"], view["offers"], view["decisions"][0]["seat"]) == (None, [], seat)
        assert [each["deadline"] for each in view["clock"]["seats"]] == [None] * 3
        assert f"The game is paused until {until}." in view["text"]
        assert "Greta: The tea is ready." in table.organiser.get(f"/v1/games/{table.id}/events?limit=500").text
        assert code_of(table.by[seat].act(table.id, {"type": "pass"})) == (409, "paused")
        clock.ms += HOUR_MS
        strike(app, table.id)
        assert types(table.organiser, table.id)[-1] == "game.pause_ended"
        again = table.by[seat].view(table.id)
        assert "pause" not in again
        stood_ms = milliseconds(again["decision"]["deadline"]) - milliseconds(deadline)
        assert HOUR_MS <= stood_ms < HOUR_MS + 100  # the clock of the test moves on with each question
        assert table.by[seat].act(table.id, {"type": "pass"}).status_code == 201

    def test_end_when_the_organiser_says_so(self, table: Round, clock: Clock) -> None:
        done(table, "pause", until=stamp(clock.ms + HOUR_MS))
        assert code_of(ask(table, "pause", until=stamp(clock.ms + HOUR_MS))) == (409, "paused")
        done(table, "resume")
        assert code_of(ask(table, "resume")) == (409, "not-paused")
        assert table.awaited().act(table.id, {"type": "pass"}).status_code == 201

    def test_may_wait_for_the_open_decision(self, table: Round, clock: Clock) -> None:
        done(table, "pause", until=stamp(clock.ms + HOUR_MS), after_decisions=True)
        view = table.organiser.view(table.id)
        assert (view["pause"]["since"], len(view["pause"]["after"])) == (None, 1)
        assert table.awaited().act(table.id, {"type": "pass"}).status_code == 201
        assert table.organiser.view(table.id)["pause"]["since"] is not None
        assert code_of(table.awaited().act(table.id, {"type": "pass"})) == (409, "paused")

    @pytest.mark.parametrize("ahead_ms", [-1000, 0, 25 * HOUR_MS])
    def test_end_within_a_day(self, table: Round, clock: Clock, ahead_ms: int) -> None:
        assert code_of(ask(table, "pause", until=stamp(clock.ms + ahead_ms))) == (422, "malformed")

    def test_last_a_fortnight_by_correspondence(self, app: Flask, clock: Clock) -> None:
        slow = opened(app, clock={"decision_s": 86_400})
        assert ask(slow, "pause", until=stamp(clock.ms + 300 * HOUR_MS)).status_code == 201

    def test_hold_bots(self, app: Flask, clock: Clock) -> None:
        table = opened(app, seats=[{"kind": "human", "claim": True}, *[{"kind": "bot"}] * 2])
        done(table, "pause", until=stamp(clock.ms + HOUR_MS))
        assert context_of(app).games.load(table.id).automatic_decisions() == ()


class TestClocks:
    def test_time_is_added_to_one_seat(self, table: Round) -> None:
        seat = awaited_seat(table)
        before = milliseconds(table.by[seat].view(table.id)["decision"]["deadline"])
        done(table, "add_time", seat=seat, seconds=90)
        assert milliseconds(table.by[seat].view(table.id)["decision"]["deadline"]) == before + 90_000
        other = (seat + 1) % 3
        assert code_of(ask(table, "add_time", seat=other, seconds=90)) == (409, "no-clock")

    def test_the_usual_answer_is_given_at_a_table_without_a_clock(self, app: Flask) -> None:
        """One absent person stops no table."""
        table = opened(app)
        seat = awaited_seat(table)
        done(table, "strike")
        assert "game.clock_struck" in types(table.organiser, table.id)
        assert awaited_seat(table) != seat
        assert code_of(ask(table, "add_time", seconds=90)) == (409, "no-clock")

    def test_a_seat_that_is_not_asked_is_not_struck(self, table: Round) -> None:
        assert code_of(ask(table, "strike", seat=(awaited_seat(table) + 1) % 3)) == (409, "not-awaited")


class TestAbsence:
    def test_a_bot_plays_until_the_player_returns(self, app: Flask) -> None:
        table = opened(app)
        seat = awaited_seat(table)
        done(table, "hand_to_bot", seat=seat)
        assert code_of(ask(table, "hand_to_bot", seat=seat)) == (409, "seat-resigned")
        assert code_of(table.by[seat].act(table.id, {"type": "pass"})) == (409, "seat-absent")
        assert len(context_of(app).games.load(table.id).automatic_decisions()) == 1
        assert table.by[seat].act(table.id, {"type": "return"}).status_code == 201
        assert table.by[seat].act(table.id, {"type": "pass"}).status_code == 201

    def test_the_organiser_hands_it_back(self, table: Round) -> None:
        done(table, "hand_to_bot", seat=1)
        done(table, "return", seat=1)
        assert code_of(ask(table, "return", seat=1)) == (409, "not-absent")


    def test_a_player_leaves_and_returns(self, table: Round) -> None:
        player = table.by[0]
        assert player.act(table.id, {"type": "leave"}).get_json()["events"][0]["type"] == "game.seat_absent"
        assert code_of(player.act(table.id, {"type": "leave"})) == (409, "seat-resigned")
        assert player.act(table.id, {"type": "return"}).status_code == 201


class TestSeats:
    def test_a_lost_token_is_reissued_and_the_old_one_is_dead(self, app: Flask, table: Round) -> None:
        old = table.by[0]
        shared = old.post(f"/v1/games/{table.id}/tokens", {"scope": "seat:read"}).get_json()["token"]
        mail = inbox(app, old.token or "")
        body, again = {"kind": "reissue", "seat": 0, **SAID}, key()
        one, two = (
            table.organiser.post(f"/v1/games/{table.id}/interventions", body, Idempotency_Key=again) for _ in range(2)
        )
        assert one.get_json()["slip"] == two.get_json()["slip"]
        new = exchanged(app, table.id, one.get_json()["slip"])
        assert new.view(table.id)["viewpoint"] == "seat:0"
        for dead in (old, Guest(app, shared)):
            assert code_of(dead.get(f"/v1/games/{table.id}/view")) == (410, "gone")
        assert mail.get("/v1/inbox").get_json()["items"] == []
        table.by[0] = new
        assert table.awaited().act(table.id, {"type": "pass"}).status_code == 201

    def test_another_person_takes_a_seat(self, app: Flask, table: Round) -> None:
        before = table.by[1].view(table.id)
        told = done(table, "substitute", seat=1, name="Vera")
        after = exchanged(app, table.id, told["slip"]).view(table.id)
        assert (after["mind"], after["table"]) == (before["mind"], before["table"])
        assert told["game"]["seats"][1]["name"] == "Vera"
        assert code_of(table.by[1].get(f"/v1/games/{table.id}/view")) == (410, "gone")

    def test_what_was_done_before_is_not_told_of_the_new_person(self, app: Flask, table: Round) -> None:
        told = table.by[0].view(table.id)["version"]
        table.awaited().act(table.id, {"type": "pass"})
        done(table, "substitute", seat=0, name="Vera")
        entries = Guest(app).get(f"/v1/games/{table.id}/events?after={told}").get_json()["events"]
        assert [each["text"].partition(" passes")[0] for each in entries[:1]] == ["Seat 0"]
        assert entries[-1]["text"].startswith("Another person plays seat 0 from here on: Vera.")

    def test_another_person_takes_the_seat_of_one_who_resigned(self, app: Flask, table: Round) -> None:
        table.by[2].act(table.id, {"type": "resign"})
        told = done(table, "substitute", seat=2, name="Vera")
        assert not context_of(app).games.load(table.id).seats[2].is_automatic
        assert exchanged(app, table.id, told["slip"]).view(table.id)["viewpoint"] == "seat:2"

    def test_nobody_takes_the_name_of_another(self, table: Round) -> None:
        done(table, "substitute", seat=1, name="Vera")
        assert code_of(ask(table, "substitute", seat=0, name="VERA")) == (422, "malformed")

    def test_a_bots_seat_is_nobodys(self, app: Flask) -> None:
        table = opened(app, seats=[{"kind": "human", "claim": True}, *[{"kind": "bot"}] * 2])
        refused = ask(table, "reissue", seat=1)
        assert code_of(refused) == (409, "seat-free")
        assert refused.get_json()["detail"] == "No person can take seat 1: the service plays it."


class TestWhoMay:
    def test_only_the_organiser(self, table: Round) -> None:
        assert code_of(ask(table, "strike", by=table.by[0])) == (403, "forbidden")
        assert code_of(ask(table, "strike", by=Guest(table.organiser.app))) == (401, "unauthorised")

    def test_only_while_the_game_runs(self, app: Flask, table: Round) -> None:
        over = played(app, opened(app))
        assert code_of(ask(over, "strike")) == (409, "game-over")
        assert code_of(ask(over, "reissue", seat=0)) == (409, "game-over")

    def test_so_often_and_no_more(self, table: Round, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(limits, "MOST_INTERVENTIONS", 2)
        for _ in range(2):
            done(table, "reissue", seat=0)
        assert code_of(ask(table, "reissue", seat=0)) == (409, "too-many-interventions")

    @pytest.mark.parametrize(
        "body",
        [
            {"kind": "pause"},
            {"kind": "strike", "until": "2030-01-01T00:00:00Z"},
            {"kind": "substitute", "seat": 0},
            {"kind": "hand_to_bot"},
            {"kind": "add_time", "seconds": 0},
            {"kind": "dance"},
        ],
    )
    def test_each_kind_has_its_own_members(self, table: Round, body: dict[str, Any]) -> None:
        told = table.organiser.post(f"/v1/games/{table.id}/interventions", body | SAID)
        assert code_of(told) == (422, "malformed")

    def test_a_seat_that_there_is_not(self, table: Round) -> None:
        assert code_of(ask(table, "strike", seat=7)) == (404, "not-found")


def test_a_record_shows_each_with_author_and_reason(app: Flask, clock: Clock) -> None:
    table = opened(app)
    done(table, "pause", until=stamp(clock.ms + HOUR_MS))
    done(table, "resume")
    done(table, "strike")
    table.by[1] = exchanged(app, table.id, done(table, "substitute", seat=1, name="Vera")["slip"])
    played(app, table)
    found = audit(Guest(app).get(f"/v1/games/{table.id}/record").data, discover(), None)
    assert (found.verdict, found.decided) == ("consistent", True), found
    assert found.shown is not None
    kinds = ["game.paused", "game.pause_ended", "game.clock_struck", "game.seat_substituted"]
    assert [each.type for each in found.shown.interventions] == kinds
    assert {(each.author, each.reason) for each in found.shown.interventions} == {("Greta", "The tea is ready.")}
    assert found.names is not None
    assert found.names.called[1] == "Vera"
