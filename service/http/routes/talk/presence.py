"""Presence, reminders and blocks at a table, outside the game."""

from __future__ import annotations

from typing import Any

from service.answers.chat import ChatBlock, ChatBlocks, Presence, SeatReminder
from service.app.chat import blocks, presence
from service.app.chat.remind import remind
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import chat_examples as examples
from service.http.operation import REPLAYED
from service.http.schemas.headers import KeyHeaders
from service.http.schemas.talk.chat_bodies import PresenceBody

blueprint = Blueprint("presence", "Presence, reminders, and blocks.")


@blueprint.operation(
    "GET",
    "/v1/games/<g>/presence",
    Answer("The presence of each seat.", Presence, examples.PRESENCE),
    ("forbidden", "not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="getPresence",
)
def get_presence(call: Call, g: str) -> Any:
    """Get presence

    Returns the presence of each seat, for seats, their readers (`seat:read`), organiser and arbiter. Presence is each seat's own statement, changes in steps
    of half a minute, and depends on no action in the game.
    """
    return presence.load_presence(call.context, *call.load_game(g))


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/presence",
    Answer("The presence of each seat.", Presence, examples.PRESENCE),
    ("forbidden", "not-found", "gone", "unavailable"),
    body=PresenceBody,
    example={"state": "online"},
    token=TokenUse.MUST,
    name="putPresence",
)
def put_presence(call: Call, g: str) -> Any:
    """State your presence

    States your presence, with a seat's token, about once a minute while you watch. A seat that states nothing has the state `null`, without any consequence.
    """
    game, who = call.load_game(g)
    presence.say_presence(call.context, game, who, call.body["state"])
    return presence.load_presence(call.context, game, who)


@blueprint.operation(
    "POST",
    "/v1/games/<g>/seats/<seat:n>/reminders",
    Answer("The seat is reminded.", SeatReminder, examples.REMINDED, 201, header_names=(REPLAYED,)),
    ("forbidden", "not-found", "gone", "not-awaited", "too-soon", "unavailable"),
    headers=KeyHeaders,
    token=TokenUse.MUST,
    name="remindSeat",
)
def remind_seat(call: Call, g: str, n: int) -> Any:
    """Remind a seat

    Reminds a seat, with the token of another seat, or the organiser's: the seat's inboxes and webhooks get `reminded`. Its decision must be open for a
    minute, and its last reminder an hour ago.
    """
    return remind(call.context, *call.load_game(g), n, call.request)


@blueprint.operation(
    "GET",
    "/v1/games/<g>/blocks",
    Answer("The blocked authors.", ChatBlocks, {"items": [{"author": "seat-2"}], "next": None}),
    ("forbidden", "not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="listBlocks",
)
def list_blocks(call: Call, g: str) -> Any:
    """List your blocks

    Lists the authors that your seat has blocked in this game.
    """
    return blocks.list_blocks(call.context, *call.load_game(g))


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/blocks/<author>",
    Answer("The author is blocked.", ChatBlock, {"author": "seat-2"}),
    ("forbidden", "not-found", "gone", "too-many-blocks", "unavailable"),
    token=TokenUse.MUST,
    name="putBlock",
)
def put_block(call: Call, g: str, author: str) -> Any:
    """Block an author

    Blocks another seat, or a guest: their messages are left out for your seat, and no one is notified. Open streams contain them until the client
    reconnects.
    """
    return blocks.block(call.context, *call.load_game(g), author)


@blueprint.operation(
    "DELETE",
    "/v1/games/<g>/blocks/<author>",
    Answer("The block has ended.", status=204),
    ("forbidden", "not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="removeBlock",
)
def remove_block(call: Call, g: str, author: str) -> None:
    """End a block

    Ends a block. The author's messages are shown again, older ones too.
    """
    blocks.unblock(call.context, *call.load_game(g), author)
