"""Costs: requests that cost much count for more, as stated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from flask import Flask
from msgspec.structs import replace

from extensions.tournaments.app.rows import find_tournament_row
from extensions.tournaments.http import cost as tournament_cost
from extensions.tournaments.http.cost import TOURNAMENT_READ
from service.http.cost import ONE_READ, costs_of
from service.http.openapi.operation import template_path
from service.http.streaming.suspension import RESUMED_KEY
from service.quotas import parse_policies
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.whole_api import API
from tests.http.guest import Guest, opened
from tests.http.held_back import HeldBack
from tests.http.limits.limited import NONE_SUCH, left
from tests.http.reads.asked import operations
from tests.tournaments.http.evening import SEVEN, evening
from tests.tournaments.http.largest import largest_tournament


class TestCosts:
    """Looks that cost much count for more, as it is stated."""

    @pytest.fixture
    def rich(self, serve: Callable[..., Flask]) -> Guest:
        return Guest(serve(MemoryStore(), limits=parse_policies("reads=60")))

    @pytest.mark.parametrize(
        ("path", "counted"),
        [
            ("/v1/replays/none/frames?limit=200", 50), ("/v1/replays/none/frames", 13), ("/v1/replays/none/frames?limit=1", 1),
            ("/v1/replays/none/frames?limit=99999", 13), ("/v1/replays/none/frames?limit=9999", 50),
            (f"/v1/games/{NONE_SUCH}/events?limit=500", 5), (f"/v1/games/{NONE_SUCH}/events?limit=500&wait=1", 5), (f"/v1/games/{NONE_SUCH}/events?words=true", 10), (f"/v1/games/{NONE_SUCH}/events?limit=500&words=true&wait=1", 50),
            (f"/v1/games/{NONE_SUCH}/record", 10), (f"/v1/games/{NONE_SUCH}/view", 1), ("/r/none", 5),
        ],
    )  # fmt: skip
    def test_a_look_counts_for_what_is_stated(self, rich: Guest, path: str, counted: int) -> None:
        assert left(rich.get(path)) == ("reads", 60 - counted, 60)

    def test_a_costly_look_that_is_turned_away_takes_nothing(self, rich: Guest) -> None:
        assert rich.get("/v1/replays/none/frames?limit=200").status_code == 404
        refused = rich.get("/v1/replays/none/frames?limit=200")
        assert refused.status_code == 429
        assert left(refused) == ("reads", 10, 60)
        assert left(rich.get("/v1/rulesets")) == ("reads", 9, 60)

    def test_what_costs_more_than_there_is_at_all_can_be_had(self, serve: Callable[..., Flask]) -> None:
        poor = Guest(serve(MemoryStore(), limits=parse_policies("reads=5")))
        assert poor.get("/v1/replays/none/frames?limit=200").status_code == 404
        assert poor.get("/v1/rulesets").status_code == 429

    @pytest.mark.extension("tournaments")
    def test_a_read_of_a_tournament_counts_for_its_entries_and_tables(self, serve: Callable[..., Flask]) -> None:
        app = serve(MemoryStore(), limits=parse_policies("reads=60,writes=9999"))
        here, entries = largest_tournament(app, 400), 400 // TOURNAMENT_READ.entries
        declared: Any = costs_of(app)
        tables = 200 // declared["rounds.get_progress"].tables
        version = here.now.version // declared["standings.get_standings"].facts
        where, page = f"/v1/tournaments/{here.id}", f"/t/{here.id}"
        asked = (
            (where, Guest(app), 1 + entries), (f"{page}/standings", Guest(app), 1 + entries), (page, Guest(app), 1 + entries),
            (f"{where}/standings?at={here.now.version}", Guest(app), 1 + entries + version),
            (f"{where}/standings?at=1", Guest(app), 1 + entries), (f"{where}/rounds/1/progress", here.organiser, 1 + tables),
            (f"/v1/series?tournaments={here.id},{here.id}x", Guest(app), 10 + entries), ("/v1/tournaments?limit=100", Guest(app), 1),
        )  # fmt: skip
        for day, (path, guest, counted) in enumerate(asked):
            answered = app.test_client().get(
                path, headers=[*bearer(guest)], environ_base={"REMOTE_ADDR": f"10.{day}.0.1"}
            )
            assert left(answered)[1] == 60 - counted, path

    @pytest.mark.extension("tournaments")
    def test_a_tournament_of_a_club_counts_as_it_did(self, serve: Callable[..., Flask]) -> None:
        app = serve(MemoryStore(), limits=parse_policies("reads=60"))
        here = evening(app, *SEVEN)
        for path in (f"/v1/tournaments/{here.id}", f"/t/{here.id}", f"/t/{here.id}/standings", f"/t/{here.id}/own"):
            before = left(Guest(app).get("/v1/rulesets"))[1]
            assert left(Guest(app).get(path))[1] == before - 1

    @pytest.mark.extension("tournaments")
    def test_the_record_of_a_tournament_counts_as_those_of_its_games(self, serve: Callable[..., Flask]) -> None:
        app = serve(MemoryStore(), limits=parse_policies("reads=60"))
        here = evening(app, *SEVEN, regulations={"entries": {"check_in": "none"}})
        here.draft()
        here.publish()
        here.open()
        before = left(Guest(app).get("/v1/rulesets"))[1]
        assert left(Guest(app).get(here.path("/record")))[1] == before - 1 - 10 * len(here.now.rounds[1].tables)

    @pytest.mark.extension("tournaments")
    def test_the_cost_follows_from_what_everybody_may_see(self, serve: Callable[..., Flask]) -> None:
        """While boards are played, entries that come late are no part of it."""
        app = serve(MemoryStore(), limits=parse_policies("reads=60"))
        here = evening(app, *SEVEN, "Hana Sato", preset="duplicate", regulations={"entries": {"check_in": "none"}})
        here.draft()
        here.publish()
        here.open()
        seen = find_tournament_row(here.context.store, here.id)
        here.finish(1)
        after = find_tournament_row(here.context.store, here.id)
        assert seen is not None
        assert after == replace(seen, head=here.now.version)

    def test_the_contract_states_what_is_declared(self, app: Flask) -> None:
        contract = Guest(app).get("/openapi.json").get_json()
        for path, by_method in contract["paths"].items():
            for each in operations().values():
                if template_path(each.path, API.path) == path:
                    stated = f"Counts {each.cost}." in by_method["get"]["description"]
                    assert stated is (each.limited and each.cost != ONE_READ), path
                    assert (f"`{each.name}`" in contract["info"]["description"]) is stated, path

    def test_a_new_token_gets_back_all_that_its_first_poll_counted(
        self, app: Flask, store: MemoryStore, serve: Callable[..., Flask], held_back: HeldBack
    ) -> None:
        table = opened(app)
        held_back.at_requests()
        fresh = serve(store, limits=parse_policies("reads=60"))
        head = table.by[0].view(table.id)["version"]
        answered = Guest(fresh, table.by[0].token).get(f"/v1/games/{table.id}/events?after={head}&limit=500&wait=1")
        assert (answered.status_code, len(held_back.waits_s)) == (200, 1)
        assert left(Guest(fresh, "dd_seat_none").get("/v1/token"))[1] == 59

    @pytest.mark.extension("tournaments")
    def test_a_request_that_is_taken_up_again_reads_no_row(self, serve: Callable[..., Flask], monkeypatch: pytest.MonkeyPatch) -> None:
        found = list[Sequence[str]]()
        monkeypatch.setattr(tournament_cost, "find_rows", lambda _, __, tournaments: found.append(tournaments) or [])
        app = serve(MemoryStore(), limits=parse_policies("reads=60"))
        for environ in ({}, {RESUMED_KEY: True}):
            app.test_client().get("/v1/tournaments/t00aaaaaaaaaaaaaaaa/standings", environ_base=environ)
        assert len(found) == 1


def bearer(guest: Guest) -> Iterator[tuple[str, str]]:
    """The header of a guest's token, if there is one."""
    if guest.token is not None:
        yield "Authorization", f"Bearer {guest.token}"
