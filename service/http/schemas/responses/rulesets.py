"""Installed rulesets."""

from __future__ import annotations

from service.http.schemas.responses.words import (
    FLAG,
    JSON_SCHEMA,
    LAST_PAGE,
    RULE,
    RULES_VERSION,
    RULESET,
    TEXT,
    Shape,
    array_of,
    nullable,
    object_shape,
    schema_ref,
    text,
)

SHORT_RULESET: dict[str, Shape] = {
    "name": RULESET,
    "version": RULES_VERSION,
    "title": text("The game's title."),
    "blurb": text("A description of the game in a sentence or two."),
    "players": object_shape(
        "Seats for people and bots.",
        {
            "min": {"type": "integer", "minimum": 1, "description": "The fewest seats, over all options."},
            "max": {"type": "integer", "minimum": 1, "description": "The most seats, over all options."},
        },
        name="PlayerRange",
    ),
    "links": object_shape(
        "Links of the ruleset.", {"self": text("The URL of the ruleset with its schemas and rules.")}, name="SelfLink"
    ),
}

SHAPES: dict[str, Shape] = {
    "RulesetShort": object_shape("A ruleset, in short.", SHORT_RULESET),
    "RulesetPage": object_shape("The installed rulesets.", {"items": array_of(schema_ref("RulesetShort"), "The rulesets, by name."), "next": LAST_PAGE}),
    "Ruleset": object_shape(
        "A ruleset, in full.",
        {
            **SHORT_RULESET,
            "versions": array_of(
                {"type": "integer", "minimum": 1},
                "The installed versions, ascending. New games use the last; a game keeps the version that it was created with.",
            ),
            "automaton": {"type": "string", "description": "The name of the automaton, a seat that the rules play."},
            "bots": array_of(
                object_shape(
                    "A bot that plays this game.",
                    {
                        "name": text("The value for `bot` of a seat in a new game."),
                        "summary": text("A description of the bot's play, in a sentence."),
                    },
                    name="Bot",
                ),
                "The available bots.",
            ),
            "options_schema": {**JSON_SCHEMA, "description": "The JSON Schema (2020-12) of the table options."},
            "deal_schema": {**JSON_SCHEMA, "description": "The JSON Schema (2020-12) of stated deals."},
            "table_schema": {**JSON_SCHEMA, "description": "The JSON Schema of a view's `table`."},
            "mind_schema": {**JSON_SCHEMA, "description": "The JSON Schema of a view's `mind`, and of each of its `minds`."},
            "house_schema": {**JSON_SCHEMA, "description": "The JSON Schema of a view's `house`."},
            "commands": array_of(object_shape("A command of this game.", {
                "type": text("The command's `type` in a request."),
                "title": {"type": "string", "description": "The label of the command's button."},
                "summary": text("The command's effect, in a sentence."),
                "answers_decision": {**FLAG, "description": "Whether the command needs `If-Match`."},
                "schema": {**JSON_SCHEMA, "description": "The JSON Schema (2020-12) of the command."},
            }, name="CommandKind"), "All commands; a view's `offers` list the legal ones."),
            "events": array_of(object_shape("An event of this game.", {
                "type": text("The `type` of the event's entries."),
                "summary": text("The meaning of the event, in a sentence."),
                "rule": RULE,
                "data_schema": {**JSON_SCHEMA, "description": "The JSON Schema of an entry's `data`."},
                "secret_fields": array_of(TEXT, "Fields with an audience: their commitments are in `hidden`, their values in `openings` for that audience."),
                "openings_schema": {**JSON_SCHEMA, "description": "The JSON Schema of the openings' values."},
            }, name="EventKind"), "All events, including those common to all games."),
            "components": {
                "type": "object",
                "description": (
                    "The game's components as data: boards, cards, charts, glossaries. Its members are the ruleset's own; empty if views and "
                    "schemas suffice. A table's options may add components, which its views hold in `table.options`."
                ),
            },
            "kinds": {
                "type": "object",
                "description": "The kinds of cards and pieces in scenes, by name; empty if their names suffice.",
                "additionalProperties": schema_ref("KindWords"),
            },
            "terms": {
                "type": "object",
                "description": "Terms of the game, with their definitions.",
                "additionalProperties": schema_ref("TermWords"),
            },
            "guide": nullable(schema_ref("Guide"), "An introduction to the game: a primer, its options in sentences, and a lesson with a stated deal; null if the ruleset has none."),
            "rules": {"type": ["string", "null"], "description": "The rules, in Markdown."},
        },
    ),
}  # fmt: skip
