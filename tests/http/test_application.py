"""The application is a Flask with two hot routes: nothing is registered that these would pass over, and the others pass over nothing."""

from __future__ import annotations

from typing import Any

import pytest
from flask import (
    Flask,
    Response,
    appcontext_tearing_down,
    got_request_exception,
    request_finished,
    request_started,
    request_tearing_down,
)
from flask.testing import FlaskClient

from service.http.hot_path import HOT
from tests.http.guest import code_of


def test_nothing_is_registered_that_the_hot_routes_would_pass_over(app: Flask) -> None:
    hot = {endpoint.partition(".")[0] for endpoint in HOT}
    assert set(app.view_functions) > HOT
    assert not hot & {*app.before_request_funcs, *app.after_request_funcs, *app.url_value_preprocessors}
    assert not hot & {name for name, handlers in app.error_handler_spec.items() if any(handlers.values())}
    assert None not in app.url_value_preprocessors
    assert not [each.name for each in (request_started, request_finished) if each.receivers]


VIEW = "/v1/games/103fq7kz2mnbv4xw5c/view"


@pytest.mark.parametrize("path", ["/v1/rulesets", VIEW])
def test_error_reporters_hear_of_faults_and_of_nothing_else(app: Flask, path: str, monkeypatch: Any) -> None:
    heard: list[Any] = []
    reporter = lambda _, exception: heard.append(exception)  # noqa: E731
    with got_request_exception.connected_to(reporter, app):
        assert app.test_client().get(f"{path}?colour=red").status_code == 422
        assert heard == []
        endpoint = "play.view" if path == VIEW else "rulesets.list_rulesets"
        monkeypatch.setitem(app.view_functions, endpoint, faulty_handler)
        answered = app.test_client().get(path)
    assert code_of(answered) == (500, "internal")
    assert [str(each) for each in heard] == ["canary"]
    assert "canary" not in answered.text


def faulty_handler(**_: Any) -> Response:
    raise RuntimeError("canary")


def test_other_routes_are_dispatched_by_flask_as_it_is(app: Flask) -> None:
    heard: list[str] = []
    began, ended = (lambda _, name=name, **__: heard.append(name) for name in ("began", "ended"))
    with request_started.connected_to(began, app), request_finished.connected_to(ended, app):
        app.test_client().get("/v1/rulesets")
    app.before_request_funcs["rulesets"] = [lambda: heard.append("hook")]
    app.teardown_request_funcs[None] = [lambda _: heard.append("torn down")]
    app.test_client().get("/v1/rulesets")
    assert heard == ["began", "ended", "hook", "torn down"]


@pytest.mark.parametrize("path", ["/v1/rulesets", VIEW])
def test_what_listens_to_the_end_of_a_request_hears_of_every_one(app: Flask, path: str) -> None:
    heard: list[str] = []
    request_ends, context_ends = (lambda _, name=name, **__: heard.append(name) for name in ("request", "context"))
    with request_tearing_down.connected_to(request_ends, app), appcontext_tearing_down.connected_to(context_ends, app):
        app.test_client().get(path)
    assert heard == ["request", "context"]
    app.teardown_request_funcs["play"] = app.teardown_request_funcs["rulesets"] = [lambda _: heard.append("function")]
    app.teardown_appcontext_funcs.append(lambda _: heard.append("last function"))
    app.test_client().get(path)
    assert heard[2:] == ["function", "last function"]


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.mark.parametrize("host", ["", "two words", "b\xe4d", "[::1", "x" * 5000])
def test_addresses_do_not_depend_on_the_host(client: FlaskClient, host: str) -> None:
    assert client.get("/v1/rulesets", environ_overrides={"HTTP_HOST": host}).status_code == 200


@pytest.mark.parametrize("path", ["/v1//rulesets", "/v1/rulesets/", "/v1/rulesets/\xff"])
def test_other_addresses_lead_nowhere(client: FlaskClient, path: str) -> None:
    assert code_of(client.get("/", environ_overrides={"PATH_INFO": path})) == (404, "not-found")


def test_an_address_without_a_path_is_the_root(client: FlaskClient) -> None:
    root, none = client.get("/"), client.get("/", environ_overrides={"PATH_INFO": ""})
    assert (none.status_code, none.data) == (root.status_code, root.data)


def test_no_address_leads_to_another(app: Flask) -> None:
    assert [each.rule for each in app.url_map.iter_rules() if each.rule.endswith("/") or each.redirect_to] == ["/"]


def test_a_fault_after_the_handler_is_a_problem_like_any_other(app: Flask) -> None:
    faults = [RuntimeError("canary")]

    def faulty(answered: Response) -> Response:
        if faults:
            raise faults.pop()
        return answered

    app.after_request(faulty)
    answered = app.test_client().get("/v1/rulesets")
    assert code_of(answered) == (500, "internal")
    assert "canary" not in answered.text


def test_a_path_without_parameters_offers_its_own_methods_only(app: Flask) -> None:
    """None is taken for an id of another path, such as the `link` of `/v1/players/link` for a player's."""
    literal = {rule.rule for rule in app.url_map.iter_rules() if not rule.arguments}
    offered = {path: {method for rule in app.url_map.iter_rules() if rule.rule == path for method in rule.methods or ()} for path in literal}
    assert "/v1/players/link" in literal
    for path, methods in offered.items():
        for method in {"GET", "POST", "PUT", "PATCH", "DELETE"} - methods:
            answer = app.test_client().open(path, method=method)
            assert (path, method, answer.status_code) == (path, method, 405)
            assert set(answer.headers["Allow"].split(", ")) >= methods
