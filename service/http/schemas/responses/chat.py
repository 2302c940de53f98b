"""Chat and presence at a table."""

from __future__ import annotations

from service.app.chat import blocks
from service.app.chat.messages import EMOTES
from service.app.chat.speakers import MODES, SCOPES
from service.http.schemas.responses.words import (
    LAST_PAGE,
    MAYBE_SEAT,
    SEAT,
    TIME,
    TOKEN,
    Shape,
    array_of,
    object_shape,
    one_of,
    schema_ref,
    text,
    with_description,
)

NUMBER: Shape = {"type": "integer", "minimum": 1, "description": "Position of the message in its scope, from 1."}
GUEST_ID: Shape = {"type": "string", "pattern": "^[a-z2-7]{8}$", "description": "The guest's id, which distinguishes guests with the same name."}
MAYBE_GUEST: Shape = {**GUEST_ID, "type": ["string", "null"]}

AUTHOR_ID: Shape = {"type": "string", "pattern": blocks.AUTHOR, "description": "The author: `seat-2`, or `guest-` and a guest's id."}

AUTHOR = object_shape(
    "The author of a message.",
    {
        "kind": one_of("The kind of author.", "seat", "organiser", "guest", "moderator"),
        "seat": with_description("The author's seat, for kind `seat`; else null.", MAYBE_SEAT),
        "guest": with_description("The guest's id, for kind `guest`; else null.", MAYBE_GUEST),
        "name": {"type": ["string", "null"], "description": "The present name of the seat, or the guest's name; null for other kinds, and for a person whom a substitute replaced."},
    },
    name="ChatAuthor",
)
MESSAGE: dict[str, Shape] = {
    "number": NUMBER,
    "at": TIME,
    "author": AUTHOR,
    "text": {"type": ["string", "null"], "description": "The text, one line of plain text; null for an emote."},
    "emote": {"type": ["string", "null"], "enum": [*EMOTES, None], "description": "The emote, one of a fixed set; null for a text."},
    "removed": array_of(
        {"type": "integer", "minimum": 1}, "Numbers of earlier messages that must no longer be shown; usually empty."
    ),
}
SCOPE: Shape = one_of("The scope of messages.", *SCOPES)

SHAPES: dict[str, Shape] = {
    "ChatMessage": object_shape("A message, in the form for readers.", MESSAGE),
    "ChatSent": object_shape("The sent message in the form for readers, and its scope.", {"scope": SCOPE, **MESSAGE}),
    "ChatPage": object_shape(
        "A page of messages.",
        {
            "messages": array_of(schema_ref("ChatMessage"), "The messages, the lowest number first."),
            "next": {"type": "integer", "minimum": 0, "description": "The value of `after` for the next page."},
        },
    ),
    "Chat": object_shape(
        "The chat of a table.",
        {
            "mode": one_of("The chat's mode: `off`: no one may write; `players`: the table may; `all`: also spectators, in a scope of their own.", *MODES),
            "reads": array_of(SCOPE, "Scopes that this token may read."),
            "writes": array_of(SCOPE, "Scopes that this token may write in now."),
        },
    ),
    "SeatPresence": object_shape(
        "The presence of a seat's holder, by their own statement, in steps of half a minute.",
        {
            "seat": SEAT,
            "state": {
                "type": ["string", "null"],
                "enum": ["online", "away", None],
                "description": "The presence that the holder stated: `online` within the last two minutes; `away` within ten; null: no statement.",
            },
        },
    ),
    "Presence": object_shape(
        "The presence of each seat.", {"items": array_of(schema_ref("SeatPresence"), "The presence of each seat, bots and free seats included, by seat."), "next": LAST_PAGE}
    ),
    "Reminded": object_shape(
        "A reminder, and the earliest time of the next one.",
        {"seat": SEAT, "at": TIME, "again_at": with_description("The earliest time of the next reminder, in UTC (RFC 3339).", TIME)},
    ),
    "ChatBlock": object_shape("An author whose messages are left out for you.", {"author": AUTHOR_ID}),
    "ChatBlocks": object_shape(
        "Authors whose messages are left out for you.",
        {"items": array_of(schema_ref("ChatBlock"), "The blocked authors, by name."), "next": LAST_PAGE},
    ),
    "GuestMade": object_shape(
        "A spectator with a name, and their token, which writes and reads in the scope `spectators` and allows nothing else.",
        {"id": GUEST_ID, "name": text("The guest's name."), "token": TOKEN},
    ),
}
