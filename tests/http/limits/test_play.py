"""Limits of play: no game is hindered, refused commands are counted by seat."""

from __future__ import annotations

from random import Random
from typing import Any

from flask import Flask

from tests.equipment.api import Stopwatch
from tests.equipment.schema_sampler import sample_instance
from tests.http.guest import Round, key, opened
from tests.http.limits.limited import NETWORKS, left, refused


class TestPlay:
    def test_whole_games_at_the_pace_of_machines_are_never_hindered(self, app: Flask) -> None:
        """Every seat looks before it acts; whose turn it is, the public view says from another address."""
        table, luck, acted = opened(app, 4), Random(7), 0
        while (world := watched(app, table))["status"] == "playing":
            guest = table.by[luck.choice(world["decisions"])["seat"]]
            shown = guest.view(table.id)
            body = sample_instance(luck.choice(shown["offers"])["schema"], luck)
            done = guest.act(table.id, body, shown["decision"]["id"])
            assert done.status_code == 201
            assert left(done)[1:] == (4, 10)
            acted += 1
        assert acted > 30

    def test_refused_commands_are_counted_by_seat(self, table: Round) -> None:
        for guest in table.by.values():
            guest.view(table.id)
        waiting = [seat for seat, guest in table.by.items() if guest is not table.awaited()]
        assert [refused(table, waiting[0]).status_code for _ in range(6)] == [409, 409, 409, 409, 429, 429]
        assert refused(table, waiting[1]).status_code == 409

    def test_a_seat_that_erred_may_act_again_within_ten_seconds(self, table: Round, stopwatch: Stopwatch) -> None:
        guest = table.awaited()
        guest.view(table.id)
        seat = next(seat for seat, each in table.by.items() if each is guest)
        for _ in range(5):
            turned_away = refused(table, seat)
        assert 0 < int(turned_away.headers["Retry-After"]) <= 10
        stopwatch.s += int(turned_away.headers["Retry-After"])
        assert guest.act(table.id, {"type": "pass"}).status_code == 201

    def test_an_accepted_command_starts_the_looks_and_the_errors_afresh(self, table: Round) -> None:
        guest = table.awaited()
        seat = next(seat for seat, each in table.by.items() if each is guest)
        path = f"/v1/games/{table.id}/view"
        for _ in range(6):
            assert guest.get(path).status_code == 200
        for _ in range(3):
            refused(table, seat)
        assert guest.act(table.id, {"type": "pass"}).status_code == 201
        assert guest.get(path).status_code == 200
        assert left(refused(table, seat)) == ("commands", 3, 10)

    def test_a_dry_run_is_counted_and_pays_for_nothing(self, table: Round) -> None:
        path = f"/v1/games/{table.id}/commands/check"
        guest = table.awaited()
        guest.view(table.id)
        asked = [guest.post(path, {"type": "pass"}, If_Match="*") for _ in range(5)]
        assert [each.status_code for each in asked] == [200, 200, 200, 200, 429]

    def test_a_repeated_command_is_counted_and_never_lost(self, table: Round, stopwatch: Stopwatch) -> None:
        name = key()
        guest = table.awaited()
        decision = guest.view(table.id)["decision"]["id"]
        first = guest.act(table.id, {"type": "pass"}, decision, Idempotency_Key=name)
        again = [guest.act(table.id, {"type": "pass"}, decision, Idempotency_Key=name) for _ in range(5)]
        assert [each.status_code for each in again] == [201, 201, 201, 201, 429]
        stopwatch.s += int(again[-1].headers["Retry-After"])
        at_last = guest.act(table.id, {"type": "pass"}, decision, Idempotency_Key=name)
        assert at_last.status_code == 201
        assert at_last.data == first.data

    def test_a_command_that_was_turned_away_did_not_happen(self, table: Round, stopwatch: Stopwatch) -> None:
        name = key()
        guest = table.awaited()
        seat = next(seat for seat, each in table.by.items() if each is guest)
        decision = guest.view(table.id)["decision"]["id"]
        for _ in range(4):
            refused(table, seat)
        assert guest.act(table.id, {"type": "pass"}, decision, Idempotency_Key=name).status_code == 429
        assert guest.view(table.id)["decision"]["id"] == decision
        stopwatch.s += 10
        done = guest.act(table.id, {"type": "pass"}, decision, Idempotency_Key=name)
        assert done.status_code == 201
        assert "Idempotency-Replayed" not in done.headers

    def test_a_request_that_waits_counts_once(self, table: Round) -> None:
        table.by[0].view(table.id)
        waited = table.by[0].get(
            f"/v1/games/{table.id}/events?after={table.organiser.view(table.id)['version']}&wait=1"
        )
        assert waited.get_json()["events"] == []
        assert left(waited) == ("reads", 5, 60)


def watched(app: Flask, table: Round) -> Any:
    """What everybody sees, asked for from an address that never asks twice."""
    there = {"REMOTE_ADDR": f"2001:db8:0:{next(NETWORKS):x}::1"}
    return app.test_client().get(f"/v1/games/{table.id}/view", environ_overrides=there).get_json()
