"""The contract for players: a part of the whole one, small, closed, and with names for every list of words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from domain.catalogue import discover
from service.http.app_factory import build_contract
from service.http.openapi.references import refs_in
from tests.equipment.whole_api import API
from tests.http.conformance import operations
from tests.http.guest import Guest

MOST_BYTES = 200_000
RULESETS = [None, *discover().newest()]
of_every_ruleset = pytest.mark.parametrize(
    "rules", RULESETS, ids=[rules.name if rules else "any" for rules in RULESETS]
)


@of_every_ruleset
def test_is_a_part_of_the_whole(rules: Any) -> None:
    """Of the ruleset's, but for events, which have the form common to all games."""
    part, wholes = build_contract(rules, is_for_players=True), (build_contract(rules), build_contract())
    for path, item in part["paths"].items():
        for method, each in item.items():
            assert each in [whole["paths"][path][method] for whole in wholes], (path, method)
    for kind, named in part["components"].items():
        for name, each in named.items():
            assert each in [whole["components"][kind].get(name) for whole in wholes], (kind, name)
    assert {each["operationId"] for _, _, each in operations(part)} == set(API.playing)


@of_every_ruleset
def test_is_closed(rules: Any) -> None:
    part = build_contract(rules, is_for_players=True)
    held = {(kind, name) for kind, named in part["components"].items() for name in named}
    assert set(refs_in(part)) == held - {("securitySchemes", "token")}
    names = {each["operationId"] for _, _, each in operations(part)}
    assert {each["operationId"] for each in part["components"]["links"].values()} <= names
    assert {tag for _, _, each in operations(part) for tag in each["tags"]} == {each["name"] for each in part["tags"]}


@of_every_ruleset
def test_is_small_as_served(anybody: Guest, rules: Any) -> None:
    query = f"?ruleset={rules.name}" if rules else ""
    answer = anybody.get(f"/openapi/play.json{query}")
    assert len(answer.data) < MOST_BYTES
    assert answer.get_json() == json.loads(json.dumps(build_contract(rules, is_for_players=True)))
    assert anybody.get(f"/openapi/play.json{query}", If_None_Match=answer.headers["ETag"]).status_code == 304


@pytest.mark.parametrize("rules", RULESETS[:2], ids=["any", "typed"])
def test_is_valid_openapi_3_1(rules: Any) -> None:
    from openapi_spec_validator import validate  # here, as in `test_contract.py`

    validate(build_contract(rules, is_for_players=True))


@of_every_ruleset
def test_every_list_of_words_has_a_name(rules: Any) -> None:
    """Generators number what has none: `Kind1`, `Type17`."""
    schemas = build_contract(rules)["components"]["schemas"]
    found = [
        f"{name}.{field}"
        for name, shape in schemas.items()
        for field, inner in properties_of(shape)
        if has_words(inner)
    ]
    assert found == []
    assert len(schemas) == len({name.lower() for name in schemas})


def properties_of(shape: Any) -> Iterator[tuple[str, Any]]:
    for each in (shape, *shape.get("allOf", ())):
        if "if" not in each:
            yield from each.get("properties", {}).items()


def has_words(shape: Any) -> bool:
    if not isinstance(shape, dict):
        return False
    inner = [
        shape.get("items"),
        shape.get("additionalProperties"),
        *(one for name in ("oneOf", "anyOf", "prefixItems") for one in shape.get(name, ())),
    ]
    return "enum" in shape or any(has_words(each) for each in inner)
