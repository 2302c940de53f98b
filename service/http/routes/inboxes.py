"""Inboxes: one token for the news of many seats, and one stream."""

from __future__ import annotations

from functools import partial

from flask import Response

from service.app import cursors
from service.app.cursors import complete_page
from service.app.feeds import inboxes
from service.app.feeds.inbox_feed import InboxReader, load_inbox_page
from service.http import request_parsing
from service.http.app_services import current_context, current_services
from service.http.openapi import examples
from service.http.openapi.operation import SECRET_KEY, AnswerSpec, Blueprint
from service.http.responses import JSON, NDJSON, SSE, respond, respond_json
from service.http.routes.feed import LAST_EVENT_ID, hold_waiter
from service.http.routes.games import POST_PROBLEMS, REPLAYED_HEADER, SECRET_PROBLEMS, replayed_header
from service.http.schemas.bodies import InboxBody, SeatTokenBody
from service.http.schemas.queries import InboxQuery, NoQuery
from service.http.streaming.inbox_stream import InboxStream
from service.http.streaming.response import respond_with_stream

blueprint = Blueprint("inbox", "Inboxes: one token for the news of many seats, and one stream.")

NOTHING, INBOX, SEAT, PAGE = NoQuery(), InboxBody(), SeatTokenBody(), InboxQuery()


@blueprint.route("/v1/inbox", "POST")
@blueprint.operation(
    {201: AnswerSpec("The inbox's token, shown once.", "InboxMade", examples.INBOX_MADE, headers=REPLAYED_HEADER)},
    (*POST_PROBLEMS, *SECRET_PROBLEMS, "unauthorised", "forbidden", "gone", "unavailable"),
    body=InboxBody,
    example={"tokens": [examples.SEAT_TOKEN]},
    headers=(SECRET_KEY,),
)
def make_inbox() -> Response:
    """Make an inbox

    It hears of the seats whose tokens you give it, now or later: a decision of yours is open, a game is over, a ruling was made. Its
    token tells that and nothing else: to look and to act, use the seats' own. An inbox keeps no token, and a seat leaves it when
    the token is revoked that it was put in with.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    sent, read = request_parsing.parse_body(INBOX)
    made, replayed = inboxes.create_inbox(
        current_context(), read["tokens"], request_parsing.secret_request(sent), request_parsing.client_identity()
    )
    return respond_json(made, 201, headers=replayed_header(replayed))


@blueprint.route("/v1/inbox", "GET")
@blueprint.operation(
    {
        200: AnswerSpec("A page of entries, or all that follow.", "InboxPage", examples.INBOX_PAGE)
        .or_in({"type": "string"}, examples.INBOX_LINES, NDJSON)
        .or_in({"type": "string"}, examples.INBOX_EVENTS, SSE)
    },
    ("unauthorised", "bad-cursor", "malformed", "unavailable"),
    query=InboxQuery,
    headers=(LAST_EVENT_ID,),
    token=True,
)
def read_inbox() -> Response:
    """Read your inbox

    Without `after`: one entry for each decision that you owe now, in whichever game, and from then on what is new. `id` names an entry, the
    same for all who read it; `cursor` is where to go on after it, for your `after`, and tells nobody else anything. Nothing is lost however
    often you come back, and `after=i` tells what happened since each seat was put in; a decision that was answered meanwhile, as by its deadline, is not told any more.

    **Pages.** With `wait`, the answer is held back until there is an entry, or the time is over; ask again with `after` as `next` says.

    **Streams**, by `Accept`: `application/x-ndjson` has one entry per line, and an empty line when nothing happened for 15 s.
    `text/event-stream` has one message per entry, whose id is the cursor, so that `Last-Event-ID` goes on by itself; an id that is none of ours
    gets `event: reset`, and then what a new reader gets. A block with an id alone says where you are, at first and when nothing happened
    for 15 s. A stream goes on until one of us ends it.
    """
    media = request_parsing.negotiate(JSON, NDJSON, SSE)
    wanted = request_parsing.parse_query(PAGE)
    here, inbox = current_services(), request_parsing.authenticate_inbox(current_context())
    cursor = wanted.get("after")
    if media == JSON:
        with hold_waiter(wanted["wait"]) as wait_s:
            entries, after = load_inbox_page(here.context, here.hub, inbox, cursor, wanted["limit"], wait_s)
        return respond(b'{"entries":[%b],"next":"%b"}' % (b",".join(entries), after.encode()), JSON)
    if media == SSE:
        resumed = request_parsing.parse_stream_position(cursors.INBOX, cursor)
    else:
        resumed = cursors.INBOX.parse_optional(cursor), False
    position, is_lost = resumed
    letters = partial(InboxReader, here.context, here.hub, inbox, position)
    return respond_with_stream(here.streams, lambda: InboxStream(letters(), media, is_lost=is_lost), media)


@blueprint.route("/v1/inbox/seats", "GET")
@blueprint.operation(
    {200: AnswerSpec("The seats.", "InboxSeats", {"items": [{"game": examples.GAME, "seat": 0}], "next": None})},
    ("unauthorised", "malformed", "unavailable"),
    token=True,
)
def inbox_seats() -> Response:
    """List the seats that your inbox hears of

    By game and seat; those whose tokens were revoked are gone.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    return respond_json(
        complete_page(inboxes.list_seats(current_context(), request_parsing.authenticate_inbox(current_context())))
    )


@blueprint.route("/v1/inbox/seats/<g>/<seat:n>", "PUT")
@blueprint.operation(
    {200: AnswerSpec("The inbox hears of it.", "InboxSeat", {"game": examples.GAME, "seat": 1})},
    (
        "not-json", "too-large", "unsupported-media-type", "malformed", "unauthorised", "forbidden", "not-found",
        "gone", "inbox-full", "unavailable",
    ),
    body=SeatTokenBody,
    example={"token": examples.SEAT_TOKEN},
    token=True,
)  # fmt: skip
def put_inbox_seat(g: str, n: int) -> Response:
    """Put a seat into your inbox

    With the seat's token. Opening a game and sitting down do it in one, by `inbox` in the body. An inbox holds 100 seats; where it is full,
    those of games that are over leave.
    """
    request_parsing.negotiate(JSON)
    request_parsing.parse_query(NOTHING)
    inbox = request_parsing.authenticate_inbox(current_context())
    _, read = request_parsing.parse_body(SEAT)
    return respond_json(inboxes.add_seat(current_context(), inbox, g, n, read["token"]))


@blueprint.route("/v1/inbox/seats/<g>/<seat:n>", "DELETE")
@blueprint.operation(
    {204: AnswerSpec("The inbox hears of it no more.")},
    ("unauthorised", "not-found", "malformed", "unavailable"),
    token=True,
)
def take_inbox_seat(g: str, n: int) -> Response:
    """Take a seat out of your inbox

    The seat's token opens what it did.
    """
    request_parsing.parse_query(NOTHING)
    inboxes.remove_seat(current_context(), request_parsing.authenticate_inbox(current_context()), g, n)
    return respond(b"", None, 204)
