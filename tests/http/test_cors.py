"""Pages of other origins: what a browser is told before they ask, and what their scripts may read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from service.quotas import RatePolicy
from tests.equipment.memory_store.store import MemoryStore
from tests.equipment.whole_api import API
from tests.http.guest import Guest, Round

NOWHERE = "00aaaaaaaaaaaaaaaa"
SAFELISTED = {
    "Cache-Control",
    "Content-Language",
    "Content-Length",
    "Content-Type",
    "Expires",
    "Last-Modified",
    "Pragma",
}
"""Response headers that a script may always read (Fetch, CORS-safelisted)."""
OF_BROWSERS = {
    "Access-Control-Allow-Origin",
    "Access-Control-Expose-Headers",
    "Content-Disposition",
    "Content-Security-Policy",
    "Referrer-Policy",
    "X-Accel-Buffering",
    "X-Content-Type-Options",
}
"""Headers for browsers and proxies themselves."""


def preflight(app: Flask, path: str, method: str = "POST", headers: str = "authorization") -> TestResponse:
    asked = {
        "Origin": "https://client.example",
        "Access-Control-Request-Method": method,
        "Access-Control-Request-Headers": headers,
    }
    return app.test_client().options(path, headers=asked)


def listed(answered: TestResponse, name: str) -> set[str]:
    return {each.strip() for each in answered.headers[name].split(",")}


def test_a_preflight_allows_what_every_operation_takes(app: Flask) -> None:
    for operation in (each for each in API.operations if each.path[:4] == "/v1/"):
        answered = preflight(app, operation.path.replace("<seat:n>", "1").replace("<g>", NOWHERE))
        assert answered.status_code == 204
        assert answered.data == b""
        assert answered.headers["Access-Control-Allow-Origin"] == "*"
        assert operation.method in listed(answered, "Access-Control-Allow-Methods")
        taken = {str(each.data_key) for each in operation.headers().load_fields.values()}
        assert {"Authorization", "Content-Type", *taken} <= listed(answered, "Access-Control-Allow-Headers")
        assert int(answered.headers["Access-Control-Max-Age"]) >= 600
        assert "Access-Control-Allow-Credentials" not in answered.headers


def test_preflights_are_the_same_wherever_they_ask(app: Flask, table: Round) -> None:
    """So that a page can read that there is nothing, or that a method is not allowed."""
    paths = (f"/v1/games/{table.id}/commands", f"/v1/games/{NOWHERE}/view", "/v1/nothing", "/v1/")
    told = [dict(preflight(app, path).headers) for path in paths]
    for each in told:
        del each["X-Request-Id"]
    assert all(each == told[0] for each in told)


def test_preflights_are_not_counted(serve: Callable[..., Flask]) -> None:
    app = serve(MemoryStore(), limits=(RatePolicy("reads", 2, 60, ""), RatePolicy("writes", 2, 60, "")))
    answered = [preflight(app, "/v1/games") for _ in range(9)]
    assert {each.status_code for each in answered} == {204}
    assert not any("RateLimit" in each.headers for each in answered)


@pytest.mark.parametrize("path", ["/", "/docs", "/healthz", "/problems/gone"])
def test_pages_answer_no_preflight(app: Flask, path: str) -> None:
    refused = preflight(app, path)
    assert refused.status_code == 405
    assert "OPTIONS" not in listed(refused, "Allow")


def test_every_answer_of_the_api_may_be_read_with_its_headers(app: Flask, table: Round) -> None:
    guest = table.awaited()
    view = guest.get(f"/v1/games/{table.id}/view")
    answers = [
        view,
        guest.get(f"/v1/games/{table.id}/view", If_None_Match=view.headers["ETag"]),
        guest.get(f"/v1/games/{table.id}/view", Accept="text/plain"),
        guest.get(f"/v1/games/{table.id}/view?at=2"),
        guest.get(f"/v1/games/{table.id}/record"),
        guest.get(f"/v1/games/{table.id}/evidence?at=2"),
        guest.get(f"/v1/games/{table.id}/events", Accept="text/event-stream"),
        guest.get(f"/v1/games/{table.id}/events", Accept="application/x-ndjson"),
        guest.get("/openapi.json"),
        guest.act(table.id, {"type": "pass"}),
        guest.act(table.id, {"type": "pass"}, "d1.0"),
        Guest(app, "dd_seat_wrong").get(f"/v1/games/{table.id}/view"),
        Guest(app).get(f"/v1/games/{NOWHERE}"),
        Guest(app).ask("PATCH", "/v1/games", {}),
        Guest(app).post("/v1/games", {"ruleset": "microfilms", "seats": [{"kind": "human"}] * 3}),
        table.organiser.delete(f"/v1/tokens/{table.id}-seat-0"),
    ]
    assert {each.status_code for each in answers} >= {200, 201, 204, 304, 401, 404, 405}
    for answered in answers:
        assert answered.headers["Access-Control-Allow-Origin"] == "*"
        exposed = SAFELISTED | listed(answered, "Access-Control-Expose-Headers")
        assert set(answered.headers.keys()) - OF_BROWSERS - {"Allow"} <= exposed
        answered.close()


def test_what_is_not_of_the_api_is_for_its_own_pages(app: Flask, table: Round) -> None:
    for path in ("/", f"/g/{table.id}", f"/g/{table.id}/table", "/docs", "/metrics", "/static/web.css"):
        answered = Guest(app).get(path)
        assert answered.status_code == 200
        assert "Access-Control-Allow-Origin" not in answered.headers


def test_a_page_can_read_that_it_asked_too_often(serve: Callable[..., Flask]) -> None:
    app = serve(MemoryStore(), limits=(RatePolicy("reads", 1, 60, ""),))
    Guest(app).get("/v1/games")
    refused = Guest(app).get("/v1/games", Origin="https://client.example")
    assert refused.status_code == 429
    assert refused.headers["Access-Control-Allow-Origin"] == "*"
    assert {"Retry-After", "RateLimit", "RateLimit-Policy"} <= listed(refused, "Access-Control-Expose-Headers")
