"""Views, feeds and answers to commands."""

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
    "winners": array_of(SEAT, "Seats that won; empty if there are none."),
    "reason": text("The reason, as a word of the ruleset."),
}

SHAPES: dict[str, Shape] = {
    "RulesetName": object_shape("The ruleset of a game, and its version.", {"name": RULESET, "version": RULES_VERSION}),
    "Outcome": object_shape("Winners and reason: the outcome in logs, tables and rulings.", OUTCOME),
    "GameOutcome": object_shape(
        "Winners and reason, with places and scores by seat.",
        {
            **OUTCOME,
            "places": array_of(
                {"type": "integer", "minimum": 1},
                "Place of each seat, by seat, 1 for the best. Seats that the rules do not rank apart share a place, and the following places are skipped, as in 1, 2, 2, 4; without winners, all are 1.",
            ),
            "scores": nullable(
                array_of({"type": "integer"}, "Scores of the seats, by seat; null if the rules count none."), "The scores; null if the rules count none."
            ),
            "measures": {
                "type": "object",
                "description": "Statistics of the table that the rules do not rank by, by name, such as turns; empty after a ruling has changed the outcome.",
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
                "description": "Time of the rules or the table's clock after which an answer is too late; null if no time runs.",
            },
            "default": {**schema_ref("Command"), "description": "The answer that is given if this seat gives none."},
        },
    ),
    "Offer": object_shape(
        "A form of command that is legal now.",
        {
            "type": text("The command's `type`, to send."),
            "exact": {**FLAG, "description": "Whether every instance of the schema will be accepted."},
            "title": {"type": "string", "description": "The label of the command's button."},
            "summary": text("The command's effect, in a sentence."),
            "rule": {"type": "string", "description": "The rule that allows the command."},
            "schema": {
                **JSON_SCHEMA,
                "description": "The JSON Schema (2020-12) of the command body; the `title` of a property is its label in a form.",
            },
            **OFFER_WORDS,
        },
        tuple(OFFER_WORDS),
    ),
    "Successor": object_shape(
        "The following table of the same people. `made` for the organiser; `seat` and `token` for a seat's holder.",
        {
            "version": VERSION,
            "digest": DIGEST,
            "game": GAME_ID,
            "made": {**schema_ref("GameMade"), "description": "The answer of creating a game, for the organiser."},
            "seat": SEAT,
            "token": text("The new seat's token, for the seat's holder."),
        },
        ("made", "seat", "token"),
    ),
    "Rematch": object_shape(
        "The rematch of a game that has ended, for the game's tokens.",
        {
            "game": {**GAME_ID, "type": ["string", "null"], "description": "The rematch's id; null until it is opened."},
            "names": array_of(
                {"type": ["string", "null"]},
                "The name, at the game before, of the person or bot for whom the seat is kept, by seat; null for an unnamed one.",
            ),
            "seat": {**SEAT, "description": "Your seat in the rematch; absent for the organiser."},
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
                            "description": "Milliseconds in the seat's bank when its open decision opened.",
                        },
                        "strikes": {
                            "type": "integer",
                            "minimum": 0,
                            "description": "Number of strikes of the clock in a row.",
                        },
                        "absent": {**FLAG, "description": "Whether the seat's player is absent; the command `return` ends the absence."},
                        "since": {
                            **TIME,
                            "type": ["string", "null"],
                            "description": "Time at which the clock of the seat's open decision started; null if no time runs.",
                        },
                        "deadline": {
                            **TIME,
                            "type": ["string", "null"],
                            "description": "Time at which the seat's time, bank included, is used up and the default is played.",
                        },
                    },
                    name="SeatClock",
                ),
                "The clock of each seat, by seat.",
            ),
        },
    ),
    "View": object_shape(
        "The game's state as one audience may see it.",
        {
            "format": {
                "type": "integer",
                "minimum": 1,
                "description": "Version of the format of views, which rises when their content or text changes.",
            },
            "game": GAME_ID,
            "ruleset": schema_ref("RulesetName"),
            "viewpoint": VIEWPOINT,
            "version": VERSION,
            "status": STATUS,
            "table": {
                "type": ["object", "null"],
                "description": "The public state, in the ruleset's own terms; null until the deal.",
            },
            "mind": {"type": ["object", "null"], "description": "The seat's knowledge beyond the table."},
            "minds": array_of(ANY_OBJECT, "The knowledge of each seat, with the viewpoint `all` only."),
            "house": {
                "type": "object",
                "description": "The state that no seat knows, with the viewpoint `all` only.",
            },
            "luck": nullable(
                schema_ref("Luck"), "The randomness protocol before the deal; null in games dealt from their seed alone."
            ),
            "clock": {**schema_ref("Clock"), "description": "The table's clock; absent without one."},
            "pause": object_shape(
                "The pause of the table; absent without one. No move is accepted from `since` to `until`.",
                {
                    "since": nullable(TIME, "Time at which the pause began; null while it waits for the decisions in `after`."),
                    "until": with_description("Time at which the pause ends at the latest, in UTC (RFC 3339).", TIME),
                    "after": array_of({"type": "string"}, "Ids of the decisions that must be answered before the pause begins."),
                },
                name="Pause",
            ),
            "decisions": array_of(
                object_shape("A decision that is open.", {"seat": SEAT, "kind": KIND_OF_DECISION}, name="OpenDecision"),
                "The open decisions of all seats.",
            ),
            "decision": nullable(schema_ref("OwnDecision"), "The decision that this seat owes; null for none."),
            "offers": array_of(
                schema_ref("Offer"),
                "The seat's legal commands. Without a decision: commands that are legal nevertheless, such as marking a board; usually empty.",
            ),
            "outcome": nullable(
                schema_ref("GameOutcome"), "The outcome of the game, rulings included; null while it runs or if it was aborted."
            ),
            "rulings": array_of(schema_ref("Ruling"), "The organiser's rulings, oldest first."),
            "server_time": with_description("The service's clock at this answer, to count deadlines by.", TIME),
            "text": {"type": "string", "description": "The view as plain text."},
            **VIEW_WORDS,
        },
        ("minds", "house", "clock", "pause", *VIEW_WORDS),
    ),
    "Entry": object_shape(
        "An event, with the information that one audience may have.",
        {
            "version": VERSION,
            "type": {
                "type": "string",
                "pattern": "^[a-z_-]+\\.[a-z_]+$",
                "description": "The type of the event: `<ruleset>.<event>`, or `game.<event>` for events common to all games.",
            },
            "at": with_description("Time at which the event happened, in UTC (RFC 3339).", TIME),
            "by": with_description("The seat whose command caused the event; null for none.", MAYBE_SEAT),
            "data": {"type": "object", "description": "The public fields of the event."},
            "hidden": {
                "type": "object",
                "additionalProperties": DIGEST,
                "description": "The commitments to all other fields of the event, by field.",
            },
            "openings": {
                "type": "object",
                "description": "The hidden fields that this audience may know, opened.",
                "additionalProperties": object_shape(
                    "A value, and the salt that opens its commitment.",
                    {
                        "value": {"description": "The field's value, any JSON value."},
                        "salt": {
                            "type": "string",
                            "pattern": "^([0-9a-f]{2})+$",
                            "description": "The salt, hexadecimal: the hash of value and salt is the commitment in `hidden`.",
                        },
                    },
                    name="Opening",
                ),
            },
            "digest": {**DIGEST, "description": "Digest over this entry and the previous digest: the chain of the log."},
            "text": {"type": "string", "description": "The event as one line of text; the digest does not cover it."},
            "rule": RULE,
            "learnt": {
                "type": "object",
                "description": "The seats that know each hidden field, by field, with the viewpoint `all` only.",
                "additionalProperties": array_of(SEAT),
            },
            "told": TOLD,
        },
        ("learnt", "told"),
    ),
    "FeedPage": object_shape(
        "A page of a game's events, with the information that one audience may have.",
        {
            "entries": array_of(schema_ref("Entry"), "The entries of the page by version, oldest first."),
            "after": {"type": "integer", "minimum": 0, "description": "The value of `after` in the request."},
            "head": {
                "type": "integer",
                "minimum": 0,
                "description": "The last version that this audience may read now.",
            },
        },
    ),
    "Acted": object_shape(
        "The events of a command, and the view after them.",
        {
            "version": VERSION,
            "digest": {**DIGEST, "description": "Digest of the last entry, which covers the log up to it."},
            "events": array_of(schema_ref("Entry"), "The events as this seat may know them. Not with `Prefer: return=minimal`."),
            "view": {**schema_ref("View"), "description": "The view after the events. Not with `Prefer: return=minimal`."},
        },
        ("events", "view"),
    ),
    "Checked": object_shape(
        "A command that was checked.", {"accepted": {**FLAG, "description": "Whether the command would be accepted, always true: a refusal is a problem."}, **CHECKED_WORDS}
    ),
}
