"""Inboxes: one token for the news of many seats, and one stream."""

from __future__ import annotations

from functools import partial
from typing import Any

from flask import Response

from service.answers.tokens import CreatedInbox, InboxPage, InboxSeats, SentInboxSeat
from service.app.core import cursors
from service.app.feeds import inboxes
from service.app.feeds.inbox_feed import GLANCE_S, InboxReader, following_inbox, read_inbox_page
from service.app.feeds.inbox_owners import FollowedSeats, InboxOwner, require_own_seats
from service.http import request_parsing
from service.http.answer import Answer
from service.http.app_services import current_services
from service.http.blueprint import Blueprint
from service.http.call import Call, TokenUse
from service.http.openapi import examples
from service.http.operation import REPLAYED
from service.http.responses import JSON, NDJSON, SSE, respond
from service.http.routes.feed import LINES
from service.http.schemas.bodies import InboxBody, SeatTokenBody
from service.http.schemas.headers import SecretKeyHeaders, StreamHeaders
from service.http.schemas.queries import InboxQuery
from service.http.streaming.inbox_stream import InboxStream
from service.http.streaming.response import respond_with_stream
from service.http.streaming.suspension import wait_for_news

blueprint = Blueprint("inbox", "Inboxes: one token for the news of many seats, and one stream.")


@blueprint.operation(
    "POST",
    "/v1/inbox",
    Answer("The inbox's token, shown once.", CreatedInbox, examples.INBOX_MADE, 201, header_names=(REPLAYED,)),
    ("unauthorised", "forbidden", "gone", "unavailable"),
    body=InboxBody,
    example={"tokens": [examples.SEAT_TOKEN]},
    headers=SecretKeyHeaders,
    name="createInbox",
)
def make_inbox(call: Call) -> Any:
    """Make an inbox

    Makes an inbox, which collects the news of the seats whose tokens you give it, now or later: a decision is open, a game is over, a ruling was made. Its
    token reads these and nothing else: to view and to act, use the seats' own. An inbox stores no token, and a seat leaves it when
    the token that added it is revoked.
    """
    return inboxes.create_inbox(call.context, call.body["tokens"], call.request, call.client)


@blueprint.operation(
    "GET",
    "/v1/inbox",
    Answer(
        "A page of items, or a stream of them.",
        InboxPage,
        examples.INBOX_PAGE,
        others={NDJSON: (LINES, examples.INBOX_LINES), SSE: (LINES, examples.INBOX_EVENTS)},
        header_names=("Vary",),
    ),
    ("bad-cursor", "gone", "unavailable"),
    query=InboxQuery,
    headers=StreamHeaders,
    token=TokenUse.MUST,
    name="getInbox",
)
def read_inbox(call: Call) -> Response:
    """Read your inbox

    Returns the items of your inbox, with the token of an inbox, or of a player: a player's inbox follows all seats that are bound to the player. Without `after`: one item
    for each decision that you owe now, in any game, then new items. `id` names an item, the same for all readers; `cursor` is the
    position after it, for your `after`, and has no meaning for other readers. Nothing is lost however often you reconnect, and `after=i`
    starts where each seat was added; a decision that was answered meanwhile, or whose deadline passed, is left out. If a game was put back before your position in it, an item of
    kind `reset` says so, in pages, streams and messages to webhooks; items of that game's decisions now open follow it.

    **Pages.** With `wait`, the answer waits until there is an item, or the time is over; repeat the request with `next` as `after`.

    **Streams**, by `Accept`: `application/x-ndjson` has one item per line, and an empty line when nothing happened for 15 s.
    `text/event-stream` has one message per item, whose id is the cursor, so that `Last-Event-ID` resumes automatically; an id that is not valid
    gets `event: reset`, and then the items of a new reader. A block with an id alone is your position, sent at first and when nothing happened
    for 15 s. A stream continues until the client or the service ends it.
    """
    here, owner, media = current_services(), load_owner(call), call.media
    cursor = call.query.get("after")
    if media == JSON:
        follow = partial(following_inbox, here.context, here.hub, owner, cursor)
        waiting = wait_for_news(here.streams.waiting, call.query["wait"], follow)
        entries, after = read_inbox_page(waiting.state, call.query["limit"])
        if not entries:
            waiting.suspend(GLANCE_S)
        return respond(b'{"items":[%b],"next":"%b"}' % (b",".join(entries), after.encode()), JSON)
    if media == SSE:
        resumed = request_parsing.parse_stream_position(cursors.INBOX, call.headers["last_event_id"], cursor)
    else:
        resumed = cursors.INBOX.parse_optional(cursor), False
    position, is_lost = resumed
    letters = partial(InboxReader, here.context, here.hub, owner, position)
    return respond_with_stream(here.streams, lambda: InboxStream(letters(), media, is_lost=is_lost), media)


def load_owner(call: Call) -> InboxOwner:
    """Owner of the caller's inbox.  Raises Unauthorised, Gone."""
    return request_parsing.authenticate_inbox(call.context, call.bearer)


@blueprint.operation(
    "GET",
    "/v1/inbox/seats",
    Answer("The seats.", InboxSeats, {"items": [{"game": examples.GAME, "seat": 0}], "next": None}),
    ("gone", "unavailable"),
    token=TokenUse.MUST,
    name="listInboxSeats",
)
def inbox_seats(call: Call) -> Any:
    """List the seats of your inbox

    Lists the seats by game and seat, without seats whose tokens were revoked. For a player: up to 100 bound seats, in running games and in the last games that
    ended.
    """
    return inboxes.list_seats(call.context, FollowedSeats(call.context, load_owner(call)).load())


@blueprint.operation(
    "PUT",
    "/v1/inbox/seats/<g>/<seat:n>",
    Answer("The inbox has the seat.", SentInboxSeat, {"game": examples.GAME, "seat": 1}),
    ("forbidden", "not-found", "gone", "inbox-full", "unavailable"),
    body=SeatTokenBody,
    example={"token": examples.SEAT_TOKEN},
    token=TokenUse.MUST,
)
def put_inbox_seat(call: Call, g: str, n: int) -> Any:
    """Add a seat to your inbox

    Adds a seat to your inbox, with the seat's token. Creating a game and claiming a seat can add it too, with `inbox` in the body. An inbox holds 100 seats; if it is full,
    seats of games that are over leave it. A player's inbox is refused (`forbidden`): bind the seat to the player instead.
    """
    return inboxes.add_seat(call.context, require_own_seats(load_owner(call)), g, n, call.body["token"])


@blueprint.operation(
    "DELETE",
    "/v1/inbox/seats/<g>/<seat:n>",
    Answer("The seat is removed from the inbox.", status=204),
    ("forbidden", "not-found", "gone", "unavailable"),
    token=TokenUse.MUST,
    name="removeInboxSeat",
)
def take_inbox_seat(call: Call, g: str, n: int) -> None:
    """Remove a seat from your inbox

    Removes the seat from your inbox. The seat's token stays valid.
    """
    inboxes.remove_seat(call.context, require_own_seats(load_owner(call)), g, n)
