"""Inboxes: one token for the news of many seats, and one stream."""

from __future__ import annotations

from functools import partial

from flask import Response

from service.app import inboxes
from service.app.inbox_feed import Letters, page, parsed
from service.http import request_parsing
from service.http.app_services import context, desk
from service.http.openapi import examples
from service.http.openapi.operation import SECRET_KEY, Answer, Blueprint
from service.http.responses import JSON, NDJSON, SSE, answer, json_answer
from service.http.routes.feed import LAST_EVENT_ID, patience
from service.http.routes.games import POSTED, REPLAYED, SECRET, replay_header
from service.http.schemas.bodies import InboxBody, SeatTokenBody
from service.http.schemas.queries import InboxQuery, NoQuery
from service.http.streaming.inbox_stream import Hearing
from service.http.streaming.response import stream

blueprint = Blueprint("inbox", "Inboxes: one token for the news of many seats, and one stream.")

NOTHING, INBOX, SEAT, PAGE = NoQuery(), InboxBody(), SeatTokenBody(), InboxQuery()


@blueprint.route("/v1/inbox", "POST")
@blueprint.operation(
    {201: Answer("The inbox's token, shown once.", "InboxMade", examples.INBOX_MADE, headers=REPLAYED)},
    (*POSTED, *SECRET, "unauthorised", "forbidden", "gone", "unavailable"),
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
    request_parsing.accepted(JSON)
    request_parsing.query(NOTHING)
    sent, read = request_parsing.envelope(INBOX)
    made, replayed = inboxes.make(
        context(), read["tokens"], request_parsing.secret_request(sent), request_parsing.client()
    )
    return json_answer(made, 201, headers=replay_header(replayed))


@blueprint.route("/v1/inbox", "GET")
@blueprint.operation(
    {
        200: Answer("A page of entries, or all that follow.", "InboxPage", examples.INBOX_PAGE)
        .offered({"type": "string"}, examples.INBOX_LINES, NDJSON)
        .offered({"type": "string"}, examples.INBOX_EVENTS, SSE)
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
    media = request_parsing.accepted(JSON, NDJSON, SSE)
    wanted = request_parsing.query(PAGE)
    here, inbox = desk(), request_parsing.inbox(context())
    cursor = wanted.get("after")
    if media == JSON:
        with patience(wanted["wait"]) as wait_s:
            entries, after = page(here.context, here.hub, inbox, cursor, wanted["limit"], wait_s)
        return answer(b'{"entries":[%b],"next":"%b"}' % (b",".join(entries), after.encode()), JSON)
    if media == NDJSON:
        read, is_lost = None if cursor is None else parsed(cursor), False
    else:
        read, is_lost = request_parsing.last_letter(cursor)
    letters = partial(Letters, here.context, here.hub, inbox, read)
    return stream(here.streams, lambda: Hearing(letters(), media, is_lost=is_lost), media)


@blueprint.route("/v1/inbox/seats", "GET")
@blueprint.operation(
    {200: Answer("The seats.", "InboxSeats", {"items": [{"game": examples.GAME, "seat": 0}], "next": None})},
    ("unauthorised", "malformed", "unavailable"),
    token=True,
)
def inbox_seats() -> Response:
    """List the seats that your inbox hears of

    By game and seat; those whose tokens were revoked are gone.
    """
    request_parsing.accepted(JSON)
    request_parsing.query(NOTHING)
    return json_answer({"items": inboxes.listed(context(), request_parsing.inbox(context())), "next": None})


@blueprint.route("/v1/inbox/seats/<g>/<seat:n>", "PUT")
@blueprint.operation(
    {200: Answer("The inbox hears of it.", "InboxSeat", {"game": examples.GAME, "seat": 1})},
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
    request_parsing.accepted(JSON)
    request_parsing.query(NOTHING)
    inbox = request_parsing.inbox(context())
    _, read = request_parsing.envelope(SEAT)
    return json_answer(inboxes.put_one(context(), inbox, g, n, read["token"]))


@blueprint.route("/v1/inbox/seats/<g>/<seat:n>", "DELETE")
@blueprint.operation(
    {204: Answer("The inbox hears of it no more.")},
    ("unauthorised", "not-found", "malformed", "unavailable"),
    token=True,
)
def take_inbox_seat(g: str, n: int) -> Response:
    """Take a seat out of your inbox

    The seat's token opens what it did.
    """
    request_parsing.query(NOTHING)
    inboxes.take_out(context(), request_parsing.inbox(context()), g, n)
    return answer(b"", None, 204)
