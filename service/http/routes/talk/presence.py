"""Who is there, who is reminded, and who is not read: what a table's people do beside the game."""

from __future__ import annotations

from typing import Any

from service.app.chat import blocks, presence
from service.app.chat.remind import remind
from service.app.core.cursors import complete_page
from service.http.answer import Answer
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import chat_examples as examples
from service.http.operation import REPLAYED
from service.http.schemas.headers import KeyHeaders
from service.http.schemas.talk.chat_bodies import PresenceBody

blueprint = Blueprint("presence", "Who is there, reminders, and blocks.")


@blueprint.operation(
    "GET",
    "/v1/games/<g>/presence",
    Answer("Who is there.", "Presence", examples.PRESENCE),
    ("forbidden", "not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="getPresence",
)
def get_presence(call: Call, g: str) -> Any:
    """See who is there

    For seats, those who read over their shoulders, organiser and arbiter. It is what each seat's holder said himself, and changes in steps
    of half a minute; it follows from nothing that anybody does in the game.
    """
    return complete_page(presence.load_presence(call.context, *call.load_game(g)))


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/presence",
    Answer("Who is there.", "Presence", examples.PRESENCE),
    ("forbidden", "not-found", "gone", "unavailable"),
    body=PresenceBody,
    example={"state": "online"},
    token=TokenUse.MUST,
    name="putPresence",
)
def put_presence(call: Call, g: str) -> Any:
    """Say whether you are there

    With a seat's token, about once a minute while you look. Who says nothing is told of as nothing, and nothing follows from it.
    """
    game, who = call.load_game(g)
    presence.say_presence(call.context, game, who, call.body["state"])
    return complete_page(presence.load_presence(call.context, game, who))


@blueprint.operation(
    "POST",
    "/v1/games/<g>/seats/<seat:n>/reminders",
    Answer("It is reminded.", "Reminded", examples.REMINDED, 201, header_names=(REPLAYED,)),
    ("forbidden", "not-found", "gone", "not-awaited", "too-soon", "unavailable"),
    headers=KeyHeaders,
    token=TokenUse.MUST,
    name="remindSeat",
)
def remind_seat(call: Call, g: str, n: int) -> Any:
    """Remind a seat

    With the token of another seat, or the organiser's: the inboxes and webhooks of the seat tell `reminded`. It must have been asked for a
    minute, and was not reminded within the hour.
    """
    return remind(call.context, *call.load_game(g), n, call.request)


@blueprint.operation(
    "GET",
    "/v1/games/<g>/blocks",
    Answer("The blocked authors.", "ChatBlocks", {"items": [{"author": "seat-2"}], "next": None}),
    ("forbidden", "not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="listBlocks",
)
def list_blocks(call: Call, g: str) -> Any:
    """List whom you do not read

    Those of your seat, in this game.
    """
    return complete_page(blocks.list_blocks(call.context, *call.load_game(g)))


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/blocks/<author>",
    Answer("It is left out.", "ChatBlock", {"author": "seat-2"}),
    ("forbidden", "not-found", "gone", "too-many-blocks", "unavailable"),
    token=TokenUse.MUST,
    name="putBlock",
)
def put_block(call: Call, g: str, author: str) -> Any:
    """Block an author

    Another seat, or a guest: his messages are left out for your seat, and nobody is told. Streams that are open go on with them until they
    are opened anew.
    """
    return blocks.block(call.context, *call.load_game(g), author)


@blueprint.operation(
    "DELETE",
    "/v1/games/<g>/blocks/<author>",
    Answer("It is shown again.", status=204),
    ("forbidden", "not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="removeBlock",
)
def remove_block(call: Call, g: str, author: str) -> None:
    """End a block

    His messages are shown again, older ones too.
    """
    blocks.unblock(call.context, *call.load_game(g), author)
