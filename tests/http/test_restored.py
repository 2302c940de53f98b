"""A store that was brought back to an earlier state, under processes that knew more: nothing of that is shown any more, and it is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from service.app.core.game_repository import DIVERGED, REGRESSED
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, Round, opened
from tests.restorable import RestorableStore


@pytest.fixture
def store(clock: Clock) -> RestorableStore:
    return RestorableStore(clock)


@pytest.fixture
def other(serve: Callable[..., Flask], store: RestorableStore) -> Flask:
    """Another process on the same store."""
    return serve(store)


@pytest.fixture
def table(app: Flask, store: RestorableStore) -> Round:
    return opened(app)


@pytest.fixture
def kept(table: Round, store: RestorableStore, other: Flask) -> dict[str, Any]:
    """A backup, after which the game goes on by one turn, and then the store."""
    backup = store.backup()
    assert table.awaited().act(table.id, {"type": "pass"}).status_code == 201
    return backup


@pytest.fixture(autouse=True)
def counted() -> Callable[[], tuple[int, int]]:
    """How often the store was behind, and how often it held another history, since the test began."""
    before = REGRESSED._value.get(), DIVERGED._value.get()
    return lambda: (int(REGRESSED._value.get() - before[0]), int(DIVERGED._value.get() - before[1]))


def seen(app: Flask, guest: Guest, table: Round, query: str = "") -> Json:
    return {**Guest(app, guest.token).view(table.id, query), "server_time": ""}


def moved(app: Flask, table: Round) -> None:
    """A turn by way of a process that knows only what the store holds: another one than was lost."""
    turn = seen(app, table.organiser, table)["decisions"][0]["seat"]
    assert Guest(app, table.by[turn].token).act(table.id, {"type": "pass"}).status_code == 201


def test_what_the_store_has_lost_is_shown_to_nobody(
    app: Flask, other: Flask, store: RestorableStore, table: Round, kept: dict[str, Any], counted: Callable[[], Any],
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    store.restore(kept)
    for guest in table.by.values():
        assert seen(app, guest, table) == seen(other, guest, table)
    assert counted() == (1, 0)
    [record] = caplog.records
    assert record.message.startswith("the store has lost acknowledged entries: expected after a restore or fail-over")
    assert vars(record)["game"] == table.id


def test_another_history_takes_the_place_of_what_was_lost(
    app: Flask, other: Flask, store: RestorableStore, table: Round, kept: dict[str, Any], counted: Callable[[], Any]
) -> None:
    lost = seen(app, table.organiser, table)["version"]
    seen(app, table.organiser, table, f"?at={lost - 1}")
    store.restore(kept)
    moved(other, table)
    while seen(other, table.organiser, table)["version"] <= lost:
        moved(other, table)
    for guest in table.by.values():
        assert seen(app, guest, table) == seen(other, guest, table)
        assert seen(app, guest, table, f"?at={lost - 1}") == seen(other, guest, table, f"?at={lost - 1}")
    assert counted() == (0, 1)


def test_a_game_that_is_gone_is_not_there(
    app: Flask, store: RestorableStore, table: Round, counted: Callable[[], Any]
) -> None:
    store.restore(RestorableStore().backup())
    assert table.organiser.get(f"/v1/games/{table.id}/view").status_code == 404
    assert counted() == (1, 0)
