"""The API of the core alone is a part of the whole: the same operations and components, and nothing that refers to what is left out."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import replace
from functools import partial
from typing import Any

import jsonschema
import pytest
from flask import Flask, Response
from flask.testing import FlaskClient

from extensions.seeks.parts.http import SEEKS
from extensions.tournaments.app.news import NEWS
from extensions.tournaments.parts.http import TOURNAMENTS
from service.app.webhooks.messages import CHALLENGE, PING, TYPES
from service.http.app_factory import build_app, build_contract
from service.http.app_services import NAME
from service.http.core_part import CORE
from service.http.http_part import HttpPart, joined
from service.http.openapi.components import hoist_parameters
from service.http.schemas.fields import COMPONENT
from tests.equipment.whole_api import API

LISTING = {"Problem", "Code", "ModerationSubjectBody", "ModerationSubject", "ModerationSubjectKind"}
"""Components that list the problems, or the subjects of reports, of all parts."""


@pytest.fixture(scope="module")
def whole() -> Any:
    return deepcopy(build_contract())


@pytest.fixture(scope="module")
def alone() -> Any:
    return deepcopy(build_contract(api=joined([CORE])))


def test_the_core_alone_says_of_its_operations_what_the_whole_says(alone: Any, whole: Any) -> None:
    assert len(alone["paths"]) > 80
    assert alone["paths"] == {path: each for path, each in whole["paths"].items() if path in alone["paths"]}
    assert {path for path in alone["paths"] if "/events/" in path or "series" in path or path == "/v1/tournaments"} == set()


@pytest.mark.extension("tournaments")
def test_a_component_is_the_same_without_the_other_parts(alone: Any, whole: Any) -> None:
    differing = set()
    for kind, named in alone["components"].items():
        differing |= {name for name, each in named.items() if each != whole["components"][kind].get(name)}
    assert differing == LISTING


@pytest.mark.extension("tournaments")
def test_a_problem_of_the_core_alone_has_its_codes_and_members(alone: Any, whole: Any) -> None:
    fields, all_fields = (each["components"]["schemas"]["Problem"]["properties"] for each in (alone, whole))
    assert fields["code"].pop("x-extensible-enum") == [*CORE.problems]
    assert all_fields["code"].pop("x-extensible-enum") == [*CORE.problems, *SEEKS.problems, *TOURNAMENTS.problems]
    assert {name: each for name, each in all_fields.items() if name not in fields} == {name: all_fields[name] for name in TOURNAMENTS.problem_members}
    assert fields == {name: each for name, each in all_fields.items() if name in fields}


def test_nothing_of_the_core_refers_to_another_part(alone: Any) -> None:
    text = str(alone)
    for kind, named in alone["components"].items():
        if kind != "securitySchemes":
            assert set(re.findall(rf"#/components/{kind}/([\w-]+)", text)) == set(named)


def test_an_application_of_the_core_alone_serves_its_operations_and_problems(app: Flask, alone: Any) -> None:
    api = joined([CORE])
    services = replace(app.extensions[NAME], contract=partial(build_contract, api=api))
    client = FlaskClient(build_app(services, api), Response)  # the client of the other tests holds answers to the whole contract
    assert client.get("/openapi.json").get_json()["paths"].keys() == alone["paths"].keys()
    for path, status in {"/v1/rulesets": 200, "/v1/tournaments": 404, "/problems/busy": 200, "/problems/event-full": 404}.items():
        assert client.get(path).status_code == status
    assert client.get("/v1/tournaments").get_json()["code"] == "not-found"
    assert "event-full" not in client.get("/docs/plain").text


@pytest.mark.extension("tournaments")
def test_every_part_gives_an_example_of_each_message(whole: Any) -> None:
    for callback, kinds in zip(API.callbacks, ((*TYPES.values(), CHALLENGE, PING), (*NEWS.values(), CHALLENGE, PING)), strict=True):
        assert [*callback.messages] == [*kinds]
        assert set(callback.examples) == set(kinds)
        for kind, message in callback.messages.items():
            schema = {**whole["components"]["schemas"][message.__name__], "components": whole["components"]}
            jsonschema.validate(callback.examples[kind], schema, jsonschema.Draft202012Validator)


@pytest.mark.parametrize(
    ("added", "what"),
    [
        (HttpPart(CORE.blueprints[:1]), "blueprint"),
        (HttpPart((), bodies=CORE.bodies[:1]), "body"),
        (HttpPart((), problems={"busy": CORE.problems["busy"]}), "key"),
        (HttpPart((), path={"g": CORE.path["g"]}), "key"),
        (HttpPart((), callbacks=[replace(CORE.callbacks[0], path="/v1/other")]), "callback"),
    ],
)
def test_a_name_that_two_parts_have_is_refused(added: HttpPart, what: str) -> None:
    with pytest.raises(ValueError, match=f"the same {what}: "):
        joined([CORE, added])


def contract_of(*schemas: Any) -> Any:
    """A contract of operations with one parameter each, of one name."""
    paths = {f"/{number}": {"get": {"parameters": [{"name": "at", "in": "query", "schema": each}]}} for number, each in enumerate(schemas)}
    return {"components": {}, "paths": paths}


def test_different_parameters_need_different_names() -> None:
    with pytest.raises(ValueError, match="Two parameters are named At"):
        hoist_parameters(contract_of({"type": "integer"}, {"type": "string"}))
    contract = contract_of({"type": "integer"}, {"type": "string", COMPONENT: "AtOther"}, {"type": "integer"})
    hoist_parameters(contract)
    assert {name: each["schema"] for name, each in contract["components"]["parameters"].items()} == {"At": {"type": "integer"}, "AtOther": {"type": "string"}}
