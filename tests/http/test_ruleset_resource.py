"""Rulesets as a resource: valid schemas, rules, and what is played with, as data: a client draws a board without a table of its own."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest
from flask import Flask

from tests.http.guest import Guest
from tests.laws.facts.microdot import SMALL


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


def microdot(app: Flask, options: dict[str, Any]) -> Any:
    """The public view of a game among bots that has just begun."""
    body = {
        "ruleset": "microdot",
        "seats": [{"kind": "bot", "name": "House"}, {"kind": "bot", "name": "Random"}],
        "options": options,
    }
    made = Guest(app).post("/v1/games", body)
    assert made.status_code == 201, made.get_json()
    return Guest(app).get(f"/v1/games/{made.get_json()['game']['id']}/view").get_json()


def test_board_strip_dice_and_charts_are_in_the_rulesets_answer(anybody: Guest) -> None:
    found = anybody.get("/v1/rulesets/microdot").get_json()["components"]
    assert set(found["kit"]) == {"board", "strip", "dice", "briefing", "mission"} == set(found["about"])
    assert len(found["kit"]["strip"]) == len(found["layout"]["strip"])
    assert found["layout"]["territories"][1]["hq"] == "m2"
    assert found["cards"]["briefing"]["5"] == "collect the Ladder"
    assert "HQ" in found["terms"]


def test_a_tables_own_kit_is_in_its_view_in_the_same_shape(app: Flask, anybody: Guest) -> None:
    usual = anybody.get("/v1/rulesets/microdot").get_json()["components"]["kit"]
    assert microdot(app, {})["table"]["options"]["kit"] is None
    assert microdot(app, {"kit": usual})["table"]["options"]["kit"] == usual
    own = microdot(app, {"kit": SMALL})
    assert own["table"]["options"]["kit"]["board"]["squares"] == SMALL["board"]["squares"]
    assert "columns a to h" in own["text"]


def test_other_games_say_that_they_have_none(anybody: Guest) -> None:
    assert anybody.get("/v1/rulesets/microfilms").get_json()["components"] == {}
