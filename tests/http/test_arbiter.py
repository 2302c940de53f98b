"""An arbiter sees everything, and everything that he sees is noted first and shown to the table when the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask

from service.store import Unavailable
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest, Json, Round, code_of, opened, played, seats
from tests.http.held_back import HeldBack


class Forgetful(MemoryStore):
    """A store that cannot note a look now."""

    def note_read(self, game: str, version: int, viewpoint: str, at_ms: int) -> None:
        raise Unavailable


@pytest.fixture
def table(app: Flask) -> Round:
    return opened(app, arbiter=True)


@pytest.fixture
def arbiter(table: Round) -> Guest:
    return arbiter_of(table)


def arbiter_of(table: Round) -> Guest:
    return Guest(table.organiser.app, table.made["arbiter_token"])


def reads(guest: Guest, game: str) -> list[tuple[int, str]]:
    return [(each["version"], each["viewpoint"]) for each in page(guest, game)["items"]]


def page(guest: Guest, game: str, query: str = "") -> Json:
    answered = guest.get(f"/v1/games/{game}/arbiter-reads{query}")
    assert answered.status_code == 200, answered.text
    told: Json = answered.get_json()
    return told


def head(table: Round) -> int:
    version: int = table.organiser.view(table.id)["version"]
    return version


def readers(app: Flask) -> list[str]:
    """Every address under which a token's holder can read a game from a viewpoint, by the contract."""
    contract: Any = Guest(app).get("/openapi.json").get_json()

    def named(told: Any) -> Any:
        return contract["components"]["parameters"][told["$ref"].rpartition("/")[2]]

    return [
        path.replace("{gameId}", "{g}")
        for path, told in contract["paths"].items()
        if path.startswith("/v1/games/")
        and any(named(each)["name"] == "viewpoint" for each in told.get("get", {}).get("parameters", ()))
    ]


def test_no_way_to_read_is_forgotten(app: Flask) -> None:
    found = readers(app)
    assert {f"/v1/games/{{g}}/{name}" for name in ("view", "events", "evidence")} <= set(found)
    for path in found:
        for viewpoint in ("seat:1", "all"):
            table = opened(app, arbiter=True)
            arbiter, address = arbiter_of(table), path.replace("{g}", table.id)
            for harmless in (table.by[0].get(address), arbiter.get(f"{address}?viewpoint=public")):
                assert harmless.status_code == 200, path
            assert reads(arbiter, table.id) == []
            assert arbiter.get(f"{address}?viewpoint={viewpoint}").status_code == 200, path
            assert reads(arbiter, table.id) == [(head(table), viewpoint)], path


def test_what_cannot_be_noted_is_not_shown(serve: Callable[[MemoryStore], Flask]) -> None:
    app = serve(Forgetful())
    table = opened(app, arbiter=True)
    arbiter, hand = arbiter_of(table), table.by[1].get(f"/v1/games/{table.id}/view").get_json()["mind"]
    assert hand
    for path in readers(app):
        address = path.replace("{g}", table.id)
        for query in ("?viewpoint=seat:1", "?viewpoint=all"):
            refused = arbiter.get(address + query)
            assert code_of(refused) == (503, "unavailable"), path
            assert refused.headers["Retry-After"] == "1"
        assert arbiter.get(f"{address}?viewpoint=public").status_code == 200, path
        assert table.by[1].get(address).status_code == 200, path


class TestWhatIsNoted:
    def test_the_whole_table_is_what_an_arbiter_sees_without_asking(self, table: Round, arbiter: Guest) -> None:
        assert arbiter.view(table.id)["viewpoint"] == "all"
        assert reads(arbiter, table.id) == [(head(table), "all")]

    def test_each_version_and_pair_of_eyes_counts_once_from_the_first_time(
        self, table: Round, arbiter: Guest, clock: Any
    ) -> None:
        arbiter.view(table.id, "?viewpoint=seat:2&at=7")
        first = page(arbiter, table.id)["items"]
        clock.ms += 60_000
        for query in ("?viewpoint=seat:2&at=7", "?viewpoint=seat:0&at=7", "?viewpoint=seat:2&at=5"):
            arbiter.view(table.id, query)
        assert reads(arbiter, table.id) == [(5, "seat:2"), (7, "seat:0"), (7, "seat:2")]
        assert page(arbiter, table.id)["items"][2] == first[0]

    def test_a_page_of_the_feed_counts_with_its_last_version(self, table: Round, arbiter: Guest) -> None:
        events = f"/v1/games/{table.id}/events?viewpoint=seat:1"
        for query in ("&limit=3", "&after=3&limit=2", f"&after={head(table)}"):
            assert arbiter.get(events + query).status_code == 200
        assert arbiter.get(f"{events}&after=999").status_code == 409
        assert reads(arbiter, table.id) == [(3, "seat:1"), (5, "seat:1")]

    def test_news_that_an_arbiter_waited_for_count_too(self, app: Flask, table: Round, arbiter: Guest, held_back: HeldBack) -> None:
        before = head(table)
        held_back.at_requests()
        held_back.acts.append(lambda: table.awaited().act(table.id, {"type": "pass"}))
        told = arbiter.get(f"/v1/games/{table.id}/events?after={before}&wait=20").get_json()
        assert told["events"][-1]["version"] == told["head"] > before
        assert reads(arbiter, table.id) == [(told["head"], "all")]

    def test_what_is_not_there_is_not_read(self, table: Round, arbiter: Guest) -> None:
        for query, expected in ((f"?at={head(table) + 1}", 422), ("?viewpoint=seat:3", 422), ("?at=0", 422)):
            assert arbiter.get(f"/v1/games/{table.id}/view{query}").status_code == expected
        assert reads(arbiter, table.id) == []

    def test_nobody_else_is_noted(self, app: Flask, table: Round, arbiter: Guest) -> None:
        for guest in (Guest(app), table.organiser, *table.by.values()):
            for query in ("", "?viewpoint=seat:0", "?viewpoint=all", "?viewpoint=public"):
                guest.get(f"/v1/games/{table.id}/view{query}")
        assert reads(arbiter, table.id) == []

    def test_nor_what_an_arbiter_reads_when_everybody_may(self, app: Flask, table: Round, arbiter: Guest) -> None:
        played(app, table)
        for query in ("", "?viewpoint=seat:0", "?viewpoint=all&at=9"):
            arbiter.view(table.id, query)
        assert reads(arbiter, table.id) == []

    def test_a_game_that_is_over_and_not_revealed_yet_is_no_open_one(self, app: Flask) -> None:
        table = opened(app, arbiter=True, deal={"mode": "duplicate", "group": "spring"})
        body = {"ruleset": "microfilms", "seats": seats(3), "deal": {"mode": "duplicate", "group": "spring"}}
        assert table.organiser.post("/v1/games", body).status_code == 201
        played(app, table)
        arbiter = arbiter_of(table)
        assert arbiter.view(table.id)["viewpoint"] == "public"
        arbiter.view(table.id, "?viewpoint=seat:0")
        assert reads(Guest(app), table.id) == [(head(table), "seat:0")]

    def test_no_game_moves_by_it(self, table: Round, arbiter: Guest) -> None:
        before = table.organiser.get(f"/v1/games/{table.id}/events").data
        arbiter.view(table.id)
        assert table.organiser.get(f"/v1/games/{table.id}/events").data == before

    def test_it_outlives_the_process(self, serve: Callable[[MemoryStore], Flask], table: Round, arbiter: Guest, store: MemoryStore) -> None:  # fmt: skip
        arbiter.view(table.id)
        assert reads(Guest(serve(store), arbiter.token), table.id) == [(head(table), "all")]


class TestTheList:
    def test_is_the_arbiters_own_while_the_game_is_on(self, app: Flask, table: Round, arbiter: Guest) -> None:
        arbiter.view(table.id)
        for guest in (Guest(app), table.organiser, *table.by.values()):
            assert code_of(guest.get(f"/v1/games/{table.id}/arbiter-reads")) == (403, "forbidden")
        assert len(reads(arbiter, table.id)) == 1

    def test_is_everybodys_when_it_is_over(self, app: Flask, table: Round, arbiter: Guest) -> None:
        arbiter.view(table.id, "?at=5&viewpoint=seat:2")
        played(app, table)
        for guest in (Guest(app), table.organiser, arbiter, *table.by.values()):
            assert reads(guest, table.id) == [(5, "seat:2")]

    def test_of_a_game_without_an_arbiter_is_empty(self, app: Flask) -> None:
        table = played(app, opened(app))
        assert page(Guest(app), table.id) == {"items": [], "next": None}

    def test_comes_in_pages(self, table: Round, arbiter: Guest) -> None:
        looks = [(version, viewpoint) for version in (2, 5, 10) for viewpoint in ("all", "seat:0", "seat:2")]
        for version, viewpoint in reversed(looks):
            arbiter.view(table.id, f"?at={version}&viewpoint={viewpoint}")
        found, query = [], "?limit=4"
        for expected in (4, 4, 1):
            told = page(arbiter, table.id, query)
            assert len(told["items"]) == expected
            found += [(each["version"], each["viewpoint"]) for each in told["items"]]
            query = f"?limit=4&cursor={told['next']}"
        assert told["next"] is None
        assert found == looks
