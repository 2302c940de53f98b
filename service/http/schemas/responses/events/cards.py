"""Events: their cards, officials, entries, and the feed."""

from __future__ import annotations

from typing import get_args

from domain.tournament.decide.acts import Act
from domain.tournament.facts.entry_facts import EntryKind
from domain.tournament.regulations.presets import PRESETS
from domain.tournament.regulations.terms import Role
from service.app.core import cursors
from service.http.schemas.responses import words
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
ROUND_NUMBER: Shape = {**NUMBER, "description": "Number of the round, from 1."}
TABLE_NUMBER: Shape = {**NUMBER, "description": "Number of the table, from 1."}
COUNT: Shape = {"type": "integer", "minimum": 0}
MAYBE_NUMBER: Shape = {"type": ["integer", "null"], "minimum": 1}
MAYBE_ROUND: Shape = {**MAYBE_NUMBER, "description": "Number of the round; null if no round is concerned."}
MAYBE_TABLE: Shape = {**MAYBE_NUMBER, "description": "Number of the table; null if no table is concerned."}
MAYBE_TEXT: Shape = {"type": ["string", "null"]}
MAYBE_TIME: Shape = {**TIME, "type": ["string", "null"]}
NAMES: Shape = array_of(MAYBE_TEXT, "Names of the entry's persons, in the form that the regulations set; null for a hidden one.")
POINTS: Shape = {"type": "string", "description": "An exact number of points: `3`, `-1/2`."}
HEAD: dict[str, Shape] = {
    "version": with_description("Version: position in the event's log.", VERSION),
    "digest": with_description("Digest of the last fact, which covers the log up to it.", DIGEST),
}
ENTRY_NUMBER = with_description("The entry's number, never used again.", NUMBER)
SUMMARY: dict[str, Shape] = {
    "id": EVENT_ID,
    "title": text("The event's title."),
    "status": one_of("The event's status.", "drafted", "entries", "running", "provisional", "final", "cancelled"),
    "is_entering": with_description("Whether people may enter themselves.", FLAG),
    "ruleset": RULESET,
    "preset": one_of("The preset that the event's regulations started from.", *PRESETS),
    "rounds": with_description("Number of rounds that are planned.", NUMBER),
    "closed_rounds": with_description("Number of closed rounds.", COUNT),
    "entries": with_description("Number of entries that take part.", COUNT),
    "created_at": with_description("Time at which the event was created, in UTC (RFC 3339).", TIME),
}
CARD: dict[str, Shape] = {
    **SUMMARY,
    **HEAD,
    "location": schema_ref("EventLocation"),
    "commitment": with_description("Commitment to the seed of all luck, which is revealed at the end.", DIGEST),
    "regulations": with_description("The complete regulations.", ANY_OBJECT),
    "regulated": with_description("The version of the regulations, for `If-Match`.", VERSION),
    "scored": with_description("The last version that can change standings, for `If-Match`.", COUNT),
    "next_round": with_description("Number of the first round that is not published.", NUMBER),
    "states": {
        "type": "object",
        "additionalProperties": TEXT,
        "description": "States of the rounds, by round: `drafted`, `published`, `open`, `closing`, `closed` or `withdrawn`.",
    },
    "waiting": with_description("Number of entries on the waiting list.", COUNT),
    "officials": array_of(schema_ref("EventOfficial"), "All officials, including revoked ones."),
    "has_outside_arbiter": with_description("Whether an official who does not play may rule.", FLAG),
    "open_appeals": array_of(NUMBER, "Numbers of undecided appeals."),
    "messages": with_description("Number of announcements.", COUNT),
    "is_corrected": with_description("Whether anything was ruled since the standings were final.", FLAG),
    "you": {"type": ["string", "null"], "description": "The caller: `o2` for an official, `e17` for an entry; null for others. In the card only."},
    "acts": array_of(
        one_of("The name of an act.", *get_args(Act)),
        "The acts that the event's stage and your role as an official allow now; empty for others. `enter`: people; `enter_fillers`: stand-ins and bots; `rule`: on tables, and penalties. Each may still be refused for its subject. In the card only.",
    ),
}
OFFICIAL: dict[str, Shape] = {
    "id": OFFICIAL_ID,
    "role": one_of("The official's role.", *get_args(Role)),
    "name": with_description("The person's name; null if none was given.", MAYBE_TEXT),
    "entry": with_description("Number of the official's own entry; null if they do not play.", MAYBE_NUMBER),
    "is_revoked": with_description("Whether the official was revoked.", FLAG),
    "last_slip": schema_ref("EventSlip"),
}
ENTRY: dict[str, Shape] = {
    "entry": ENTRY_NUMBER,
    "kind": one_of("The kind of entry: `people`, who play for the standings; a `stand_in` or a `bot`, who fill tables.", *get_args(EntryKind)),
    "state": one_of("The state of the entry: whether it takes part.", "waiting", "entered", "withdrawn", "disqualified", "removed"),
    "section": text("The section whose standings list the entry."),
    "names": NAMES,
    "surnames": array_of(MAYBE_TEXT, "Surnames of the entry's persons, by person: the part of the name that lists sort by, as stated or its last word; null if names are not shown in full."),
    "club": with_description("The entry's club; null if none was given, or if names are not shown in full. Hidden with a name of the entry.", MAYBE_TEXT),
    "seed": with_description("Number of the entry in the seeding.", MAYBE_NUMBER),
    "rating": {"type": ["integer", "null"], "description": "The rating for the entry's seeding, in thousandths."},
    "apart": array_of(NUMBER, "Groups whose entries should not meet."),
    "bot": with_description("The bot's policy; null for people.", MAYBE_TEXT),
    "joined": with_description("The first round that the entry could be paired in.", NUMBER),
    "checked_in": array_of(NUMBER, "Rounds that the entry is checked in for."),
    "is_checked_in": with_description("Whether the entry is checked in for the whole event.", FLAG),
    "byes": array_of(NUMBER, "Rounds that the entry requested a bye for."),
    "last_slip": schema_ref("EventSlip"),
}
SLIP: Shape = with_description(
    "A slip, shown once: a device exchanges it for its token at `POST /v1/events/{eventId}/exchanges`.", words.SLIP
)
MAYBE_SLIP: Shape = {**SLIP, "type": ["string", "null"]}
MAYBE_TOKEN: Shape = {**TOKEN, "type": ["string", "null"]}

SHAPES: dict[str, Shape] = {
    "EventSummary": object_shape("An event in a list.", SUMMARY),
    "EventLocation": object_shape(
        "The event's venue and time zone.",
        {
            "zone": text("The time zone's IANA name."),
            "venue": with_description("An address, or the link of an online event; null if none was given.", MAYBE_TEXT),
        },
    ),
    "EventPage": object_shape(
        "Events, newest first.",
        {"items": array_of(schema_ref("EventSummary"), "The items of this page."), "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last page."}},
    ),
    "Event": object_shape("An event, with its regulations.", CARD, ("you", "acts")),
    "EventMade": object_shape(
        "A new event.",
        {**HEAD, "event": schema_ref("Event"), "token": with_description("The organiser's token, shown once.", TOKEN)},
    ),
    "EventChanged": object_shape("An event that was changed.", {**HEAD, "event": schema_ref("Event")}),
    "EventOfficial": object_shape("An official.", OFFICIAL),
    "EventSlip": {
        **object_shape(
            "The last slip of an entry or official, without its text; null for bots and for the event's creator.",
            {
                "version": with_description("Version of the log at which the slip was made.", VERSION),
                "at": with_description("Time at which the slip was made, in UTC (RFC 3339).", TIME),
                "by": with_description("The maker of the slip: an official, an entry, or null for people who entered themselves.", MAYBE_TEXT),
                "exchanged": {
                    "type": ["integer", "null"],
                    "minimum": 1,
                    "description": "Version of the log at which a device exchanged the slip; null until then.",
                },
            },
        ),
        "type": ["object", "null"],
    },
    "OfficialGranted": object_shape(
        "An official, and their slip.",
        {**HEAD, "official": schema_ref("EventOfficial"), "slip": SLIP},
    ),
    "ConsentGiven": object_shape(
        "An official's consent to one change of the regulations.",
        {
            **HEAD,
            "consent": {"type": "string", "pattern": "^dd_consent_[0-9a-z]+$", "description": "The consent, to send as `consent` of the amendment."},
        },
    ),
    "SlipExchanged": object_shape(
        "A device's token.",
        {
            **HEAD,
            "you": text("The holder of the token: `o2` for an official, `e17` for an entry."),
            "token": with_description("The token, which this device keeps.", TOKEN),
        },
    ),
    "EventEntry": object_shape("An entry of an event: one side of the standings.", ENTRY),
    "EntriesMade": object_shape(
        "New entries.",
        {
            **HEAD,
            "entries": array_of(
                object_shape(
                    "An entry with its slip.",
                    {**ENTRY, "slip": with_description("The entry's slip; null for a bot.", MAYBE_SLIP)},
                    name="EntryMade",
                ),
                "The new entries, in the order of the request.",
            ),
        },
    ),
    "EntriesPreview": object_shape(
        "A list as it would be entered now.",
        {
            **HEAD,
            "encoding": {"type": ["string", "null"], "enum": ["utf-8", "utf-16", "windows-1252", None], "description": "The encoding of the text that was sent; null for JSON."},
            "unread": array_of(TEXT, "Headings of columns that are not read, as they are written, or a title above the names."),
            "entered": with_description("Number of lines that would be entered.", COUNT),
            "waiting": with_description("Number of lines that would get a place on the waiting list.", COUNT),
            "refused": with_description("Number of lines that would be refused. To enter a list, leave them out or correct them.", COUNT),
            "rows": array_of(
                object_shape(
                    "A line of the list.",
                    {
                        "line": with_description("Number of the line, from 1; in JSON its place in `entries`.", NUMBER),
                        "entry": with_description("The fields of the entry, in the form that the request to make entries takes.", ANY_OBJECT),
                        "outcome": one_of("The outcome for this line if the list were entered now.", "entered", "waiting", "refused"),
                        "problems": array_of(TEXT, "The reasons to refuse the line, by field."),
                        "alike": array_of(
                            object_shape(
                                "A name that is the same as the name of the line, or looks like it.",
                                {
                                    "name": text("The name that is alike."),
                                    "entry": with_description("The entry that has the name; null for another line.", MAYBE_NUMBER),
                                    "line": with_description("The line that has the name; null for an entry.", MAYBE_NUMBER),
                                    "is_same": with_description("Whether the names are the same but for capital letters.", FLAG),
                                },
                                name="AlikeName",
                            ),
                            "Names of entries and other lines that could be the same person's, at most five.",
                        ),
                    },
                    name="PreviewRow",
                ),
                "The lines, in the order of the list.",
            ),
        },
    ),
    "EntryPage": object_shape(
        "Entries, by number.",
        {"items": array_of(schema_ref("EventEntry"), "The items of this page."), "next": {"type": ["string", "null"], "description": "The cursor of the next page; null on the last page."}},
    ),
    "EntriesHere": object_shape(
        "Entries that are checked in.",
        {**HEAD, "entries": array_of(ENTRY_NUMBER, "The entries of the request.")},
    ),
    "EntryChanged": object_shape(
        "An entry that was changed.",
        {**HEAD, "entry": schema_ref("EventEntry"), "slip": with_description("The entry's new slip, after a substitution or a request for another slip.", SLIP)},
        ("slip",),
    ),
    "Fact": object_shape(
        "One entry of an event's log.",
        {
            "version": VERSION,
            "type": {"type": "string", "pattern": "^[a-z]+\\.[a-z_]+$", "description": "The type of the fact."},
            "at": with_description("Time at which the fact was recorded, in UTC (RFC 3339).", TIME),
            "by": {"type": ["string", "null"], "description": "The author of the fact: `o2` for an official, `e17` for an entry, null for the service and for callers without a token."},
            "data": {"type": "object", "description": "The public fields of the fact."},
            "hidden": {"type": "object", "additionalProperties": DIGEST, "description": "A commitment for every hidden field."},
            "openings": {
                "type": "object",
                "additionalProperties": schema_ref("Opening"),
                "description": "The values of hidden fields that you may know: officials know drafts; everyone knows all fields once the seed is revealed.",
            },
            "digest": {**DIGEST, "description": "Digest over this entry and the previous digest: the chain of the log."},
            "texts": {
                "type": "object",
                "additionalProperties": object_shape(
                    "A text, and the salt that opens its commitment.", {"text": text("The text, as it was written."), "salt": text("The salt: 16 bytes, hexadecimal.")}, name="SaltedText"
                ),
                "description": "Texts stored outside the log, by the field that commits to them (`names.1` for an item of a list). Deleted and hidden ones are absent.",
            },
            "withheld": array_of(text("The name of a field."), "Names of fields left out of `data`, which the digest covers: fields of a table whose deal you, an official, still play. Absent otherwise."),
        },
        ("withheld",),
    ),
    "FactPage": object_shape(
        "A page of an event's feed.",
        {
            "entries": array_of(schema_ref("Fact"), "The facts of the page by version, oldest first."),
            "after": with_description("The value of `after` in the request.", COUNT),
            "head": with_description("The last version that you may read now.", COUNT),
        },
    ),
    "MessageSent": object_shape("An announcement.", {**HEAD, "number": with_description("The announcement's number, from 1.", NUMBER)}),
}  # fmt: skip
