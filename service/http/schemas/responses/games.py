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
    SLIP,
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
    "kind": one_of("The kind of ruling: a corrected result, or the end of a game.", "correct", "abort"),
    "author": text("The author's name, public."),
    "reason": text("The reason, public."),
    "before": nullable(schema_ref("Outcome"), "The outcome before the ruling; null for none."),
    "after": nullable(schema_ref("Outcome"), "The outcome after the ruling; null for none."),
}

GAME_LINKS = {
    "self": "The URL of the game's card.",
    "view": "The URL of the game's view, for a token or the public.",
    "events": "The URL of the feed, as pages or as a stream.",
    "commands": "The URL to post commands to.",
    "checkpoint": "The URL of the signed head of the game's log.",
    "record": "The URL of the game as a file that anyone can audit.",
    "forks": "The URL of the forks of this game, also to post another.",
    "rulings": "The URL of the organiser's rulings.",
    "evidence": "The URL of signed statements of a view.",
}
"""Descriptions of the card's links, which are paths on this service."""

SHAPES: dict[str, Shape] = {
    "GameCard": object_shape(
        "A game's public summary, without the state of the table.",
        {
            "id": GAME_ID,
            "ruleset": schema_ref("RulesetName"),
            "options": {"type": "object", "description": "The complete table options, defaults filled in."},
            "visibility": one_of("Whether the lobby lists the game.", "public", "unlisted"),
            "status": STATUS,
            "version": VERSION,
            "seats": array_of(
                object_shape(
                    "A seat of the game, as public information.",
                    {
                        "seat": SEAT,
                        "kind": KIND,
                        "bot": {
                            "type": ["string", "null"],
                            "description": "Name of the bot that plays the seat; null without one.",
                        },
                        "name": NAME,
                        "taken": {**FLAG, "description": "Whether the seat is filled: claimed, or played by a bot or the automaton."},
                        "resigned": {
                            **FLAG,
                            "description": "Whether the seat has resigned; default answers are then given for the seat.",
                        },
                        "open": {**FLAG, "description": "Whether any caller may take the seat now, without a code."},
                    },
                    name="CardSeat",
                ),
                "The seats in playing order.",
            ),
            "open_seats": {
                "type": "integer",
                "minimum": 0,
                "description": "Number of seats that any caller may take now, without a code.",
            },
            "spectators": object_shape(
                "The terms of spectators.",
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
                "description": "Milliseconds from the opening of a decision to a bot's answer, or a multiple of them, independent of the bot's computing time. "
                "0: as soon as the answer is computed. null: an older game whose log has no pace; its bots keep the service's.",
            },
            "deal": object_shape(
                "The source of the deal.",
                {
                    "mode": one_of("The mode of the deal, as requested.", "fresh", "duplicate", "fixed"),
                    "known_to": {
                        "type": ["string", "null"],
                        "enum": ["organiser", None],
                        "description": "The person who could know the deal beforehand: the organiser who stated it, or who may deal it to another table of a duplicate group. Null for fresh deals and for boards of events.",
                    },
                },
                name="Deal",
            ),
            "analysis": {**FLAG, "description": "Whether a seat may fork the running game from its own knowledge."},
            "rated": {**FLAG, "description": "Whether the result counts for the ratings of the players at the table."},
            "hints": {**FLAG, "description": "Whether views with `words` include deductions from the seat's knowledge."},
            "has_arbiter": {
                **FLAG,
                "description": "Whether an arbiter's token exists, which may use every viewpoint.",
            },
            "seed_commitment": {
                **DIGEST,
                "description": "SHA-256 of the seed, which is revealed when the game is over.",
            },
            "luck": nullable(
                object_shape("The randomness protocol before the deal.", LUCK_PLAN, name="PlannedLuck"),
                "The randomness protocol before the deal; null in games dealt from their seed alone.",
            ),
            "clock": object_shape("The table's clock; absent without one.", CLOCK_PLAN, name="PlannedClock"),
            "parent": nullable(schema_ref("Parent"), "The game that this game was forked from; null for a game that is no fork."),
            "imported": nullable(
                object_shape(
                    "The import of a game.",
                    {
                        "at": with_description("Time at which the game was imported, in UTC (RFC 3339).", TIME),
                        "key": {
                            "type": ["string", "null"],
                            "description": "Id of the key that signed the record; the signature is not verified.",
                        },
                    },
                    name="ImportNote",
                ),
                "The import of the game; null for a game that was played here.",
            ),
            "event_table": nullable(schema_ref("EventPlace"), "The place of the game in an event; null for a game outside events."),
            "outcome": nullable(
                schema_ref("GameOutcome"), "The outcome of the game, rulings included; null while it runs or if it was aborted."
            ),
            "rulings": array_of(schema_ref("Ruling"), "The organiser's rulings, oldest first."),
            "links": object_shape(
                "Links of the game.",
                {name: text(GAME_LINKS[name]) for name in ("self", *LINKS)},
                name="GameLinks",
            ),
        },
        ("clock",),
    ),
    "Parent": object_shape(
        "The version of another game that this one continues from.",
        {
            "game": {
                **GAME_ID,
                "type": ["string", "null"],
                "description": "The parent game's id; null if a replay was forked, which does not reveal its game.",
            },
            "version": VERSION,
            "digest": {**DIGEST, "description": "Digest of the parent's version, which this game's chain continues from."},
            "viewpoint": {
                **TEXT,
                "description": "Viewpoint whose knowledge the fork started from: `seat:<number>`, `public` or `all`.",
            },
            "luck": one_of("The luck of the fork: the parent's remaining luck (`same`), or `fresh` luck.", "same", "fresh"),
            "exact": {
                **FLAG,
                "description": "Whether the fork continues the parent's own log. False: it starts from a position that matches the view of `viewpoint`, sampled uniformly; moves that lead to it need not exist.",
            },
        },
    ),
    "GamePage": object_shape(
        "A page of games of the lobby.",
        {
            "items": array_of(schema_ref("GameCard"), "The games of the page, newest first."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
    "Imported": object_shape(
        "An imported game.", {"game": schema_ref("GameCard"), "removal_token": TOKEN}, ("removal_token",)
    ),
    "GameMade": object_shape(
        "A new game, with its tokens and codes.",
        {
            "id": GAME_ID,
            "version": VERSION,
            "digest": {**DIGEST, "description": "Digest of the last entry, which covers the log up to it."},
            "game": {**schema_ref("GameCard"), "description": "The game's card. Not with `Prefer: return=minimal`."},
            "organiser_token": TOKEN,
            "arbiter_token": TOKEN,
            "seats": array_of(schema_ref("SeatMade"), "The seats in playing order."),
            "invitation_code": {
                **TEXT,
                "description": "A code for the next free seat, for one link to all seats; present if a seat waits for a person.",
            },
        },
        ("game", "arbiter_token", "invitation_code"),
    ),
    "SeatMade": object_shape(
        "A seat of a new game, with one of `token`, for the creator's seat; `claim_code`, to hand out; `kind`, for a bot's or the automaton's seat.",
        {
            "seat": SEAT,
            "token": TOKEN,
            "claim_code": {**TEXT, "description": "The code that claims the seat, to hand out."},
            "kind": one_of("The kind of the seat's player.", "bot", "automaton"),
        },
        ("token", "claim_code", "kind"),
    ),
    "Ruling": object_shape("An organiser's ruling, with its reason and the outcomes before and after.", RULING),
    "DatedRuling": object_shape(
        "A ruling with its time.",
        {**RULING, "at": with_description("Time at which the ruling was made, in UTC (RFC 3339).", TIME)},
    ),
    "RulingPage": object_shape(
        "All rulings on a game.",
        {"items": array_of(schema_ref("DatedRuling"), "The rulings, oldest first."), "next": LAST_PAGE},
    ),
    "Intervened": object_shape(
        "The game after an intervention.",
        {
            "version": VERSION,
            "digest": DIGEST,
            "game": schema_ref("GameCard"),
            "slip": with_description(
                "The seat's slip, with `reissue` and `substitute`, shown once: a device exchanges it for the seat's token at `POST /v1/games/{gameId}/exchanges`.",
                SLIP,
            ),
        },
        ("slip",),
    ),
    "SeatSlipExchanged": object_shape(
        "The token of the device that exchanged a seat's slip.",
        {
            "version": VERSION,
            "digest": DIGEST,
            "game": GAME_ID,
            "seat": SEAT,
            "token": with_description("The seat's token, which this device keeps.", TOKEN),
        },
    ),
    "Ruled": object_shape(
        "A ruling, and the game after it.", {"ruling": schema_ref("DatedRuling"), "game": schema_ref("GameCard")}
    ),
}
