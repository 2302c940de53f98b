"""Rulesets as a resource: valid schemas that describe every event and command of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import jsonschema
import pytest
from flask import Flask

from tests.equipment.schema_sampler import sample_instance
from tests.http.guest import Guest, opened, played


class TestTheRulesetResource:
    @pytest.fixture
    def ruleset(self, anybody: Guest) -> Any:
        return anybody.get("/v1/rulesets/microfilms").get_json()

    def test_is_listed(self, anybody: Guest, ruleset: Any) -> None:
        listed = anybody.get("/v1/rulesets").get_json()["items"]
        assert ruleset["name"] in [each["name"] for each in listed]
        assert all(each[name] == ruleset[name] for each in listed if each["name"] == "microfilms" for name in each)

    def test_holds_valid_schemas(self, ruleset: Any) -> None:
        schemas = [ruleset["options_schema"], ruleset["deal_schema"], *(each["schema"] for each in ruleset["commands"])]
        schemas += [each[name] for each in ruleset["events"] for name in ("data_schema", "openings_schema")]
        for schema in schemas:
            jsonschema.Draft202012Validator.check_schema(schema)

    def test_tells_the_rules(self, ruleset: Any) -> None:
        assert "## MF-1" in ruleset["rules"]

    def test_describes_every_event_of_a_game(self, app: Flask, ruleset: Any) -> None:
        events = {each["type"]: each for each in ruleset["events"]}
        table = played(app, opened(app))
        for entry in Guest(app).get(f"/v1/games/{table.id}/events?limit=500&viewpoint=all").get_json()["entries"]:
            told = events[entry["type"]]
            jsonschema.validate(entry["data"], told["data_schema"])
            values = {
                name: each["value"] for name, each in entry["openings"].items() if name not in ("command", "draws")
            }
            jsonschema.validate(values, told["openings_schema"])
            assert set(values) == set(told["secret_fields"])

    def test_every_command_of_a_game_has_a_schema(self, app: Flask, ruleset: Any) -> None:
        commands = {each["type"]: each["schema"] for each in ruleset["commands"]}
        table = opened(app)
        guest = table.awaited()
        for offer in guest.view(table.id)["offers"]:
            jsonschema.validate(sample_instance(offer["schema"], Random(1)), commands[offer["type"]])
