"""Seeks are switched off, alone or with all others: nothing else changes, and no seeker stays who is forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask, Response
from flask.testing import FlaskClient

from service.app.forgetting.forget_player import NAME, SETTLED_MS, settle_forgotten
from service.extensions import NONE, Extensions, find_extensions
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.forgetting.interleaved import InterleavedStore, kill
from tests.http.forgetting.raw import find_text
from tests.http.guest import Guest
from tests.http.luck_tables import context_of
from tests.http.players.accounts import registered
from tests.restorable import RestorableStore
from tests.seeks.test_seeks import joined, sought

ONLY_SEEKS, NO_SEEKS = (find_extensions({"DEADDROP_EXTENSIONS": name}) for name in ("seeks", "tournaments"))
SHOWN = ("seeks/in_lobby.mjs", "seeks/seeks.css", "Look for players", "Players wanted")


@pytest.mark.parametrize(("found", "seeks", "tournaments"), [(ONLY_SEEKS, 200, 404), (NO_SEEKS, 404, 200), (NONE, 404, 404)])
def test_each_extension_is_served_without_the_others(
    serve: Callable[..., Flask], store: MemoryStore, found: Extensions, seeks: int, tournaments: int
) -> None:
    client = FlaskClient(serve(store, extensions=found), Response)  # the client of other tests holds answers to the whole contract
    for path, status in {"/v1/seeks": seeks, "/problems/seek-filled": seeks, "/v1/tournaments": tournaments, "/v1/games": 200, "/me": 200}.items():
        assert client.get(path).status_code == status, path
    assert ("/v1/seeks" in client.get("/openapi.json").get_json()["paths"]) == (seeks == 200)
    lobby = client.get("/")
    assert lobby.status_code == 200
    assert [each for each in SHOWN if each in lobby.text] == ([*SHOWN] if seeks == 200 else [])


@pytest.mark.parametrize("found", [NO_SEEKS, NONE], ids=["alone", "with all others"])
def test_seekers_are_forgotten_while_seeks_are_off(
    serve: Callable[..., Flask], app: Flask, store: RestorableStore, found: Extensions
) -> None:
    """At a seek that waits, at one that was filled, and at one that was over before."""
    anna = registered(app, "Zyxwvutana")
    waiting, filled = sought(Guest(app)), sought(Guest(app), ruleset="microdot", seats=2)
    for each in (waiting, filled):
        joined(Guest(app), each["seek"]["id"], player=anna.guest.token)
    assert find_text(store, "zyxwvut") != []
    assert Guest(serve(store, extensions=found), anna.guest.token).delete("/v1/players/me").status_code == 204
    assert find_text(store, "zyxwvut") == []
    assert Guest(app, waiting["token"]).get(f"/v1/seeks/{waiting['seek']['id']}").get_json()["seek"]["people"] == 1
    assert Guest(app, filled["token"]).get(f"/v1/seeks/{filled['seek']['id']}").get_json()["game"] is not None


def test_a_seek_that_is_over_goes_with_its_seeker_while_seeks_are_off(
    serve: Callable[..., Flask], app: Flask, store: RestorableStore, clock: Clock
) -> None:
    anna = registered(app, "Zyxwvutana")
    sought(Guest(app), player=anna.guest.token)
    clock.ms += 600_000
    assert Guest(serve(store, extensions=NO_SEEKS), anna.guest.token).delete("/v1/players/me").status_code == 204
    assert store.rows("seeks", None, 9) == []


def test_a_walk_that_was_killed_settles_while_seeks_are_off(
    serve: Callable[..., Flask], store: RestorableStore, clock: Clock
) -> None:
    interleaved = InterleavedStore(store)
    app = serve(interleaved)
    anna = registered(app, "Zyxwvutana")
    sought(Guest(app), player=anna.guest.token)
    interleaved.watch(lambda: anna.guest.delete("/v1/players/me"), {6: kill})
    clock.ms += SETTLED_MS
    assert store.rows(NAME, None, 9) != []
    assert settle_forgotten(context_of(serve(store, extensions=NO_SEEKS))) == 1
    assert (find_text(store, "zyxwvut"), store.rows(NAME, None, 9)) == ([], [])
