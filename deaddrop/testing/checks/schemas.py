"""Laws of schemas: values sent to an audience match the types of the ruleset."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec
from jsonschema import Draft202012Validator

from deaddrop.testing.plays import Play
from domain.game.aggregate import Game
from domain.kernel.reflection.type_schemas import answer_schemas, part_of
from domain.kernel.secrecy import Event, public_types, secret_types

MOST_POSITIONS = 8
"""Positions of a game to check, its end among them."""
MOST_ENTRIES = 2
"""Entries of each type of event to check."""


def states_hold_their_schemas(play: Play) -> None:
    """Table, minds and house match their JSON Schemas: clients' types are made from them."""
    games = [step.batch.game for step in play.steps if step.batch.game.state is not None]
    for game in games[:: -max(1, len(games) // MOST_POSITIONS)]:
        hold_state(game)


def hold_state(game: Game) -> None:
    assert game.state is not None
    for name, value in (("table", game.state.table), ("house", game.state.house)):
        hold(name, type(value), value)
    for mind in game.state.minds:
        hold("mind", type(mind), mind)


def events_hold_their_schemas(play: Play) -> None:
    """The public fields of each event and the values of its hidden ones match their JSON Schemas."""
    seen: Counter[type[Event]] = Counter()
    for step in play.steps:
        for entry in step.batch.entries:
            kind: Any = type(entry.stored.event)
            seen[kind] += 1
            if seen[kind] <= MOST_ENTRIES:
                opened = {name: part.known.value for name, part in entry.hidden.items() if name in secret_types(kind)}
                hold(f"data of {entry.public['type']}", data_type(kind), entry.public["data"])
                hold(f"openings of {entry.public['type']}", openings_type(kind), opened)


@cache
def data_type(event: Any) -> Any:
    return part_of(event, "Data", public_types(event))


@cache
def openings_type(event: Any) -> Any:
    return part_of(event, "Openings", secret_types(event))


def hold(what: str, kind: Any, value: Any) -> None:
    """Asserts that a value, as sent, matches its type's schema."""
    sent = msgspec.json.decode(msgspec.json.encode(value))
    for error in validator(kind).iter_errors(sent):
        raise AssertionError(f"the {what} is not as its schema says, at {error.json_path}: {error.message[:300]}")


@cache
def validator(kind: Any) -> Draft202012Validator:
    """A validator that also refuses members outside the schema. Raises TypeError, NameError if a type has no schema."""
    return Draft202012Validator(to_closed(answer_schemas([kind]).document))


def to_closed(schema: Any) -> Any:
    """A schema that admits only named members."""
    if isinstance(schema, list):
        return [to_closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {name: to_closed(each) for name, each in schema.items()}
    return (
        {"additionalProperties": False, **inner} if "properties" in schema and schema.get("type") == "object" else inner
    )


LAWS = (states_hold_their_schemas, events_hold_their_schemas)
