"""The core without extensions: games are created, played, listed and shown."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from flask import Flask

from service.app.projected import lobby
from service.extensions import NONE
from tests.http.guest import Guest, opened, played
from tests.http.luck_tables import context_of
from tests.restorable import RestorableStore


def test_a_game_is_played_and_its_record_read(core_only: Flask) -> None:
    table = played(core_only, opened(core_only))
    assert context_of(core_only).extensions == NONE
    assert table.organiser.get(f"/v1/games/{table.id}").get_json()["status"] == "over"
    assert table.organiser.get(f"/v1/games/{table.id}/record").status_code == 200


@pytest.mark.parametrize("path", ["/", "/me", "/v1/rulesets", "/v1/games", "/openapi.json", "/healthz", "/readyz"])
def test_its_pages_and_lists_answer(core_only: Flask, path: str) -> None:
    assert Guest(core_only).get(path).status_code == 200


def test_its_lists_follow_the_games(core_only: Flask, store: RestorableStore) -> None:
    opened(core_only, visibility="public")
    context, stopping, before = context_of(core_only), threading.Event(), store.feed_ends()

    def take(_: float) -> Any:
        stopping.set()
        return list(store.follow(dict.fromkeys(before, "0-0"), 0))

    lobby.project(context, take, stopping)
    assert len(Guest(core_only).get("/v1/games").get_json()["items"]) == 1
