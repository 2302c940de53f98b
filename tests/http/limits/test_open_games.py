"""What one address may have open at once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from domain.kernel.errors import Conflict
from service.app.projected.lobby import project
from service.app.projected.open_games import GAMES, note_openings
from service.http.app_services import NAME, AppServices
from service.quotas import OpenLimits
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, code_of, key
from tests.http.luck_tables import context_of

TABLE: dict[str, Any] = {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3}
WITH_BOT: dict[str, Any] = {"ruleset": "microfilms", "seats": [*[{"kind": "human"}] * 2, {"kind": "bot", "bot": "house"}]}


@pytest.fixture
def served(serve: Callable[..., Flask], store: MemoryStore) -> Flask:
    return serve(store, open_limits=OpenLimits(games=3, bot_games=1))


@pytest.fixture
def guest(served: Flask) -> Guest:
    return Guest(served)


def opened(guest: Guest, body: dict[str, Any] = TABLE, **headers: str) -> TestResponse:
    return guest.post("/v1/games", body, **headers)


def abort(guest: Guest, made: TestResponse) -> None:
    game, organiser = made.get_json()["id"], Guest(guest.app, made.get_json()["organiser_token"])
    done = organiser.act(game, {"type": "abort", "reason": "nobody came"})
    assert done.status_code == 201, done.text


def catch_up(app: Flask) -> None:
    """What the dispatcher does with the news."""
    services = app.extensions[NAME]
    assert isinstance(services, AppServices)
    ending = threading.Event()
    store = services.context.store

    def once(_: float) -> Any:
        ending.set()
        return store.follow(store.checkpoint("lobby"), 0)

    project(services.context, once, ending)


def test_one_address_opens_so_many_games_and_others_go_on(guest: Guest) -> None:
    for _ in range(3):
        assert opened(guest).status_code == 201
    refused = opened(guest)
    assert code_of(refused) == (409, "too-many-open")
    assert "Games that one address may have open at once: 3." in refused.get_json()["detail"]
    assert opened(guest, X_Forwarded_For="192.0.2.1").status_code == 409
    elsewhere = {"REMOTE_ADDR": "192.0.2.1"}
    made = guest.app.test_client().post(
        "/v1/games", json=TABLE, headers={"Idempotency-Key": key()}, environ_overrides=elsewhere
    )
    assert made.status_code == 201


def opened_from(app: Flask, address: str) -> int:
    headers, environ = {"Idempotency-Key": key()}, {"REMOTE_ADDR": address}
    return app.test_client().post("/v1/games", json=TABLE, headers=headers, environ_overrides=environ).status_code


@pytest.mark.parametrize("address", ["192.0.2.{}", "2001:db8:7:{:x}::1"])
def test_a_network_of_many_addresses_opens_ten_times_as_many(served: Flask, address: str) -> None:
    assert [opened_from(served, address.format(number)) for number in range(33)] == [201] * 30 + [409] * 3
    assert opened_from(served, "198.51.100.1") == 201


def test_what_is_over_makes_room_in_the_network_too(served: Flask) -> None:
    environ = {"REMOTE_ADDR": "192.0.2.1"}
    made = Guest(served).ask("POST", "/v1/games", {"Idempotency_Key": key()}, json=TABLE, environ_overrides=environ)
    for number in range(2, 31):
        assert opened_from(served, f"192.0.2.{number}") == 201
    assert opened_from(served, "192.0.2.200") == 409
    abort(Guest(served), made)
    catch_up(served)
    assert [opened_from(served, f"192.0.2.{number}") for number in (200, 201)] == [201, 409]


def test_games_with_bots_are_fewer_and_a_refused_one_counts_for_nothing(guest: Guest) -> None:
    assert opened(guest, WITH_BOT).status_code == 201
    refused = opened(guest, WITH_BOT)
    assert code_of(refused) == (409, "too-many-open")
    assert "Games with bots that one address may have open at once: 1." in refused.get_json()["detail"]
    assert [opened(guest).status_code for _ in range(3)] == [201, 201, 409]


def test_a_malformed_game_counts_for_nothing(guest: Guest) -> None:
    for _ in range(4):
        assert opened(guest, {**TABLE, "seats": [{"kind": "human"}]}).status_code == 422
    assert [opened(guest).status_code for _ in range(4)] == [201, 201, 201, 409]


def test_a_repeated_creation_is_answered_however_much_is_open(guest: Guest) -> None:
    again = key()
    first = opened(guest, Idempotency_Key=again)
    for _ in range(2):
        opened(guest)
    assert opened(guest).status_code == 409
    assert opened(guest, Idempotency_Key=again).get_json() == first.get_json()


def test_a_game_that_is_over_makes_room(served: Flask, guest: Guest) -> None:
    again = key()
    first = opened(guest, Idempotency_Key=again)
    for _ in range(2):
        opened(guest)
    abort(guest, first)
    assert opened(guest).status_code == 409
    catch_up(served)
    assert opened(guest).status_code == 201
    assert opened(guest).status_code == 409
    assert opened(guest, Idempotency_Key=again).status_code == 201, "repeated, of a game that is over"
    assert opened(guest).status_code == 409


def test_a_repeated_creation_of_a_game_that_is_over_takes_no_room(served: Flask, guest: Guest) -> None:
    again = key()
    first = opened(guest, Idempotency_Key=again)
    abort(guest, first)
    catch_up(served)
    assert opened(guest, Idempotency_Key=again).status_code == 201
    assert [opened(guest).status_code for _ in range(4)] == [201, 201, 201, 409]


def test_games_are_counted_together_or_not_at_all(serve: Callable[..., Flask], store: MemoryStore) -> None:
    context = context_of(serve(store, open_limits=OpenLimits(games=5, bot_games=1)))
    games = {f"{number:018x}": ["human", "bot"] for number in range(3)}
    with pytest.raises(Conflict, match="so many are never"):
        note_openings(context, "ab12", games)
    assert context.store.open_items("ab12", GAMES) == []
