"""Every type that clients meet is described by its docstring, every field in its annotation: contracts quote both."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import inspect

from domain.catalogue import discover
from domain.game.commands import TABLE_COMMANDS
from domain.game.events.game_events import GAME_EVENTS
from domain.game.events.seat_plan import BotTry
from domain.kernel.chance import Draw
from domain.kernel.offers import command_summary
from domain.kernel.outcome import Outcome
from domain.kernel.reflection.descriptions import describe_type, summary_of
from domain.kernel.reflection.type_schemas import nodes_in, source_class
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Known, Unknown
from service.app.rulesets.state_schemas import state_parts
from service.http.schemas.ruleset_words import NAMES

RULESETS = discover().newest()


def fields_by_type(*kinds: Any) -> dict[Any, list[str]]:
    """The types with a name among these and all that they hold, with the names of their fields."""
    nodes = nodes_in(inspect.multi_type_info(kinds))
    found = {source_class(node.cls): [each.name for each in getattr(node, "fields", ())] for node in nodes}
    return {kind: names for kind, names in found.items() if kind not in (Known, Unknown)}


def types_of(rules: AnyRuleset) -> list[Any]:
    """The types of a ruleset that reach contracts."""
    states = [part.kind for part in state_parts(rules)]
    events = [*rules.events, *GAME_EVENTS]
    return [*states, *rules.commands, *TABLE_COMMANDS, *events, rules.options, rules.deal]


def hold_descriptions(found: dict[Any, list[str]]) -> None:
    for kind, names in found.items():
        told = describe_type(kind)
        assert told.text, f"{kind.__name__} has no docstring"
        silent = [name for name in names if not told.fields.get(name)]
        assert silent == [], f"{kind.__name__}: describe these fields in their annotations"
        clauses = [name for name in names if re.search(rf"\b{name}: ", told.text)]
        assert clauses == [], f"{kind.__name__}: describe these fields in their annotations, not in its docstring"


@pytest.mark.parametrize("rules", RULESETS, ids=[rules.name for rules in RULESETS])
def test_every_field_is_described(rules: AnyRuleset) -> None:
    found = fields_by_type(*types_of(rules))
    assert len(found) > 40
    hold_descriptions(found)


def test_every_field_of_words_and_luck_is_described() -> None:
    found = fields_by_type(*NAMES, Draw, BotTry, Outcome)
    assert len(found) >= len(NAMES) + 3
    hold_descriptions(found)


def test_a_field_of_a_base_is_described_there() -> None:
    stole = next(each for rules in RULESETS for each in rules.events if each.__name__ == "Stole")
    assert describe_type(stole).fields["francs"] == "Francs from the target, 0 to 2."
    assert describe_type(stole).fields["seat"] == "The seat that acts, or that the event happens to."


def test_a_summary_is_the_first_line() -> None:
    abort, created = TABLE_COMMANDS[1], GAME_EVENTS[0]
    assert command_summary(abort) == "End the game without an outcome (organiser)"
    assert summary_of(created) == "The game is created: its rules, its options, and the commitment to its seed."
