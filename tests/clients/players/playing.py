"""Plays a game of every ruleset, all seats, through four functions that a generated client provides; knows no game."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

SEATS = 3
"""At most: a game of more takes longer and shows nothing else."""
MOST_COMMANDS = 5000


class Seen(NamedTuple):
    """What is needed of a view. decision: its id; offers: schemas of the exact ones; reason: of the outcome, None before it."""

    awaited: list[int]
    decision: str | None
    offers: list[dict[str, Any]]
    reason: str | None


class Api(Protocol):
    """A generated client."""

    def rulesets(self) -> dict[str, int]:
        """Names, and how many seats each has at most."""

    def create(self, ruleset: str, seats: int) -> tuple[str, dict[int, str]]:
        """A new game with all seats ours: its id, and a token for each seat."""

    def look(self, game: str, token: str) -> Seen:
        """What a seat sees."""

    def act(self, game: str, token: str, decision: str, command: dict[str, Any]) -> Seen:
        """What a seat sees after its command."""


def play_all(api: Api) -> None:
    """Play every ruleset to its end; a line of JSON for each game."""
    random.seed(1)
    for ruleset, most in api.rulesets().items():
        commands, reason = play(api, ruleset, min(most, SEATS))
        print(json.dumps({"ruleset": ruleset, "commands": commands, "reason": reason}))


def play(api: Api, ruleset: str, seats: int) -> tuple[int, str]:
    """A whole game by random offers: how many commands it took, and why it ended."""
    game, tokens = api.create(ruleset, seats)
    view = api.look(game, tokens[0])
    for commands in range(MOST_COMMANDS):
        if view.reason is not None:
            return commands, view.reason
        token = tokens[random.choice(view.awaited)]
        own = api.look(game, token)
        assert own.decision is not None
        schema = random.choice(own.offers)
        view = api.act(game, token, own.decision, instance(schema, schema.get("$defs", {})))
    sys.exit(f"{ruleset}: no end after {MOST_COMMANDS} commands")


def instance(schema: Mapping[str, Any], names: Mapping[str, Any]) -> Any:
    """Any value that a schema admits, in the part of JSON Schema that offers are written in."""
    if "const" in schema or "enum" in schema:
        return random.choice(schema.get("enum") or [schema["const"]])
    if "$ref" in schema:
        return instance(names[schema["$ref"].rpartition("/")[2]], names)
    if schema.get("type") == "object":
        fields = schema.get("properties", {}) | random.choice(schema.get("anyOf") or [{}]).get("properties", {})
        return {name: instance(field, names) for name, field in fields.items() if name in schema.get("required", ())}
    if branches := schema.get("oneOf") or schema.get("anyOf"):
        return instance(random.choice(branches), names)
    if schema["type"] == "array":
        found = [instance(each, names) for each in schema.get("prefixItems", ())]
        while len(found) < schema.get("minItems", 0):
            value = instance(schema["items"], names)
            if value not in found or not schema.get("uniqueItems"):
                found.append(value)
        return found
    plain = {"integer": schema.get("minimum", 0), "boolean": True, "string": "x" * schema.get("minLength", 1)}
    return plain[schema["type"]]
