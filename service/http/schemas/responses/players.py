"""Players and their credentials."""

from __future__ import annotations

from domain.players.facts import CONSENTS
from service.app.core import cursors
from service.http.schemas.responses.events.cards import (
    ENTRY_NUMBER,
    EVENT_ID,
    MAYBE_NUMBER,
    MAYBE_TIME,
    ROUND_NUMBER,
    TABLE_NUMBER,
)
from service.http.schemas.responses.words import (
    DECISION_ID,
    DIGEST,
    FLAG,
    GAME_ID,
    KIND_OF_DECISION,
    LAST_PAGE,
    NAME,
    RULES_VERSION,
    RULESET,
    SEAT,
    STATUS,
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

PLAYER_ID: Shape = {"type": "string", "pattern": cursors.GAME.pattern, "description": "The player's id, which opens nothing."}
PLAYER_NAME = text("What the player is called.")
RECOVERY_CODE: Shape = {
    "type": "string",
    "pattern": "^([0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z]{4}$",
    "description": "Brings the player back when every device is lost, once. Shown once, to be kept on paper.",
}
CREDENTIAL_ID: Shape = {
    "type": "string",
    "pattern": "^c[a-z2-7]{16}$",
    "description": "Names the credential, and opens nothing.",
}

MEMBER: Shape = {"type": "integer", "minimum": 0, "description": "Which person of the entry the player is, from 0."}
PEOPLE: Shape = {"type": "integer", "minimum": 2, "description": "For how many people the tables were."}
RATING: dict[str, Shape] = {
    "rating": {"type": "number", "description": "What lists are sorted by: `mu` less three times `sigma`."},
    "mu": {"type": "number", "description": "The estimated strength; 25 before the first game."},
    "sigma": {"type": "number", "description": "How uncertain it is: its standard deviation."},
    "games": {"type": "integer", "minimum": 0, "description": "Rated games that it follows from."},
}

SHAPES: dict[str, Shape] = {
    "Player": object_shape(
        "A player, as the player alone sees it.",
        {
            "id": PLAYER_ID,
            "name": PLAYER_NAME,
            "registered": with_description("When the player was registered, in UTC (RFC 3339).", TIME),
            "consents": array_of(text("One of: " + ", ".join(f"`{each}`" for each in CONSENTS) + "."), "What the player allows."),
        },
    ),
    "PlayerMade": object_shape(
        "The player, a token of this device, and a new recovery code.",
        {"player": schema_ref("Player"), "token": TOKEN, "recovery_code": RECOVERY_CODE},
    ),
    "PlayerSignedIn": object_shape(
        "The player, and a token of this device.", {"player": schema_ref("Player"), "token": TOKEN}
    ),
    "PlayerProfile": object_shape("What a player lets everybody read.", {"id": PLAYER_ID, "name": PLAYER_NAME}),
    "RecoveryCode": object_shape(
        "A new recovery code.", {"player": schema_ref("Player"), "recovery_code": RECOVERY_CODE}
    ),
    "PlayerLink": object_shape(
        "A link for one other device.",
        {
            "link": {**TOKEN, "description": "Goes to the other device, as text or as a QR code that you draw of it."},
            "expires": with_description("When it opens nothing any more, in UTC (RFC 3339).", TIME),
        },
    ),
    "Credential": object_shape(
        "Something that opens the player's account.",
        {
            "id": CREDENTIAL_ID,
            "kind": one_of(
                "What it is: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site.",
                "token",
                "recovery",
                "link",
                "passkey",
                "oidc",
            ),
            "added": with_description("When it was made, in UTC (RFC 3339).", TIME),
            "expires": {
                **TIME,
                "type": ["string", "null"],
                "description": "When it ends, in UTC (RFC 3339); null: not by itself.",
            },
            "current": {**FLAG, "description": "Whether it is the token of this request."},
        },
    ),
    "PlayerSeat": object_shape("A seat that the player holds.", {"game": GAME_ID, "seat": SEAT}),
    "PlayerSeatToken": object_shape(
        "A seat that the player holds, with a new token of its own.",
        {"version": VERSION, "digest": DIGEST, "game": GAME_ID, "seat": SEAT, "token": TOKEN},
    ),
    "EventPlace": object_shape(
        "The place of a game in its event.",
        {"event": EVENT_ID, "round": ROUND_NUMBER, "table": TABLE_NUMBER},
    ),
    "MyGame": object_shape(
        "A game of the player, with the seat that is held.",
        {
            "game": GAME_ID,
            "seat": SEAT,
            "ruleset": object_shape("The rules that it is played by.", {"name": RULESET, "version": RULES_VERSION}, name="MyGameRuleset"),
            "event_table": nullable(schema_ref("EventPlace"), "Of a game of an event: where it belongs; else null."),
            "status": STATUS,
            "names": array_of(NAME, "By seat."),
            "version": VERSION,
            "changed": with_description(
                "When something last happened, in UTC (RFC 3339): since then the game waits.", TIME
            ),
            "decision": nullable(
                object_shape(
                    "What is asked of the seat, as in the view.",
                    {"id": DECISION_ID, "kind": KIND_OF_DECISION},
                    name="MyGameDecision",
                ),
                "Null where nothing is asked of the seat.",
            ),
            "awaited": array_of(SEAT, "Seats that the game waits for; empty where it is over."),
        },
    ),
    "MyGamePage": object_shape(
        "A page of the player's games.",
        {
            "items": array_of(schema_ref("MyGame"), "Running ones first; of each kind, the last bound first."),
            "next": {"type": ["string", "null"], "description": "`cursor` of the next page."},
        },
    ),
    "PlayerEntry": object_shape(
        "An entry of an event that the player has.", {"event": EVENT_ID, "entry": ENTRY_NUMBER, "member": MEMBER}
    ),
    "MyEvent": object_shape(
        "An event, with the entry that the player has there.",
        {
            "event": schema_ref("EventSummary"),
            "location": schema_ref("EventLocation"),
            "entry": schema_ref("EventEntry"),
            "member": MEMBER,
            "table": nullable(schema_ref("EventPlace"), "Where the player sits in the round that is on; else null."),
            "is_table_over": with_description("Whether that table is decided, as far as the player may know.", FLAG),
            "starts_at": with_description("When that round starts, in UTC (RFC 3339); null where none is on, and where it starts when it opens.", MAYBE_TIME),
            "place": with_description("In the final standings; null before.", MAYBE_NUMBER),
        },
    ),
    "MyEventPage": object_shape(
        "A page of the player's events.",
        {
            "items": array_of(schema_ref("MyEvent"), "The newest first."),
            "next": {"type": ["string", "null"], "description": "`cursor` of the next page."},
        },
    ),
    "OwnRating": object_shape("A rating of the player.", {"ruleset": RULESET, "people": PEOPLE, **RATING}),
    "OwnRatingPage": object_shape(
        "The player's ratings.", {"items": array_of(schema_ref("OwnRating"), "By game and people."), "next": LAST_PAGE}
    ),
    "ListedRating": object_shape("A player in a list of ratings.", {"player": PLAYER_ID, "name": PLAYER_NAME, **RATING}),
    "TaskRating": object_shape(
        "How hard a task proved that all play together.", {"task": text("Its name, as in the options."), **RATING}
    ),
    "RatingPage": object_shape(
        "A page of a list of ratings.",
        {
            "items": array_of(schema_ref("ListedRating"), "The highest first."),
            "next": {"type": ["string", "null"], "description": "`cursor` of the next page."},
            "tasks": array_of(schema_ref("TaskRating"), "By name; empty for games that people play against each other."),
        },
    ),
    "CredentialPage": object_shape(
        "What opens the player's account.", {"items": array_of(schema_ref("Credential"), "Oldest first."), "next": LAST_PAGE}
    ),
}
