"""Contracts of one ruleset each: valid, for generators as the common one, and true of whole games."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
import yaml
from flask import Flask

from domain.catalogue import Catalogue, discover
from service.cli import main
from service.http.app_factory import build_contract
from service.http.openapi.references import schemas_in
from tests.equipment.schema_sampler import sample_instance
from tests.http.conformance import Contract
from tests.http.guest import Guest
from tests.http.test_contract import TestWhatGeneratorsNeed as WhatGeneratorsNeed
from tests.http.test_contract import parts
from tests.toys import TOYS

CLIENTS = Path(__file__).parents[2] / "clients/typescript/src/generated"
RULESETS = Catalogue(*discover(), *TOYS).newest()
BUILT_IN = [rules.name for rules in discover().newest()]
of_every_ruleset = pytest.mark.parametrize("rules", RULESETS, ids=[rules.name for rules in RULESETS])


@pytest.fixture(scope="module", params=RULESETS, ids=[rules.name for rules in RULESETS])
def told(request: pytest.FixtureRequest) -> Any:
    return build_contract(request.param)


class TestEveryTypedContract(WhatGeneratorsNeed):
    """What generators need holds for these too."""

    @pytest.mark.long
    def test_is_valid_openapi_3_1(self, told: Any) -> None:
        from openapi_spec_validator import validate  # here, as in `test_contract.py`

        validate(told)

    def test_describes_nothing_that_nothing_uses(self, told: Any) -> None:
        assert set(told["components"]["schemas"]) == set(schemas_in(told))

    def test_every_reference_leads_somewhere(self, told: Any) -> None:
        for _, each in parts(told):
            if isinstance(each, dict) and str(each.get("$ref", "")).startswith("#/"):
                found = told
                for step in each["$ref"].removeprefix("#/").split("/"):
                    found = found[step.replace("~1", "/")]
                assert found

    def test_every_example_holds_its_schema(self, told: Any) -> None:
        shown = [
            each for _, each in parts(told["paths"]) if isinstance(each, dict) and {"schema", "example"} <= set(each)
        ]
        assert shown
        for each in shown:
            schema = {**each["schema"], "components": told["components"]}
            jsonschema.validate(each["example"], schema, jsonschema.Draft202012Validator)

    def test_unions_are_told_apart_by_their_type(self, told: Any) -> None:
        schemas = told["components"]["schemas"]
        for name in ("Event", "ReplayFrameEvent", "Command"):
            mapping = schemas[name]["discriminator"]["mapping"]
            assert [each["$ref"] for each in schemas[name]["oneOf"]] == list(mapping.values())
            for tag, reference in mapping.items():
                shape = schemas[reference.rpartition("/")[2]]
                assert shape.get("allOf", [None, shape])[1]["properties"]["type"]["const"] == tag


def test_the_common_contract_stays_as_it_is() -> None:
    before = json.dumps(build_contract())
    for rules in RULESETS:
        build_contract(rules)
    assert json.dumps(build_contract()) == before


@pytest.mark.parametrize("name", BUILT_IN)
def test_names_are_for_ever(name: str) -> None:
    """Clients name their types after a ruleset's components, and ours hold them all, but that events of frames are called as those of
    feeds: names may come, and none goes once it is released.
    """
    held = set(re.findall(r"^ {8}(\w+): ", (CLIENTS / f"{name}.ts").read_text(encoding="utf-8"), re.M))
    found = set(build_contract(discover()[name])["components"]["schemas"])
    assert held <= found, "a name is gone, which breaks the code of clients"
    framed = {each.removesuffix("Event") + "ReplayFrameEvent" for each in held if each.endswith("Event")} | {"ReplayFrameEventHead"}
    common = set(build_contract()["components"]["schemas"])
    assert found - held - common == framed - common, "run `clients/regenerate`"


class TestServing:
    def test_is_served_by_name_and_version(self, anybody: Guest) -> None:
        for name in BUILT_IN:
            told = anybody.get(f"/openapi.json?ruleset={name}").get_json()
            assert told == json.loads(json.dumps(build_contract(discover()[name])))
            assert told["info"]["x-ruleset"] == {"name": name, "version": 1}
            assert anybody.get(f"/openapi.json?ruleset={name}&version=1").get_json() == told

    @pytest.mark.parametrize(
        ("query", "status", "says"),
        [
            ("ruleset=chess", 404, "microfilms"),
            ("ruleset=microfilms&version=9", 404, "only 1"),
            ("version=1", 422, "A version needs a `ruleset`."),
            ("ruleset=", 422, "ruleset"),
            ("rules=microfilms", 422, "rules"),
        ],
    )
    def test_what_there_is_not_is_refused_with_what_there_is(
        self, anybody: Guest, query: str, status: int, says: str
    ) -> None:
        answer = anybody.get(f"/openapi.json?{query}")
        assert answer.status_code == status
        assert says in answer.text

    def test_is_printed(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["openapi", "--ruleset", "microdot", "--version", "1"]) == 0
        assert yaml.load(capsys.readouterr().out, yaml.CSafeLoader) == json.loads(json.dumps(build_contract(discover()["microdot"])))
        assert main(["openapi", "--ruleset", "chess"]) == 1
        assert 'There is no such ruleset: "chess" is none of' in capsys.readouterr().err

    def test_a_ruleset_serves_the_schemas_of_its_state(self, anybody: Guest) -> None:
        for name in BUILT_IN:
            told = anybody.get(f"/v1/rulesets/{name}").get_json()
            for part in ("table", "mind", "house"):
                schema = told[f"{part}_schema"]
                jsonschema.Draft202012Validator.check_schema(schema)
                assert schema["$ref"] == f"#/$defs/{part.title()}"
                assert schema["$defs"][part.title()]["properties"]


class Conforming:
    """A client that accepts no answer which the contract does not describe."""

    def __init__(self, app: Flask, contract: Any) -> None:
        self._app = app
        self._contract = Contract(contract)

    def ask(self, method: str, path: str, token: str | None = None, body: Any = None, decision: str = "*") -> Any:
        """The body of the answer."""
        guest = Guest(self._app, token)
        if method == "POST":
            if_match = decision if decision == "*" else f'"{decision}"'
            answered = guest.post(path, body, If_Match=if_match)
        else:
            answered = guest.ask(method, path, {})
        told = answered.get_json()
        self._contract.hold(method, path, answered.status_code, answered.mimetype or "", told)
        return told


@pytest.mark.parametrize("name", BUILT_IN)
def test_whole_games_are_answered_as_their_contract_says(app: Flask, name: str) -> None:
    contract = Guest(app).get(f"/openapi.json?ruleset={name}").get_json()
    luck, conforming = Random(name), Conforming(app, contract)
    low = 3 if name == "microfilms" else 2
    made = conforming.ask(
        "POST", "/v1/games", body={"ruleset": name, "options": {}, "seats": [{"kind": "human", "claim": True}] * low}
    )
    game, by = made["game"]["id"], {each["seat"]: each["token"] for each in made["seats"]}
    command = jsonschema.Draft202012Validator(
        {"$ref": "#/components/schemas/Command", "components": contract["components"]}
    )
    view = f"/v1/games/{game}/view"
    for _ in range(40):
        world = conforming.ask("GET", view)
        if world["status"] != "playing":
            break
        seat = luck.choice(world["decisions"])["seat"]
        own = conforming.ask("GET", view, by[seat])
        command.validate(own["decision"]["default"])
        body = sample_instance(luck.choice(own["offers"])["schema"], luck)
        command.validate(body)
        conforming.ask("POST", f"/v1/games/{game}/commands", by[seat], body, own["decision"]["id"])
    if conforming.ask("GET", view)["status"] == "playing":
        conforming.ask(
            "POST", f"/v1/games/{game}/commands", made["organiser_token"], {"type": "abort", "reason": "Enough."}
        )
    shared = conforming.ask(
        "POST", f"/v1/games/{game}/replays", made["organiser_token"], {"viewpoint": "all", "names": "masked"}
    )
    paths = (
        f"{view}?viewpoint=all",
        f"/v1/games/{game}/events?viewpoint=all&limit=500",
        f"/v1/replays/{shared['id']}/frames?limit=200",
    )
    for path in (*paths, f"/v1/rulesets/{name}"):
        conforming.ask("GET", path, made["organiser_token"])
