"""Descriptions of rulesets for clients: options, commands, events, bots and rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from domain.catalogue import Catalogue
from domain.game.commands import TABLE_COMMANDS
from domain.game.events.game_events import GAME_EVENTS
from domain.kernel.offers import Command, command_summary, command_title
from domain.kernel.reflection.descriptions import summary_of
from domain.kernel.reflection.type_schemas import DEFS, DRAFT, FOR_FORMS, answer_schemas, part_of, request_schemas
from domain.kernel.ruleset.ruleset import AnyRuleset
from domain.kernel.secrecy import Event, public_types, secret_fields, secret_types
from service.answers.installation import (
    CommandKind,
    EventKind,
    PlayerRange,
    RulesetBot,
    RulesetPage,
    RulesetSummary,
    SelfLink,
    SentRuleset,
)
from service.app.rulesets.guides import find_guide
from service.app.rulesets.packages import read_package_file
from service.app.rulesets.state_schemas import RESOLVING, state_parts, state_schema

Json = dict[str, Any]

BUILT_IN_BOTS = {
    "house": "The ruleset's own player: plays from its seat's view by rules of thumb.",
    "random": "Takes any of the offers, each as likely as the others.",
}
"""Bot policies of every ruleset, with a summary each."""
NO_HOUSE_BOT = "Plays as `random` does: this ruleset has no bot of its own."


def ruleset_summaries(catalogue: Catalogue) -> RulesetPage:
    """Summaries of all rulesets."""
    return RulesetPage(items=[ruleset_summary(each) for each in catalogue.newest()], next=None)


def describe_version(catalogue: Catalogue, name: str, version: int | None) -> SentRuleset:
    """The full description of a ruleset; version None: the newest.  Raises Missing."""
    rules = find_rules(catalogue, name, version)
    with RESOLVING:
        return replace(ruleset_json(rules), versions=catalogue.versions(name))


def find_rules(catalogue: Catalogue, name: str, version: int | None) -> AnyRuleset:
    """A ruleset by name; version None: the newest.  Raises Missing."""
    return catalogue[name] if version is None else catalogue.exact(name, version)


def ruleset_summary(rules: AnyRuleset) -> RulesetSummary:
    low, high = rules.players
    return RulesetSummary.of(rules, players=PlayerRange(min=low, max=high), links=SelfLink(self=f"/v1/rulesets/{rules.name}"))


@cache
def ruleset_json(rules: AnyRuleset) -> SentRuleset:
    """A ruleset with all its schemas, and without its versions."""
    events: tuple[type[Event], ...] = (*GAME_EVENTS, *rules.events)
    schemas: dict[str, Any] = {f"{each.name.lower()}_schema": state_schema(each) for each in state_parts(rules)}
    return SentRuleset(
        **asdict(ruleset_summary(rules)),
        versions=(),
        automaton=rules.automaton,
        bots=[RulesetBot(name=name, summary=says) for name, says in bot_policies(rules).items()],
        options_schema=schema_of(rules.options),
        deal_schema=schema_of(rules.deal),
        **schemas,
        commands=[command_json(each, rules.asides) for each in (*rules.commands, *TABLE_COMMANDS)],
        events=[event_json(each) for each in events],
        components=rules.words.components(),
        kinds=rules.words.kinds,
        terms=rules.words.terms,
        guide=find_guide(rules),
        rules=rules_text(rules),
    )


def bot_policies(rules: AnyRuleset) -> dict[str, str]:
    """Bot policies of a ruleset, with their summaries."""
    built_in = BUILT_IN_BOTS if rules.imagining.has_house_bot else BUILT_IN_BOTS | {"house": NO_HOUSE_BOT}
    return {**built_in, **{name: each.summary for name, each in rules.imagining.bots.items()}}


def command_json(command: type[Command], asides: Sequence[type[Command]] = ()) -> CommandKind:
    """Description of a command with the schema of its body. The legal commands at a moment are in the view's offers."""
    return CommandKind(
        type=str(command.__struct_config__.tag),
        title=command_title(command),
        summary=command_summary(command),
        answers_decision=command not in (*TABLE_COMMANDS, *asides),
        schema=schema_of(command),
    )


def event_json(event: type[Event]) -> EventKind:
    """Description of an event with the schemas of its public and of its hidden fields."""
    return EventKind(
        type=str(event.__struct_config__.tag),
        summary=first_line(event),
        rule=event.rule,
        data_schema=fields_schema(event, public_types(event)),
        secret_fields=secret_fields(event),
        openings_schema=fields_schema(event, secret_types(event)),
    )


def first_line(event: type[Event]) -> str:
    """The first line of an event's docstring, else its name in words."""
    tag = str(event.__struct_config__.tag)
    return summary_of(event) or tag.rpartition(".")[2].replace("_", " ")


def fields_schema(event: type[Event], fields: Mapping[str, Any]) -> Json:
    """JSON Schema of an object with these fields of an event. All are required except fields added later."""
    made = answer_schemas([part_of(event, event.__name__, fields)], FOR_FORMS)
    components = dict(made.components)
    schema = components.pop(made.schemas[0]["$ref"].removeprefix(DEFS))
    closed = {"$schema": DRAFT, **schema, "additionalProperties": False}
    return {**closed, "$defs": components} if components else closed


def schema_of(kind: type[msgspec.Struct]) -> Json:
    """JSON Schema of a value that clients send."""
    return request_schemas([kind], FOR_FORMS).document


def rules_text(rules: AnyRuleset) -> str | None:
    """The rules in Markdown: from the ruleset, else from RULES.md in its package or one around it; None if there is no
    such file.
    """
    if rules.rulebook is not None:
        return rules.rulebook
    return read_package_file(rules, "RULES.md")
