"""docs/spec/offers.md: its vectors are what the code makes, and its sampler plays by them and in every game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from deaddrop.testing.checks.offer_schemas import is_offer_schema
from deaddrop.testing.walks import walk
from deaddrop_client import sampling
from domain.catalogue import discover
from domain.game.commands import parse_command
from domain.kernel.offers import Offer
from domain.kernel.ruleset.ruleset import AnyRuleset
from tests.spec.offers import offers_vectors

SPEC = Path(__file__).parents[2] / "docs" / "spec"
VECTORS: list[dict[str, Any]] = json.loads((SPEC / "vectors" / "offers.json").read_text(encoding="utf-8"))
SAMPLES = 400
of_each_vector = pytest.mark.parametrize("vector", VECTORS, ids=range(len(VECTORS)))


def page_code() -> str:
    [code] = re.findall(r"```python\n(.*?)```", (SPEC / "offers.md").read_text(encoding="utf-8"), re.S)
    return str(code)


def sampler_of_page() -> Any:
    names: dict[str, Any] = {}
    exec(page_code(), names)
    return names["value_of"]


def without_nulls(command: dict[str, Any]) -> str:
    return json.dumps({name: each for name, each in sorted(command.items()) if each is not None})


def test_the_code_makes_the_published_vectors() -> None:
    assert offers_vectors() == VECTORS


def test_the_page_shows_the_clients_sampler() -> None:
    code = page_code()
    assert Path(sampling.__file__).read_text(encoding="utf-8").endswith(code[code.index("def value_of") :])
    assert len(code[code.index("def value_of") :].splitlines()) <= 35


def without_types(code: str) -> str:
    return re.sub(r"\) -> [^\n]+:\n", "):\n", re.sub(r"(\w): (?:Json|Random|int)\b", r"\1", code))


def test_the_example_bot_holds_the_pages_sampler() -> None:
    code = page_code()
    assert without_types(code[code.index("def value_of") :]) in (SPEC.parents[1] / "examples" / "bot.py").read_text(encoding="utf-8")


@of_each_vector
def test_a_vector_lists_what_its_schema_admits_and_what_it_does_not(vector: dict[str, Any]) -> None:
    assert is_offer_schema(vector["schema"])
    schema = Draft202012Validator(vector["schema"])
    assert [each for each in vector["valid"] if not schema.is_valid(each)] == []
    assert [each for each in vector["invalid"] if schema.is_valid(each)] == []


@of_each_vector
def test_the_sampler_gives_what_a_schema_admits(vector: dict[str, Any]) -> None:
    luck, value_of = Random(1), sampler_of_page()
    made = [value_of(vector["schema"], luck) for _ in range(SAMPLES)]
    schema = Draft202012Validator(vector["schema"])
    assert all(map(schema.is_valid, made))
    if vector["complete"]:
        assert set(map(without_nulls, made)) == set(map(without_nulls, vector["valid"]))


@pytest.mark.parametrize("more", [
    {"type": "string"}, {"$ref": "#/$defs/A"}, {"oneOf": [{"enum": [1]}]}, {"type": "integer", "minimum": 0}, {"enum": [1], "not": {}},
    {"type": "array", "maxItems": 2, "items": {"type": "array", "maxItems": 1, "items": {}}}, {"type": "array", "maxItems": 1, "items": {"enum": [[1]]}},
])  # fmt: skip
def test_a_keyword_that_is_not_on_the_page_is_found(more: dict[str, Any]) -> None:
    schema = {
        "type": "object",
        "additionalProperties": False,
        "required": ["type"],
        "properties": {"type": {"const": "x"}, "field": more},
    }
    assert not is_offer_schema(schema)


def offers_of_games(rules: AnyRuleset, luck: Random) -> Iterator[Offer]:
    """The offers of a random game with the fewest players, and of one with the most."""
    for players in rules.players:
        for state in walk(rules, players, luck):
            for mind in state.minds:
                yield from rules.offers(state.table, mind)


@pytest.mark.parametrize("rules", discover().newest(), ids=lambda rules: rules.name)
def test_the_sampler_answers_the_offers_of_every_game(rules: AnyRuleset) -> None:
    """With a command that the schema admits, and the game too if the offer is exact."""
    luck, value_of, tried = Random(rules.name), sampler_of_page(), 0
    for offer in offers_of_games(rules, luck):
        schema = msgspec.json.decode(msgspec.json.encode(offer.schema()))
        made = value_of(schema, luck)
        assert Draft202012Validator(schema).is_valid(made), (schema, made)
        if offer.is_exact:
            assert offer.admits(parse_command(rules, made)), (schema, made)
            tried += 1
    assert tried > 100
