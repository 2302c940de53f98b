"""Seats, tokens and inboxes."""

from __future__ import annotations

from service.http.schemas.responses.words import (
    CURSOR,
    DECISION_ID,
    FLAG,
    GAME_ID,
    KIND_OF_DECISION,
    LAST_PAGE,
    MAYBE_SEAT,
    SCOPE,
    SEAT,
    TIME,
    TOKEN,
    TOKEN_ID,
    VERSION,
    VIEWPOINT,
    Shape,
    array_of,
    nullable,
    object_shape,
    one_of,
    schema_ref,
    with_description,
)

SHAPES: dict[str, Shape] = {
    "SeatClaimed": object_shape(
        "The seat that is yours now, its token, and what it sees.",
        {"seat": SEAT, "token": TOKEN, "view": {**schema_ref("View"), "description": "The game as you see it."}},
    ),
    "InboxSeat": object_shape("A seat that an inbox hears of.", {"game": GAME_ID, "seat": SEAT}),
    "InboxMade": object_shape(
        "A new inbox, and the token that opens it.",
        {"inbox_token": TOKEN, "seats": array_of(schema_ref("InboxSeat"), "The seats that it hears of.")},
    ),
    "InboxSeats": object_shape(
        "The seats that an inbox hears of.",
        {"items": array_of(schema_ref("InboxSeat"), "By game and seat."), "next": LAST_PAGE},
    ),
    "InboxEntry": object_shape(
        "Something that the holder of a seat has to hear of.",
        {
            "id": {"type": "string", "description": "Names the entry: the same for all who read it, however often."},
            "game": GAME_ID,
            "seat": SEAT,
            "kind": one_of(
                "What happened: the seat's table of an event is open, a decision of the seat is open, the table reminds it of that, its nonce is awaited, "
                "the game is over, or a ruling was made.",
                "table-open",
                "decision-open",
                "reminded",
                "nonce-awaited",
                "game-over",
                "ruling",
            ),
            "version": VERSION,
            "decision": nullable(
                object_shape(
                    "The decision that is open, as in the view.",
                    {"id": DECISION_ID, "kind": KIND_OF_DECISION},
                    name="InboxDecision",
                ),
                "With `decision-open` and `reminded`: the decision; else null.",
            ),
            "cursor": CURSOR,
        },
    ),
    "InboxPage": object_shape(
        "A page of an inbox.",
        {"entries": array_of(schema_ref("InboxEntry"), "By game and seat, oldest first."), "next": CURSOR},
    ),
    "Token": object_shape(
        "What a token allows.",
        {
            "id": TOKEN_ID,
            "game": GAME_ID,
            "scope": SCOPE,
            "seat": with_description("The seat that it is of; null where it is of none.", MAYBE_SEAT),
        },
    ),
    "Grant": object_shape(
        "A token or a link that was handed out.",
        {
            "id": TOKEN_ID,
            "kind": one_of("Whether it is a token or a link.", "token", "replay"),
            "by": {
                **TOKEN_ID,
                "type": ["string", "null"],
                "description": "The token that it was made with; null where that is not yours, or the game itself.",
            },
            "good": {**FLAG, "description": "Whether it opens anything now."},
            "scope": SCOPE,
            "seat": with_description("The seat that it is of; null where it is of none.", MAYBE_SEAT),
            "viewpoint": VIEWPOINT,
            "expires": {
                **TIME,
                "type": ["string", "null"],
                "description": "When it ends, in UTC (RFC 3339); null: not by itself.",
            },
            "url": {
                "type": ["string", "null"],
                "description": "A link's page; null where this token may not see what it shows.",
            },
        },
        ("scope", "seat", "viewpoint", "expires", "url"),
    ),
    "GrantPage": object_shape(
        "A page of the tokens and links that one may end.",
        {
            "items": array_of(schema_ref("Grant"), "By `id`."),
            "next": {"type": ["string", "null"], "description": "`cursor` of the next page."},
        },
    ),
    "TokenMinted": object_shape(
        "A new token, which is shown once.",
        {
            "id": TOKEN_ID,
            "game": GAME_ID,
            "scope": SCOPE,
            "seat": with_description("The seat that it is of; null where it is of none.", MAYBE_SEAT),
            "token": TOKEN,
        },
    ),
}
