"""Events: their cards, officials, entries, and the feed."""

from __future__ import annotations

from typing import get_args

from domain.tournament.facts.entry_facts import EntryKind
from domain.tournament.regulations.presets import PRESETS
from domain.tournament.regulations.terms import Role
from service.app.core import cursors
from service.http.schemas.responses.words import (
    ANY_OBJECT,
    DIGEST,
    FLAG,
    RULESET,
    TEXT,
    TIME,
    TOKEN,
    VERSION,
    Shape,
    array_of,
    object_shape,
    one_of,
    schema_ref,
    text,
    with_description,
)

EVENT_ID: Shape = {"type": "string", "pattern": cursors.EVENT.pattern, "description": "The event's id."}
OFFICIAL_ID: Shape = {"type": "string", "pattern": "^o[0-9]{1,3}$", "description": "An official's id."}
NUMBER: Shape = {"type": "integer", "minimum": 1}
ROUND_NUMBER: Shape = {**NUMBER, "description": "The round, from 1."}
TABLE_NUMBER: Shape = {**NUMBER, "description": "The table, from 1."}
COUNT: Shape = {"type": "integer", "minimum": 0}
MAYBE_NUMBER: Shape = {"type": ["integer", "null"], "minimum": 1}
MAYBE_ROUND: Shape = {**MAYBE_NUMBER, "description": "The round; null where it is about none."}
MAYBE_TABLE: Shape = {**MAYBE_NUMBER, "description": "The table; null where it is about none."}
MAYBE_TEXT: Shape = {"type": ["string", "null"]}
MAYBE_TIME: Shape = {**TIME, "type": ["string", "null"]}
NAMES: Shape = array_of(MAYBE_TEXT, "Of its persons, as the regulations have them shown; null where none is.")
POINTS: Shape = {"type": "string", "description": "An exact number: `3`, `-1/2`."}
HEAD: dict[str, Shape] = {
    "version": with_description("Position in the event's log.", VERSION),
    "digest": with_description("Of the last fact: the chain of the log up to here.", DIGEST),
}
ENTRY_NUMBER = with_description("The entry's number, never used again.", NUMBER)
SUMMARY: dict[str, Shape] = {
    "id": EVENT_ID,
    "title": text("What it is called."),
    "status": one_of("How far it is.", "drafted", "entries", "running", "provisional", "final", "cancelled"),
    "is_entering": with_description("Whether everybody may enter.", FLAG),
    "ruleset": RULESET,
    "preset": one_of("What its regulations began from.", *PRESETS),
    "rounds": with_description("How many there are to be.", NUMBER),
    "closed_rounds": with_description("How many are closed.", COUNT),
    "entries": with_description("How many take part.", COUNT),
    "created_at": with_description("Since when, in UTC (RFC 3339).", TIME),
}
CARD: dict[str, Shape] = {
    **SUMMARY,
    **HEAD,
    "location": schema_ref("EventLocation"),
    "commitment": with_description("To the seed of all luck, which is revealed at the end.", DIGEST),
    "regulations": with_description("What it is played by, whole.", ANY_OBJECT),
    "regulated": with_description("The version of the regulations, for If-Match.", VERSION),
    "scored": with_description("The last version that standings may follow from, for If-Match.", COUNT),
    "next_round": with_description("The first round that is not published.", NUMBER),
    "states": {
        "type": "object",
        "additionalProperties": TEXT,
        "description": "By round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`.",
    },
    "waiting": with_description("How many are on the waiting list.", COUNT),
    "officials": array_of(schema_ref("EventOfficial"), "Revoked ones too."),
    "has_outside_arbiter": with_description("Whether somebody may rule who does not play.", FLAG),
    "open_appeals": array_of(NUMBER, "Appeals that nobody has decided."),
    "messages": with_description("How many were announced.", COUNT),
    "you": {"type": ["string", "null"], "description": "Who asks: `o2`, `e17`; null for anybody. Of the card alone."},
}
OFFICIAL: dict[str, Shape] = {
    "id": OFFICIAL_ID,
    "role": one_of("What they may do.", *get_args(Role)),
    "name": with_description("Of the person; null where none was given.", MAYBE_TEXT),
    "entry": with_description("Their own entry; null for who does not play.", MAYBE_NUMBER),
    "is_revoked": with_description("Whether that is over.", FLAG),
}
ENTRY: dict[str, Shape] = {
    "entry": ENTRY_NUMBER,
    "kind": one_of("`people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.", *get_args(EntryKind)),
    "state": one_of("Whether it takes part.", "waiting", "entered", "withdrawn", "disqualified"),
    "section": text("Whose standings it plays for."),
    "names": NAMES,
    "club": with_description("Where it is from; null where nothing was said.", MAYBE_TEXT),
    "seed": with_description("Number in the seeding.", MAYBE_NUMBER),
    "rating": {"type": ["integer", "null"], "description": "That seeds it, in thousandths."},
    "apart": array_of(NUMBER, "Groups whose entries should not meet."),
    "bot": with_description("Its policy; null of people.", MAYBE_TEXT),
    "joined": with_description("The first round that it could be paired in.", NUMBER),
    "checked_in": array_of(NUMBER, "Rounds that it is checked in for."),
    "is_checked_in": with_description("Whether it is checked in for the whole event.", FLAG),
    "byes": array_of(NUMBER, "Rounds that it asked a bye for."),
}
MAYBE_TOKEN: Shape = {**TOKEN, "type": ["string", "null"]}

SHAPES: dict[str, Shape] = {
    "EventSummary": object_shape("An event in a list.", SUMMARY),
    "EventLocation": object_shape(
        "Where and by which clock it is held.",
        {
            "zone": text("The time zone, as IANA names it."),
            "venue": with_description("An address, or the link of an event online; null where nothing is said.", MAYBE_TEXT),
        },
    ),
    "EventPage": object_shape(
        "Events, newest first.",
        {"items": array_of(schema_ref("EventSummary"), "Those of this page."), "next": {"type": ["string", "null"], "description": "For `cursor`; null on the last page."}},
    ),
    "Event": object_shape("An event, with its regulations.", CARD, ("you",)),
    "EventMade": object_shape(
        "A new event.",
        {**HEAD, "event": schema_ref("Event"), "token": with_description("The organiser's, shown once.", TOKEN)},
    ),
    "EventChanged": object_shape("An event that was changed.", {**HEAD, "event": schema_ref("Event")}),
    "EventOfficial": object_shape("An official.", OFFICIAL),
    "OfficialGranted": object_shape(
        "An official, and their token.",
        {**HEAD, "official": schema_ref("EventOfficial"), "token": with_description("Shown once.", TOKEN)},
    ),
    "EventEntry": object_shape("One side of the standings.", ENTRY),
    "EntriesMade": object_shape(
        "New entries.",
        {
            **HEAD,
            "entries": array_of(
                object_shape(
                    "An entry with its token.",
                    {**ENTRY, "token": with_description("The entry's one token for the whole event; null of a bot.", MAYBE_TOKEN)},
                    name="EntryMade",
                ),
                "In the order of the request.",
            ),
        },
    ),
    "EntryPage": object_shape(
        "Entries, by number.",
        {"items": array_of(schema_ref("EventEntry"), "Those of this page."), "next": {"type": ["string", "null"], "description": "For `cursor`; null on the last page."}},
    ),
    "EntriesHere": object_shape(
        "Entries that are checked in.",
        {**HEAD, "entries": array_of(ENTRY_NUMBER, "Those that were named.")},
    ),
    "EntryChanged": object_shape(
        "An entry that was changed.",
        {**HEAD, "entry": schema_ref("EventEntry"), "token": with_description("After a substitution, or of a new link.", TOKEN)},
        ("token",),
    ),
    "Fact": object_shape(
        "One entry of an event's log.",
        {
            "version": VERSION,
            "type": {"type": "string", "pattern": "^[a-z]+\\.[a-z_]+$", "description": "What happened."},
            "at": with_description("When it happened, in UTC (RFC 3339).", TIME),
            "by": {"type": ["string", "null"], "description": "`o2` for an official, `e17` for an entry, null for the service and for strangers."},
            "data": {"type": "object", "description": "The open fields."},
            "hidden": {"type": "object", "additionalProperties": DIGEST, "description": "A commitment for every hidden field."},
            "openings": {
                "type": "object",
                "additionalProperties": schema_ref("Opening"),
                "description": "Hidden fields that you may know: drafts, for officials; all, once the seed is revealed.",
            },
            "digest": {**DIGEST, "description": "Of this entry and the one before: the chain of the log."},
            "texts": {
                "type": "object",
                "additionalProperties": object_shape(
                    "A text, and the salt that opens its commitment.", {"text": text("The text as it was written."), "salt": text("16 bytes, hexadecimal.")}, name="SaltedText"
                ),
                "description": "Texts that lie beside the log, by the field that commits to them (`names.1` for one of a list). Deleted and hidden ones are absent.",
            },
        },
    ),
    "FactPage": object_shape(
        "A page of an event's feed.",
        {
            "entries": array_of(schema_ref("Fact"), "By version, oldest first."),
            "after": with_description("As it was asked.", COUNT),
            "head": with_description("The last version that you may read now.", COUNT),
        },
    ),
    "MessageSent": object_shape("A message was announced.", {**HEAD, "number": with_description("The message's, from 1.", NUMBER)}),
}  # fmt: skip
