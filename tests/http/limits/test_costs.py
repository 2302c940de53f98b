"""Costs: requests that cost much count for more, as stated."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask

from service.http.ratelimit.costs import COSTS, PAGES
from service.quotas import parse_policies
from tests.equipment.memory_store.store import MemoryStore
from tests.http.guest import Guest
from tests.http.limits.limited import NONE_SUCH, left


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
            (f"/v1/games/{NONE_SUCH}/events?limit=500", 5), (f"/v1/games/{NONE_SUCH}/events?limit=500&wait=1", 1),
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

    def test_every_stated_cost_is_of_an_operation_that_there_is(self, app: Flask) -> None:
        assert {*COSTS, *PAGES} <= set(app.view_functions)
