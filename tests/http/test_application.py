"""The application is a Flask that takes fewer steps: nothing is registered that it would pass over."""

from __future__ import annotations

import flask.signals
import pytest
from flask import Flask, Response
from flask.testing import FlaskClient

from tests.http.test_strictness import refusal

SIGNALS = [each for each in vars(flask.signals).values() if isinstance(each, flask.signals.request_started.__class__)]


def test_nothing_is_registered_for_one_blueprint_or_for_the_end_of_a_request(app: Flask) -> None:
    assert set(app.before_request_funcs) == set(app.after_request_funcs) == {None}
    assert not any([*app.teardown_request_funcs.values(), app.teardown_appcontext_funcs])
    assert not any([*app.url_value_preprocessors.values(), *app.url_default_functions.values()])


def test_nobody_listens_for_signals() -> None:
    assert len(SIGNALS) > 5
    assert not [each.name for each in SIGNALS if each.receivers]


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.mark.parametrize("host", ["", "two words", "b\xe4d", "[::1", "x" * 5000])
def test_addresses_do_not_depend_on_the_host(client: FlaskClient, host: str) -> None:
    assert client.get("/v1/rulesets", environ_overrides={"HTTP_HOST": host}).status_code == 200


@pytest.mark.parametrize("path", ["/v1//rulesets", "/v1/rulesets/", "/v1/rulesets/\xff"])
def test_other_addresses_lead_nowhere(client: FlaskClient, path: str) -> None:
    assert refusal(client.get("/", environ_overrides={"PATH_INFO": path})) == (404, "not-found")


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
    assert refusal(answered) == (500, "internal")
    assert "canary" not in answered.text
