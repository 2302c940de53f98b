"""Games: cards, lists, rulings."""

from __future__ import annotations

from projections.game_card import LINKS
from service.http.schemas.responses.words import (
    CLOCK_PLAN,
    DIGEST,
    FLAG,
    GAME_ID,
    KIND,
    LAST_PAGE,
    LUCK_PLAN,
    NAME,
    SEAT,
    STATUS,
    TEXT,
    TIME,
    TOKEN,
    VERSION,
    Shape,
    array_of,
    nullable,
    object_shape,
    one_of,
    schema_ref,
    text,
    with_description,
)

RULING: dict[str, Shape] = {
    "version": VERSION,
    "kind": one_of("Whether it corrects a result or ends a game.", "correct", "abort"),
    "author": text("Who ruled, as everybody reads it."),
    "reason": text("Why, as everybody reads it."),
    "before": nullable(schema_ref("Outcome"), "The outcome until then; null for none."),
    "after": nullable(schema_ref("Outcome"), "The outcome from then on; null for none."),
}

GAME_LINKS = {
    "self": "This card.",
    "view": "The game as a token may see it, or everybody.",
    "events": "What happened, as pages or as a stream.",
    "commands": "Where commands are posted.",
    "checkpoint": "The head of its log, signed.",
    "record": "The game as a file that anybody can audit.",
    "forks": "The games that go on from moments of this one, and where to post another.",
    "rulings": "What its organiser decided.",
    "evidence": "What an audience was shown, signed.",
}
"""What is at each link of a card: paths on this service."""

SHAPES: dict[str, Shape] = {
    "GameCard": object_shape(
        "What everybody may know of a game without looking at the table.",
        {
            "id": GAME_ID,
            "ruleset": schema_ref("RulesetName"),
            "options": {"type": "object", "description": "Complete, defaults filled in."},
            "visibility": one_of("Whether the lobby lists it.", "public", "unlisted"),
            "status": STATUS,
            "version": VERSION,
            "seats": array_of(
                object_shape(
                    "A seat of the game, as everybody may know it.",
                    {
                        "seat": SEAT,
                        "kind": KIND,
                        "bot": {
                            "type": ["string", "null"],
                            "description": "Name of the bot that plays it; null without one.",
                        },
                        "name": NAME,
                        "taken": {**FLAG, "description": "Whether it is filled: claimed, or played by itself."},
                        "resigned": {
                            **FLAG,
                            "description": "Whether it gave up; its default answers are given for it.",
                        },
                        "open": {**FLAG, "description": "Whether anybody may sit down there now, without a code."},
                    },
                    name="CardSeat",
                ),
                "In playing order.",
            ),
            "open_seats": {
                "type": "integer",
                "minimum": 0,
                "description": "How many seats anybody may take now, without a code.",
            },
            "spectators": object_shape(
                "What spectators get.",
                {
                    "delay_s": {
                        "type": "integer",
                        "minimum": 0,
                        "description": "Seconds from an event until spectators see it, while the game runs.",
                    }
                },
                name="Spectators",
            ),
            "pace_ms": {
                "type": ["integer", "null"],
                "minimum": 0,
                "description": "Milliseconds from a question to a bot's answer, or a multiple of them, however long the bot thought. "
                "0: as soon as it has thought. null: the game was opened before its log said so, and its bots keep the pace of the service.",
            },
            "deal": object_shape(
                "How the luck is chosen.",
                {"mode": one_of("As it was asked for.", "fresh", "duplicate", "fixed")},
                name="Deal",
            ),
            "analysis": {**FLAG, "description": "Whether a seat may fork the running game from what it knows."},
            "rated": {**FLAG, "description": "Whether the result counts for the ratings of the players at the table."},
            "hints": {**FLAG, "description": "Whether seats are told what follows from what they see."},
            "has_arbiter": {
                **FLAG,
                "description": "Whether there is an arbiter's token, which may use every viewpoint.",
            },
            "seed_commitment": {
                **DIGEST,
                "description": "SHA-256 of the seed, which is revealed when the game is over.",
            },
            "luck": nullable(
                object_shape("How the luck is made before the deal.", LUCK_PLAN, name="PlannedLuck"),
                "Null in games that are dealt from their seed alone.",
            ),
            "clock": object_shape("The table's clock; absent without one.", CLOCK_PLAN, name="PlannedClock"),
            "parent": nullable(schema_ref("Parent"), "Where it was forked from; null for a game of its own."),
            "imported": nullable(
                object_shape(
                    "The game came as a record.",
                    {
                        "at": with_description("When it was imported, in UTC (RFC 3339).", TIME),
                        "key": {
                            "type": ["string", "null"],
                            "description": "Whose signature it came with, not judged here.",
                        },
                    },
                    name="ImportNote",
                ),
                "How it came here; null for a game that was played here.",
            ),
            "event_table": nullable(schema_ref("EventPlace"), "Of a table of an event: where it belongs; else null."),
            "outcome": nullable(
                schema_ref("GameOutcome"), "How it ended, rulings included; null while it runs or where it was aborted."
            ),
            "rulings": array_of(schema_ref("Ruling"), "What its organiser decided, oldest first."),
            "links": object_shape(
                "Where to go on.",
                {name: text(GAME_LINKS[name]) for name in ("self", *LINKS)},
                name="GameLinks",
            ),
        },
        ("clock",),
    ),
    "Parent": object_shape(
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
            "luck": one_of("Whether it keeps the parent's luck to come.", "same", "fresh"),
            "exact": {
                **FLAG,
                "description": "True: with its log. False: in a position that looks like it to `viewpoint`, drawn uniformly; moves that lead to it need not exist.",
            },
        },
    ),
    "GamePage": object_shape(
        "A page of games, as the lobby lists them.",
        {
            "items": array_of(schema_ref("GameCard"), "Newest first."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
    "Imported": object_shape(
        "A game that came as a record.", {"game": schema_ref("GameCard"), "removal_token": TOKEN}, ("removal_token",)
    ),
    "GameMade": object_shape(
        "A new game, and what opens it.",
        {
            "id": GAME_ID,
            "version": VERSION,
            "digest": {**DIGEST, "description": "Of the last entry: the chain of the ledger up to here."},
            "game": {**schema_ref("GameCard"), "description": "Its card. Not with `Prefer: return=minimal`."},
            "organiser_token": TOKEN,
            "arbiter_token": TOKEN,
            "seats": array_of(schema_ref("SeatMade"), "In playing order."),
            "invitation_code": {
                **TEXT,
                "description": "Opens any free seat, for one link to a whole table; where a seat waits for a person.",
            },
        },
        ("game", "arbiter_token", "invitation_code"),
    ),
    "SeatMade": object_shape(
        "A seat of a new game, with one of `token`, where the creator sits; `claim_code`, to hand out; `kind`, where it plays by itself.",
        {
            "seat": SEAT,
            "token": TOKEN,
            "claim_code": {**TEXT, "description": "Becomes the seat's token; to hand out."},
            "kind": one_of("Who plays by itself.", "bot", "automaton"),
        },
        ("token", "claim_code", "kind"),
    ),
    "Ruling": object_shape("What an organiser decided, and why; outcomes before and after.", RULING),
    "DatedRuling": object_shape(
        "A ruling, and when it was made.",
        {**RULING, "at": with_description("When it was made, in UTC (RFC 3339).", TIME)},
    ),
    "RulingPage": object_shape(
        "All rulings on a game.",
        {"items": array_of(schema_ref("DatedRuling"), "In the order in which they were made."), "next": LAST_PAGE},
    ),
    "Intervened": object_shape(
        "The game after an intervention.",
        {
            "version": VERSION,
            "digest": DIGEST,
            "game": schema_ref("GameCard"),
            "token": {**TOKEN, "description": "The seat's new token, with `reissue` and `substitute`. It is shown here and never again."},
        },
        ("token",),
    ),
    "Ruled": object_shape(
        "A ruling, and the game after it.", {"ruling": schema_ref("DatedRuling"), "game": schema_ref("GameCard")}
    ),
}
