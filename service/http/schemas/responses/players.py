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

PLAYER_ID: Shape = {"type": "string", "pattern": cursors.GAME.pattern, "description": "The player's id, which grants no access."}
PLAYER_NAME = text("The player's name.")
RECOVERY_CODE: Shape = {
    "type": "string",
    "pattern": "^([0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z]{4}$",
    "description": "The recovery code, which signs the player in when every device is lost. Works once; shown once: keep it on paper.",
}
CREDENTIAL_ID: Shape = {
    "type": "string",
    "pattern": "^c[a-z2-7]{16}$",
    "description": "The credential's id, which grants no access.",
}

MEMBER: Shape = {"type": "integer", "minimum": 0, "description": "Index of the player among the entry's persons, from 0."}
PEOPLE: Shape = {"type": "integer", "minimum": 2, "description": "The number of people at the rated tables."}
RATING: dict[str, Shape] = {
    "rating": {"type": "number", "description": "The value that lists are sorted by: `mu` less three times `sigma`."},
    "mu": {"type": "number", "description": "The estimated strength; 25 before the first game."},
    "sigma": {"type": "number", "description": "The standard deviation of the estimate."},
    "games": {"type": "integer", "minimum": 0, "description": "Number of rated games that the rating is computed from."},
}

SHAPES: dict[str, Shape] = {
    "Player": object_shape(
        "A player's account, visible to the player only.",
        {
            "id": PLAYER_ID,
            "name": PLAYER_NAME,
            "registered": with_description("Time at which the player was registered, in UTC (RFC 3339).", TIME),
            "consents": array_of(text("The name of a consent: " + ", ".join(f"`{each}`" for each in CONSENTS) + "."), "The player's consents."),
        },
    ),
    "PlayerMade": object_shape(
        "The player, a token of this device, and a new recovery code.",
        {"player": schema_ref("Player"), "token": TOKEN, "recovery_code": RECOVERY_CODE},
    ),
    "PlayerSignedIn": object_shape(
        "The player, and a token of this device.", {"player": schema_ref("Player"), "token": TOKEN}
    ),
    "PlayerProfile": object_shape("A player's public profile.", {"id": PLAYER_ID, "name": PLAYER_NAME}),
    "RecoveryCode": object_shape(
        "A new recovery code.", {"player": schema_ref("Player"), "recovery_code": RECOVERY_CODE}
    ),
    "PlayerLink": object_shape(
        "A link for one other device.",
        {
            "link": {**TOKEN, "description": "The link for the other device, as text or as a QR code."},
            "expires": with_description("Time at which the link expires, in UTC (RFC 3339).", TIME),
        },
    ),
    "Credential": object_shape(
        "A credential of the player's account.",
        {
            "id": CREDENTIAL_ID,
            "kind": one_of(
                "The kind of credential: the token of a device, the recovery code, a link to another device, a passkey, or an account at another site.",
                "token",
                "recovery",
                "link",
                "passkey",
                "oidc",
            ),
            "added": with_description("Time at which the credential was made, in UTC (RFC 3339).", TIME),
            "expires": {
                **TIME,
                "type": ["string", "null"],
                "description": "Time at which the credential expires, in UTC (RFC 3339); null: never.",
            },
            "current": {**FLAG, "description": "Whether the credential is the token of this request."},
        },
    ),
    "PlayerSeat": object_shape("A seat that the player holds.", {"game": GAME_ID, "seat": SEAT}),
    "PlayerSeatToken": object_shape(
        "A seat that the player holds, with its new token.",
        {"version": VERSION, "digest": DIGEST, "game": GAME_ID, "seat": SEAT, "token": TOKEN},
    ),
    "EventPlace": object_shape(
        "The place of a game in its event.",
        {"event": EVENT_ID, "round": ROUND_NUMBER, "table": TABLE_NUMBER},
    ),
    "MyGame": object_shape(
        "A game of the player, with the player's seat.",
        {
            "game": GAME_ID,
            "seat": SEAT,
            "ruleset": object_shape("The game's ruleset, and its version.", {"name": RULESET, "version": RULES_VERSION}, name="MyGameRuleset"),
            "event_table": nullable(schema_ref("EventPlace"), "The place of the game in an event; null for a game outside events."),
            "status": STATUS,
            "names": array_of(NAME, "Names of the seats' players, by seat."),
            "version": VERSION,
            "changed": with_description(
                "Time of the last event, in UTC (RFC 3339): since then the game waits.", TIME
            ),
            "decision": nullable(
                object_shape(
                    "The seat's open decision, as in the view.",
                    {"id": DECISION_ID, "kind": KIND_OF_DECISION},
                    name="MyGameDecision",
                ),
                "The decision that the seat owes; null for none.",
            ),
            "awaited": array_of(SEAT, "Seats that the game waits for; empty if the game is over."),
        },
    ),
    "MyGamePage": object_shape(
        "A page of the player's games.",
        {
            "items": array_of(schema_ref("MyGame"), "The player's games, running ones first; each group by time of binding, latest first."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
    "PlayerEntry": object_shape(
        "An entry of an event that the player has.", {"event": EVENT_ID, "entry": ENTRY_NUMBER, "member": MEMBER}
    ),
    "MyEvent": object_shape(
        "An event, with the player's entry.",
        {
            "event": schema_ref("EventSummary"),
            "location": schema_ref("EventLocation"),
            "entry": schema_ref("EventEntry"),
            "member": MEMBER,
            "table": nullable(schema_ref("EventPlace"), "The player's table in the current round; null without one."),
            "is_table_over": with_description("Whether the player's table is finished, by information that the player may have.", FLAG),
            "starts_at": with_description("Time at which the current round starts, in UTC (RFC 3339); null without a current round, and if the round starts when it opens.", MAYBE_TIME),
            "place": with_description("The entry's place in the final standings; null before.", MAYBE_NUMBER),
        },
    ),
    "MyEventPage": object_shape(
        "A page of the player's events.",
        {
            "items": array_of(schema_ref("MyEvent"), "The events of the page, newest first."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
    "OwnRating": object_shape("A rating of the player.", {"ruleset": RULESET, "people": PEOPLE, **RATING}),
    "OwnRatingPage": object_shape(
        "The player's ratings.", {"items": array_of(schema_ref("OwnRating"), "The ratings, by game and number of people."), "next": LAST_PAGE}
    ),
    "ListedRating": object_shape("A player in a list of ratings.", {"player": PLAYER_ID, "name": PLAYER_NAME, **RATING}),
    "TaskRating": object_shape(
        "The rating of a cooperative task: its difficulty.", {"task": text("The task's name, as in the options."), **RATING}
    ),
    "RatingPage": object_shape(
        "A page of a list of ratings.",
        {
            "items": array_of(schema_ref("ListedRating"), "The ratings of the page, the highest first."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
            "tasks": array_of(schema_ref("TaskRating"), "The ratings of the tasks, by name; empty for competitive games."),
        },
    ),
    "CredentialPage": object_shape(
        "The credentials of the player's account.", {"items": array_of(schema_ref("Credential"), "The credentials, oldest first."), "next": LAST_PAGE}
    ),
}
