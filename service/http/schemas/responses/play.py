"""Looking at a game and acting in it."""

from __future__ import annotations

from service.http.schemas.responses.ruleset_words import CHECKED_WORDS, OFFER_WORDS, TOLD, VIEW_WORDS, WHY
from service.http.schemas.responses.words import (
    ANY_OBJECT,
    CLOCK_PLAN,
    DECISION_ID,
    DIGEST,
    FLAG,
    GAME_ID,
    JSON_SCHEMA,
    KIND_OF_DECISION,
    MAYBE_SEAT,
    RULE,
    RULES_VERSION,
    RULESET,
    SEAT,
    STATUS,
    TIME,
    VERSION,
    VIEWPOINT,
    Shape,
    array_of,
    nullable,
    object_shape,
    schema_ref,
    text,
    with_description,
)

OUTCOME: Shape = {
    "winners": array_of(SEAT, "Empty when nobody won."),
    "reason": text("Why it ended, in a word of the ruleset's."),
}

SHAPES: dict[str, Shape] = {
    "RulesetName": object_shape("The rules that a game is played by.", {"name": RULESET, "version": RULES_VERSION}),
    "Outcome": object_shape("Who won, and why: an outcome as logs, tables and rulings name it.", OUTCOME),
    "GameOutcome": object_shape(
        "Who won and why, and what the game came to, seat by seat.",
        {
            **OUTCOME,
            "places": array_of(
                {"type": "integer", "minimum": 1},
                "By seat, 1 for the best. Seats that the rules do not tell apart share a place, and as many places after theirs stay free, as in 1, 2, 2, 4; where nobody won, all are 1.",
            ),
            "scores": nullable(
                array_of({"type": "integer"}, "By seat."), "What the rules counted; null where they count nothing."
            ),
            "measures": {
                "type": "object",
                "description": "Numbers of the whole table that the rules do not judge, by name, as turns; empty after a ruling has changed the outcome.",
                "additionalProperties": {"type": "integer"},
            },
            "why": WHY,
        },
        ("why",),
    ),
    "OwnDecision": object_shape(
        "The decision that this seat owes.",
        {
            "id": DECISION_ID,
            "kind": KIND_OF_DECISION,
            "deadline": {
                **TIME,
                "type": ["string", "null"],
                "description": "When the time is up that the rules or the table's clock give, and an answer comes too late; null where no time runs.",
            },
            "default": {**schema_ref("Command"), "description": "The answer that is given when this seat gives none."},
        },
    ),
    "Offer": object_shape(
        "One shape of command that is legal now.",
        {
            "type": text("The command's `type`."),
            "exact": {**FLAG, "description": "True: every instance of the schema will be accepted."},
            "title": {"type": "string", "description": "What a button says."},
            "summary": text("What the command does, in a sentence."),
            "rule": {"type": "string", "description": "The rule that allows it."},
            "schema": {
                **JSON_SCHEMA,
                "description": "The JSON Schema (2020-12) of the whole command body; the `title` of a property is what a form calls it.",
            },
            **OFFER_WORDS,
        },
        tuple(OFFER_WORDS),
    ),
    "Successor": object_shape(
        "The table that goes on for the same people. `made` for the organiser; `seat` and `token` for a player.",
        {
            "version": VERSION,
            "digest": DIGEST,
            "game": GAME_ID,
            "made": {**schema_ref("GameMade"), "description": "For the organiser: as when a game is opened."},
            "seat": SEAT,
            "token": text("For a player: the seat's token."),
        },
        ("made", "seat", "token"),
    ),
    "Rematch": object_shape(
        "The rematch of a game that has ended, as those who played it learn of it.",
        {
            "game": {**GAME_ID, "type": ["string", "null"], "description": "Its id; null while nobody has opened it."},
            "seat": {**SEAT, "description": "Where you sit there; not for the organiser."},
        },
        ("seat",),
    ),
    "Clock": object_shape(
        "The clock of a table: its plan, and the time of each seat.",
        {
            **CLOCK_PLAN,
            "seats": array_of(
                object_shape(
                    "The time of one seat.",
                    {
                        "seat": SEAT,
                        "bank_ms": {
                            "type": "integer",
                            "minimum": 0,
                            "description": "Milliseconds in its bank when its open decision began.",
                        },
                        "strikes": {
                            "type": "integer",
                            "minimum": 0,
                            "description": "How often in a row the clock struck.",
                        },
                        "absent": {**FLAG, "description": "Whether its player is absent; `return` ends that."},
                        "since": {
                            **TIME,
                            "type": ["string", "null"],
                            "description": "When the time of its open decision began; null where none runs.",
                        },
                        "deadline": {
                            **TIME,
                            "type": ["string", "null"],
                            "description": "When it is used up, bank included, and the default is played.",
                        },
                    },
                    name="SeatClock",
                ),
                "By seat.",
            ),
        },
    ),
    "View": object_shape(
        "The world as one audience may see it.",
        {
            "format": {
                "type": "integer",
                "minimum": 1,
                "description": "Of views: it rises where their content or their text changes.",
            },
            "game": GAME_ID,
            "ruleset": schema_ref("RulesetName"),
            "viewpoint": VIEWPOINT,
            "version": VERSION,
            "status": STATUS,
            "table": {
                "type": ["object", "null"],
                "description": "What everybody sees, in the ruleset's own terms; null until the deal.",
            },
            "mind": {"type": ["object", "null"], "description": "What this seat knows beyond the table."},
            "minds": array_of(ANY_OBJECT, "With the viewpoint `all` only: what each seat knows."),
            "house": {
                "type": "object",
                "description": "With viewpoint `all` only: what no seat knows.",
            },
            "luck": nullable(
                schema_ref("Luck"), "How the luck is made before the deal; null in games that are dealt from their seed alone."
            ),
            "clock": {**schema_ref("Clock"), "description": "The table's clock; absent without one."},
            "pause": object_shape(
                "The pause of the table; absent without one. No move is taken from `since` to `until`.",
                {
                    "since": nullable(TIME, "When it began; null while it waits for the decisions in `after`."),
                    "until": with_description("When it ends by itself, in UTC (RFC 3339).", TIME),
                    "after": array_of({"type": "string"}, "Ids of the decisions that are answered before it begins."),
                },
                name="Pause",
            ),
            "decisions": array_of(
                object_shape("A decision that is open.", {"seat": SEAT, "kind": KIND_OF_DECISION}, name="OpenDecision"),
                "The open decisions of all seats: who is awaited, and for what.",
            ),
            "decision": nullable(schema_ref("OwnDecision"), "The one that this seat owes; null where it owes none."),
            "offers": array_of(
                schema_ref("Offer"),
                "What this seat may do now. Without a decision: what it may do all the same, as in a game whose boards anybody may mark; mostly nothing.",
            ),
            "outcome": nullable(
                schema_ref("GameOutcome"), "How it ended, rulings included; null while it runs or where it was aborted."
            ),
            "rulings": array_of(schema_ref("Ruling"), "What its organiser decided, oldest first."),
            "server_time": with_description("The service's clock at this answer, to count deadlines by.", TIME),
            "text": {"type": "string", "description": "The same in plain words."},
            **VIEW_WORDS,
        },
        ("minds", "house", "clock", "pause", *VIEW_WORDS),
    ),
    "Entry": object_shape(
        "One event, as one audience may know it.",
        {
            "version": VERSION,
            "type": {
                "type": "string",
                "pattern": "^[a-z_-]+\\.[a-z_]+$",
                "description": "What happened: `<ruleset>.<event>`, or `game.<event>` where it is the same in all games.",
            },
            "at": with_description("When it happened, in UTC (RFC 3339).", TIME),
            "by": with_description("The seat whose command caused it; null where none did.", MAYBE_SEAT),
            "data": {"type": "object", "description": "The public fields."},
            "hidden": {
                "type": "object",
                "additionalProperties": DIGEST,
                "description": "A commitment for every other field.",
            },
            "openings": {
                "type": "object",
                "description": "The hidden fields that this audience may know.",
                "additionalProperties": object_shape(
                    "A value, and the salt that opens its commitment.",
                    {
                        "value": {"description": "Any JSON value, as the event holds it."},
                        "salt": {
                            "type": "string",
                            "pattern": "^([0-9a-f]{2})+$",
                            "description": "Hexadecimal; hashed with the value it gives the commitment in `hidden`.",
                        },
                    },
                    name="Opening",
                ),
            },
            "digest": {**DIGEST, "description": "Of this entry and the one before: the chain of the ledger."},
            "text": {"type": "string", "description": "The same in words, one line; the ledger does not cover it."},
            "rule": RULE,
            "learnt": {
                "type": "object",
                "description": "With viewpoint `all` only: for each hidden field, the seats that know it.",
                "additionalProperties": array_of(SEAT),
            },
            "told": TOLD,
        },
        ("learnt", "told"),
    ),
    "FeedPage": object_shape(
        "A page of a game's events, as one audience may know them.",
        {
            "entries": array_of(schema_ref("Entry"), "By version, oldest first."),
            "after": {"type": "integer", "minimum": 0, "description": "As it was asked."},
            "head": {
                "type": "integer",
                "minimum": 0,
                "description": "The last version that this audience may read now.",
            },
        },
    ),
    "Acted": object_shape(
        "What the command did.",
        {
            "version": VERSION,
            "digest": {**DIGEST, "description": "Of the last entry: the chain of the ledger up to here."},
            "events": array_of(schema_ref("Entry"), "As this seat saw them. Not with `Prefer: return=minimal`."),
            "view": {**schema_ref("View"), "description": "After them. Not with `Prefer: return=minimal`."},
        },
        ("events", "view"),
    ),
    "Checked": object_shape(
        "A command that was checked.", {"accepted": {**FLAG, "description": "Always true: else it is a problem."}, **CHECKED_WORDS}
    ),
}
