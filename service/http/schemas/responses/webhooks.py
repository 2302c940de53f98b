"""Answers about webhooks, and the messages to receivers."""

from __future__ import annotations

from service.app.webhooks.event_news import NEWS
from service.app.webhooks.messages import TYPES
from service.http.schemas.responses.events.cards import EVENT_ID, MAYBE_NUMBER, MAYBE_ROUND, MAYBE_TABLE
from service.http.schemas.responses.words import (
    GAME_ID,
    LAST_PAGE,
    SEAT,
    TEXT,
    TIME,
    VERSION,
    Shape,
    array_of,
    object_shape,
    one_of,
    text,
    with_description,
)

LETTER_TYPES = tuple(TYPES.values())
ERRORS = ("address", "connect", "tls", "timeout", "answer", "redirect", "status", "challenge")

MESSAGE_ID: Shape = {
    "type": "string",
    "description": "The message's id, the same in every attempt; for an entry, its `id` in the inbox.",
}
SECRET: Shape = {
    "type": "string",
    "pattern": "^whsec_[A-Za-z0-9+/]{43}=$",
    "description": "The secret that signs every POST. Shown once.",
}
MAYBE_TIME: Shape = {**TIME, "type": ["string", "null"]}

WEBHOOK: dict[str, Shape] = {
    "id": {**GAME_ID, "description": "The webhook's id."},
    "url": text("Your receiver's URL."),
    "state": one_of("The state of the webhook: `pending` until the receiver has answered a challenge.", "pending", "active", "disabled"),
    "reason": {
        "type": ["string", "null"],
        "enum": ["challenge", "failing", "gone", None],
        "description": "The reason why the webhook is disabled: no challenge was answered; all retries of a message failed; your receiver answered 410.",
    },
    "created": with_description("Time at which the webhook was registered, in UTC (RFC 3339).", TIME),
    "failures": {"type": "integer", "minimum": 0, "description": "Number of attempts that failed in a row."},
    "retry_at": {
        **MAYBE_TIME,
        "description": "Time of the next retry, before which only pings are sent; null if none is due.",
    },
    "old_secret_until": {**MAYBE_TIME, "description": "Time until which the previous secret signs too."},
}
ATTEMPT = object_shape(
    "A POST to your receiver.",
    {
        "id": MESSAGE_ID,
        "type": {**TEXT, "description": "The message's `type`."},
        "at": with_description("Time at which the message was sent, in UTC (RFC 3339).", TIME),
        "status": {"type": ["integer", "null"], "description": "The status of the answer; null without one."},
        "error": {
            "type": ["string", "null"],
            "enum": [*ERRORS, None],
            "description": "The failure of the attempt; null: delivered. `address`: no such name, or a forbidden address; `connect`, `tls`, `timeout`, `answer`: no readable answer; `redirect`, `status`: not a 2xx; `challenge`: a wrong answer to the challenge.",
        },
    },
    name="WebhookAttempt",
)
DEAD_LETTER = object_shape(
    "An entry that was given up.",
    {
        "id": MESSAGE_ID,
        "type": one_of("The `type` of the entry's message.", *LETTER_TYPES),
        "game": GAME_ID,
        "seat": SEAT,
        "version": VERSION,
        "at": with_description("Time at which the entry was given up, in UTC (RFC 3339).", TIME),
    },
    name="WebhookDeadLetter",
)

EVENT_DATA: dict[str, Shape] = {
    "event": EVENT_ID,
    "version": with_description("Version of the event's log.", VERSION),
    "round": MAYBE_ROUND,
    "table": MAYBE_TABLE,
    "number": with_description("Number of the ruling, penalty, appeal or announcement; null for other news.", MAYBE_NUMBER),
}
EVENT_DEAD_LETTER = object_shape(
    "A message of an event that was given up.",
    {
        "id": MESSAGE_ID,
        "type": one_of("The message's `type`.", *NEWS.values()),
        **EVENT_DATA,
        "at": with_description("Time at which the message was given up, in UTC (RFC 3339).", TIME),
    },
    name="EventWebhookDeadLetter",
)


def message_shape(kind: str, description: str, data: Shape) -> Shape:
    """The body of a POST to a receiver."""
    fields = {
        "type": one_of("The type of this message; later versions may add others.", kind),
        "timestamp": {**TIME, "description": "Time at which the message was made."},
        "data": data,
    }
    return object_shape(description, fields)


LETTER_DATA = object_shape(
    "The place of the news.", {"game": GAME_ID, "seat": SEAT, "version": VERSION}, name="WebhookLetterData"
)
CHALLENGE_DATA = object_shape(
    "The challenge to echo.", {"challenge": text("The challenge, a new text each time.")}, name="WebhookChallengeData"
)
NO_DATA: Shape = {
    "title": "WebhookPingData",
    "type": "object",
    "description": "The empty data of a ping.",
    "properties": {},
}

EVENT_NEWS = object_shape("The place of the news in an event.", EVENT_DATA, name="EventWebhookData")

CONTROL = ("webhook.challenge", "webhook.ping")
"""Types that every receiver gets."""
MESSAGES: dict[str, tuple[str, str, Shape]] = {
    "table.opened": ("TableOpenedMessage", "The seat's table of an event is open.", LETTER_DATA),
    "decision.open": ("DecisionOpenMessage", "A decision of the seat is open.", LETTER_DATA),
    "decision.reminded": ("DecisionRemindedMessage", "The table reminds the seat of its decision.", LETTER_DATA),
    "nonce.awaited": ("NonceAwaitedMessage", "The nonce that the seat committed to is awaited.", LETTER_DATA),
    "game.over": ("GameOverMessage", "The game is over.", LETTER_DATA),
    "ruling.made": ("RulingMadeMessage", "A ruling was made.", LETTER_DATA),
    "game.reset": ("GameResetMessage", "The game was put back: versions that you have read are gone.", LETTER_DATA),
    "event.round_published": ("EventRoundPublishedMessage", "The pairings of a round are public.", EVENT_NEWS),
    "event.round_opened": ("EventRoundOpenedMessage", "All tables of a round are open.", EVENT_NEWS),
    "event.round_closed": ("EventRoundClosedMessage", "A round is over.", EVENT_NEWS),
    "event.round_withdrawn": ("EventRoundWithdrawnMessage", "A published round was withdrawn.", EVENT_NEWS),
    "event.table_finished": ("EventTableFinishedMessage", "The game of a table is over.", EVENT_NEWS),
    "event.ruling_made": ("EventRulingMadeMessage", "An arbiter ruled on a table.", EVENT_NEWS),
    "event.penalty_given": ("EventPenaltyGivenMessage", "An entry got a penalty.", EVENT_NEWS),
    "event.appeal_made": ("EventAppealMadeMessage", "An entry appeals.", EVENT_NEWS),
    "event.appeal_decided": ("EventAppealDecidedMessage", "An appeal was decided.", EVENT_NEWS),
    "event.announced": ("EventAnnouncedMessage", "An announcement was made.", EVENT_NEWS),
    "event.confirmed": ("EventConfirmedMessage", "The standings are final.", EVENT_NEWS),
    "event.restored": ("EventRestoredMessage", "The event was put back: versions that you have read are gone.", EVENT_NEWS),
    "event.cancelled": ("EventCancelledMessage", "The event was cancelled.", EVENT_NEWS),
    "webhook.challenge": ("ChallengeMessage", "A challenge to echo.", CHALLENGE_DATA),
    "webhook.ping": ("PingMessage", "A requested test message.", NO_DATA),
}
"""Name of the component, description and data, by type."""
INBOX_MESSAGES, EVENT_MESSAGES = (*LETTER_TYPES, *CONTROL), (*NEWS.values(), *CONTROL)
"""Types of an inbox's receivers, and of an event's."""

SHAPES: dict[str, Shape] = {
    "Webhook": object_shape("A webhook of an inbox or an event.", WEBHOOK),
    "WebhookMade": object_shape("A webhook with its new secret.", {**WEBHOOK, "secret": SECRET}),
    "WebhookSecret": object_shape("A webhook's new secret.", {"id": WEBHOOK["id"], "secret": SECRET}),
    "WebhookDetail": object_shape(
        "A webhook, with its recent attempts and dead letters.",
        {
            **WEBHOOK,
            "attempts": array_of(ATTEMPT, "The last 10 attempts, newest first."),
            "dead_letters": array_of(DEAD_LETTER, "The last 20 dead letters, newest first."),
        },
    ),
    "EventWebhookDetail": object_shape(
        "A webhook of an event, with its recent attempts and dead letters.",
        {
            **WEBHOOK,
            "attempts": array_of(ATTEMPT, "The last 10 attempts, newest first."),
            "dead_letters": array_of(EVENT_DEAD_LETTER, "The last 20 dead letters, newest first."),
        },
    ),
    "Webhooks": object_shape(
        "The webhooks of an inbox, or of a token at an event.",
        {"items": array_of({"$ref": "#/components/schemas/Webhook"}, "The webhooks, oldest first."), "next": LAST_PAGE},
    ),
    "WebhookPing": object_shape("A ping that is sent.", {"id": MESSAGE_ID}),
    "ChallengeAnswer": object_shape(
        "A receiver's answer to a challenge.", {"challenge": text("The challenge of the request.")}
    ),
    **{name: message_shape(kind, description, data) for kind, (name, description, data) in MESSAGES.items()},
}
