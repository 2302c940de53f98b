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
        "The claimed seat, its token, and its view.",
        {"seat": SEAT, "token": TOKEN, "view": {**schema_ref("View"), "description": "The seat's view."}},
    ),
    "InboxSeat": object_shape("A seat of an inbox.", {"game": GAME_ID, "seat": SEAT}),
    "InboxMade": object_shape(
        "A new inbox, and its token.",
        {"inbox_token": TOKEN, "seats": array_of(schema_ref("InboxSeat"), "The inbox's seats.")},
    ),
    "InboxSeats": object_shape(
        "The seats of an inbox.",
        {"items": array_of(schema_ref("InboxSeat"), "The seats, by game and seat."), "next": LAST_PAGE},
    ),
    "InboxEntry": object_shape(
        "News for the holder of a seat.",
        {
            "id": {"type": "string", "description": "The entry's id, the same for all readers and repeats."},
            "game": GAME_ID,
            "seat": SEAT,
            "kind": one_of(
                "The kind of news: the seat's table of an event is open, a decision of the seat is open, the table reminds the seat of it, the seat's nonce is awaited, the game is over, a ruling was made, or the game was put back (`reset`), so that versions that you have read are gone: drop all that you hold of the game, ids of entries too.",
                "table-open",
                "decision-open",
                "reminded",
                "nonce-awaited",
                "game-over",
                "ruling",
                "reset",
            ),
            "version": VERSION,
            "decision": nullable(
                object_shape(
                    "The decision that is open, as in the view.",
                    {"id": DECISION_ID, "kind": KIND_OF_DECISION},
                    name="InboxDecision",
                ),
                "The open decision, with `decision-open` and `reminded`; else null.",
            ),
            "cursor": CURSOR,
        },
    ),
    "InboxPage": object_shape(
        "A page of an inbox.",
        {"entries": array_of(schema_ref("InboxEntry"), "The entries of the page by game and seat, oldest first."), "next": CURSOR},
    ),
    "Token": object_shape(
        "A token's game, scope and seat.",
        {
            "id": TOKEN_ID,
            "game": GAME_ID,
            "scope": SCOPE,
            "seat": with_description("The token's seat; null for none.", MAYBE_SEAT),
        },
    ),
    "Grant": object_shape(
        "A token or a link that was handed out.",
        {
            "id": TOKEN_ID,
            "kind": one_of("The kind of grant: a token or a link.", "token", "replay"),
            "by": {
                **TOKEN_ID,
                "type": ["string", "null"],
                "description": "The id of the parent token; null if the parent is not yours, or if the token was made with the game.",
            },
            "good": {**FLAG, "description": "Whether the token or link is valid now."},
            "scope": SCOPE,
            "seat": with_description("The token's seat; null for none.", MAYBE_SEAT),
            "viewpoint": VIEWPOINT,
            "expires": {
                **TIME,
                "type": ["string", "null"],
                "description": "Time at which the token or link expires, in UTC (RFC 3339); null: never.",
            },
            "url": {
                "type": ["string", "null"],
                "description": "The URL of a link's page; null if this token may not use the link's viewpoint.",
            },
        },
        ("scope", "seat", "viewpoint", "expires", "url"),
    ),
    "GrantPage": object_shape(
        "A page of the tokens and links that the caller may revoke.",
        {
            "items": array_of(schema_ref("Grant"), "The tokens and links of the page, by `id`."),
            "next": {"type": ["string", "null"], "description": "The cursor of the next page."},
        },
    ),
    "TokenMinted": object_shape(
        "A new token, which is shown once.",
        {
            "id": TOKEN_ID,
            "game": GAME_ID,
            "scope": SCOPE,
            "seat": with_description("The token's seat; null for none.", MAYBE_SEAT),
            "token": TOKEN,
        },
    ),
}
