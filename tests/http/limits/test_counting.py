"""How often a client may ask: said on every answer, counted for the right one, and never in the way of play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from service.cli.help_texts import SETTINGS
from service.http.instrumentation import COMMANDS_ASKED
from service.http.problems.problem_registry import REGISTRY
from service.http.ratelimit import counters
from service.http.ratelimit.middleware import UNLIMITED
from service.quotas import ALL_POLICIES, POLICIES, parse_policies
from tests.equipment.api import Stopwatch
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.whole_api import API
from tests.http.conformance import operations
from tests.http.guest import Guest, Round, opened, seats
from tests.http.limits.limited import NETWORKS, NONE_SUCH, exhaust, left
from tests.tournaments.http import added
from tests.tournaments.http.evening import evening


class TestWhatAnAnswerSays:
    def test_the_policy_and_what_is_left_of_it(self, anybody: Guest) -> None:
        first, second = anybody.get("/v1/rulesets"), anybody.get("/v1/rulesets")
        assert first.headers["RateLimit-Policy"] == '"reads";q=6;w=60'
        assert left(first) == ("reads", 5, 60)
        assert left(second) == ("reads", 4, 60)

    def test_every_answer_says_it(self, app: Flask) -> None:
        anybody, table = Guest(app), opened(app)
        view = anybody.get(f"/v1/games/{table.id}/view")
        for answered in (
            view,
            anybody.get(f"/v1/games/{table.id}/view", If_None_Match=view.headers["ETag"]),
            anybody.get("/nothing/here"),
            anybody.ask("PUT", "/v1/games", {}),
            anybody.get("/docs"),
            anybody.get("/openapi.json", Accept="image/png"),
            exhaust(anybody),
            anybody.post("/nothing/here"),
            anybody.ask("POST", "/v1/games", {"Idempotency-Key": "k"}, data="{"),
            anybody.act(table.id, {"type": "pass"}),
            table.by[0].delete("/v1/tokens/none"),
        ):
            name, remaining, seconds = left(answered)
            [policy] = [each for each in POLICIES if each.name == name]
            assert answered.headers["RateLimit-Policy"].startswith(f'"{name}";q=')
            assert answered.headers["RateLimit-Policy"].endswith(f";w={policy.window_s}")
            assert remaining < 6
            assert 0 < seconds <= policy.window_s

    def test_a_fault_of_ours_says_it_too(self, serve: Callable[..., Flask]) -> None:
        class Broken(MemoryStore):
            def read(self, *_: Any) -> Any:
                raise RuntimeError

        answered = Guest(serve(Broken())).get(f"/v1/games/{NONE_SUCH}")
        assert answered.status_code == 500
        assert left(answered)[0] == "reads"

    def test_whoever_watches_over_the_service_is_not_counted(self, anybody: Guest) -> None:
        for path in ("/healthz", "/readyz", "/metrics") * 5:
            answered = anybody.get(path)
            assert answered.status_code == 200
            assert "RateLimit" not in answered.headers

    def test_the_contract_describes_it_and_tells_the_usual_numbers(self, anybody: Guest) -> None:
        told = anybody.get("/openapi.json").get_json()
        for policy in POLICIES:
            assert f"`{policy.name}`: {policy.quota} in {policy.window_s} s" in told["info"]["description"]
        described = list(operations(told))
        assert {method for _, method, _ in described} == {"get", "post", "put", "patch", "delete"}
        for path, _, operation in described:
            assert ("429" in operation["responses"]) == (path not in ("/healthz", "/readyz", "/metrics"))

    def test_without_limits_it_says_nothing(self, serve: Callable[..., Flask]) -> None:
        guest = Guest(serve(MemoryStore(), limits=parse_policies("off")))
        for _ in range(10):
            answered = guest.get("/v1/rulesets")
            assert answered.status_code == 200
            assert "RateLimit" not in answered.headers
            assert "RateLimit-Policy" not in answered.headers


class TestWhoAsksTooOften:
    def test_is_told_when_to_come_back(self, anybody: Guest, stopwatch: Stopwatch) -> None:
        anybody.get("/v1/rulesets")
        stopwatch.s += 20.25
        turned_away = exhaust(anybody)
        problem = turned_away.get_json()
        assert turned_away.status_code == REGISTRY["rate-limited"].status == 429
        assert problem["code"] == "rate-limited"
        assert turned_away.headers["Retry-After"] == "40"
        assert problem["retry_after_s"] == 40
        assert left(turned_away) == ("reads", 0, 40)

    def test_may_come_back_then_however_often_it_asked(self, anybody: Guest, stopwatch: Stopwatch) -> None:
        wait_s = int(exhaust(anybody).headers["Retry-After"])
        for _ in range(50):
            assert anybody.get("/v1/rulesets").status_code == 429
        stopwatch.s += wait_s - 1
        assert anybody.get("/v1/rulesets").status_code == 429
        stopwatch.s += 1
        answered = anybody.get("/v1/rulesets")
        assert answered.status_code == 200
        assert left(answered) == ("reads", 5, 60)

    def test_may_still_write(self, app: Flask) -> None:
        anybody, table = Guest(app), opened(app)
        exhaust(anybody)
        assert anybody.post(f"/v1/games/{table.id}/seats/0/claim", {"code": "x"}).status_code == 409

    def test_opens_games_by_address_whatever_token_it_sends(self, app: Flask) -> None:
        body = {"ruleset": "microfilms", "seats": seats(3)}
        statuses = [Guest(app, f"dd_org_{number}").post("/v1/games", body).status_code for number in range(5)]
        assert statuses == [201, 201, 201, 429, 429]
        assert Guest(app).post("/v1/games", body).status_code == 429
        assert Guest(app).get("/v1/games").status_code == 200

    def test_forks_and_records_that_come_in_are_games_too(self, app: Flask, table: Round) -> None:
        forked = table.by[0].post(f"/v1/games/{table.id}/forks", {})
        assert left(forked)[0] == "games"
        assert left(Guest(app).post("/v1/records", {}))[0] == "games"
        for path in added.OPENING:
            assert left(Guest(app).post(path, {}))[0] == "games"
        assert set(app.view_functions) >= {*COMMANDS_ASKED, *API.opening, *UNLIMITED}


class TestWhoIsCounted:
    def test_each_proved_token_by_itself(self, table: Round) -> None:
        path = f"/v1/games/{table.id}/view"
        for guest in table.by.values():
            assert guest.get(path).status_code == 200
        exhaust(table.by[0], path)
        assert left(table.by[1].get(path)) == ("reads", 5, 60)
        assert left(table.by[2].get(path)) == ("reads", 5, 60)

    @pytest.mark.extension("tournaments")
    def test_each_token_of_an_event_by_itself(self, app: Flask) -> None:
        here = evening(app, "Anna", "Boris")
        for guest in here.entries.values():
            assert guest.get(here.path()).status_code == 200
        exhaust(here.entries[1], here.path())
        assert left(here.entries[2].get(here.path())) == ("reads", 5, 60)
        remaining = [left(Guest(app, f"dd_entry_{here.id}{n:032}").get(here.path()))[1] for n in range(3)]
        assert len(set(remaining)) == 3

    def test_tokens_that_open_nothing_share_what_their_address_has(self, app: Flask, table: Round) -> None:
        path = f"/v1/games/{table.id}/view"
        remaining = [left(Guest(app, f"dd_seat_{table.id}{n:032}").get(path))[1] for n in range(8)]
        assert remaining == [5, 4, 3, 2, 1, 0, 0, 0]

    def test_a_token_proves_nothing_where_nobody_looks_at_it(self, app: Flask) -> None:
        remaining = [left(Guest(app, f"made-up-{n}").get("/v1/rulesets"))[1] for n in range(4)]
        assert remaining == [5, 4, 3, 2]

    def test_one_token_written_in_many_ways_is_one(self, app: Flask, table: Round) -> None:
        path, token = f"/v1/games/{table.id}/view", table.by[0].token
        Guest(app, token).get(path)
        ways = [f"Bearer {token}", f"bearer {token}", f"BEARER   {token}", f"bEaReR {token} "]
        assert [left(Guest(app).get(path, Authorization=way))[1] for way in ways] == [5, 4, 3, 2]

    def test_a_new_token_is_heard_where_its_address_has_nothing_left(self, app: Flask, table: Round) -> None:
        """Somebody at the same address, without a token, used up what the address has."""
        exhaust(Guest(app))
        assert table.by[0].get(f"/v1/games/{table.id}/view").status_code == 200

    def test_each_address_by_itself(self, app: Flask) -> None:
        exhaust(Guest(app))
        there = app.test_client().get("/v1/rulesets", environ_overrides={"REMOTE_ADDR": "192.0.2.7"})
        assert left(there) == ("reads", 5, 60)

    def test_a_network_of_ipv6_is_one_client(self, app: Flask) -> None:
        remaining = [
            left(app.test_client().get("/v1/rulesets", environ_overrides={"REMOTE_ADDR": address}))[1]
            for address in (
                "2001:db8:0:7::1",
                "2001:db8:0:7:8000::2",
                "2001:db8:0:8::1",
                "::ffff:192.0.2.1",
                "192.0.2.1",
            )
        ]
        assert remaining == [5, 4, 5, 5, 4]

    @pytest.mark.parametrize(("proxies", "remaining"), [(0, [5, 4]), (1, [5, 5])])
    def test_behind_proxies_whoever_they_say(
        self, serve: Callable[..., Flask], store: MemoryStore, proxies: int, remaining: list[int]
    ) -> None:
        app = serve(store, limits=parse_policies("reads=6"), proxies=proxies)
        said = ["10.9.9.9, 192.0.2.1", "10.9.9.9, 192.0.2.2"]
        assert [left(Guest(app).get("/v1/rulesets", X_Forwarded_For=each))[1] for each in said] == remaining


def test_what_is_absent_counts_like_what_is_there(app: Flask, table: Round) -> None:
    """So the headers say no more of a game than the answers do."""
    found = []
    for path in (f"/v1/games/{table.id}/view", f"/v1/games/{NONE_SUCH}/view", "/v1/games/no-id/view", "/nothing"):
        there = {"REMOTE_ADDR": f"2001:db8:0:{next(NETWORKS):x}::1"}
        told = {"Authorization": f"Bearer dd_seat_{NONE_SUCH}{32 * 'a'}"}
        answers = [app.test_client().get(path, headers=told, environ_overrides=there) for _ in range(8)]
        found.append([(each.status_code == 429, each.headers["RateLimit-Policy"], left(each)) for each in answers])
    assert all(each == found[0] for each in found)


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch, serve: Callable[..., Flask]) -> None:
    monkeypatch.setattr(counters, "MAX_WINDOWS", 3)
    app = serve(MemoryStore(), limits=parse_policies("reads=2"))
    for number in range(5):
        there = {"REMOTE_ADDR": f"192.0.2.{number}"}
        assert left(app.test_client().get("/v1/rulesets", environ_overrides=there))[1] == 1
    remaining = [
        left(app.test_client().get("/v1/rulesets", environ_overrides={"REMOTE_ADDR": f"192.0.2.{number}"}))[1]
        for number in (4, 0)
    ]
    assert remaining == [0, 1], "the oldest is forgotten first"


def test_the_settings_page_and_the_help_tell_the_usual_numbers() -> None:
    usual = ",".join(f"{policy.name}={policy.quota}" for policy in ALL_POLICIES)
    assert f"`{usual}`" in (Path(__file__).parents[3] / "docs/operations.md").read_text(encoding="utf-8")
    assert f"({usual})" in SETTINGS


@pytest.mark.parametrize("address", ["203.0.113.{}", "2001:db8:7:{:x}::1"])
def test_a_range_of_addresses_has_ten_times_the_quota_of_one_client(app: Flask, address: str) -> None:
    """However many addresses it uses, and a client elsewhere is not counted with it."""

    def status(at: str) -> int:
        return Guest(app).ask("GET", "/v1/rulesets", {}, environ_overrides={"REMOTE_ADDR": at}).status_code

    assert [status(address.format(number)) for number in range(80)] == [200] * 60 + [429] * 20
    assert status("198.51.100.200") == 200
