"""The feed: the same entries for everybody, opened as far as each may know."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask

from service.http.app_services import NAME
from service.shares import networks_of
from tests.http.alive.streams.reading import head_of
from tests.http.guest import Guest, Json, Round, opened, played
from tests.http.held_back import HeldBack


def page(guest: Guest, table: Round, query: str = "?limit=500") -> Any:
    answered = guest.get(f"/v1/games/{table.id}/events{query}")
    assert answered.status_code == 200, answered.text
    return answered.get_json()


def entries(guest: Guest, table: Round) -> list[Json]:
    found: list[Json] = page(guest, table)["events"]
    return found


def test_pages_follow_one_another(app: Flask, table: Round) -> None:
    whole, after, found = page(Guest(app), table), 0, []
    while after < whole["head"]:
        part = page(Guest(app), table, f"?after={after}&limit=4")
        assert (part["after"], part["head"]) == (after, whole["head"])
        found += part["events"]
        after = found[-1]["version"]
    assert found == whole["events"]
    assert [each["version"] for each in found] == list(range(1, whole["head"] + 1))


def test_everybody_sees_the_same_entries_and_opens_his_own(app: Flask, table: Round) -> None:
    public = entries(Guest(app), table)
    assert all(each["openings"] == {} for each in public)
    for seat, guest in table.by.items():
        own = entries(guest, table)
        for each, shown in zip(own, public, strict=True):
            mine = {"openings": {}, "text": shown["text"]} if each["openings"] else {}
            assert each | mine == shown
        dealt = [each for each in own if each["type"].endswith("identity_dealt")]
        assert [each["data"]["seat"] for each in dealt if "identities" in each["openings"]] == [seat]


class TestWaiting:
    @pytest.fixture(autouse=True)
    def at_the_feed(self, app: Flask, held_back: HeldBack) -> None:
        held_back.at_requests()

    def test_ends_with_the_news(self, app: Flask, table: Round, held_back: HeldBack) -> None:
        head = table.made["game"]["version"]
        held_back.acts.append(lambda: table.awaited().act(table.id, {"type": "pass"}))
        found = page(Guest(app), table, f"?after={head}&wait=10")["events"]
        assert [each["version"] for each in found] == [head + 1, head + 2]
        assert held_back.waits_s == [10]

    def test_ends_with_the_time(self, app: Flask, table: Round, held_back: HeldBack) -> None:
        assert page(Guest(app), table, f"?after={table.made['game']['version']}&wait=1")["events"] == []
        assert held_back.waits_s == [1]

    def test_does_not_begin_when_there_is_something(self, app: Flask, held_back: HeldBack) -> None:
        assert page(Guest(app), opened(app), "?wait=10")["events"]
        assert held_back.waits_s == []

    def test_is_refused_when_too_many_wait_and_never_ends_at_once(self, app: Flask, table: Round, held_back: HeldBack) -> None:
        places = app.extensions[NAME].streams.waiting.threads
        path = f"/v1/games/{table.id}/events?after={table.made['game']['version']}&wait=10"
        networks = [networks_of(f"192.0.{number}.1") for number in range(100)]
        while places.acquire(networks.pop()) is None:
            pass
        refused = Guest(app).get(path)
        assert (refused.status_code, refused.get_json()["code"], refused.headers["Retry-After"]) == (503, "unavailable", "5")
        assert held_back.waits_s == []

    def test_does_not_begin_when_the_game_is_over(self, app: Flask, held_back: HeldBack) -> None:
        table = played(app, opened(app))
        assert page(Guest(app), table, f"?after={head_of(table)}&wait=10")["events"] == []
        assert held_back.waits_s == []
