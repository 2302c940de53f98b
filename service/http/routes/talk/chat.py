"""Chat at a table: not part of the log or the record, and deleted after thirty days."""

from __future__ import annotations

from functools import partial
from typing import Any

from flask import Response

from domain.game.aggregate import Game
from service.answers.chat import Chat, CreatedChatMessage, CreatedGuest, SentChatPage
from service.app.chat import messages, speakers
from service.app.chat.chat_listener import ChatReader
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
from service.http.routes.feed import LINES
from service.http.schemas.headers import KeyHeaders, SecretKeyHeaders, StreamHeaders
from service.http.schemas.talk.chat_bodies import ChatBody, ChatMessageBody, GuestBody, MessagesQuery
from service.http.streaming.chat_stream import GLANCE_S, ChatStream
from service.http.streaming.response import respond_with_stream
from service.http.streaming.suspension import wait_for_news

blueprint = Blueprint("chat", "Chat at a table: not part of the log or the record, and deleted after thirty days.")


def load_speaker(call: Call, g: str) -> tuple[Game, Speaker]:
    """The game, and the caller.  Raises Missing, Unauthorised, Gone."""
    game = call.context.games.load(g)
    return game, request_parsing.authenticate_speaker(call.context, game, call.bearer)


@blueprint.operation(
    "GET",
    "/v1/games/<g>/chat",
    Answer("The chat's mode, and your scopes.", Chat, examples.CHAT),
    ("not-found", "gone", "unavailable"),
    token=TokenUse.MAY,
    name="getChat",
)
def chat(call: Call, g: str) -> Any:
    """Get the chat's mode

    Returns the chat's mode: `players`, unless the organiser chose another one. Tables that share their deal with others never have a chat.
    """
    game, speaker = load_speaker(call, g)
    return speakers.chat_json(game, speaker, speakers.load_mode(call.context, game))


@blueprint.operation(
    "PUT",
    "/v1/games/<g>/chat",
    Answer("The chat's new mode.", Chat, examples.CHAT),
    ("forbidden", "chat-off", "not-found", "gone", "unavailable"),
    body=ChatBody,
    example={"mode": "all"},
    token=TokenUse.MUST,
    name="putChat",
)
def put_chat(call: Call, g: str) -> Any:
    """Set the chat's mode

    Sets the chat's mode at any time, with the organiser's token. Earlier messages stay readable for their readers.
    """
    game, speaker = load_speaker(call, g)
    require_scope(speaker.principal, "organiser")
    speakers.choose_mode(call.context, game, call.body["mode"])
    return speakers.chat_json(game, speaker, call.body["mode"])


@blueprint.operation(
    "POST",
    "/v1/games/<g>/guests",
    Answer("The guest's token, shown once.", CreatedGuest, examples.GUEST, 201, header_names=(REPLAYED,)),
    ("chat-off", "not-found", "unavailable"),
    body=GuestBody,
    example={"name": "Carla"},
    headers=SecretKeyHeaders,
    name="makeGuest",
)
def make_guest(call: Call, g: str) -> Any:
    """Get a name as a spectator

    Gives a spectator a name, to chat with other spectators if the mode is `all`. The token holds the name and is valid as long as the game exists; the service stores nothing
    of it. A name that looks like a seat's is refused; two guests may have the same name, and differ by `id`.
    """
    game = call.context.games.load(g)
    speakers.require_spectators_talk(speakers.load_mode(call.context, game))
    return speakers.make_guest(call.context, game, call.body["name"], call.request, call.client)


@blueprint.operation(
    "POST",
    "/v1/games/<g>/messages",
    Answer("The message.", CreatedChatMessage, examples.SENT, 201, header_names=(REPLAYED,)),
    ("forbidden", "chat-off", "suspended", "not-found", "gone", "too-many-messages", "unavailable"),
    body=ChatMessageBody,
    example={"text": "Well met, agents."},
    headers=KeyHeaders,
    token=TokenUse.MUST,
    name="postMessage",
)
def post_message(call: Call, g: str) -> Any:
    """Send a message

    Sends a message. Seats and the organiser write in scope `players`; seats, their readers (`seat:read`), the organiser and the arbiter read it.
    Guests write in scope `spectators`, which spectators, organiser and arbiter read, and seats when the game is over. A message has at most 300
    characters in one line of plain text: show it as text, never as markup. An author may send 20 a minute, guests of one network 60, all guests of a table 600. The
    idempotency key is stored for an hour.
    """
    game, speaker = load_speaker(call, g)
    content = {name: call.body[name] for name in ("text", "emote") if name in call.body}
    owners = request_parsing.owners_of_client(call.context)
    sent = messages.send_message(call.context, game, speaker, call.body.get("scope"), content=content, request=call.request, owners=owners)
    current_services().chat.announce()
    return sent


@blueprint.operation(
    "GET",
    "/v1/games/<g>/messages",
    Answer(
        "A page of messages, or a stream of them.",
        SentChatPage,
        {"messages": [examples.MESSAGE], "next": 1},
        others={NDJSON: (LINES, examples.LINES), SSE: (LINES, examples.EVENTS)},
        header_names=("Vary",),
    ),
    ("forbidden", "not-found", "gone", "reset", "unavailable"),
    query=MessagesQuery,
    headers=StreamHeaders,
    token=TokenUse.MAY,
    name="getMessages",
)
def get_messages(call: Call, g: str) -> Response:
    """Read messages

    Returns the messages of a scope. Of each scope 500 messages are stored, each for thirty days: an equal share for each seat and the organiser, and a tenth for all guests
    of one network. Numbers have no gaps, but messages may be missing: they are too old, newer ones of the same share took their place, or
    they were removed, and then `removed` of a later one names them.

    **Pages.** With `wait`, the answer waits until there is a message after `after`, or the time is over; repeat the request with `next` as `after`.

    **Streams**, by `Accept`: the messages after `after`, and all future ones. `application/x-ndjson` has one per line, and an empty line when
    nothing happened for 15 s; `text/event-stream` has one message per event, whose id is its number, so that `Last-Event-ID` resumes automatically;
    an id that is not valid gets `event: reset`, and then the last messages. A number beyond the last message gets `reset` in pages and streams, as of a game. A block with an id alone is your position, sent at first and when nothing
    happened for 15 s. A stream counts as one request, and continues until the client or the service ends it.
    """
    here, asked = current_services(), call.query
    game, speaker = load_speaker(call, g)
    scope, after = asked.get("scope") or speakers.default_scope(speaker), asked.get("after")
    reader = partial(ChatReader, here.chat, scope, game, speaker)
    if call.media != JSON:
        last_event_id = call.headers["last_event_id"] if call.media == SSE else None
        text = None if after is None else VERSION.format(after)
        position = request_parsing.parse_stream_position(VERSION, last_event_id, text)
        return respond_with_stream(
            here.streams, lambda: ChatStream(reader(position[0]), call.media, is_lost=position[1]), call.media
        )
    waiting = None
    if asked["wait"]:
        waiting = wait_for_news(here.streams.waiting, asked["wait"], reader(after).following)
        after = after if waiting.state is None else waiting.state
    page = messages.load_chat_page(here.context, game, speaker, scope, after=after, limit=asked["limit"])
    if waiting is not None and not page.messages:
        waiting.state = page.next
        waiting.suspend(GLANCE_S)
    return respond_json(page)
