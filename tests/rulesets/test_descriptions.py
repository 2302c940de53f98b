"""Every type that clients meet, and every field of it, is described in its docstring: contracts say so in those words."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import inspect

from domain.catalogue import discover
from domain.game.commands import TABLE_COMMANDS
from domain.game.events import GAME_EVENTS
from domain.kernel.offers import command_summary
from domain.kernel.reflection.docstrings import describe_type, field_names, parse_docstring, summary_of
from domain.kernel.reflection.type_schemas import label_of, nodes_in, source_class
from domain.kernel.ruleset import AnyRuleset
from domain.kernel.secrecy import Known, Unknown
from service.app.rulesets.state_schemas import state_parts

RULESETS = discover().newest()


def types_of(rules: AnyRuleset) -> list[Any]:
    """The types of a ruleset, and all that they hold."""
    parts = [part.kind for part in state_parts(rules)]
    kinds = [
        *parts,
        *rules.commands,
        *rules.events,
        rules.options,
        rules.deal,
        *GAME_EVENTS,
        *TABLE_COMMANDS,
    ]
    found = [source_class(node.cls) for node in nodes_in(inspect.multi_type_info(kinds))]
    return [kind for kind in dict.fromkeys(found) if kind not in (Known, Unknown)]


@pytest.mark.parametrize("rules", RULESETS, ids=[rules.name for rules in RULESETS])
def test_every_field_is_described(rules: AnyRuleset) -> None:
    kinds = types_of(rules)
    assert len(kinds) > 40
    for kind in kinds:
        told = describe_type(kind)
        assert told.text, f"{kind.__name__} has no docstring"
        silent = [name for name in field_names(kind) if not (told.fields.get(name) or label_of(kind, name))]
        assert silent == [], f"{kind.__name__}: describe these fields in its docstring"


def test_a_field_of_a_base_is_described_there() -> None:
    stole = next(each for rules in RULESETS for each in rules.events if each.__name__ == "Stole")
    assert describe_type(stole).fields["francs"] == "0 to 2, from the target."
    assert describe_type(stole).fields["seat"] == "Who acts, or whom it befalls."


@pytest.mark.parametrize(
    ("docstring", "text", "fields"),
    [
        ("A bid.", "A bid.", {}),
        ("", "", {}),
        ("A bid.\n\nseat: whose;\nchips: those laid,\n  in all.\n\nRule X-1.", "A bid. Rule X-1.", {"seat": "Whose.", "chips": "Those laid, in all."}),
        ("A bid; chips: how many.", "A bid.", {"chips": "How many."}),
        ("`seat`, chips and cards: by name.", "", {"seat": "By name.", "chips": "By name.", "cards": "By name."}),
        ("A seats: no field. What seat: is none.", "A seats: no field. What seat: is none.", {}),
        ("A bid.  seat: whose.  chips: how many.", "A bid.", {"seat": "Whose.", "chips": "How many."}),
    ],
)  # fmt: skip
def test_docstrings_are_taken_apart(docstring: str, text: str, fields: dict[str, str]) -> None:
    assert parse_docstring(docstring, ("seat", "chips", "cards")) == (text, fields)


def test_a_summary_is_a_line_without_fields() -> None:
    abort, created = TABLE_COMMANDS[1], GAME_EVENTS[0]
    assert command_summary(abort) == "End the game without an outcome (organiser)"
    assert summary_of(created) == "The game, its rules and its options; the commitment to its seed."
