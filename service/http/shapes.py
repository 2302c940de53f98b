"""The shapes of answers, as JSON Schemas for the contract. Clients may rely on them; tests hold live answers against them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from projections.card import LINKS
from service.http.problems import REGISTRY

Shape = dict[str, Any]

NULL: Shape = {"type": "null"}
SEAT: Shape = {"type": "integer", "minimum": 0}
VERSION: Shape = {"type": "integer", "minimum": 1, "description": "Position in the game's log, from 1."}
TIME: Shape = {"type": "string", "format": "date-time", "description": "RFC 3339, UTC."}
DIGEST: Shape = {"type": "string", "pattern": "^[0-9a-f]{64}$", "description": "SHA-256, hexadecimal."}
NAME: Shape = {"type": ["string", "null"], "maxLength": 40}
TEXT: Shape = {"type": "string"}
FLAG: Shape = {"type": "boolean"}
ANY_OBJECT: Shape = {"type": "object"}
JSON_SCHEMA: Shape = {"type": "object", "description": "A JSON Schema (2020-12)."}
GAME_ID: Shape = {"type": "string", "pattern": "^[0-3][0-9a-f][a-z2-7]{16}$"}
REPLAY_ID: Shape = {
    "type": "string",
    "pattern": "^[a-z2-7]{56}$",
    "description": "Opens a replay, and does not tell of which game.",
}
RULESET: Shape = {"type": "string", "pattern": "^[a-z][a-z0-9_-]*$"}
TOKEN_ID: Shape = {
    "type": "string",
    "pattern": "^[0-3][0-9a-f][a-z2-7]{16}-[a-z0-9-]+$",
    "description": "Names the token, and opens nothing.",
}
TOKEN: Shape = {
    "type": "string",
    "pattern": "^dd_[a-z]+_[0-9a-z]+$",
    "description": "Goes into Authorization, never into a URL.",
}
SCOPE: Shape = {"enum": ["organiser", "seat:act", "seat:read", "spectator", "arbiter"]}
STATUS: Shape = {"enum": ["seating", "playing", "over", "aborted"]}
CURSOR: Shape = {"type": "string", "pattern": "^i[A-Za-z0-9_-]*$", "description": "Where to go on, for `after`."}
KEY_ID: Shape = {
    "type": "string",
    "pattern": "^[0-9a-f]{16}$",
    "description": "Of a signing key: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes.",
}
SIGNATURE: Shape = {"type": "string", "pattern": "^[A-Za-z0-9+/]{86}==$", "description": "Ed25519, base64."}
VIEWPOINT: Shape = {"type": "string", "pattern": "^(seat:[0-9]+|public|all)$"}
KIND: Shape = {"enum": ["human", "bot", "automaton"]}
RULE: Shape = {
    "type": ["string", "null"],
    "description": "The number of the rule that it follows from, if there is one.",
}
DECISION_ID: Shape = {
    "type": "string",
    "pattern": "^d[0-9]+\\.[0-9]+$",
    "description": "Goes into If-Match, in quotation marks.",
}


HEADERS: dict[str, Shape] = {
    "RateLimit-Policy": {
        "description": "The limit that this request counts for: `q` requests in `w` seconds.",
        "schema": {"type": "string", "pattern": '^"[a-z]+";q=[0-9]+;w=[0-9]+$'},
        "example": '"reads";q=1200;w=60',
    },
    "RateLimit": {
        "description": "What is left of it: `r` requests, until it starts afresh in `t` seconds.",
        "schema": {"type": "string", "pattern": '^"[a-z]+";r=[0-9]+;t=[0-9]+$'},
        "example": '"reads";r=1198;t=60',
    },
}
"""Of every answer whose request was counted; not there where an installation sets no limits."""


def ref(name: str) -> Shape:
    return {"$ref": f"#/components/schemas/{name}"}


def maybe(shape: Shape) -> Shape:
    return {"oneOf": [shape, NULL]}


def many(shape: Shape, description: str | None = None) -> Shape:
    listed: Shape = {"type": "array", "items": shape}
    return listed if description is None else {**listed, "description": description}


def record(description: str, fields: dict[str, Shape], optional: Sequence[str] = ()) -> Shape:
    """An object with these fields and no others; all but the optional ones are always there."""
    return {
        "type": "object",
        "description": description,
        "additionalProperties": False,
        "required": [name for name in fields if name not in optional],
        "properties": fields,
    }


RULING: dict[str, Shape] = {
    "version": VERSION,
    "kind": {"enum": ["correct", "abort"]},
    "author": TEXT,
    "reason": TEXT,
    "before": maybe(ref("Outcome")),
    "after": maybe(ref("Outcome")),
}

SHAPES: dict[str, Shape] = {
    "Problem": record(
        "What went wrong, by code (RFC 9457).",
        {
            "type": {"type": "string", "pattern": "^/problems/", "description": "A page that explains the code."},
            "title": TEXT,
            "status": {"type": "integer", "minimum": 400, "maximum": 599},
            "detail": TEXT,
            "instance": {"type": "string", "description": "The path that was asked for."},
            "code": {"enum": list(REGISTRY)},
            "request_id": {"type": "string", "description": "Also in X-Request-Id; names the request in our log."},
            "errors": {"type": "object", "additionalProperties": many(TEXT), "description": "Messages by field."},
            "line": {"type": "integer", "minimum": 1, "description": "The first line of a record that is wrong."},
            "rule": {"type": "string", "description": "The rule that speaks against it, in the ruleset's rules."},
            "decision": ref("OwnDecision"),
            "offers": many(ref("Offer"), "What is open to you now."),
            "retry_after_s": {"type": "integer", "minimum": 0},
        },
        ("errors", "line", "rule", "decision", "offers", "retry_after_s"),
    ),
    "RulesetName": record(
        "A ruleset and its version.", {"name": RULESET, "version": {"type": "integer", "minimum": 1}}
    ),
    "Outcome": {
        "type": "object",
        "description": "Who won, and why. A ruleset may add to it.",
        "required": ["winners", "reason"],
        "properties": {"winners": many(SEAT, "Empty when nobody won."), "reason": TEXT},
    },
    "OwnDecision": record(
        "The decision that this seat owes.",
        {
            "id": DECISION_ID,
            "kind": TEXT,
            "deadline": {
                **TIME,
                "type": ["string", "null"],
                "description": "When the time is up that the rules give, and an answer comes too late; null where no time runs.",
            },
            "default": {**ref("Command"), "description": "The answer that is given when this seat gives none."},
        },
    ),
    "Command": {
        "type": "object",
        "description": "An instance of one of the schemas in the view's `offers`, or `resign`, or `abort` with a `reason`.",
        "required": ["type"],
        "properties": {"type": {"type": "string"}},
    },
    "Offer": record(
        "One shape of command that is legal now.",
        {
            "type": TEXT,
            "exact": {**FLAG, "description": "True: every instance of the schema will be accepted."},
            "summary": TEXT,
            "rule": {"type": "string", "description": "The rule that allows it."},
            "schema": {**JSON_SCHEMA, "description": "The JSON Schema (2020-12) of the whole command body."},
        },
    ),
    "View": record(
        "The world as one audience may see it.",
        {
            "game": GAME_ID,
            "ruleset": ref("RulesetName"),
            "viewpoint": VIEWPOINT,
            "version": VERSION,
            "status": STATUS,
            "table": {
                "type": ["object", "null"],
                "description": "What everybody sees, in the ruleset's own terms; null until the deal.",
            },
            "mind": {"type": ["object", "null"], "description": "What this seat knows beyond the table."},
            "minds": many(ANY_OBJECT, "With the viewpoint `all` only: what each seat knows."),
            "house": {
                "type": "object",
                "description": "With the viewpoint `all` only: what nobody at the table knows.",
            },
            "decisions": many(record("An open decision.", {"seat": SEAT, "kind": TEXT}), "Who is awaited."),
            "decision": maybe(ref("OwnDecision")),
            "offers": many(ref("Offer"), "What this seat may do now; empty when it owes no decision."),
            "outcome": maybe(ref("Outcome")),
            "rulings": many(ref("Ruling")),
            "server_time": TIME,
            "text": {"type": "string", "description": "The same in plain words."},
        },
        ("minds", "house"),
    ),
    "Entry": record(
        "One event, as one audience may know it.",
        {
            "version": VERSION,
            "type": {"type": "string", "pattern": "^[a-z_-]+\\.[a-z_]+$"},
            "at": TIME,
            "by": {"type": ["integer", "null"], "minimum": 0, "description": "The seat whose command caused it."},
            "data": {"type": "object", "description": "The public fields."},
            "hidden": {
                "type": "object",
                "additionalProperties": DIGEST,
                "description": "A commitment for every other field.",
            },
            "openings": {
                "type": "object",
                "description": "The hidden fields that this audience may know.",
                "additionalProperties": record(
                    "A value, and the salt that opens its commitment.",
                    {
                        "value": {},
                        "salt": {"type": "string", "pattern": "^([0-9a-f]{2})+$"},
                    },
                ),
            },
            "digest": {**DIGEST, "description": "Of this entry and the one before: the chain of the ledger."},
            "text": {"type": "string", "description": "The same in words, one line; the ledger does not cover it."},
            "rule": RULE,
            "learnt": {
                "type": "object",
                "description": "With the viewpoint `all` only: the seats that were told each hidden field.",
                "additionalProperties": many(SEAT),
            },
        },
        ("learnt",),
    ),
    "FeedPage": record(
        "A page of the feed.",
        {
            "entries": many(ref("Entry"), "Oldest first."),
            "after": {"type": "integer", "minimum": 0, "description": "As it was asked."},
            "head": {
                "type": "integer",
                "minimum": 0,
                "description": "The last version that this audience may read now.",
            },
        },
    ),
    "Acted": record(
        "What the command did.",
        {"version": VERSION, "events": many(ref("Entry"), "As this seat saw them."), "view": ref("View")},
    ),
    "Checked": record("A dry run.", {"dry_run": {"const": True}, "accepted": {"const": True}}),
    "GameCard": record(
        "What everybody may know of a game without looking at the table.",
        {
            "id": GAME_ID,
            "ruleset": ref("RulesetName"),
            "options": {"type": "object", "description": "Complete, defaults filled in."},
            "visibility": {"enum": ["public", "unlisted"]},
            "status": STATUS,
            "version": VERSION,
            "seats": many(
                record(
                    "A seat.",
                    {
                        "seat": SEAT,
                        "kind": KIND,
                        "bot": {"type": ["string", "null"]},
                        "name": NAME,
                        "taken": FLAG,
                        "resigned": FLAG,
                    },
                )
            ),
            "spectators": record("What spectators get.", {"delay_s": {"type": "integer", "minimum": 0}}),
            "deal": record("How the luck is chosen.", {"mode": {"enum": ["fresh", "duplicate", "fixed"]}}),
            "analysis": {**FLAG, "description": "Whether a seat may fork the running game from what it knows."},
            "has_arbiter": {**FLAG, "description": "Whether somebody holds a token with full sight."},
            "seed_commitment": {
                **DIGEST,
                "description": "SHA-256 of the seed, which is revealed when the game is over.",
            },
            "parent": maybe(ref("Parent")),
            "imported": maybe(
                record(
                    "The game came as a record.",
                    {
                        "at": TIME,
                        "key": {
                            "type": ["string", "null"],
                            "description": "Whose signature it came with, not judged here.",
                        },
                    },
                )
            ),
            "outcome": maybe(ref("Outcome")),
            "rulings": many(ref("Ruling")),
            "links": record(
                "Where to go on.",
                dict.fromkeys(("self", *LINKS), TEXT),
            ),
        },
    ),
    "Parent": record(
        "The moment of another game that this one goes on from.",
        {
            "game": {
                **GAME_ID,
                "type": ["string", "null"],
                "description": "Null where a replay was forked, which does not tell.",
            },
            "version": VERSION,
            "digest": {**DIGEST, "description": "Of that version; this game's own chain goes on from it."},
            "viewpoint": {
                **TEXT,
                "description": "Whose knowledge it started from: `seat:<number>`, `public` or `all`.",
            },
            "luck": {"enum": ["same", "fresh"]},
            "exact": {
                **FLAG,
                "description": "True: with its log. False: in a position that looks like it to `viewpoint`.",
            },
        },
    ),
    "Ruling": record("What an organiser decided, and why; outcomes before and after.", RULING),
    "DatedRuling": record("A ruling, and when it was made.", {**RULING, "at": TIME}),
    "RulingPage": record(
        "The rulings.", {"items": many(ref("DatedRuling"), "In the order in which they were made."), "next": NULL}
    ),
    "Ruled": record("A ruling, and the game after it.", {"ruling": ref("DatedRuling"), "game": ref("GameCard")}),
    "Evidence": record(
        "What an audience was shown, signed.",
        {
            "game": GAME_ID,
            "viewpoint": VIEWPOINT,
            "version": VERSION,
            "digest": {**DIGEST, "description": "Of the entry of this version."},
            "view_sha256": {**DIGEST, "description": "SHA-256 of the bytes of the view, hexadecimal."},
            "key": KEY_ID,
            "signature": SIGNATURE,
        },
    ),
    "ArbiterRead": record(
        "A version that the arbiter was shown through the eyes of others.",
        {"version": VERSION, "viewpoint": VIEWPOINT, "at": {**TIME, "description": "When first."}},
    ),
    "ArbiterReadPage": record(
        "A page of reads.",
        {
            "items": many(ref("ArbiterRead"), "By version."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
    "GamePage": record(
        "A page of games.",
        {
            "items": many(ref("GameCard")),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
    "Imported": record("A game that came as a record.", {"game": ref("GameCard")}),
    "GameMade": record(
        "A new game, and what opens it.",
        {
            "game": ref("GameCard"),
            "organiser_token": TOKEN,
            "arbiter_token": TOKEN,
            "seats": many(
                {
                    "oneOf": [
                        record("The creator sits here.", {"seat": SEAT, "token": TOKEN}),
                        record("To hand out.", {"seat": SEAT, "claim_code": TEXT}),
                        record("Plays by itself.", {"seat": SEAT, "kind": {"enum": ["bot", "automaton"]}}),
                    ]
                }
            ),
        },
        ("arbiter_token",),
    ),
    "SeatClaimed": record("A seat of yours.", {"seat": SEAT, "token": TOKEN, "view": ref("View")}),
    "InboxSeat": record("A seat that an inbox hears of.", {"game": GAME_ID, "seat": SEAT}),
    "InboxMade": record("A new inbox.", {"inbox_token": TOKEN, "seats": many(ref("InboxSeat"))}),
    "InboxSeats": record(
        "The seats that an inbox hears of.",
        {"items": many(ref("InboxSeat")), "next": {**NULL, "description": "All of them."}},
    ),
    "InboxEntry": record(
        "Something that the holder of a seat has to hear of.",
        {
            "id": {"type": "string", "description": "Names the entry: the same for all who read it, however often."},
            "game": GAME_ID,
            "seat": SEAT,
            "kind": {"enum": ["decision-open", "game-over", "ruling"]},
            "version": VERSION,
            "decision": maybe(
                record("The decision that is open, as in the view.", {"id": DECISION_ID, "kind": TEXT}),
            ),
            "cursor": CURSOR,
        },
    ),
    "InboxPage": record(
        "A page of an inbox.", {"entries": many(ref("InboxEntry"), "By game and seat, oldest first."), "next": CURSOR}
    ),
    "Token": record(
        "What a token allows.",
        {
            "id": TOKEN_ID,
            "game": GAME_ID,
            "scope": SCOPE,
            "seat": {"type": ["integer", "null"], "minimum": 0},
        },
    ),
    "TokenMinted": record(
        "A new token.",
        {
            "id": TOKEN_ID,
            "game": GAME_ID,
            "scope": SCOPE,
            "seat": {"type": ["integer", "null"], "minimum": 0},
            "token": TOKEN,
        },
    ),
    "Checkpoint": record(
        "The head of a game, signed.",
        {
            "game": GAME_ID,
            "version": VERSION,
            "digest": {**DIGEST, "description": "Of the entry of this version."},
            "key": KEY_ID,
            "signature": SIGNATURE,
        },
    ),
    "Key": record(
        "A public key that checkpoints are checked with.",
        {
            "id": KEY_ID,
            "algorithm": {"const": "Ed25519"},
            "public_key": {"type": "string", "pattern": "^[A-Za-z0-9+/]{43}=$", "description": "32 bytes, base64."},
            "created": TIME,
            "active": {**FLAG, "description": "Whether it signs now."},
        },
    ),
    "KeyPage": record("The keys.", {"items": many(ref("Key"), "Newest first."), "next": NULL}),
    "Health": record("Well.", {"status": {"const": "ok"}}),
    "Readiness": record(
        "How things stand where games can be read and written.",
        {
            "status": {"enum": ["ok", "degraded"], "description": "`ok` if all is well."},
            "store": {"const": "ok"},
            "jobs": {"enum": ["ok", "down"], "description": "Whether the jobs server answers; people play on without."},
            "automation": {"enum": ["ok", "late"], "description": "`late` if a turn is owed for more than 30 s."},
            "lobby": {"enum": ["ok", "late"], "description": "`late` if it is more than 30 s behind the feeds."},
        },
    ),
}

SHORT_RULESET: dict[str, Shape] = {
    "name": RULESET,
    "version": {"type": "integer", "minimum": 1},
    "title": TEXT,
    "blurb": TEXT,
    "players": record("Seats for people and bots.", {"min": {"type": "integer"}, "max": {"type": "integer"}}),
    "links": record("Where to go on.", {"self": TEXT}),
}

SHAPES |= {
    "RulesetShort": record("A game on offer, in short.", SHORT_RULESET),
    "RulesetPage": record("The games on offer.", {"items": many(ref("RulesetShort")), "next": NULL}),
    "Ruleset": record(
        "A game on offer.",
        {
            **SHORT_RULESET,
            "automaton": {"type": "string", "description": "What the seat that plays by itself is called."},
            "bots": many(record("A bot.", {"name": TEXT, "summary": TEXT})),
            "options_schema": JSON_SCHEMA,
            "deal_schema": JSON_SCHEMA,
            "commands": many(record("A command.", {
                "type": TEXT,
                "summary": TEXT,
                "answers_decision": {**FLAG, "description": "Whether it needs If-Match."},
                "schema": JSON_SCHEMA,
            })),
            "events": many(record("An event.", {
                "type": TEXT,
                "summary": TEXT,
                "rule": RULE,
                "data_schema": {**JSON_SCHEMA, "description": "The JSON Schema of an entry's `data`."},
                "secret_fields": many(TEXT, "Fields that have an audience: in `hidden` for everybody, in `openings` for those who may know."),
                "openings_schema": {**JSON_SCHEMA, "description": "The JSON Schema of what they hold."},
            })),
            "rules": {"type": ["string", "null"], "description": "The rules, in Markdown."},
        },
    ),
}  # fmt: skip

SHAPES |= {
    "ReplayShared": record(
        "A link to a replay.", {"id": REPLAY_ID, "url": {"type": "string", "description": "Its page."}}
    ),
    "Replay": record(
        "What a replay is.",
        {
            "id": REPLAY_ID,
            "url": {"type": "string", "description": "Its page."},
            "ruleset": ref("RulesetName"),
            "title": TEXT,
            "viewpoint": VIEWPOINT,
            "from": VERSION,
            "to": {
                **VERSION,
                "type": ["integer", "null"],
                "description": "The last version; null where spoilers hide it.",
            },
            "length": {
                "type": ["integer", "null"],
                "minimum": 0,
                "description": "How many frames; null where spoilers hide it.",
            },
            "spoilers": {"enum": ["none", "end", "all"]},
            "names": {"enum": ["shown", "masked"]},
            "expires": {**TIME, "type": ["string", "null"]},
            "seats": many(
                record("A seat.", {"seat": SEAT, "kind": KIND, "name": {**TEXT, "type": ["string", "null"]}})
            ),
            "outcome": {**maybe(ref("Outcome")), "description": "At the last version; null where spoilers hide it."},
            "eyes": many(
                record("Eyes to see it through.", {"as": VIEWPOINT, "name": TEXT}),
                "The link's own first. One that shows everything may be seen through anybody's.",
            ),
            "game": {
                **GAME_ID,
                "type": ["string", "null"],
                "description": "Which game it is, where the link shows all of it and the lobby lists it; else null.",
            },
            "links": record(
                "Where to go on.",
                {
                    "self": TEXT,
                    "frames": TEXT,
                    "card": TEXT,
                    "page": TEXT,
                    "forks": {"type": ["string", "null"], "description": "Post a moment there to play on from it."},
                },
            ),
        },
    ),
    "Frame": record(
        "The view at one version, and the event that led there.",
        {
            **SHAPES["View"]["properties"],
            "game": {**REPLAY_ID, "description": "The replay's id: which game it is is not told."},
            "drawn": many(TEXT, "With the viewpoint `all` only: what each seat has, in words."),
            "event": record(
                "What happened: the entry of this version in the ledger, as those eyes may know it.",
                {
                    **{name: each for name, each in SHAPES["Entry"]["properties"].items() if name != "version"},
                    "withheld": {
                        **FLAG,
                        "description": (
                            "Whether `data` says `(withheld)` in places, so that the chain cannot be computed over this entry: the id of "
                            "another game; the seed, unless everything is shown to the end; under masked names what people wrote."
                        ),
                    },
                    "turning": {**FLAG, "description": "Whether it is a turning point."},
                    "knew": many(TEXT, "With the viewpoint `all` only: `learnt` in words."),
                },
                ("learnt", "knew"),
            ),
        },
        ("minds", "house", "drawn"),
    ),
    "FramePage": record(
        "A page of frames.",
        {
            "items": many(ref("Frame"), "Oldest first."),
            "next": {"type": ["string", "null"], "pattern": "^[0-9]+$", "description": "`from` of the next page."},
        },
    ),
}
