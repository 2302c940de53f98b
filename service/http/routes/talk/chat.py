"""The talk at a table, which is no part of the game: in no log, in no record, gone after thirty days."""

from __future__ import annotations

from functools import partial
from typing import Any

from flask import Response

from domain.game.aggregate import Game
from service.app.chat import messages, speakers
from service.app.chat.chat_listener import ChatReader, wait_for_message
from service.app.chat.speakers import Speaker
from service.app.core.authorization import require_scope
from service.app.core.cursors import VERSION
from service.http import request_parsing
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import chat_examples as examples
from service.http.operation import REPLAYED
from service.http.responses import JSON, NDJSON, SSE, respond_json
from service.http.routes.feed import LINES, hold_waiter
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders, StreamHeaders
from service.http.schemas.talk.chat_bodies import ChatBody, GuestBody, MessageBody, MessagesQuery
from service.http.streaming.chat_stream import ChatStream
from service.http.streaming.response import respond_with_stream

blueprint = Blueprint("chat", "The talk at a table: in no log and in no record, and gone after thirty days.")


def load_speaker(call: Call, g: str) -> tuple[Game, Speaker]:
    """The game, and who asks.  Raises Missing, Unauthorised, Gone."""
    game = call.context.games.load(g)
    return game, request_parsing.authenticate_speaker(call.context, game, call.bearer)


@blueprint.operation(
    "GET",
    "/v1/games/<g>/chat",
    Answer("Who talks, and what you may.", "Chat", examples.CHAT),
    ("not-found", "gone", "unavailable"),
    token=TokenUse.MAY,
    name="getChat",
)
def chat(call: Call, g: str) -> Any:
    """See who may talk

    Its mode is `players` where nobody chose another one. Tables that share their deal with others are silent for good.
    """
    game, speaker = load_speaker(call, g)
    return speakers.chat_json(game, speaker, speakers.load_mode(call.context, game))


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/chat",
    Answer("Who talks from now on.", "Chat", examples.CHAT),
    ("forbidden", "chat-off", "not-found", "gone", "unavailable"),
    body=ChatBody,
    example={"mode": "all"},
    token=TokenUse.MUST,
    name="putChat",
)
def put_chat(call: Call, g: str) -> Any:
    """Choose who may talk

    At any time, with the organiser's token. What was said stays readable to those who could read it.
    """
    game, speaker = load_speaker(call, g)
    require_scope(speaker.principal, "organiser")
    speakers.choose_mode(call.context, game, call.body["mode"])
    return speakers.chat_json(game, speaker, call.body["mode"])


@blueprint.operation(
    "POST",
    "/v1/games/<g>/guests",
    Answer("The guest's token, shown once.", "GuestMade", examples.GUEST, 201, header_names=(REPLAYED,)),
    ("chat-off", "not-found", "unavailable"),
    body=GuestBody,
    example={"name": "Carla"},
    headers=SecretKeyHeaders,
    name="makeGuest",
)
def make_guest(call: Call, g: str) -> Any:
    """Get a name as a spectator

    To talk with other spectators where the chat's mode is `all`. The token holds the name and is good as long as the game is; nothing
    of it is stored. A name that can be taken for a seat's is refused; two guests may have one name, and differ by `id`.
    """
    game = call.context.games.load(g)
    speakers.require_spectators_talk(speakers.load_mode(call.context, game))
    return speakers.make_guest(call.context, game, call.body["name"], call.request, call.client)


@blueprint.operation(
    "POST",
    "/v1/games/<g>/messages",
    Answer("It can be read.", "ChatSent", examples.SENT, 201, header_names=(REPLAYED,)),
    ("forbidden", "chat-off", "suspended", "not-found", "gone", "too-many-messages", "unavailable"),
    body=MessageBody,
    example={"text": "Well met, agents."},
    headers=KeyHeaders,
    token=TokenUse.MUST,
    name="postMessage",
)
def post_message(call: Call, g: str) -> Any:
    """Say something

    Seats and the organiser write in scope `players`; seats, those who read over their shoulders, the organiser and the arbiter read it.
    Guests write in scope `spectators`, which spectators, organiser and arbiter read, and seats when the game is over. A message has 300
    characters in one line of plain text: show it as text, never as markup. Each author may send 20 in a minute, and all in a scope 120. The
    key is known for an hour.
    """
    game, speaker = load_speaker(call, g)
    said = {name: call.body[name] for name in ("text", "emote") if name in call.body}
    sent = messages.send_message(call.context, game, speaker, call.body.get("scope"), said, call.request)
    current_services().chat.announce()
    return sent


@blueprint.operation(
    "GET",
    "/v1/games/<g>/messages",
    Answer(
        "A page of messages, or all that follow.",
        "ChatPage",
        {"messages": [examples.MESSAGE], "next": 1},
        others={NDJSON: (LINES, examples.LINES), SSE: (LINES, examples.EVENTS)},
        header_names=("Vary",),
    ),
    ("forbidden", "not-found", "gone", "unavailable"),
    query=MessagesQuery,
    headers=StreamHeaders,
    token=TokenUse.MAY,
    name="getMessages",
)
def get_messages(call: Call, g: str) -> Response:
    """Read what is said

    The last 500 messages of each scope are kept, each for thirty days. Numbers have no gaps, but messages may be missing: they are too
    old, or were removed, and then `removed` of a later one names them.

    **Pages.** With `wait`, the answer is held back until there is a message after `after`, or the time is over; ask again with `after` as `next` says.

    **Streams**, by `Accept`: the messages after `after`, and all to come. `application/x-ndjson` has one per line, and an empty line when
    nothing happened for 15 s; `text/event-stream` has one message per event, whose id is its number, so that `Last-Event-ID` goes on by itself;
    an id that is none of ours gets `event: reset`, and then the last messages. A block with an id alone says where you are, at first and when nothing
    happened for 15 s. A stream counts as one request, and goes on until one of us ends it.
    """
    here, asked = current_services(), call.query
    game, speaker = load_speaker(call, g)
    scope, after = asked.get("scope") or speakers.default_scope(speaker), asked.get("after")
    reader = partial(ChatReader, here.chat, scope, game, speaker)
    if call.media != JSON:
        told = call.headers["last_event_id"] if call.media == SSE else None
        text = None if after is None else VERSION.format(after)
        position = request_parsing.parse_stream_position(VERSION, told, text)
        return respond_with_stream(
            here.streams, lambda: ChatStream(reader(position[0]), call.media, is_lost=position[1]), call.media
        )
    load = partial(messages.load_chat_page, here.context, game, speaker, scope)
    found, following = load(after, asked["limit"])
    if not found and asked["wait"]:
        with hold_waiter(asked["wait"]) as wait_s:
            wait_for_message(reader(following), wait_s)
        found, following = load(following, asked["limit"])
    return respond_json({"messages": found, "next": following})
