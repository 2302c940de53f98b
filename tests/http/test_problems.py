"""Every code of the registry is provoked; every `type` is a page; what helps comes along, and what is secret does not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.http.responses import NDJSON, SSE
from service.store import Unavailable
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.whole_api import API
from tests.http import provoked
from tests.http.guest import Guest, Round, opened
from tests.http.provoked import SETTINGS
from tests.tournaments.http import provoked as provoked_at_tournaments

PROVOKED = {**provoked.PROVOKED, **provoked_at_tournaments.PROVOKED}

pytestmark = pytest.mark.usefixtures("one_auditor")


class Down(MemoryStore):
    """A store that nobody reaches."""

    def read(self, *_: object, **__: object) -> Any:
        raise Unavailable("redis at 10.0.0.7 with password hunter2")


class Broken(MemoryStore):
    """A store with a bug, whose message holds what nobody may see."""

    def read(self, *_: object, **__: object) -> Any:
        raise RuntimeError("-".join(("canary", "in", "a", "message")))


@pytest.mark.extension("tournaments")
def test_every_code_is_provoked_by_the_test_of_its_subject_or_here() -> None:
    """The client of these tests holds each answer with a code to what is the same of all."""
    folders = [Path(__file__).parents[1] / each for each in ("http", "seeks", "tournaments/http")]
    files = [each for folder in folders for each in folder.rglob("*.py") if each.name not in ("provoked.py", "test_schemathesis.py")]
    named = {code for each in files for code in re.findall(r'"([a-z-]+)"', each.read_text())}
    assert set(API.problems) - named <= set(PROVOKED) < set(API.problems)


@pytest.mark.parametrize(
    "code", [*provoked.PROVOKED, *(pytest.param(each, marks=pytest.mark.extension("tournaments")) for each in provoked_at_tournaments.PROVOKED)]
)
def test_each_code(code: str, serve: Callable[..., Flask]) -> None:
    assert PROVOKED[code](serve(MemoryStore(), **SETTINGS.get(code, {}))).get_json()["code"] == code


def test_the_type_of_each_problem_is_a_page(anybody: Guest) -> None:
    for code, kind in API.problems.items():
        page = anybody.get(f"/problems/{code}")
        assert page.status_code == 200
        assert page.content_type.startswith("text/html")
        assert kind.title in page.text


def test_a_problem_that_is_none_has_no_page(anybody: Guest) -> None:
    assert anybody.get("/problems/none").get_json()["code"] == "not-found"


class TestWhatHelps:
    """What a problem brings with it."""

    def test_a_refused_command_brings_the_seats_own_offers_and_the_rule(self, table: Round) -> None:
        guest = table.awaited()
        view = guest.view(table.id)
        refused = guest.act(table.id, {"type": "draw", "pile": "discard"}).get_json()
        assert refused["code"] == "not-offered"
        assert refused["rule"] == "MF-4.1"
        assert refused["offers"] == view["offers"]
        assert refused["decision"] == view["decision"]

    def test_a_dry_run_is_refused_with_the_same_words(self, table: Round) -> None:
        guest, body = table.awaited(), {"type": "draw", "pile": "discard"}
        wet = guest.act(table.id, body).get_json()
        dry = guest.post(f"/v1/games/{table.id}/commands/check", body, If_Match="*").get_json()
        assert dry.pop("instance") == f"{wet.pop('instance')}/check"
        del wet["request_id"], dry["request_id"]
        assert dry == wet

    def test_a_stale_decision_brings_the_present_one(self, table: Round) -> None:
        guest = table.awaited()
        view = guest.view(table.id)
        refused = guest.act(table.id, {"type": "pass"}, f"d1.{view['viewpoint'][-1]}")
        assert refused.status_code == 412
        assert refused.get_json()["decision"] == view["decision"]
        assert refused.get_json()["offers"] == view["offers"]

    def test_405_names_the_methods(self, anybody: Guest) -> None:
        refused = anybody.delete("/v1/games")
        assert set(refused.headers["Allow"].split(", ")) == {"GET", "HEAD", "OPTIONS", "POST"}

    def test_503_says_when_to_ask_again(self, serve: Callable[[MemoryStore], Flask]) -> None:
        refused = Guest(serve(Down())).get("/v1/games/00aaaaaaaaaaaaaaaa")
        assert refused.status_code == 503
        assert refused.headers["Retry-After"] == "1"
        assert refused.get_json()["retry_after_s"] == 1
        assert "hunter2" not in refused.text


def test_a_fault_tells_nobody_what_was_wrong(
    serve: Callable[[MemoryStore], Flask], caplog: pytest.LogCaptureFixture
) -> None:
    app = serve(Broken())
    refused = Guest(app, "dd_seat_00aaaaaaaaaaaaaaaasecret").get("/v1/games/00aaaaaaaaaaaaaaaa/view?at=7")
    assert refused.status_code == 500
    assert "canary" not in refused.text
    assert "Traceback" not in refused.text
    assert "RuntimeError" in caplog.text
    assert "test_problems.py" in caplog.text
    for secret in ("canary-in-a-message", "dd_seat", "at=7"):
        assert secret not in caplog.text


def same(answered: TestResponse) -> Any:
    """An answer without what names the request."""
    problem = answered.get_json()
    assert problem.pop("instance")
    assert problem.pop("request_id")
    of_each = ("X-Request-Id", "Content-Length", "RateLimit", "RateLimit-Policy")
    headers = {name: value for name, value in answered.headers.items() if name not in of_each}
    return answered.status_code, problem, headers


def test_whatever_is_not_there_looks_the_same(app: Flask) -> None:
    anybody, table = Guest(app), opened(app)
    absent = [
        anybody.get("/v1/games/00aaaaaaaaaaaaaaaa"),
        anybody.get("/v1/games/not-an-id/view"),
        anybody.get("/v2/games"),
        anybody.get("/v1//games"),
        anybody.get("/v1/games/"),
        anybody.post(f"/v1/games/{table.id}/seats/9/claim", {"code": "x"}),
        table.by[0].delete("/v1/tokens/none"),
        table.by[0].delete(f"/v1/tokens/{table.id}-m000000000000"),
    ]
    assert all(same(each) == same(absent[0]) for each in absent)


def round_of(table: Round) -> list[Guest]:
    return [*table.by.values(), table.organiser]


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE"])
def test_other_methods_are_not_allowed(app: Flask, table: Round, method: str) -> None:
    for guest in (Guest(app), *round_of(table)):
        for path in (
            f"/v1/games/{table.id}/checkpoint",
            f"/v1/games/{table.id}/view",
            "/v1/games",
            "/docs",
            "/healthz",
        ):
            assert guest.ask(method, path, {}).get_json()["code"] == "method-not-allowed"


def test_every_answer_with_words_says_that_they_are_english(app: Flask, table: Round) -> None:
    streams = [Guest(app).get(f"/v1/games/{table.id}/events", Accept=each) for each in (SSE, NDJSON)]
    paths = (
        f"/v1/games/{table.id}/view",
        f"/v1/games/{table.id}/events",
        "/v1/rulesets",
        "/openapi.json",
        "/docs",
        "/",
        "/nothing",
    )
    worded = [
        *streams,
        *(Guest(app).get(path) for path in paths),
        Guest(app, "dd_seat_x").get(f"/v1/games/{table.id}/view"),
    ]
    for each in worded:
        assert each.headers["Content-Language"] == "en"
        each.close()
    assert "Content-Language" not in Guest(app).get("/static/web.css").headers


def test_every_answer_keeps_browsers_from_guessing(app: Flask, table: Round) -> None:
    for path in ("/v1/games", f"/v1/games/{table.id}/view", "/docs", "/problems/gone", "/nothing", "/metrics"):
        headers = Guest(app).get(path).headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert len(headers["X-Request-Id"]) == 16
