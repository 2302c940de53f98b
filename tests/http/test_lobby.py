"""The lobby says of a game what its card says, whether or not its projector has come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from flask import Flask

from projections import lobby as rows
from service.app.core import lobby_rows
from service.app.core.read_game import load_public_game
from service.app.projected import lobby
from service.store.stored import Unavailable
from service.web import lobby_page
from tests.equipment.memory_store.store import MemoryStore
from tests.http.beginnings import Clock
from tests.http.guest import Guest, Json, opened, played, seats
from tests.http.limits.test_open_games import catch_up

STATUSES = ("seating", "playing", "over", "aborted")
WAITING = {"ruleset": "microfilms", "seats": [*seats(2), {"kind": "human"}]}


def listed(app: Flask, status: str) -> list[Json]:
    found: list[Json] = Guest(app).get(f"/v1/games?status={status}").get_json()["items"]
    return found


def where(app: Flask, game: str) -> list[str]:
    """Under which status a game is listed; each of its rows says what its card says."""
    shown = Guest(app).get(f"/v1/games/{game}").get_json()
    found = []
    for status in STATUSES:
        for each in listed(app, status):
            if each["id"] == game:
                assert each == shown
                found.append(status)
    assert found == [shown["status"]]
    return found


def sit_down(app: Flask, made: Json) -> None:
    path, code = f"/v1/games/{made['game']['id']}/seats/2/claim", made["seats"][2]["claim_code"]
    assert Guest(app).post(path, {"code": code}).status_code == 201


def abort(app: Flask, made: Json) -> None:
    organiser = Guest(app, made["organiser_token"])
    assert organiser.act(made["game"]["id"], {"type": "abort", "reason": "rain"}).status_code == 201


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_is_listed_under_the_status_of_its_card(
    serve: Callable[..., Flask], store: MemoryStore, processes: int
) -> None:
    apps = [serve(store) for _ in range(processes)]
    app, seen = apps[0], apps[-1]
    made = Guest(app).post("/v1/games", WAITING).get_json()
    game = made["game"]["id"]
    assert where(seen, game) == ["seating"]
    sit_down(app, made)
    assert where(seen, game) == ["playing"]
    abort(app, made)
    assert where(seen, game) == ["aborted"]


def test_a_game_that_was_played_to_its_end_is_over(app: Flask) -> None:
    assert where(app, played(app, opened(app)).id) == ["over"]


def test_the_page_offers_to_watch_only_what_is_played(app: Flask) -> None:
    running, over = opened(app).id, played(app, opened(app)).id
    page = Guest(app).get("/").text
    assert f"/g/{running}" in page
    assert f"/g/{over}" not in page


def test_a_game_whose_row_could_not_be_written_is_listed_once_the_projector_has_written_it(
    app: Flask, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise Unavailable

    with monkeypatch.context() as failing:
        failing.setattr(lobby_rows, "put_game_rows", fail)
        game = opened(app).id
    assert listed(app, "playing") == []
    catch_up(app)
    assert where(app, game) == ["playing"]


def test_an_append_that_changes_no_row_writes_none(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[str]()
    monkeypatch.setattr(lobby_rows, "put_game_rows", lambda _, game: written.append(game.status))
    played(app, opened(app))
    assert written == ["playing", "over"]


def test_a_row_that_no_feed_tells_of_any_more_is_written_anew(app: Flask, store: MemoryStore) -> None:
    game = played(app, opened(app)).id
    assert where(app, game) == ["over"]
    stale = b'{"ruleset":"microfilms","status":"playing","public_ms":0}'
    store.drop(rows.NAME)
    store.put_row(rows.NAME, game, 1, 1, stale)
    assert listed(app, "playing") == []
    assert rows.decode_row(store.row(rows.NAME, game) or b"").status == "over"


def test_the_options_of_a_game_are_described_once_for_all_pages(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Guest(app).get("/").text
    monkeypatch.setattr(lobby_page, "to_options", lambda *_: pytest.fail("described again"))
    assert Guest(app).get("/").text == first


class TestDelayed:
    """What spectators see late, the lobby tells late."""

    def test_a_beginning_is_listed_when_the_card_tells_of_it(self, app: Flask, clock: Clock) -> None:
        made = Guest(app).post("/v1/games", WAITING | {"spectators": {"delay_s": 600}}).get_json()
        sit_down(app, made)
        assert where(app, made["game"]["id"]) == ["seating"]
        clock.ms += 601_000
        assert where(app, made["game"]["id"]) == ["playing"]

    def test_a_row_of_an_older_release_is_no_evidence(self, app: Flask, store: MemoryStore) -> None:
        made = Guest(app).post("/v1/games", WAITING | {"spectators": {"delay_s": 600}}).get_json()
        sit_down(app, made)
        game = made["game"]["id"]
        where(app, game)
        store.drop(rows.NAME)
        store.put_row(rows.NAME, game, 99, 1, b'{"ruleset":"microfilms","status":"playing"}')
        assert where(app, game) == ["seating"]


class TestCost:
    """A page costs no more than it says, and what is left is done for the next."""

    def test_games_that_are_looked_at(self, app: Flask, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
        games = [opened(app, spectators={"delay_s": 600}).id for _ in range(5)]
        loads: list[str] = []
        looked = load_public_game
        monkeypatch.setattr(lobby, "load_public_game", lambda here, game: (loads.append(game), looked(here, game))[1])

        def pages() -> Iterator[tuple[list[Json], int]]:
            query, first = "?status=over&limit=2", len(loads)
            while query:
                page = Guest(app).get(f"/v1/games{query}").get_json()
                yield page["items"], len(loads) - first
                query = f"?status=over&limit=2&cursor={page['next']}" if page["next"] else ""

        assert [*pages()] == [([], 2), ([], 4), ([], 5)]
        assert loads == games[::-1]
        clock.ms += 601_000
        assert [*pages()] == [([], 0)]
