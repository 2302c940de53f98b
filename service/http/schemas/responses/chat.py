"""The talk at a table."""

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

NUMBER: Shape = {"type": "integer", "minimum": 1, "description": "Position in its scope, from 1."}
GUEST_ID: Shape = {"type": "string", "pattern": "^[a-z2-7]{8}$", "description": "Tells guests of one name apart."}
MAYBE_GUEST: Shape = {**GUEST_ID, "type": ["string", "null"]}

AUTHOR_ID: Shape = {"type": "string", "pattern": blocks.AUTHOR, "description": "`seat-2`, or `guest-` and a guest's id."}

AUTHOR = object_shape(
    "Who says it.",
    {
        "kind": one_of("What it is that speaks.", "seat", "organiser", "guest", "moderator"),
        "seat": with_description("Of a seat; else null.", MAYBE_SEAT),
        "guest": with_description("Of a guest: tells guests of one name apart; else null.", MAYBE_GUEST),
        "name": {"type": ["string", "null"], "description": "What the seat is called now, or the guest; null for the person who played the seat before its substitute, and else."},
    },
    name="ChatAuthor",
)
MESSAGE: dict[str, Shape] = {
    "number": NUMBER,
    "at": TIME,
    "author": AUTHOR,
    "text": {"type": ["string", "null"], "description": "Plain text of one line; null for an emote."},
    "emote": {"type": ["string", "null"], "enum": [*EMOTES, None], "description": "One of a fixed set; null for words."},
    "removed": array_of(
        {"type": "integer", "minimum": 1}, "Numbers of earlier messages that are to be shown no more; mostly none."
    ),
}
SCOPE: Shape = one_of("The room.", *SCOPES)

SHAPES: dict[str, Shape] = {
    "ChatMessage": object_shape("A message, as its readers get it.", MESSAGE),
    "ChatSent": object_shape("The message as its readers get it, and where.", {"scope": SCOPE, **MESSAGE}),
    "ChatPage": object_shape(
        "A page of messages.",
        {
            "messages": array_of(schema_ref("ChatMessage"), "Lowest number first."),
            "next": {"type": "integer", "minimum": 0, "description": "Where to go on, for `after`."},
        },
    ),
    "Chat": object_shape(
        "Who talks at a table.",
        {
            "mode": one_of("`off`: nobody; `players`: the table; `all`: spectators too, among themselves.", *MODES),
            "reads": array_of(SCOPE, "What this token may read."),
            "writes": array_of(SCOPE, "Where this token may write now."),
        },
    ),
    "SeatPresence": object_shape(
        "Whether the holder of a seat is there, by his own word, in steps of half a minute.",
        {
            "seat": SEAT,
            "state": {
                "type": ["string", "null"],
                "enum": ["online", "away", None],
                "description": "`online`: said so within the last two minutes; `away`: within ten; null: nothing is said.",
            },
        },
    ),
    "Presence": object_shape(
        "Who is there.", {"items": array_of(schema_ref("SeatPresence"), "By seat, bots and free seats too."), "next": LAST_PAGE}
    ),
    "Reminded": object_shape(
        "A reminder, and when the next one may follow.",
        {"seat": SEAT, "at": TIME, "again_at": with_description("Not before, in UTC (RFC 3339).", TIME)},
    ),
    "ChatBlock": object_shape("An author whose messages are left out for you.", {"author": AUTHOR_ID}),
    "ChatBlocks": object_shape(
        "Authors whose messages are left out for you.",
        {"items": array_of(schema_ref("ChatBlock"), "By name."), "next": LAST_PAGE},
    ),
    "GuestMade": object_shape(
        "A spectator with a name, and his token, which writes and reads in the scope `spectators` and opens nothing else.",
        {"id": GUEST_ID, "name": text("What he is called."), "token": TOKEN},
    ),
}
