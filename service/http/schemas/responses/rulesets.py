"""The games on offer."""

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
    "title": text("What the game is called."),
    "blurb": text("What it is like, in a sentence or two."),
    "players": object_shape(
        "Seats for people and bots.",
        {
            "min": {"type": "integer", "minimum": 1, "description": "The fewest seats, over all options."},
            "max": {"type": "integer", "minimum": 1, "description": "The most seats, over all options."},
        },
        name="PlayerRange",
    ),
    "links": object_shape(
        "Where to go on.", {"self": text("The ruleset with its schemas and rules.")}, name="SelfLink"
    ),
}

SHAPES: dict[str, Shape] = {
    "RulesetShort": object_shape("A game on offer, in short.", SHORT_RULESET),
    "RulesetPage": object_shape("The games on offer.", {"items": array_of(schema_ref("RulesetShort"), "By name."), "next": LAST_PAGE}),
    "Ruleset": object_shape(
        "A game on offer.",
        {
            **SHORT_RULESET,
            "versions": array_of(
                {"type": "integer", "minimum": 1},
                "The installed versions, ascending. New games take the last; a game keeps the one that it was created under.",
            ),
            "automaton": {"type": "string", "description": "What the seat that plays by itself is called."},
            "bots": array_of(
                object_shape(
                    "A bot that plays this game.",
                    {
                        "name": text("For `bot` of a seat in a new game."),
                        "summary": text("How it plays, in a sentence."),
                    },
                    name="Bot",
                ),
                "The bots that there are.",
            ),
            "options_schema": JSON_SCHEMA,
            "deal_schema": JSON_SCHEMA,
            "table_schema": {**JSON_SCHEMA, "description": "The JSON Schema of a view's `table`."},
            "mind_schema": {**JSON_SCHEMA, "description": "The JSON Schema of a view's `mind`, and of each of its `minds`."},
            "house_schema": {**JSON_SCHEMA, "description": "The JSON Schema of a view's `house`."},
            "commands": array_of(object_shape("A command of this game.", {
                "type": text("Its `type` in a request."),
                "title": {"type": "string", "description": "What a button says."},
                "summary": text("What it does, in a sentence."),
                "answers_decision": {**FLAG, "description": "Whether it needs If-Match."},
                "schema": JSON_SCHEMA,
            }, name="CommandKind"), "Every command that there is; a view's `offers` say which are open."),
            "events": array_of(object_shape("An event of this game.", {
                "type": text("The `type` of its entries."),
                "summary": text("What happened, in a sentence."),
                "rule": RULE,
                "data_schema": {**JSON_SCHEMA, "description": "The JSON Schema of an entry's `data`."},
                "secret_fields": array_of(TEXT, "Fields that have an audience: their commitments in `hidden`, their values in `openings` for that audience."),
                "openings_schema": {**JSON_SCHEMA, "description": "The JSON Schema of what they hold."},
            }, name="EventKind"), "Every event that there is, those of games as such too."),
            "components": {
                "type": "object",
                "description": (
                    "What is played with, as data: boards, cards, charts, what words mean. Its members are the ruleset's own; none where views and "
                    "schemas say it all. A table's options may bring parts of their own, which its views hold in `table.options`."
                ),
            },
            "kinds": {
                "type": "object",
                "description": "The kinds of cards and pieces that scenes show, by name; none where their names say it all.",
                "additionalProperties": schema_ref("KindWords"),
            },
            "terms": {
                "type": "object",
                "description": "Words of the game, with what they mean.",
                "additionalProperties": schema_ref("TermWords"),
            },
            "guide": nullable(schema_ref("Guide"), "What introduces the game: a primer, its options in sentences, and a lesson with a stated deal; null if it has none."),
            "rules": {"type": ["string", "null"], "description": "The rules, in Markdown."},
        },
    ),
}  # fmt: skip
